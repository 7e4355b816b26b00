import type { FieldOfGloryHits, FieldOfGlorySide, Hits } from "../../../model/sister-systems/field-of-glory";
import { type FieldOfGloryTables, LEVELS, type Level } from "../../../model/sister-systems/field-of-glory-tables";
import { anyOf, meanOf, ofDice } from "../chances";
import { facesAt, levelOfLine } from "./quality";

/** The hits of so many dice at a level. */
function hitsAt({ dice, target }: FieldOfGlorySide, level: Level, tables: FieldOfGloryTables): Hits {
  const faces = [...facesAt(level, tables)];
  const hitChance = anyOf(faces.slice(target - 1));
  const distribution = ofDice(dice, hitChance);
  return { level, faces, hitChance, mean: meanOf(distribution), distribution };
}

/** The hits of a side, by the worst quality of its line. */
export const hitsOf = (side: FieldOfGlorySide, tables: FieldOfGloryTables): Hits => hitsAt(side, levelOfLine(side.line, tables), tables);

/** The hits of both sides, and what the own dice would do at every level. */
export const askHits = (asked: FieldOfGloryHits, tables: FieldOfGloryTables) => ({
  asked,
  own: hitsOf(asked.own, tables),
  other: asked.other ? hitsOf(asked.other, tables) : null,
  levels: LEVELS.map((level) => hitsAt(asked.own, level, tables)),
});
