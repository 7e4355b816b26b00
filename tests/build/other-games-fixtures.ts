import {
  eagleArmyQuestion,
  eagleBreakTestQuestion,
  eagleFightQuestion,
  eaglePursuitQuestion,
  eagleShootingQuestion,
} from "@/lib/model/other-games/bronze-eagles";
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
} from "@/lib/model/other-games/earth";
import { fieldOfGloryCommanderLost, fieldOfGloryHits, fieldOfGloryRound, fieldOfGloryTest } from "@/lib/model/other-games/field-of-glory";
import { rankAndFileArtillery, rankAndFileElephant, rankAndFileTest, rankAndFileTurns } from "@/lib/model/other-games/rank-and-file";
import type { SchemaName } from "@/lib/model/schemas";
import { askArmy } from "@/lib/rules/other-games/bronze-eagles/army";
import { askFight } from "@/lib/rules/other-games/bronze-eagles/fight";
import { askPursuit, breakTest, shooting } from "@/lib/rules/other-games/bronze-eagles/tests-and-shots";
import { askBounds } from "@/lib/rules/other-games/earth/bounds";
import { askMessenger, askMove, askOrder, askOrderOfPlay } from "@/lib/rules/other-games/earth/command";
import { askMelee, askShooting } from "@/lib/rules/other-games/earth/fight";
import { askCauses, askPanic } from "@/lib/rules/other-games/earth/panic";
import { askCommanderLost, askHits, askRound, askTest } from "@/lib/rules/other-games/field-of-glory";
import { askArtillery } from "@/lib/rules/other-games/rank-and-file/artillery";
import { askElephant, askOneTest } from "@/lib/rules/other-games/rank-and-file/morale";
import { askTurns } from "@/lib/rules/other-games/rank-and-file/turns";
import { answered } from "./odds-fixtures";
import { CATALOG } from "./rules";

export const {
  earth: EARTH_TABLES,
  fieldOfGlory: FIELD_OF_GLORY_TABLES,
  rankAndFile: RANK_AND_FILE_TABLES,
  bronzeEagles: EAGLE_TABLES,
} = CATALOG.otherGames;

const LED = [{ quality: "elite", commander: "front" }];
const HITS = fieldOfGloryHits.parse({ own: { line: LED }, other: {} });
const TEST = fieldOfGloryTest.parse({ line: LED });
const ROUND = fieldOfGloryRound.parse({ own: { line: LED }, other: {} });
const COMMANDER_LOST = fieldOfGloryCommanderLost.parse({
  fallen: { rank: "command", command: "Mercenaries" },
  groups: [
    { name: "Hoplites", command: "Mercenaries", distance: 0 },
    { name: "Guard", command: "Persians", distance: 1.5 },
  ],
});

const EAGLE_KINDS = ["trained-close", "trained-close", "warband", "warband", "warband", "cavalry"];
const EAGLE_ARMY = eagleArmyQuestion.parse({
  ...{ seed: "capua", people: "roman", commands: EAGLE_KINDS.map((kind) => ({ kind })), rerolls: [0, 0, 1, 0, 0, 0] },
});
const EAGLE_FIGHT = eagleFightQuestion.parse({
  own: { troop: "trained-close", charges: true, commander: true },
  other: { troop: "warband", bases: 2, attackedIn: "flank" },
});
const EAGLE_BREAK_TEST = eagleBreakTestQuestion.parse({ rating: 7, casualties: 2 });
const EAGLE_PURSUIT = eaglePursuitQuestion.parse({ runner: "cavalry", pursuer: "trained-close", how: "break-off" });
const EAGLE_SHOOTING = eagleShootingQuestion.parse({ weapon: "bow", cover: true });

const RALLY = rankAndFileTest.parse({ kind: "rally", grade: "veteran", start: 7, now: 5, commander: 1 });
const TURNS = rankAndFileTurns.parse({ grade: "regular", turns: 2, events: [{ turn: 1, lost: 1 }] });
const GUNS = rankAndFileArtillery.parse({ grade: "regular", hits: [1, 0] });
const ELEPHANT = rankAndFileElephant.parse({ grade: "green" });

