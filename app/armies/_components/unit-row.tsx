import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, type PreparedLine, type PreparedList, type Variant, variantOf } from "@/lib/rules/army/book";
import { breakPoint } from "@/lib/rules/army/count";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { rowValue, rulesRow } from "@/lib/rules/rules-row";
import { optionTerm } from "@/lib/words/army-terms";
import { EDITOR } from "@/lib/words/editor";
import { grouped } from "@/lib/words/phrasing";
import { joined, plain } from "@/lib/words/sentence";
import { lossTerms, traitTerms, traitWords, troopWords } from "@/lib/words/troops";
import { DeskForm, fetchForms } from "./fetched-parts";
import type { OpenRows } from "./open-rows";
import { Grip, useDrop } from "./unit-drag";
import type { Change } from "./use-desk";

const WORDS = EDITOR.unit;

export type UnitRowProps = {
  unit: UnitGroup;
  /** The command it stands in. */
  command: CommanderId | null;
  list: PreparedList;
  book: Book;
  /** Who may lead it. */
  commanders: readonly Commander[];
  /** Whether a finding says that it is wrong in itself. */
  faulty: boolean;
  isOpen: boolean;
  rows: OpenRows;
  armyNow: () => Army;
  change: Change;
};

/** One unit group: grip, number, name, bases and points. It opens to its form. Drawn again only when it changes. */
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
        <span className="sm:sr-only">{WORDS.pointsAfterFigure}</span>
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

/** How it differs from others of its line, and in italics what follows from its classification. */
function Apart({ unit, line, variant, book }: ApartProps) {
  const differences = [
    ...(unit.name !== null && line ? [line.line.name] : []),
    ...unit.options.map((one) => plain(optionTerm(one))),
    ...(unit.qualityDown && variant
      ? [WORDS.loweredTo(rulesRow(book.tables.classifications.qualities, variant.troop.quality).name.toLowerCase())]
      : []),
    ...(unit.firepowerDown ? [WORDS.firepowerLowered] : []),
  ];
  const traits = variant ? traitWords(troopTraits(variant.troop, book.tables)) : [];
  if (differences.length === 0 && traits.length === 0) return null;
  return (
    <span className="text-[0.9rem] text-soft">
      {differences.join(", ")}
      {differences.length > 0 && traits.length > 0 && ", "}
      {traits.length > 0 && <em>{traits.join(", ")}</em>}
    </span>
  );
}

type NatureProps = { variant: Variant; bases: number; book: Book; title: string | null };

function Nature({ variant, bases, book, title }: NatureProps) {
  const wounds = breakPoint(variant.troop, bases, book.tables);
  const troop = joined([troopWords(variant.troop, book.tables), ...traitTerms(troopTraits(variant.troop, book.tables))], ", ");
  const losses = lossTerms(wounds, rowValue(book.tables.army.limits, "wounds-per-base"));
  return (
    <p className="mt-1 text-soft">
      <RulesWords text={WORDS.nature(title, troop, losses)} />
    </p>
  );
}

function Bases({ unit, sizes, change }: { unit: UnitGroup; sizes: readonly number[]; change: Change }) {
  const smaller = sizes.findLast((size) => size < unit.bases);
  const larger = sizes.find((size) => size > unit.bases);
  const to = (bases: number | undefined) =>
    bases !== undefined && change([{ do: "set-unit", unit: unit.number, field: "bases", to: bases }]);
  // A button that disappears takes the focus with it: at the last size it stays and does nothing.
  return (
    <span className="stepper">
      <button type="button" aria-label={WORDS.fewer(unit.number)} aria-disabled={smaller === undefined} onClick={() => to(smaller)}>
        −
      </button>
      <output aria-label={WORDS.bases(unit.number)}>{unit.bases}</output>
      <button type="button" aria-label={WORDS.more(unit.number)} aria-disabled={larger === undefined} onClick={() => to(larger)}>
        +
      </button>
    </span>
  );
}
