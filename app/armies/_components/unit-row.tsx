import { usePathname } from "next/navigation";
import { memo } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { Link } from "@/app/_components/link";
import { fightAddress, fromArmy, unitCode } from "@/app/_components/odds/odds-address";
import { RulesWords } from "@/app/_components/rules-words";
import { isBegunHere } from "@/app/_components/saving/unsent";
import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { type Book, type PreparedLine, type PreparedList, type Variant, variantOf } from "@/lib/rules/army/book";
import { breakPoint } from "@/lib/rules/army/count";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { copyUnit } from "@/lib/rules/army/unit-edits";
import { rowValue, rulesRow } from "@/lib/rules/rules-row";
import { EDITOR } from "@/lib/words/editor";
import { grouped } from "@/lib/words/phrasing";
import { joined } from "@/lib/words/sentence";
import { ODDS_LINKS } from "@/lib/words/site";
import { armsBrief, breaksAfter, lossTerms, lossWords, traitTerms, traitWords, troopWords } from "@/lib/words/troops";
import { useArmy, useDeskPlace } from "./desk-now";
import { DeskForm, fetchForms } from "./fetched-parts";
import { usePlace } from "./muster-places";
import { type OpenRows, type Picks, removal } from "./muster-rows";
import { Grip } from "./unit-drag";
import type { Change } from "./use-desk";

const WORDS = EDITOR.unit;
const MUSTER = EDITOR.muster;
const NO_SIZES: readonly number[] = [];

type UnitRowProps = {
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
  isPicked: boolean;
  picks: Picks;
  armyNow: () => Army;
  change: Change;
};

/** The row of a unit group, which it reads itself: drawn again only when it changes. */
export const UnitRow = memo(function UnitRow({ id, ...props }: UnitRowProps & { id: number }) {
  const unit = useArmy((army) => army.units.find((one) => unitId(one) === id));
  return unit && <Row unit={unit} {...props} />;
});