const EARTH = {
  shooting: earthShootingQuestion.parse({
    own: { ranged: 2, bases: 20 },
    other: { front: 4, bases: 8 },
    shot: { distance: 150, range: 200, mode: "ordnance" },
  }),
  melee: earthMeleeQuestion.parse({ own: { front: 5, bases: 20 }, other: { front: 4, bases: 8, mounted: true, initiative: 4 } }),
  bounds: earthBoundsQuestion.parse({
    mode: "shooting",
    own: { ranged: 2, bases: 10 },
    other: { bases: 10 },
    ownShot: { distance: 50, range: 100 },
    bounds: 2,
  }),
  panic: earthPanicQuestion.parse({ resilience: { melee: 4, ranged: 3 } }),
  causes: earthCausesQuestion.parse({ resilience: { melee: 4, ranged: 3 }, atStart: 10, killed: 6, friendRouts: 90 }),
  order: earthOrderQuestion.parse({ temper: "rash", order: "hold" }),
  messenger: earthMessengerQuestion.parse({ age: "ancient", legs: [{ metres: 400, slow: true }] }),
  move: earthMoveQuestion.parse({ type: "war-machine", ground: "woods", metres: 100 }),
  orderOfPlay: earthOrderOfPlayQuestion.parse({
    units: [
      { name: "Pikes", initiative: 2 },
      { name: "Horse", initiative: 4 },
    ],
  }),
};

/** A question and an answer of every kind. */
export const OTHER_GAMES_FIXTURES = {
  FieldOfGloryHits: HITS,
  FieldOfGloryHitsAnswer: askHits(HITS, FIELD_OF_GLORY_TABLES),
  FieldOfGloryTest: TEST,
  FieldOfGloryTestAnswer: askTest(TEST, FIELD_OF_GLORY_TABLES),
  FieldOfGloryRound: ROUND,
  FieldOfGloryRoundAnswer: askRound(ROUND, FIELD_OF_GLORY_TABLES),
  FieldOfGloryCommanderLost: COMMANDER_LOST,
  FieldOfGloryCommanderLostAnswer: askCommanderLost(COMMANDER_LOST, FIELD_OF_GLORY_TABLES),
  BronzeEaglesArmy: EAGLE_ARMY,
  BronzeEaglesArmyAnswer: answered(askArmy(EAGLE_ARMY, EAGLE_TABLES)),
  BronzeEaglesFight: EAGLE_FIGHT,
  BronzeEaglesFightAnswer: answered(askFight(EAGLE_FIGHT, EAGLE_TABLES)),
  BronzeEaglesBreakTest: EAGLE_BREAK_TEST,
  BronzeEaglesBreakTestAnswer: { asked: EAGLE_BREAK_TEST, ...breakTest(EAGLE_BREAK_TEST, EAGLE_TABLES) },
  BronzeEaglesPursuit: EAGLE_PURSUIT,
  BronzeEaglesPursuitAnswer: answered(askPursuit(EAGLE_PURSUIT, EAGLE_TABLES)),
  BronzeEaglesShooting: EAGLE_SHOOTING,
  BronzeEaglesShootingAnswer: { asked: EAGLE_SHOOTING, ...shooting(EAGLE_SHOOTING, EAGLE_TABLES) },
  RankAndFileTest: RALLY,
  RankAndFileTestAnswer: answered(askOneTest(RALLY, RANK_AND_FILE_TABLES)),
  RankAndFileTurns: TURNS,
  RankAndFileTurnsAnswer: answered(askTurns(TURNS, RANK_AND_FILE_TABLES)),
  RankAndFileArtillery: GUNS,
  RankAndFileArtilleryAnswer: answered(askArtillery(GUNS, RANK_AND_FILE_TABLES)),
  RankAndFileElephant: ELEPHANT,
  RankAndFileElephantAnswer: answered(askElephant(ELEPHANT, RANK_AND_FILE_TABLES)),
  EarthShooting: EARTH.shooting,
  EarthShootingAnswer: answered(askShooting(EARTH.shooting, EARTH_TABLES)),
  EarthMelee: EARTH.melee,
  EarthMeleeAnswer: answered(askMelee(EARTH.melee, EARTH_TABLES)),
  EarthBounds: EARTH.bounds,
  EarthBoundsAnswer: answered(askBounds(EARTH.bounds, EARTH_TABLES)),
  EarthPanic: EARTH.panic,
  EarthPanicAnswer: answered(askPanic(EARTH.panic, EARTH_TABLES)),
  EarthCauses: EARTH.causes,
  EarthCausesAnswer: answered(askCauses(EARTH.causes, EARTH_TABLES)),
  EarthOrder: EARTH.order,
  EarthOrderAnswer: answered(askOrder(EARTH.order, EARTH_TABLES)),
  EarthMessenger: EARTH.messenger,
  EarthMessengerAnswer: answered(askMessenger(EARTH.messenger, EARTH_TABLES)),
  EarthMove: EARTH.move,
  EarthMoveAnswer: answered(askMove(EARTH.move, EARTH_TABLES)),
  EarthOrderOfPlay: EARTH.orderOfPlay,
  EarthOrderOfPlayAnswer: answered(askOrderOfPlay(EARTH.orderOfPlay, EARTH_TABLES)),
} satisfies { readonly [Name in SchemaName]?: unknown };
