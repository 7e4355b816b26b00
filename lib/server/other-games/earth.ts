import {
  type EarthBoundsQuestion,
  type EarthCausesQuestion,
  type EarthMeleeQuestion,
  type EarthMessengerQuestion,
  type EarthMoveQuestion,
  type EarthOrderOfPlayQuestion,
  type EarthOrderQuestion,
  type EarthPanicQuestion,
  type EarthShootingQuestion,
  earthBoundsQuestion,
  earthCausesQuestion,
  earthMeleeQuestion,
  earthMessengerQuestion,
  earthMoveQuestion,
  earthOrderOfPlayQuestion,
  earthOrderQuestion,
  earthPanicQuestion,
  earthShootingQuestion,
} from "../../model/sister-systems/earth";
import { askBounds } from "../../rules/sister-systems/earth/bounds";
import { askMessenger, askMove, askOrder, askOrderOfPlay } from "../../rules/sister-systems/earth/command";
import { askMelee, askShooting } from "../../rules/sister-systems/earth/fight";
import { askCauses, askPanic } from "../../rules/sister-systems/earth/panic";
import { gameQuestion } from "../other-games";

/** Every question of Battle for 2mm Earth. */
export const EARTH_QUESTIONS = {
  shooting: gameQuestion(earthShootingQuestion, (asked: EarthShootingQuestion, { earth }) => askShooting(asked, earth)),
  melee: gameQuestion(earthMeleeQuestion, (asked: EarthMeleeQuestion, { earth }) => askMelee(asked, earth)),
  bounds: gameQuestion(earthBoundsQuestion, (asked: EarthBoundsQuestion, { earth }) => askBounds(asked, earth)),
  panic: gameQuestion(earthPanicQuestion, (asked: EarthPanicQuestion, { earth }) => askPanic(asked, earth)),
  causes: gameQuestion(earthCausesQuestion, (asked: EarthCausesQuestion, { earth }) => askCauses(asked, earth)),
  order: gameQuestion(earthOrderQuestion, (asked: EarthOrderQuestion, { earth }) => askOrder(asked, earth)),
  messenger: gameQuestion(earthMessengerQuestion, (asked: EarthMessengerQuestion, { earth }) => askMessenger(asked, earth)),
  move: gameQuestion(earthMoveQuestion, (asked: EarthMoveQuestion, { earth }) => askMove(asked, earth)),
  orderOfPlay: gameQuestion(earthOrderOfPlayQuestion, (asked: EarthOrderOfPlayQuestion, { earth }) => askOrderOfPlay(asked, earth)),
};
