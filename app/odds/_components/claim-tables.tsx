import type { ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { ClaimId, CombatPhase } from "@/lib/model/combat-terms";
import type { FightAnswer, ToldPhase } from "@/lib/model/odds";
import { claimName } from "@/lib/words/combat";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import { spoken } from "@/lib/words/phrasing";
import { whyWords } from "@/lib/words/reasons";
import type { Words } from "@/lib/words/sentence";
import type { Names, ToldView } from "./fight-shapes";

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
