import { memo, useId, useState } from "react";
import { RulesPhrase, RulesWords } from "@/app/_components/rules-words";
import type { TroopLine } from "@/lib/model/army-list";
import type { CommanderId } from "@/lib/model/identifiers";
import { type Book, isDemandedIn, type PreparedLine, type PreparedList } from "@/lib/rules/army/book";
import type { Barrier } from "@/lib/rules/army/offers";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { optionTerm } from "@/lib/words/army-terms";
import { TROOPS } from "@/lib/words/editor-troops";
import { barredWords, constraintWords, lineNotes } from "@/lib/words/list-lines";
import { sentenceCase } from "@/lib/words/phrasing";
import { joined, plain } from "@/lib/words/sentence";
import { traitTerms, troopBrief, troopWords } from "@/lib/words/troops";
import { useJudged } from "./desk-now";

/** `ally`: who gets it whatever is chosen. */
export type Add = (line: TroopLine, ally: CommanderId | null, bases: number) => void;

type Props = {
  prepared: PreparedLine;
  list: PreparedList;
  book: Book;
  id: string | undefined;
  ally: CommanderId | null;
  /** Of the ally under whom it stands. */
  allyName: string | null;
  add: Add;
  have: number;
  min: number;
  max: number;
  missing: number;
  /** Whether what + adds costs more points than are left. How many more is said when it is open: that changes with every edit. */
  isDear: boolean;
  /** A `Barrier` as text: equal ones draw nothing again. */
  barrier: string | null;
};

function barrierWords(barrier: Barrier, { id, name }: TroopLine, { list }: PreparedList): string {
  const words = TROOPS.barriers;
  switch (barrier.why) {
    case "full":
      return words.full(barrier);
    case "years":
      return words.years(barrier);
    case "leader":
      return words.leader(barrier);
    case "contingent-full":
      return words.contingentFull(barrier);
    case "army-limit":
      return words.armyLimit(barrier);
    case "limit":
      return words.limit(barrier);
    case "one-per-command":
      return words.onePerCommand({ ...barrier, line: name });
    case "constraint":
      return plain(barredWords(barrier, id, list));
    default:
      return barrier satisfies never;
  }
}

/** One troop type: what it is, what + adds and for how much, and how many bases there are and may be. It opens to all about it. */
export const TroopRow = memo(function TroopRow(props: Props) {
  const { prepared, list, book, id, ally, allyName, add, have, min, max, missing, isDear } = props;
  const { line, sizes, variants } = prepared;
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  const barrier = props.barrier === null ? null : barrierWords(JSON.parse(props.barrier) as Barrier, line, list);
  const bases = sizes[0] ?? 1;
  const price = variants[0]?.price ?? 0;
  const isTooMany = have > max;
  return (
    <li id={id} className="troop-row" data-closed={barrier !== null || undefined}>
      <button type="button" className="troop-open" tabIndex={-1} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="troop-name">{line.name}</span>
        <span className="figure" data-over={isDear || undefined}>
          {TROOPS.price(price * bases, bases)}
        </span>
        <span id={reasonId} className="troop-about">
          {isDear && !barrier && <span className="sr-only">{TROOPS.dear} </span>}
          {barrier ? sentenceCase(barrier) : troopBrief(line.troop, book.tables)}
        </span>
        <Taken have={have} min={min} max={max} missing={missing} isTooMany={isTooMany} />
      </button>
      <button
        type="button"
        className="button troop-add"
        data-small
        tabIndex={-1}
        aria-label={TROOPS.addLine(line.name, allyName)}
        aria-describedby={barrier ? reasonId : undefined}
        onClick={() => add(line, ally, bases)}
      >
        +
      </button>
      {isOpen && <Details {...{ prepared, list, book }} reason={barrier ? reasonId : undefined} add={(size) => add(line, ally, size)} />}
    </li>
  );
});

type TakenProps = Pick<Props, "have" | "min" | "max" | "missing"> & { isTooMany: boolean };

function Taken({ have, min, max, missing, isTooMany }: TakenProps) {
  const words = isTooMany ? TROOPS.tooMany(have, max) : missing > 0 ? TROOPS.atLeast(have, min) : TROOPS.taken(have, min, max);
  return (
    <span className="figure troop-taken" data-wrong={isTooMany || missing > 0 || undefined}>
      {words}
    </span>
  );
}

/** `reason`: the id of what says why none can be added; like +, the sizes are greyed then, and not forbidden. */
type DetailsProps = Pick<Props, "prepared" | "list" | "book"> & { reason: string | undefined; add: (bases: number) => void };

function Details({ prepared: { line, sizes, variants, index }, list, book, reason, add }: DetailsProps) {
  const { army, assessment } = useJudged();
  const { year } = army;
  const price = variants[0]?.price ?? 0;
  const over = price * (sizes[0] ?? 1) - (army.pointsLimit - assessment.numbers.points);
  const restrictions = list.constraints.filter(
    ({ rule, lines, others }) =>
      (lines.includes(index) || others.includes(index)) &&
      (rule.years === null || isDemandedIn(rule.years, year)) &&
      // The line's own notes say that one for all years.
      !(rule.kind === "only-under-ally" && rule.years === null),
  );
  const options = line.optional.length > 0 ? [TROOPS.options(line.optional.map(optionTerm))] : [];
  const about = joined([troopWords(line.troop, book.tables), ...options], "; ");
  return (
    <div className="troop-more">
      <RulesPhrase
        text={about}
        label={TROOPS.meaning(line.name)}
        follows={joined(traitTerms(troopTraits(line.troop, book.tables), line.troop), ", ")}
      />
      <p>
        <RulesWords text={TROOPS.perBase(price)} />
        {over > 0 && (
          <>
            . <RulesWords text={TROOPS.tooDear(over)} />
          </>
        )}
      </p>
      {[...lineNotes(line, list.list), ...restrictions.map(({ rule }) => plain(constraintWords(rule, list.list, year, line.id)))].map(
        (one) => (
          <p key={one}>{one}</p>
        ),
      )}
      {sizes.length > 1 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
          <span className="basis-full">{TROOPS.sizes}</span>
          {sizes.map((size) => (
            <button key={size} type="button" className="button" data-small aria-describedby={reason} onClick={() => add(size)}>
              {TROOPS.size(size, size * price)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
