import type { Fault } from "../../../model/faults";
import type {
  EagleBreakTestAnswer,
  EagleBreakTestQuestion,
  EaglePursuitAnswer,
  EaglePursuitQuestion,
  EagleShootingAnswer,
  EagleShootingQuestion,
  EagleTables,
} from "../../../model/other-games/bronze-eagles";
import { rowValue, rulesRow } from "../../rules-row";
import { type Answered, answeredUnless, chanceThat, type Distribution, meanOf, totalOf, trimmed, valuesOf } from "../chances";

/** What a loser must throw with 2D6, and the chance that it does. */
export function breakTest(question: EagleBreakTestQuestion, { numbers }: EagleTables): Omit<EagleBreakTestAnswer, "asked"> {
  const { rating, casualties, commander, dismay } = question;
  const need =
    rating + casualties + (commander ? rowValue(numbers, "commander-rating") : 0) + (dismay ? rowValue(numbers, "dismay-rating") : 0);
  return { need, pass: chanceThat(totalOf(2), (value) => value >= need) };
}

type Troop = EagleTables["troops"][number];
type Reason = EaglePursuitAnswer["reason"];

/** Troops that may not enter bad going are not asked of there. */
function pursuitFaults({ runner, pursuer, badGoing }: EaglePursuitQuestion, { troops }: EagleTables): readonly Fault[] {
  const isBarred = [runner, pursuer].some((one) => rulesRow(troops, one).badGoingDice === null);
  return badGoing && isBarred ? [{ path: ["badGoing"], code: "contradiction", params: { why: "may-not-enter" } }] : [];
}

/** The move of a turn: in bad going less its dice, never below 0. */
function moveOf({ move, badGoingDice }: Troop, badGoing: boolean): Distribution {
  const moves = Array.from({ length: move + 1 }, () => 0);
  for (const [off, p] of totalOf(badGoing ? (badGoingDice ?? 0) : 0).entries()) {
    const left = Math.max(0, move - off);
    moves[left] = (moves[left] ?? 0) + p;
  }
  return moves;
}

/** Why there is no pursuit: the first that holds. */
function reasonOf(runner: Troop, pursuer: Troop, { how, badGoing }: EaglePursuitQuestion): Reason {
  if (how === "flight" && runner.order === "levy") return "levy-destroyed";
  if (how === "flight" && pursuer.kind === "foot" && runner.kind === "horse") return "foot-after-horse";
  const isOpenFoot = runner.kind === "foot" && (runner.order === "open" || runner.order === "warband");
  if (pursuer.order === "close" && isOpenFoot) return "close-after-open";
  return badGoing && pursuer.badGoingDice !== 0 ? "bad-going" : null;
}

/** Who runs, how far, and whether the pursuer reaches it. `question` has no faults. */
function pursuit(question: EaglePursuitQuestion, { troops, numbers }: EagleTables): Omit<EaglePursuitAnswer, "asked"> {
  const [runner, pursuer] = [rulesRow(troops, question.runner), rulesRow(troops, question.pursuer)];
  const [its, theirs] = [moveOf(runner, question.badGoing), moveOf(pursuer, question.badGoing)];
  const faster = its.reduce((sum, p, value) => sum + p * chanceThat(theirs, (other) => other < value), 0);
  const distance = totalOf(rowValue(numbers, runner.kind === "horse" ? "run-dice-horse" : "run-dice-foot"));
  const reason = reasonOf(runner, pursuer, question);
  const reached = reason === null ? chanceThat(distance, (value) => value <= pursuer.move) : 0;
  return {
    mayRun: question.how === "flight" ? 1 : faster,
    mayPursue: reason === null,
    reason,
    distance: valuesOf(distance),
    caught: reason === "levy-destroyed" ? 1 : reached,
  };
}

export const askPursuit = (asked: EaglePursuitQuestion, tables: EagleTables): Answered<EaglePursuitAnswer> =>
  answeredUnless(pursuitFaults(asked, tables), asked, (one) => pursuit(one, tables));

const FACES = 6;
const atLeast = (face: number): number => (FACES + 1 - face) / FACES;

function whyNoShot({ weapon, moved, distance }: EagleShootingQuestion, { weapons }: EagleTables): EagleShootingAnswer["reason"] {
  const { range, shootsMoving } = rulesRow(weapons, weapon);
  if (moved === "more" || (moved === "half" && !shootsMoving)) return "moved";
  return distance > range ? "out-of-range" : null;
}

/** Kills of so many dice: one die after another, and no more than there are figures. */
function killsOf(dice: number, hit: number, most: number): number[] {
  let kills: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(Math.min(kills.length + 1, most + 1)).fill(0);
    for (const [before, p] of kills.entries()) {
      const after = Math.min(most, before + 1);
      next[before] = (next[before] ?? 0) + p * (1 - hit);
      next[after] = (next[after] ?? 0) + p * hit;
    }
    kills = next;
  }
  return kills;
}

/** What so many figures kill over so many turns. */
export function shooting(question: EagleShootingQuestion, tables: EagleTables): Omit<EagleShootingAnswer, "asked"> {
  const reason = whyNoShot(question, tables);
  if (reason !== null) return { allowed: false, reason, hit: 0, distribution: [1], mean: 0 };
  const saved = question.cover ? atLeast(rowValue(tables.numbers, "cover-saves-at")) : 0;
  const hit = atLeast(rowValue(tables.numbers, "shot-kills-at")) * (1 - saved);
  const distribution = trimmed(killsOf(question.figures * question.turns, hit, question.target));
  return { allowed: true, reason, hit, distribution, mean: meanOf(distribution) };
}
