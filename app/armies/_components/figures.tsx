import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import { NUMBERS, type NumberName } from "@/lib/model/enumerations";
import type { BareReason } from "@/lib/model/findings";
import type { Book } from "@/lib/rules/army/book";
import { EDITOR } from "@/lib/words/editor";
import { grouped } from "@/lib/words/phrasing";
import { NUMBER_TERMS, NUMBER_WORDS, reasonWords, signed } from "@/lib/words/sheet";
import { figureAnchor, placeNames } from "./desk";
import { useDeskNow } from "./desk-now";
import { Fold } from "./fold";

/** The numbers, each of which opens to its sum. */
export function Figures() {
  const { numbers } = useDeskNow().assessment;
  return (
    <div className="mt-4 border-t border-rule pt-2">
      {NUMBERS.map((name) => (
        <Figure
          key={name}
          name={name}
          value={name === "breaksAt" ? EDITOR.verdict.breaksAt(numbers.breaksAt, numbers.tugs) : grouped(numbers[name])}
        />
      ))}
    </div>
  );
}

const Figure = memo(function Figure({ name, value }: { name: NumberName; value: string }) {
  return (
    <Fold
      id={figureAnchor(name)}
      className="reasons"
      summary={
        <>
          <span className="text-soft">{NUMBER_WORDS[name]}</span>
          <b className="ml-auto font-semibold">{value}</b>
        </>
      }
    >
      {() => <Sum name={name} />}
    </Fold>
  );
});

/** The source of the values behind a number. */
function sourceOf(name: NumberName, { tables }: Book) {
  const rows: Partial<Record<NumberName, { source: { from: BareReason["source"]; why: string | null } } | undefined>> = {
    points: tables.points.body[0],
    mapCards: tables.cards.mapStart[0],
    scoutingCards: tables.cards.scoutingStart[0],
  };
  return rows[name]?.source ?? { from: "rulebook" as const, why: null };
}

function Sum({ name }: { name: NumberName }) {
  const { army, book, assessment } = useDeskNow();
  const placeName = placeNames(army, book);
  const reasons = assessment.reasons[name] as readonly BareReason[];
  const { from, why } = sourceOf(name, book);
  return (
    <ul className="mb-2 ml-4 text-[0.9rem] text-soft">
      <li>
        <RulesWords text={EDITOR.verdict.meaning(NUMBER_TERMS[name])} />
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
