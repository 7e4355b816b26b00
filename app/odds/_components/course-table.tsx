import type { Checkpoint, FightAnswer } from "@/lib/model/odds";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import type { Names } from "./fight-shapes";

type Told = { readonly answer: FightAnswer; readonly names: Names };

/** Who breaks first, in order of the bar: what is good for `a` on the left. */
const PARTS = ["b", "both", "apart", "going", "a"] as const;
type Part = (typeof PARTS)[number];

function partName(part: Part, { a, b }: Names): string {
  const names = { a: ODDS.breaks(a), b: ODDS.breaks(b), both: ODDS.both, apart: ODDS.apart, going: ODDS.going };
  return names[part];
}

const WIDE = 1000;

/** One bar of the chart; the numbers stand beside it. */
function Bar({ at }: { readonly at: Checkpoint }) {
  let from = 0;
  const parts = PARTS.map((part) => {
    const start = from;
    from += at[part] * WIDE;
    return { part, start, width: at[part] * WIDE };
  });
  return (
    <svg className="odds-bar" viewBox={`0 0 ${WIDE} 20`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ part, start, width }) => width > 0 && <rect key={part} data-part={part} x={start} y="0" width={width} height="20" />)}
    </svg>
  );
}

const last = ({ end, course }: FightAnswer): Checkpoint | undefined => end ?? course.at(-1);

/** The answer in five numbers. */
export function Verdict({ answer, names }: Told) {
  const at = last(answer);
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
    </section>
  );
}

/** Round by round: a bar and its numbers. */
export function CourseTable({ answer, names, isFar }: Told & { readonly isFar: boolean }) {
  const all = [...answer.course, ...(answer.end ? [answer.end] : [])];
  const isShown = (part: Part) => all.some((one) => one[part] > 0) || part === "a" || part === "b";
  const parts = (["b", "a", "both", "apart", "going"] as const).filter(isShown);
  return (
    <div>
      <h2>{ODDS.course}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={ODDS.course}>
        <table className="ledger odds-course">
          <caption className="text-left text-soft">{ODDS.courseCaption}</caption>
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
