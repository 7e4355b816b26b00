import type { Checkpoint, FightAnswer } from "@/lib/model/odds";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import { Bar, PARTS, type Part } from "./bar";
import { lastOf, type Names } from "./fight-shapes";

type Told = { readonly answer: FightAnswer; readonly names: Names };

function partName(part: Part, { a, b }: Names): string {
  const names = { a: ODDS.breaks(a), b: ODDS.breaks(b), both: ODDS.both, apart: ODDS.apart, going: ODDS.going };
  return names[part];
}

/** The answer in five numbers. */
export function Verdict({ answer, names }: Told) {
  const at = lastOf(answer);
  if (!at) return null;
  const shown = PARTS.filter((part) => at[part] > 0 || part === "a" || part === "b");
  return (
    <section aria-label={ODDS.verdict}>
      <h2>{ODDS.verdict}</h2>
      <dl className="odds-verdict">
        {shown.map((part) => (
          <div key={part} data-part={part}>
            <dt>{partName(part, names)}</dt>
            <dd>{chanceWords(at[part])}</dd>
          </div>
        ))}
        {(["a", "b"] as const).map((side) => (
          <div key={`lost-${side}`}>
            <dt>{ODDS.lost(names[side])}</dt>
            <dd>{basesWords(at.lost[side])}</dd>
          </div>
        ))}
      </dl>
      <Bar at={at} />
      <p className="mt-1 text-[0.9rem] text-soft">{ODDS.barKey(names.a, names.b)}</p>
    </section>
  );
}

/** Whether anything has happened since; on the way in most phases bring nothing. */
function hasChanged(one: Checkpoint, before: Checkpoint | undefined): boolean {
  if (!before) return one.going < 1 || one.lost.a > 0 || one.lost.b > 0;
  return one.going !== before.going || one.lost.a !== before.lost.a || one.lost.b !== before.lost.b;
}

/** Round by round: a bar and its numbers. Of an approach, the phases that change something. */
export function CourseTable({ answer, names, isFar }: Told & { readonly isFar: boolean }) {
  const all = [...answer.course, ...(answer.end ? [answer.end] : [])].filter((one, at, told) => !isFar || hasChanged(one, told[at - 1]));
  const isShown = (part: Part) => all.some((one) => one[part] > 0) || part === "a" || part === "b";
  const parts = (["a", "b", "both", "apart", "going"] as const).filter(isShown);
  return (
    <div>
      <h2>{ODDS.course}</h2>
      <p id="odds-course" className="text-soft">
        {ODDS.courseCaption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={ODDS.course}>
        <table className="ledger odds-table odds-course" aria-describedby="odds-course">
          <thead>
            <tr>
              <th scope="col">{ODDS.round}</th>
              <th scope="col" className="odds-chart-head">
                {ODDS.chart}
              </th>
              {parts.map((part) => (
                <th key={part} scope="col" className="figure" data-part={part}>
                  {partName(part, names)}
                </th>
              ))}
              <th scope="col" className="figure">
                {ODDS.lost(names.a)}
              </th>
              <th scope="col" className="figure">
                {ODDS.lost(names.b)}
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((one) => (
              <tr key={`${one.turn} ${one.phase}`}>
                <th scope="row">{ODDS.rounds(one.phase, one.turn, isFar)}</th>
                <td className="odds-chart">
                  <Bar at={one} />
                </td>
                {parts.map((part) => (
                  <td key={part} className="figure">
                    {chanceWords(one[part])}
                  </td>
                ))}
                <td className="figure">{basesWords(one.lost.a)}</td>
                <td className="figure">{basesWords(one.lost.b)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
