import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, type PreparedLine, type PreparedList, type Variant, variantOf } from "@/lib/rules/army/book";
import { breakPoint } from "@/lib/rules/army/break-point";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { rowValue, rulesRow } from "@/lib/rules/rules-row";
import { grouped, spoken } from "@/lib/words/phrasing";
import { lossWords, traitWords, troopPhrase } from "@/lib/words/troop-words";
import { DeskForm, fetchForms } from "./desk-form";
import type { OpenRows } from "./open-rows";
import { Grip, useDrop } from "./unit-drag";
import type { Change } from "./use-desk";

export type UnitRowProps = {
  unit: UnitGroup;
  /** The command it stands in. */
  command: CommanderId | null;
  list: PreparedList;
  book: Book;
  /** Who may lead it. */
  commanders: readonly Commander[];
  /** Wrong in itself, as some finding says. */
  faulty: boolean;
  isOpen: boolean;
  rows: OpenRows;
  armyNow: () => Army;
  change: Change;
};

/** One unit group: its grip, its number, what it is, its bases and points. Opened, the rest can be changed. Drawn anew only when it changes. */
export const UnitRow = memo(function UnitRow({
  unit,
  command,
  list,
  book,
  commanders,
  faulty,
  isOpen,
  rows,
  armyNow,
  change,
}: UnitRowProps) {
  const line = list.byId.get(unit.line);
  const variant = line && variantOf(line, unit.options, unit.qualityDown, unit.firepowerDown);
  const name = unit.name ?? line?.line.name ?? unit.line;
  const spot = { number: unit.number, command, name };
  const { setNodeRef, mark } = useDrop(spot);
  return (
    <li ref={setNodeRef} id={`unit-${unit.number}`} className="muster-row" data-faulty={faulty || undefined} data-mark={mark}>
      <Grip spot={spot} />
      <span className="figure">{unit.number}</span>
      <button
        type="button"
        className="muster-name"
        aria-expanded={isOpen}
        onClick={() => {
          rows.toggle(unit.number);
          fetchForms().catch(() => null);
        }}
      >
        {name} <Apart unit={unit} line={line} variant={variant} book={book} />
      </button>
      <Bases unit={unit} sizes={line?.sizes ?? []} change={change} />
      <span className="muster-points figure">
        {variant ? grouped(variant.price * unit.bases) : "–"}
        <span className="sm:sr-only"> points</span>
      </span>
      {isOpen && (
        <div className="muster-more">
          {variant && <Nature variant={variant} bases={unit.bases} book={book} title={unit.name && line ? line.line.name : null} />}
          <DeskForm form="UnitForm" props={{ unit, list, book, commanders, rows, armyNow, change }} />
        </div>
      )}
    </li>
  );
});

type ApartProps = { unit: UnitGroup; line: PreparedLine | undefined; variant: Variant | undefined; book: Book };

/** What sets it apart from others of its line, and in italics what follows from what it is. */
function Apart({ unit, line, variant, book }: ApartProps) {
  const said = [
    ...(unit.name !== null && line ? [line.line.name] : []),
    ...unit.options.map((one) => book.tables.characteristics.find((row) => row.id === one)?.name.toLowerCase() ?? spoken(one)),
    ...(unit.qualityDown && variant
      ? [`only ${rulesRow(book.tables.classifications.qualities, variant.troop.quality).name.toLowerCase()}`]
      : []),
    ...(unit.firepowerDown ? ["firepower lowered"] : []),
  ];
  const traits = variant ? traitWords(troopTraits(variant.troop, book.tables)) : [];
  if (said.length === 0 && traits.length === 0) return null;
  return (
    <span className="text-[0.9rem] text-soft">
      {said.join(", ")}
      {said.length > 0 && traits.length > 0 && ", "}
      {traits.length > 0 && <em>{traits.join(", ")}</em>}
    </span>
  );
}

type NatureProps = { variant: Variant; bases: number; book: Book; title: string | null };

function Nature({ variant, bases, book, title }: NatureProps) {
  const wounds = breakPoint(variant.troop, bases, book.tables);
  const traits = traitWords(troopTraits(variant.troop, book.tables));
  return (
    <p className="mt-1 text-soft">
      {title && `${title}: `}
      <RulesWords text={[troopPhrase(variant.troop, book.tables), ...traits].join(", ")} />. Breaks when it has lost{" "}
      {lossWords(wounds, rowValue(book.tables.army.limits, "wounds-per-base"))}.
    </p>
  );
}

function Bases({ unit, sizes, change }: { unit: UnitGroup; sizes: readonly number[]; change: Change }) {
  const smaller = sizes.findLast((size) => size < unit.bases);
  const larger = sizes.find((size) => size > unit.bases);
  const to = (bases: number | undefined) =>
    bases !== undefined && change([{ do: "set-unit", unit: unit.number, field: "bases", to: bases }]);
  // A button that goes out from under the keyboard takes the focus with it: at its end it stays and does nothing.
  return (
    <span className="stepper">
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
