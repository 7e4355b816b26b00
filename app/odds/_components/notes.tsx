import type { FightAnswer } from "@/lib/model/odds";
import { ODDS } from "@/lib/words/odds";
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