/** One unit group: grip, number, what it is, bases, break point and points. It opens to its form. */
function Row(props: UnitRowProps & { unit: UnitGroup }) {
  const { unit, command, list, book, commanders, faulty, isOpen, rows, isPicked, picks, armyNow, change } = props;
  const { number } = unit;
  const id = unitId(unit);
  const line = list.byId.get(unit.line);
  const variant = line && variantOf(line, unit.options, unit.qualityDown, unit.firepowerDown);
  const name = unit.name ?? line?.line.name ?? unit.line;
  const isNew = useBoard(useDeskPlace().added, (ids) => ids.has(id));
  const place = usePlace({ id, number, command, name });
  return (
    <li
      ref={place.row}
      id={`unit-${number}`}
      data-unit={id}
      className="muster-row"
      data-faulty={faulty || undefined}
      data-picked={isPicked || undefined}
    >
      <Grip place={place} number={number} name={name} />
      <button
        type="button"
        className="figure muster-number"
        tabIndex={-1}
        aria-pressed={isPicked}
        aria-label={MUSTER.pick(number)}
        onClick={({ shiftKey }) => picks.pick(id, shiftKey)}
      >
        {number}
      </button>
      <button
        type="button"
        className="muster-name"
        aria-expanded={isOpen}
        onClick={() => {
          rows.toggle(id);
          fetchForms().catch(() => null);
        }}
      >
        {name} <Apart unit={unit} line={line} variant={variant} book={book} />
        {isNew && <span className="muster-new">{WORDS.isNew}</span>}
        {variant && <About variant={variant} book={book} />}
        {unit.note !== undefined && <span className="muster-about">{WORDS.noted(unit.note)}</span>}
      </button>
      <Bases id={id} number={number} bases={unit.bases} sizes={line?.sizes ?? NO_SIZES} change={change} />
      {variant && <BreakPoint variant={variant} bases={unit.bases} book={book} />}
      <span className="muster-points figure">
        {variant ? grouped(variant.price * unit.bases) : "–"}
        <span className="sm:sr-only">{WORDS.pointsAfterFigure}</span>
      </span>
      <QuickActs id={id} number={number} change={change} />
      {isOpen && (
        <div className="muster-more">
          <DeskForm form="UnitForm" props={{ unit, list, book, commanders, rows, armyNow, change }} />
          {variant && <Nature variant={variant} bases={unit.bases} book={book} title={unit.name && line ? line.line.name : null} />}
          {variant && (
            <p className="screen-only">
              <OddsLink code={unitCode(unit, list, variant.troop, book)} name={name} />
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** Its odds in a fight. The army is the one at this address: a sample army that is edited gets an address of its own. */
function OddsLink({ code, name }: { code: string; name: string }) {
  const page = usePathname().slice("/armies/".length);
  return (
    <Link href={fightAddress(code, null, fromArmy(isBegunHere(page) ? null : page))} aria-label={ODDS_LINKS.unitLong(name)}>
      {ODDS_LINKS.unit}
    </Link>
  );
}

/** Duplicate and remove, by mouse: the keys are Control with D, and Delete. */
const QuickActs = memo(function QuickActs({ id, number, change }: { id: number; number: number; change: Change }) {
  return (
    <span className="muster-acts">
      <button
        type="button"
        className="muster-copy"
        tabIndex={-1}
        title={MUSTER.copy(number)}
        aria-label={MUSTER.copy(number)}
        onClick={() => change((now) => copyUnit(now, id))}
      />
      <button
        type="button"
        className="muster-remove"
        tabIndex={-1}
        title={MUSTER.remove(number)}
        aria-label={MUSTER.remove(number)}
        onClick={() => change(removal([id]))}
      />
    </span>
  );
});

/** Its classification in the sheet's abbreviations, and in italics what follows from it. */
const About = memo(function About({ variant: { troop }, book: { tables } }: { variant: Variant; book: Book }) {
  const traits = traitWords(troopTraits(troop, tables), troop);
  return (
    <span className="muster-about">
      {armsBrief(troop, tables)}
      {traits.length > 0 && <em>, {traits.join(", ")}</em>}
    </span>
  );
});

function BreakPoint({ variant: { troop }, bases, book: { tables } }: { variant: Variant; bases: number; book: Book }) {
  const [wounds, each] = [breakPoint(troop, bases, tables), rowValue(tables.army.limits, "wounds-per-base")];
  const losses = lossWords(wounds, each);
  return (
    <span className="muster-breaks figure" title={breaksAfter(losses)}>
      <span className="sm:sr-only">{MUSTER.breaksAfter} </span>
      {losses}
    </span>
  );
}

type ApartProps = { unit: UnitGroup; line: PreparedLine | undefined; variant: Variant | undefined; book: Book };

/** How it differs from others of its line. Its options stand in its classification. */
function Apart({ unit, line, variant, book }: ApartProps) {
  const differences = [
    ...(unit.name !== null && line ? [line.line.name] : []),
    ...(unit.qualityDown && variant
      ? [WORDS.loweredTo(rulesRow(book.tables.classifications.qualities, variant.troop.quality).name.toLowerCase())]
      : []),
    ...(unit.firepowerDown ? [WORDS.firepowerLowered] : []),
  ];
  return differences.length > 0 && <span className="text-[0.9rem] text-soft">{differences.join(", ")}</span>;
}

type NatureProps = { variant: Variant; bases: number; book: Book; title: string | null };

function Nature({ variant, bases, book, title }: NatureProps) {
  const wounds = breakPoint(variant.troop, bases, book.tables);
  const troop = joined(
    [troopWords(variant.troop, book.tables), ...traitTerms(troopTraits(variant.troop, book.tables), variant.troop)],
    ", ",
  );
  const losses = lossTerms(wounds, rowValue(book.tables.army.limits, "wounds-per-base"));
  return (
    <p className="mt-1 text-soft">
      <RulesWords text={WORDS.nature(title, troop, losses)} />
    </p>
  );
}

type BasesProps = { id: number; number: number; bases: number; sizes: readonly number[]; change: Change };

function Bases({ id, number, bases, sizes, change }: BasesProps) {
  const smaller = sizes.findLast((size) => size < bases);
  const larger = sizes.find((size) => size > bases);
  const to = (size: number | undefined) => size !== undefined && change([{ do: "set-unit", unit: id, field: "bases", to: size }]);
  // A button that disappears takes the focus with it: at the last size it stays and does nothing.
  return (
    <span className="stepper">
      <button type="button" aria-label={WORDS.fewer(number)} aria-disabled={smaller === undefined} onClick={() => to(smaller)}>
        −
      </button>
      <output aria-label={WORDS.bases(number)}>{bases}</output>
      <button type="button" aria-label={WORDS.more(number)} aria-disabled={larger === undefined} onClick={() => to(larger)}>
        +
      </button>
    </span>
  );
}
