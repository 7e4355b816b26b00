import type { ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { ClaimId, CombatPhase } from "@/lib/model/combat-terms";
import type { Checkpoint, FightAnswer, ToldPhase } from "@/lib/model/odds";
import { claimName } from "@/lib/words/combat";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import { spoken } from "@/lib/words/phrasing";
import { whyWords } from "@/lib/words/reasons";
import type { Words } from "@/lib/words/sentence";
import { Bar, PARTS, type Part } from "./bar";
import { lastOf, type Names, type ToldView } from "./fight-shapes";

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

type Props = { readonly answer: FightAnswer; readonly names: Names; readonly claims: ToldView["claims"] };
type Sides<T> = { readonly a: T; readonly b: T };

/** Claims of both sides in charge and in melee, each with its value, or with what denies it, and where it is from. */
export function ClaimTables({ answer: { a, b }, names, claims }: Props) {
  return (
    <>
      {a.charge && b.charge && (
        <PhaseTable phase="charge" told={{ a: a.charge, b: b.charge }} {...{ names }} rows={claims.charge} standing={{ a, b }} />
      )}
      <PhaseTable
        phase="melee"
        told={{ a: a.melee, b: b.melee }}
        {...{ names }}
        rows={claims.melee}
        standing={a.charge && b.charge ? null : { a, b }}
      />
    </>
  );
}

type PhaseProps = {
  readonly phase: CombatPhase;
  readonly told: Sides<ToldPhase>;
  readonly names: Names;
  readonly rows: ToldView["claims"][CombatPhase];
  /** Told once, in the first table. */
  readonly standing: Sides<Pick<FightAnswer["a"], "breaksAt" | "files" | "ranks">> | null;
};

/** How a claim of one side reads: its value, or why not. */
function claimCell({ claims }: ToldPhase, id: string): ReactNode {
  const claim = claims.find((one) => one.id === id);
  if (!claim) return "";
  return claim.why === null ? `+${claim.value}` : <span className="text-soft">{ODDS.denial(claim.why)}</span>;
}

const dice = (all: ToldPhase["dice"]): string => all.map(spoken).join(" + ") || "–";
const effect = (chance: number | null): string => (chance === null ? ODDS.cannot : chanceWords(chance));

function PhaseTable({ phase, told, names, rows, standing }: PhaseProps) {
  const line = (label: Words, value: (one: ToldPhase) => ReactNode) => (
    <tr>
      <th scope="row">
        <RulesWords text={label} />
      </th>
      <td className="figure">{value(told.a)}</td>
      <td className="figure">{value(told.b)}</td>
    </tr>
  );
  return (
    <section>
      <h2>{ODDS.claims[phase]}</h2>
      <table className="ledger odds-table odds-claims">
        <thead>
          <tr>
            <th scope="col">{ODDS.claim}</th>
            <th scope="col" className="figure" data-part="a">
              {names.a}
            </th>
            <th scope="col" className="figure" data-part="b">
              {names.b}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, when, source }) => (
            <tr key={id}>
              <th scope="row">
                {claimName({ id: id as ClaimId, when })} <SourceMark from={source.from} why={source.why && whyWords(source.why)} />
              </th>
              <td className="figure">{claimCell(told.a, id)}</td>
              <td className="figure">{claimCell(told.b, id)}</td>
            </tr>
          ))}
          {line(ODDS.sum, ({ sum }) => (
            <b>{sum}</b>
          ))}
          {line(ODDS.dice, (one) => dice(one.dice))}
          {phase === "melee" && line(ODDS.supportAdds, (one) => dice(one.support))}
          {phase === "charge" && line(ODDS.shatters, (one) => effect(one.shatters))}
          {line(ODDS.shoves, (one) => effect(one.shoves))}
          {line(ODDS.woundsCaused, (one) => one.wounds.map(chanceWords).join(" · "))}
          {line(ODDS.lossOfFile, (one) => basesWords(one.loss))}
          {standing && (
            <>
              <tr>
                <th scope="row">{ODDS.standing}</th>
                <td className="figure">{ODDS.filesAndRanks(standing.a.files, standing.a.ranks)}</td>
                <td className="figure">{ODDS.filesAndRanks(standing.b.files, standing.b.ranks)}</td>
              </tr>
              <tr>
                <th scope="row">{ODDS.breaksAt}</th>
                <td className="figure">{ODDS.breaksAtWounds(standing.a.breaksAt)}</td>
                <td className="figure">{ODDS.breaksAtWounds(standing.b.breaksAt)}</td>
              </tr>
            </>
          )}
        </tbody>
      </table>
    </section>
  );
}
