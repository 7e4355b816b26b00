import type { Fault } from "../../../model/faults";
import type { EagleColumn, EagleFightQuestion, EagleTables } from "../../../model/other-games/bronze-eagles";
import type { EagleReason } from "../../../model/other-games/bronze-eagles-terms";
import { rowValue, rulesRow } from "../../rules-row";

type Troop = EagleTables["troops"][number];

/** A side of a fight: bases one behind the other, with what its troops are. */
export type Column = {
  readonly asked: EagleColumn;
  readonly troop: Troop;
  /** Figures, and dice, of one base. */
  readonly figuresABase: number;
  readonly figures: number;
  readonly rating: number;
};

export function columnOf(asked: EagleColumn, tables: EagleTables): Column {
  const troop = rulesRow(tables.troops, asked.troop);
  const figuresABase = troop.kind === "horse" ? asked.models : troop.figures;
  return { asked, troop, figuresABase, figures: figuresABase * asked.bases, rating: asked.rating ?? troop.rating };
}

/** Its dice with so many figures lost and so many bases in contact. */
export const diceOf = ({ figures, figuresABase }: Column, lost: number, fighting: number): number =>
  Math.min(figures - lost, figuresABase * fighting);

const SIDES = ["own", "other"] as const;

/** What cannot be, in a question that has the right shape. */
export function fightFaults(question: EagleFightQuestion, tables: EagleTables): readonly Fault[] {
  const columns = { own: columnOf(question.own, tables), other: columnOf(question.other, tables) };
  const faults: Fault[] = [];
  for (const side of SIDES) {
    const { figures, asked } = columns[side];
    if (asked.casualties >= figures)
      faults.push({ path: [side, "casualties"], code: "too-large", params: { limit: figures - 1, of: "number" } });
  }
  const contradicts = (isWrong: boolean, path: Fault["path"], why: string) => {
    if (isWrong) faults.push({ path, code: "contradiction", params: { why } });
  };
  contradicts(question.own.charges && question.other.charges, ["other", "charges"], "both-charge");
  for (const side of SIDES) {
    const enemy = question[side === "own" ? "other" : "own"];
    contradicts(question[side].attackedIn !== "front" && !enemy.charges, [side, "attackedIn"], "nobody-charges");
  }
  const { outflank } = question;
  if (outflank) {
    contradicts(question[outflank].bases < 2, ["outflank"], "no-second-base");
    contradicts(question[outflank === "own" ? "other" : "own"].bases > 1, ["outflank"], "enemy-has-second-base");
  }
  return faults;
}

/** How a command has its commander in a round: alive; as if there were none; enraged or dismayed by his death in the round before. */
export const STANDINGS = ["alive", "plain", "rage", "dismay"] as const;
export type Standing = (typeof STANDINGS)[number];

type Told = { readonly code: EagleReason; readonly value: number };

type Meeting = { readonly own: Column; readonly enemy: Column; readonly obstacle: boolean; readonly isFirst: boolean };

/** Whether horse that charges an open flank or rear has its second die. */
export const rollsTwice = ({ own, enemy, obstacle, isFirst }: Meeting): boolean =>
  isFirst &&
  own.asked.charges &&
  own.troop.kind === "horse" &&
  enemy.troop.kind === "foot" &&
  enemy.asked.attackedIn !== "front" &&
  enemy.asked.engagedInFront &&
  !obstacle;

function bonuses({ own, enemy, isFirst }: Meeting, standing: Standing): readonly EagleReason[] {
  const charges = isFirst && own.asked.charges;
  const holds: readonly (readonly [EagleReason, boolean])[] = [
    ["charge-foot", charges && own.troop.kind === "foot" && enemy.troop.kind === "foot"],
    ["charge-knights", charges && own.troop.id === "knights" && enemy.troop.kind === "horse"],
    ["trained", own.troop.trained && !enemy.troop.trained],
    ["commander", standing === "alive"],
  ];
  return holds.flatMap(([code, isSo]) => (isSo ? [code] : []));
}

function penalties({ own, obstacle, isFirst }: Meeting): readonly EagleReason[] {
  const { attackedIn } = own.asked;
  return [...(obstacle ? (["obstacle"] as const) : []), ...(isFirst && attackedIn !== "front" ? [attackedIn] : [])];
}

/** What is added to each die of `own`, and why. Of all penalties only the greatest counts. */
export function reasonsOf(meeting: Meeting, standing: Standing, { modifiers }: EagleTables): readonly Told[] {
  const told = (codes: readonly EagleReason[]) => codes.map((code) => ({ code, value: rowValue(modifiers, code) }));
  const worst = told(standing === "rage" ? [] : penalties(meeting)).reduce<Told | null>(
    (found, one) => (found !== null && found.value <= one.value ? found : one),
    null,
  );
  return [...told(bonuses(meeting, standing)), ...(worst ? [worst] : [])];
}

/** The same as one number, with rage or dismay. */
export function modifierOf(meeting: Meeting, standing: Standing, tables: EagleTables): number {
  const after = standing === "rage" || standing === "dismay" ? rowValue(tables.modifiers, standing) : 0;
  return reasonsOf(meeting, standing, tables).reduce((sum, { value }) => sum + value, after);
}

/** What the loser of a round must throw with 2D6, with so many figures lost. */
export function needOf(rating: number, lost: number, standing: Standing, { numbers }: EagleTables): number {
  const by = standing === "alive" ? rowValue(numbers, "commander-rating") : standing === "dismay" ? rowValue(numbers, "dismay-rating") : 0;
  return rating + lost + by;
}
