import type { Fault } from "../../../model/faults";
import type { EagleColumn, EagleFightQuestion } from "../../../model/sister-systems/bronze-eagles";
import type { EagleTables } from "../../../model/sister-systems/bronze-eagles-tables";
import { rulesRow } from "../../rules-row";

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
