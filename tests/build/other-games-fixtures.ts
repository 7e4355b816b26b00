import type { SchemaName } from "@/lib/model/schemas";
import {
  fieldOfGloryCommanderLost,
  fieldOfGloryHits,
  fieldOfGloryRound,
  fieldOfGloryTest,
} from "@/lib/model/sister-systems/field-of-glory";
import { askCommanderLost } from "@/lib/rules/sister-systems/field-of-glory/commander-lost";
import { askHits } from "@/lib/rules/sister-systems/field-of-glory/hits";
import { askRound } from "@/lib/rules/sister-systems/field-of-glory/round";
import { askTest } from "@/lib/rules/sister-systems/field-of-glory/two-dice";
import { CATALOG } from "./rules";

export const { fieldOfGlory: FIELD_OF_GLORY_TABLES } = CATALOG.otherGames;

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
} satisfies { readonly [Name in SchemaName]?: unknown };
