import { useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { SelectField } from "@/app/_components/text-field";
import type { TerrainKind } from "@/lib/model/enumerations";
import { BATTLEFIELDS, kindWhole } from "@/lib/words/battlefields";
import type { RolledField } from "./field-ground";
import { isAdded, MOST_ADDED } from "./field-moves";
import type { FieldDesk } from "./use-field-desk";

/** How to change a battlefield by hand, and a form that adds a piece. */
export function AddPiece({ rolled, desk }: { readonly rolled: RolledField; readonly desk: FieldDesk }) {
  const kinds = rolled.book.tables.terrainKinds.filter(({ territories }) => territories.includes(rolled.field.territory));
  const [chosen, setChosen] = useState<TerrainKind | null>(null);
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (!kind) return null;
  const isFull = desk.pieces.filter(isAdded).length >= MOST_ADDED;
  return (
    <section aria-label={BATTLEFIELDS.add.heading}>
      <p className="eyebrow">{BATTLEFIELDS.add.heading}</p>
      <p className="mt-1 mb-4 text-soft">{BATTLEFIELDS.add.how}</p>
      <SelectField
        label={BATTLEFIELDS.add.label}
        value={kind.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value as TerrainKind)}
      >
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <button type="button" className="button mt-3" aria-disabled={isFull} onClick={() => !isFull && desk.add(kind.id)}>
        {BATTLEFIELDS.add.button}
      </button>
      <p className="mt-3 text-[0.9rem] text-soft">
        <AwaitedWords text={kindWhole(kind)} />
      </p>
      {isFull && <p className="mt-2 text-soft">{BATTLEFIELDS.add.full}</p>}
    </section>
  );
}
