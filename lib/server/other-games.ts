import { z } from "zod";
import { type Fault, faultsInOrder, faultsOf } from "../model/faults";
import {
  eagleArmyQuestion,
  eagleBreakTestQuestion,
  eagleFightQuestion,
  eaglePursuitQuestion,
  eagleShootingQuestion,
} from "../model/other-games/bronze-eagles";
import type { QuestionFault } from "../model/other-games/chances";
import {
  earthBoundsQuestion,
  earthCausesQuestion,
  earthMeleeQuestion,
  earthMessengerQuestion,
  earthMoveQuestion,
  earthOrderOfPlayQuestion,
  earthOrderQuestion,
  earthPanicQuestion,
  earthShootingQuestion,
} from "../model/other-games/earth";
import { fieldOfGloryCommanderLost, fieldOfGloryHits, fieldOfGloryRound, fieldOfGloryTest } from "../model/other-games/field-of-glory";
import { rankAndFileArtillery, rankAndFileElephant, rankAndFileTest, rankAndFileTurns } from "../model/other-games/rank-and-file";
import type { OtherGamesTables } from "../model/other-games/tables";
import { askArmy } from "../rules/other-games/bronze-eagles/army";
import { askFight } from "../rules/other-games/bronze-eagles/fight";
import { askPursuit, breakTest, shooting } from "../rules/other-games/bronze-eagles/tests-and-shots";
import type { Answered } from "../rules/other-games/chances";
import { askBounds } from "../rules/other-games/earth/bounds";
import { askMessenger, askMove, askOrder, askOrderOfPlay } from "../rules/other-games/earth/command";
import { askMelee, askShooting } from "../rules/other-games/earth/fight";
import { askCauses, askPanic } from "../rules/other-games/earth/panic";
import { askCommanderLost, askHits, askRound, askTest } from "../rules/other-games/field-of-glory";
import { askArtillery } from "../rules/other-games/rank-and-file/artillery";
import { askElephant, askOneTest } from "../rules/other-games/rank-and-file/morale";
import { askTurns } from "../rules/other-games/rank-and-file/turns";
import { FIELD_OF_GLORY } from "../words/other-games/field-of-glory";
import { running } from "./running";

/** What a question may say, as JSON Schema has it: enough to read it from an address, and to say what would be right. */
export type QuestionShape = {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, QuestionShape>>;
  readonly items?: QuestionShape;
  readonly anyOf?: readonly QuestionShape[];
};

/** A question of another game: what may be asked, and its answer to a document. */
export type GameQuestion<Answer = unknown> = {
  readonly shape: () => QuestionShape;
  readonly answer: (document: unknown) => Answered<Answer>;
};

/** A word that must be one of several, where something else than a word was sent. */
function withTypes(fault: Fault, document: unknown): Fault {
  const { code, params, path } = fault;
  if (code !== "not-one-of" || !Array.isArray(params.values)) return fault;
  const inside = (value: unknown, part: string | number) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : null);
  const sent = path.reduce<unknown>(inside, document);
  const types: readonly string[] = params.values.map((value) => typeof value);
  return types.includes(typeof sent) ? fault : { ...fault, code: "wrong-type", params: { expected: types[0] } };
}

/** A question that the rules answer by the tables in force. Every fault of a document is told, in its order. */
const gameQuestion = <Asked, Answer>(
  asks: z.ZodType<Asked>,
  rules: (asked: Asked, tables: OtherGamesTables) => Answered<Answer>,
): GameQuestion<Answer> => ({
  shape: () => z.toJSONSchema(asks, { io: "input", unrepresentable: "any" }) as QuestionShape,
  answer(document) {
    const parsed = asks.safeParse(document);
    if (parsed.success) {
      const answered = rules(parsed.data, running().knowledge.catalog.otherGames);
      return answered.ok ? answered : { ...answered, asked: parsed.data };
    }
    const faults = faultsOf(parsed.error, document).map((fault) => withTypes(fault, document));
    return { ok: false, faults: faultsInOrder(faults, document) };
  },
});

