import type { FightAnswer } from "@/lib/model/odds";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import type { Names } from "./fight-shapes";

type Told = { readonly answer: FightAnswer; readonly names: Names };
const SIDES = ["a", "b"] as const;

/** The kill-a-base test of the friend near each side. */
export function Tested({ answer: { tests }, names, near }: Told & { readonly near: Names }) {
  const told = SIDES.flatMap((side) => tests[side].map((one) => ({ side, ...one })));
  if (told.length === 0) return null;
  return (
    <section aria-label={ODDS.tested}>
      <h2>{ODDS.tested}</h2>
      {told.map(({ side, ...one }) => (
        <p key={side}>{ODDS.testedOf(names[side], near[side], one)}</p>
      ))}
    </section>
  );
}

/** The answer as plain text, to copy. */
export function PlainText({ answer, names, isFar }: Told & { readonly isFar: boolean }) {
  const all = [...answer.course, ...(answer.end ? [answer.end] : [])];
  const lines = all.map(({ turn, phase, a, b, both, apart, going, lost }) =>
    ODDS.textLine({
      round: ODDS.rounds(phase, turn, isFar),
      ...{ a: chanceWords(a), b: chanceWords(b), both: chanceWords(both), apart: chanceWords(apart), going: chanceWords(going) },
      ...{ lostA: basesWords(lost.a), lostB: basesWords(lost.b) },
    }),
  );
  return (
    <details>
      <summary className="min-h-[44px] content-center font-serif text-[1.15rem]">{ODDS.asText}</summary>
      <pre className="overflow-x-auto whitespace-pre-wrap text-[0.9rem]">{[ODDS.textHead(names.a, names.b), ...lines].join("\n")}</pre>
    </details>
  );
}

/** What is not reckoned, in one short list. */
export function LeftOut({ codes }: { readonly codes: FightAnswer["leftOut"] }) {
  return (
    <section>
      <h2>{ODDS.leftOut}</h2>
      <ul className="list-disc pl-5 text-soft">
        {codes.map((code) => (
          <li key={code}>{ODDS.leftOutWords(code)}</li>
        ))}
      </ul>
    </section>
  );
}
