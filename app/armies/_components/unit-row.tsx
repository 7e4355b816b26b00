import type { Army, UnitGroup } from "@/lib/model/army";
import { type Book, type PreparedList, type Variant, variantOf } from "@/lib/rules/army/book";
import { breakPoint } from "@/lib/rules/army/break-point";
import { rowValue } from "@/lib/rules/army/rules-row";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { grouped } from "@/lib/words/phrasing";
import { lossWords, traitWords, troopPhrase } from "@/lib/words/troop-words";
import type { MakeEdits } from "./desk";
import { UnitForm } from "./unit-form";

type Props = { unit: UnitGroup; list: PreparedList; army: Army; book: Book; faulty: boolean; edit: MakeEdits };

/** One unit group: its number, what it is, its bases and points. Opened, the rest can be changed. */
export function UnitRow({ unit, list, army, book, faulty, edit }: Props) {
  const line = list.byId.get(unit.line);
  const variant = line && variantOf(line, unit.options, unit.qualityDown, unit.firepowerDown);
  return (
    <li id={`unit-${unit.number}`} className={`muster-row ${faulty ? "shadow-[inset_3px_0_var(--madder)]" : ""}`}>
      <span className="figure">{unit.number}</span>
      <details className="min-w-0 max-sm:col-span-2">
        <summary>
          {unit.name ?? line?.line.name ?? unit.line} {variant && <Phrase variant={variant} book={book} />}
        </summary>
        <div className="pb-1 text-[0.9rem]">
          {unit.name && line && <p className="text-soft">{line.line.name}</p>}
          {variant && <BreakPoint variant={variant} bases={unit.bases} book={book} />}
          <UnitForm unit={unit} list={list} army={army} book={book} edit={edit} />
        </div>
      </details>
      <Bases unit={unit} sizes={line?.sizes ?? []} edit={edit} />
      <span className="figure">{variant ? grouped(variant.price * unit.bases) : "–"}</span>
    </li>
  );
}

/** Its classification, and in italics what follows from it. */
function Phrase({ variant, book }: { variant: Variant; book: Book }) {
  const traits = traitWords(troopTraits(variant.troop, book.tables));
  return (
    <span className="text-[0.9rem] text-soft">
      {troopPhrase(variant.troop, book.tables)}
      {traits.length > 0 && <em>, {traits.join(", ")}</em>}
    </span>
  );
}

function BreakPoint({ variant, bases, book }: { variant: Variant; bases: number; book: Book }) {
  const wounds = breakPoint(variant.troop, bases, book.tables);
  return <p className="text-soft">Breaks when it has lost {lossWords(wounds, rowValue(book.tables.army.limits, "wounds-per-base"))}.</p>;
}

function Bases({ unit, sizes, edit }: { unit: UnitGroup; sizes: readonly number[]; edit: MakeEdits }) {
  const smaller = sizes.findLast((size) => size < unit.bases);
  const larger = sizes.find((size) => size > unit.bases);
  const to = (bases: number | undefined) => bases !== undefined && edit([{ do: "set-unit", unit: unit.number, field: "bases", to: bases }]);
  // A button that goes out from under the keyboard takes the focus with it: at its end it stays and does nothing.
  return (
    <span className="stepper max-sm:col-start-2">
      <button
        type="button"
        aria-label={`Fewer bases of no. ${unit.number}`}
        aria-disabled={smaller === undefined}
        onClick={() => to(smaller)}
      >
        −
      </button>
      <output aria-label={`Bases of no. ${unit.number}`}>{unit.bases}</output>
      <button type="button" aria-label={`More bases of no. ${unit.number}`} aria-disabled={larger === undefined} onClick={() => to(larger)}>
        +
      </button>
    </span>
  );
}
