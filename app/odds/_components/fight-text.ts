import type { ClaimId, CombatPhase, FireDie } from "@/lib/model/combat-terms";
import type { Checkpoint, FightAnswer, FireAnswer } from "@/lib/model/odds";
import { claimName, fireDieWords } from "@/lib/words/combat";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import { spoken } from "@/lib/words/phrasing";
import { SIDES, type Side, type ToldView } from "./fight-shapes";

function courseLine({ turn, phase, a, b, both, apart, going, lost }: Checkpoint, isFar: boolean): string {
  return ODDS.textLine({
    round: ODDS.rounds(phase, turn, isFar),
    ...{ a: chanceWords(a), b: chanceWords(b), both: chanceWords(both), apart: chanceWords(apart), going: chanceWords(going) },
    ...{ lostA: basesWords(lost.a), lostB: basesWords(lost.b) },
  });
}

function claimLine({ claims, names }: ToldView, answer: FightAnswer, phase: CombatPhase, side: Side): readonly string[] {
  const told = answer[side][phase];
  if (!told) return [];
  const made = told.claims
    .filter(({ why }) => why === null)
    .map(({ id, value }) => {
      const row = claims[phase].find((one) => one.id === id);
      return `${claimName({ id: id as ClaimId, when: row?.when ?? [] })} +${value}`;
    });
  return [ODDS.textClaims(ODDS.claims[phase], names[side], told.sum, made, told.dice.map(spoken))];
}

const fireLine = (fire: FireAnswer | null, shooter: string, target: string): readonly string[] =>
  fire
    ? [
        ODDS.textFire(
          ODDS.fire(shooter, target),
          fire.dice.map(({ die }) => fireDieWords(die as FireDie)).join(" "),
          basesWords(fire.mean),
          [...fire.slows.slice(1).map(chanceWords)],
        ),
      ]
    : [];

/** A whole answer in plain text: who breaks first, round by round, the claims that are made, and fire. */
export function fightText(told: ToldView): readonly string[] {
  const { answer, names, fires, distance } = told;
  if (!answer) return [];
  const all = [...answer.course, ...(answer.end ? [answer.end] : [])];
  const phases = ["charge", "melee"] as const;
  return [
    ODDS.textHead(names.a, names.b),
    ...all.map((one) => courseLine(one, distance !== null)),
    ...phases.flatMap((phase) => SIDES.flatMap((side) => claimLine(told, answer, phase, side))),
    ...fireLine(fires.a, names.a, names.b),
    ...fireLine(fires.b, names.b, names.a),
  ];
}
