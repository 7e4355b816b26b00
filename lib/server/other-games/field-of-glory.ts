import {
  type FieldOfGloryCommanderLost,
  type FieldOfGloryHits,
  type FieldOfGloryRound,
  type FieldOfGloryTest,
  fieldOfGloryCommanderLost,
  fieldOfGloryHits,
  fieldOfGloryRound,
  fieldOfGloryTest,
} from "../../model/sister-systems/field-of-glory";
import { askCommanderLost } from "../../rules/sister-systems/field-of-glory/commander-lost";
import { askHits } from "../../rules/sister-systems/field-of-glory/hits";
import { askRound } from "../../rules/sister-systems/field-of-glory/round";
import { askTest } from "../../rules/sister-systems/field-of-glory/two-dice";
import { FIELD_OF_GLORY } from "../../words/other-games/field-of-glory";
import { gameQuestion } from "../other-games";

/** Every question of Field of Glory. */
export const FIELD_OF_GLORY_QUESTIONS = {
  hits: gameQuestion(fieldOfGloryHits, (asked: FieldOfGloryHits, { fieldOfGlory }) => ({ ok: true, value: askHits(asked, fieldOfGlory) })),
  test: gameQuestion(fieldOfGloryTest, (asked: FieldOfGloryTest, { fieldOfGlory }) => ({ ok: true, value: askTest(asked, fieldOfGlory) })),
  round: gameQuestion(fieldOfGloryRound, (asked: FieldOfGloryRound, { fieldOfGlory }) => ({
    ok: true,
    value: askRound(asked, fieldOfGlory),
  })),
  commanderLost: gameQuestion(fieldOfGloryCommanderLost, (asked: FieldOfGloryCommanderLost, { fieldOfGlory }) => {
    const { steps, ...answer } = askCommanderLost(asked, fieldOfGlory);
    return { ok: true, value: { ...answer, steps: steps.map((step) => FIELD_OF_GLORY.steps[step]) } };
  }),
};
