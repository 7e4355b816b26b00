import type { SchemaName } from "../../model/schemas";
import { questionSentence } from "../../words/other-games/faults";
import { LIMITS } from "../limits";
import {
  BRONZE_EAGLES_QUESTIONS,
  EARTH_QUESTIONS,
  FIELD_OF_GLORY_QUESTIONS,
  type GameQuestion,
  questionFault,
  RANK_AND_FILE_QUESTIONS,
} from "../other-games";
import { type Address, endpoint, type Refusals } from "./endpoint";
import { refuseFaults } from "./refusals";
import { ok } from "./reply";

const REFUSALS: Refusals = {
  "unknown-field": "",
  ...{ "missing-field": "", "wrong-type": "", "out-of-range": "", "unknown-value": "" },
  contradiction: "two fields say what cannot be together; `at` is the place",
};

const TOLD = { code: questionFault, sentence: questionSentence };

type One = {
  readonly id: string;
  readonly summary: string;
  readonly shape: SchemaName;
  readonly answered: SchemaName;
  readonly question: Pick<GameQuestion, "answer">;
};

/** A question of another game, at its address. The answer repeats it, filled in. */
const asks = (path: string, { id, summary, shape, answered, question }: One): Address => ({
  path,
  methods: {
    POST: endpoint({
      ...{ id, summary },
      description: "Chances are exact, to within 1e-9. Of a fault, `code` says what is wrong and `at` where.",
      rate: "other-games",
      body: { shape, most: LIMITS.otherGames, refusesItself: true },
      answers: { 200: { says: "The answer, and the question as it was filled in.", shape: answered } },
      refusals: REFUSALS,
      answer: ({ body }) => {
        const answer = question.answer(body);
        const [first] = answer.ok ? [] : answer.faults;
        if (answer.ok) return ok(answer.value);
        return refuseFaults(first ? questionFault(first) : "wrong-type", answer.faults, 400, TOLD);
      },
    }),
  },
});

const { hits, test, round, commanderLost } = FIELD_OF_GLORY_QUESTIONS;

const FIELD_OF_GLORY = {
  HITS: asks("/api/other-games/field-of-glory/hits", {
    id: "fieldOfGloryHits",
    summary: "Field of Glory: the hits of so many dice with the quality re-rolls of a line.",
    ...{ shape: "FieldOfGloryHits", answered: "FieldOfGloryHitsAnswer", question: hits },
  }),
  TEST: asks("/api/other-games/field-of-glory/test", {
    id: "fieldOfGloryTest",
    summary: "Field of Glory: a test of two dice with quality re-rolls.",
    ...{ shape: "FieldOfGloryTest", answered: "FieldOfGloryTestAnswer", question: test },
  }),
  ROUND: asks("/api/other-games/field-of-glory/round", {
    id: "fieldOfGloryRound",
    summary: "Field of Glory: a round of close combat, with the commanders who fight in it.",
    ...{ shape: "FieldOfGloryRound", answered: "FieldOfGloryRoundAnswer", question: round },
  }),
  COMMANDER_LOST: asks("/api/other-games/field-of-glory/commander-lost", {
    id: "fieldOfGloryCommanderLost",
    summary: "Field of Glory: who must test when a commander falls.",
    ...{ shape: "FieldOfGloryCommanderLost", answered: "FieldOfGloryCommanderLostAnswer", question: commanderLost },
  }),
};

const EAGLES = BRONZE_EAGLES_QUESTIONS;

const BRONZE_EAGLES = {
  ARMY: asks("/api/other-games/bronze-eagles/army", {
    id: "bronzeEaglesArmy",
    summary: "Bronze Eagles II: the army of a seed: six commands, their bases and morale ratings.",
    ...{ shape: "BronzeEaglesArmy", answered: "BronzeEaglesArmyAnswer", question: EAGLES.army },
  }),
  FIGHT: asks("/api/other-games/bronze-eagles/fight", {
    id: "bronzeEaglesFight",
    summary: "Bronze Eagles II: two columns of bases, round by round: who wins, is pushed back, breaks or is destroyed.",
    ...{ shape: "BronzeEaglesFight", answered: "BronzeEaglesFightAnswer", question: EAGLES.fight },
  }),
  BREAK_TEST: asks("/api/other-games/bronze-eagles/break-test", {
    id: "bronzeEaglesBreakTest",
    summary: "Bronze Eagles II: what a loser must throw, and whether it does.",
    ...{ shape: "BronzeEaglesBreakTest", answered: "BronzeEaglesBreakTestAnswer", question: EAGLES.breakTest },
  }),
  PURSUIT: asks("/api/other-games/bronze-eagles/pursuit", {
    id: "bronzeEaglesPursuit",
    summary: "Bronze Eagles II: troops in flight or breaking off, and whether they are caught.",
    ...{ shape: "BronzeEaglesPursuit", answered: "BronzeEaglesPursuitAnswer", question: EAGLES.pursuit },
  }),
  SHOOTING: asks("/api/other-games/bronze-eagles/shooting", {
    id: "bronzeEaglesShooting",
    summary: "Bronze Eagles II: the figures that fire removes.",
    ...{ shape: "BronzeEaglesShooting", answered: "BronzeEaglesShootingAnswer", question: EAGLES.shooting },
  }),
};

