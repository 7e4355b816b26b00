import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { NUMBERS, type NumberName } from "@/lib/model/enumerations";
import type { BareReason } from "@/lib/model/findings";
import type { Book } from "@/lib/rules/army/book";
import { NUMBER_WORDS, reasonWords, signed } from "@/lib/words/number-words";
import { counted, grouped } from "@/lib/words/phrasing";
import { placeNames } from "./desk";
import { Fold } from "./fold";

type Props = { army: Army; book: Book; assessment: Assessment };

/** The numbers, each opened to the sum it comes from. */
export function Figures({ army, book, assessment }: Props) {
  return (
    <div className="mt-4 border-t border-rule pt-2">
      {NUMBERS.map((name) => (
        <Fold
          key={name}
          className="reasons"
          summary={
            <>
              <span className="text-soft">{NUMBER_WORDS[name]}</span>
              <b className="ml-auto font-semibold">
                {name === "breaksAt" ? counted(assessment.numbers.breaksAt, "TuG") : grouped(assessment.numbers[name])}
              </b>
            </>
          }
        >
          {() => <Sum name={name} army={army} book={book} assessment={assessment} />}
        </Fold>
      ))}
    </div>
  );
}

/** Where the values behind a number come from, when that is not the rulebook. */
function sourceOf(name: NumberName, { tables }: Book) {
  const rows: Partial<Record<NumberName, { source: { from: BareReason["source"]; why: string | null } } | undefined>> = {
    points: tables.points.body[0],
    mapCards: tables.cards.mapStart[0],
    scoutingCards: tables.cards.scoutingStart[0],
  };
  return rows[name]?.source ?? { from: "rulebook" as const, why: null };
}

function Sum({ name, army, book, assessment }: Props & { name: NumberName }) {
  const placeName = placeNames(army, book);
  const reasons = assessment.reasons[name] as readonly BareReason[];
  const { from, why } = sourceOf(name, book);
  return (
    <ul className="mb-2 ml-4 text-[0.9rem] text-soft">
      <li>
        <RulesWords text={NUMBER_WORDS[name]} />
      </li>
      {reasons.map((reason, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own; their order is fixed by the sum.
        <li key={`${reason.code}-${at}`} className="flex gap-3">
          <span>{reasonWords(reason, placeName)}</span>
          <span className="figure ml-auto">{reason.value === 0 && reason.code === "scouting-unit" ? "" : signed(reason.value)}</span>
        </li>
      ))}
      <li>
        <SourceMark from={from} why={why} />
      </li>
    </ul>
  );
}
