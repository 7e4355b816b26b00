import {
  type EagleArmyQuestion,
  type EagleBreakTestQuestion,
  type EagleFightQuestion,
  type EaglePursuitQuestion,
  type EagleShootingQuestion,
  eagleArmyQuestion,
  eagleBreakTestQuestion,
  eagleFightQuestion,
  eaglePursuitQuestion,
  eagleShootingQuestion,
} from "../../model/sister-systems/bronze-eagles";
import { askArmy, askFight, askPursuit } from "../../rules/sister-systems/bronze-eagles/ask";
import { breakTest } from "../../rules/sister-systems/bronze-eagles/break-test";
import { shooting } from "../../rules/sister-systems/bronze-eagles/shooting";
import { gameQuestion } from "../other-games";

/** Every question of Bronze Eagles II. */
export const BRONZE_EAGLES_QUESTIONS = {
  army: gameQuestion(eagleArmyQuestion, (asked: EagleArmyQuestion, { bronzeEagles }) => askArmy(asked, bronzeEagles)),
  fight: gameQuestion(eagleFightQuestion, (asked: EagleFightQuestion, { bronzeEagles }) => askFight(asked, bronzeEagles)),
  breakTest: gameQuestion(eagleBreakTestQuestion, (asked: EagleBreakTestQuestion, { bronzeEagles }) => ({
    ok: true,
    value: { asked, ...breakTest(asked, bronzeEagles) },
  })),
  pursuit: gameQuestion(eaglePursuitQuestion, (asked: EaglePursuitQuestion, { bronzeEagles }) => askPursuit(asked, bronzeEagles)),
  shooting: gameQuestion(eagleShootingQuestion, (asked: EagleShootingQuestion, { bronzeEagles }) => ({
    ok: true,
    value: { asked, ...shooting(asked, bronzeEagles) },
  })),
};