const RANKS = RANK_AND_FILE_QUESTIONS;

const RANK_AND_FILE = {
  TEST: asks("/api/other-games/rank-and-file/test", {
    id: "rankAndFileTest",
    summary: "Rank & File: a morale or rally test.",
    ...{ shape: "RankAndFileTest", answered: "RankAndFileTestAnswer", question: RANKS.test },
  }),
  TURNS: asks("/api/other-games/rank-and-file/turns", {
    id: "rankAndFileTurns",
    summary: "Rank & File: what becomes of a unit turn by turn: in order, unsteady, routing or gone.",
    ...{ shape: "RankAndFileTurns", answered: "RankAndFileTurnsAnswer", question: RANKS.turns },
  }),
  ARTILLERY: asks("/api/other-games/rank-and-file/artillery", {
    id: "rankAndFileArtillery",
    summary: "Rank & File: a battery under fire, turn by turn.",
    ...{ shape: "RankAndFileArtillery", answered: "RankAndFileArtilleryAnswer", question: RANKS.artillery },
  }),
  ELEPHANT: asks("/api/other-games/rank-and-file/elephant", {
    id: "rankAndFileElephant",
    summary: "Rank & File: whether an elephant stampedes, and how far.",
    ...{ shape: "RankAndFileElephant", answered: "RankAndFileElephantAnswer", question: RANKS.elephant },
  }),
};

const EARTH = {
  SHOOTING: asks("/api/other-games/2mm-earth/shooting", {
    id: "earthShooting",
    summary: "Battle for 2mm Earth: one formation shoots at another: hits, injuries and kills.",
    ...{ shape: "EarthShooting", answered: "EarthShootingAnswer", question: EARTH_QUESTIONS.shooting },
  }),
  MELEE: asks("/api/other-games/2mm-earth/melee", {
    id: "earthMelee",
    summary: "Battle for 2mm Earth: a bound of mêlée: who strikes first, and what both lose.",
    ...{ shape: "EarthMelee", answered: "EarthMeleeAnswer", question: EARTH_QUESTIONS.melee },
  }),
  BOUNDS: asks("/api/other-games/2mm-earth/bounds", {
    id: "earthBounds",
    summary: "Battle for 2mm Earth: several bounds: who retreats, routs or is gone.",
    ...{ shape: "EarthBounds", answered: "EarthBoundsAnswer", question: EARTH_QUESTIONS.bounds },
  }),
  PANIC: asks("/api/other-games/2mm-earth/panic", {
    id: "earthPanic",
    summary: "Battle for 2mm Earth: a panic test.",
    ...{ shape: "EarthPanic", answered: "EarthPanicAnswer", question: EARTH_QUESTIONS.panic },
  }),
  CAUSES: asks("/api/other-games/2mm-earth/causes", {
    id: "earthCauses",
    summary: "Battle for 2mm Earth: why a formation must test, retreat or rout, and what comes of it.",
    ...{ shape: "EarthCauses", answered: "EarthCausesAnswer", question: EARTH_QUESTIONS.causes },
  }),
  ORDER: asks("/api/other-games/2mm-earth/order", {
    id: "earthOrder",
    summary: "Battle for 2mm Earth: what troops of a temper do with an order.",
    ...{ shape: "EarthOrder", answered: "EarthOrderAnswer", question: EARTH_QUESTIONS.order },
  }),
  MESSENGER: asks("/api/other-games/2mm-earth/messenger", {
    id: "earthMessenger",
    summary: "Battle for 2mm Earth: how long a message is on its way.",
    ...{ shape: "EarthMessenger", answered: "EarthMessengerAnswer", question: EARTH_QUESTIONS.messenger },
  }),
  MOVE: asks("/api/other-games/2mm-earth/move", {
    id: "earthMove",
    summary: "Battle for 2mm Earth: how long troops take over a way.",
    ...{ shape: "EarthMove", answered: "EarthMoveAnswer", question: EARTH_QUESTIONS.move },
  }),
  ORDER_OF_PLAY: asks("/api/other-games/2mm-earth/order-of-play", {
    id: "earthOrderOfPlay",
    summary: "Battle for 2mm Earth: who acts when in a bound.",
    ...{ shape: "EarthOrderOfPlay", answered: "EarthOrderOfPlayAnswer", question: EARTH_QUESTIONS.orderOfPlay },
  }),
};

/** The questions of four other games. */
export const OTHER_GAMES = { FIELD_OF_GLORY, BRONZE_EAGLES, RANK_AND_FILE, EARTH };
