import type { Fault } from "../../../model/faults";
import type {
  EagleArmyAnswer,
  EagleArmyQuestion,
  EagleFightAnswer,
  EagleFightQuestion,
  EaglePursuitAnswer,
  EaglePursuitQuestion,
} from "../../../model/sister-systems/bronze-eagles";
import type { EagleTables } from "../../../model/sister-systems/bronze-eagles-tables";
import { type Asked, faulty } from "../../odds/fighters";
import { armyFaults, armyOf } from "./army";
import { columnOf, fightFaults } from "./column";
import { fightOut } from "./fight";
import { pursuit, pursuitFaults } from "./pursuit";

/** An answer with its question, unless something in the question cannot be. */
const askedOf = <Question, Answer>(asked: Question, faults: readonly Fault[], answer: (asked: Question) => Answer) =>
  faults.length > 0 ? faulty(faults) : { ok: true as const, value: { asked, ...answer(asked) } };

export const askArmy = (asked: EagleArmyQuestion, tables: EagleTables): Asked<EagleArmyAnswer> =>
  askedOf(asked, armyFaults(asked, tables), (one) => armyOf(one, tables));

/** The ratings of both are filled in from the table. */
export function askFight(question: EagleFightQuestion, tables: EagleTables): Asked<EagleFightAnswer> {
  const [own, other] = [question.own, question.other].map((one) => ({ ...one, rating: columnOf(one, tables).rating }));
  const asked = { ...question, own: own ?? question.own, other: other ?? question.other };
  return askedOf(asked, fightFaults(asked, tables), (one) => fightOut(one, tables));
}

export const askPursuit = (asked: EaglePursuitQuestion, tables: EagleTables): Asked<EaglePursuitAnswer> =>
  askedOf(asked, pursuitFaults(asked, tables), (one) => pursuit(one, tables));