const PUBLIC: Readonly<Record<string, QuestionFault>> = {
  "unknown-field": "unknown-field",
  "missing-field": "missing-field",
  "wrong-type": "wrong-type",
  "not-one-of": "unknown-value",
  contradiction: "contradiction",
};

/** The code of the refusal. Everything else is a value that is too large or too small, or too many. */
export const questionFault = ({ code }: Fault): QuestionFault => PUBLIC[code] ?? "out-of-range";

/** Every question of Bronze Eagles II. */
export const BRONZE_EAGLES_QUESTIONS = {
  army: gameQuestion(eagleArmyQuestion, (asked, { bronzeEagles }) => askArmy(asked, bronzeEagles)),
  fight: gameQuestion(eagleFightQuestion, (asked, { bronzeEagles }) => askFight(asked, bronzeEagles)),
  breakTest: gameQuestion(eagleBreakTestQuestion, (asked, { bronzeEagles }) => ({
    ok: true,
    value: { asked, ...breakTest(asked, bronzeEagles) },
  })),
  pursuit: gameQuestion(eaglePursuitQuestion, (asked, { bronzeEagles }) => askPursuit(asked, bronzeEagles)),
  shooting: gameQuestion(eagleShootingQuestion, (asked, { bronzeEagles }) => ({
    ok: true,
    value: { asked, ...shooting(asked, bronzeEagles) },
  })),
};

/** Every question of Battle for 2mm Earth. */
export const EARTH_QUESTIONS = {
  shooting: gameQuestion(earthShootingQuestion, (asked, { earth }) => askShooting(asked, earth)),
  melee: gameQuestion(earthMeleeQuestion, (asked, { earth }) => askMelee(asked, earth)),
  bounds: gameQuestion(earthBoundsQuestion, (asked, { earth }) => askBounds(asked, earth)),
  panic: gameQuestion(earthPanicQuestion, (asked, { earth }) => askPanic(asked, earth)),
  causes: gameQuestion(earthCausesQuestion, (asked, { earth }) => askCauses(asked, earth)),
  order: gameQuestion(earthOrderQuestion, (asked, { earth }) => askOrder(asked, earth)),
  messenger: gameQuestion(earthMessengerQuestion, (asked, { earth }) => askMessenger(asked, earth)),
  move: gameQuestion(earthMoveQuestion, (asked, { earth }) => askMove(asked, earth)),
  orderOfPlay: gameQuestion(earthOrderOfPlayQuestion, (asked, { earth }) => askOrderOfPlay(asked, earth)),
};

/** Every question of Field of Glory. */
export const FIELD_OF_GLORY_QUESTIONS = {
  hits: gameQuestion(fieldOfGloryHits, (asked, { fieldOfGlory }) => ({ ok: true, value: askHits(asked, fieldOfGlory) })),
  test: gameQuestion(fieldOfGloryTest, (asked, { fieldOfGlory }) => ({ ok: true, value: askTest(asked, fieldOfGlory) })),
  round: gameQuestion(fieldOfGloryRound, (asked, { fieldOfGlory }) => ({
    ok: true,
    value: askRound(asked, fieldOfGlory),
  })),
  commanderLost: gameQuestion(fieldOfGloryCommanderLost, (asked, { fieldOfGlory }) => {
    const { steps, ...answer } = askCommanderLost(asked, fieldOfGlory);
    return { ok: true, value: { ...answer, steps: steps.map((step) => FIELD_OF_GLORY.steps[step]) } };
  }),
};

/** Every question of Rank & File. */
export const RANK_AND_FILE_QUESTIONS = {
  test: gameQuestion(rankAndFileTest, (asked, { rankAndFile }) => askOneTest(asked, rankAndFile)),
  turns: gameQuestion(rankAndFileTurns, (asked, { rankAndFile }) => askTurns(asked, rankAndFile)),
  artillery: gameQuestion(rankAndFileArtillery, (asked, { rankAndFile }) => askArtillery(asked, rankAndFile)),
  elephant: gameQuestion(rankAndFileElephant, (asked, { rankAndFile }) => askElephant(asked, rankAndFile)),
};
