import { useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { SelectField } from "@/app/_components/select-field";
import type { TerrainKind } from "@/lib/model/enumerations";
import { kindFacts, kindGoing } from "@/lib/words/battlefield-words";
import type { RolledField } from "./field-ground";
import { isAdded, MOST_ADDED } from "./field-moves";
import type { FieldDesk } from "./use-field-desk";

/** How a field is changed by hand, and a piece more for it. */
export function AddPiece({ rolled, desk }: { readonly rolled: RolledField; readonly desk: FieldDesk }) {
  const kinds = rolled.book.tables.terrainKinds.filter(({ territories }) => territories.includes(rolled.field.territory));
  const [chosen, choose] = useState<TerrainKind | null>(null);
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (!kind) return null;
  const isFull = desk.pieces.filter(isAdded).length >= MOST_ADDED;
  return (
    <section aria-label="Change it by hand">
      <p className="eyebrow">Change it by hand</p>
      <p className="mt-1 mb-4 text-soft">
        Press a piece on the map, or take it from the list: then move it, turn it, make it larger or smaller, or take it away.
      </p>
      <SelectField label="One piece more" value={kind.id} onChange={({ currentTarget }) => choose(currentTarget.value as TerrainKind)}>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <button type="button" className="button mt-3" aria-disabled={isFull} onClick={() => !isFull && desk.add(kind.id)}>
        Add it
      </button>
      <p className="mt-3 text-[0.9rem] text-soft">
        <AwaitedWords text={[`${kindGoing(kind)}.`, ...kindFacts(kind)].join(" ")} />
      </p>
      {isFull && <p className="mt-2 text-soft">That is as many as a link can carry.</p>}
    </section>
  );
}
