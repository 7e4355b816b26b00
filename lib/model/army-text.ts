import { z } from "zod";
import { army } from "./army";
import { lineId, listId, version, years } from "./identifiers";

/** Characters of an army's text that are read. The longest that an army's sheet makes is shorter. */
const MOST_CHARACTERS = 80_000;
const line = z.int().min(1);
/** A unit group by its place in the text, counted from 1. */
const unit = z.int().min(1).max(MOST_CHARACTERS);

/** An army as somebody wrote it, with what was answered to questions about it. */
export const armyText = z.strictObject({
  text: z.string().min(1).max(MOST_CHARACTERS),
  /** The list that it is from. Null: the one that it names, or whose troops it names. */
  list: listId.nullable().default(null),
  /** What its unit groups are; null leaves one out. */
  chosen: z
    .array(z.strictObject({ unit, as: lineId.nullable() }))
    .max(200)
    .default([]),
});
export type ArmyText = z.infer<typeof armyText>;

/** How the list became known. `troops`: the text names troops of it, and of no other as many. */
const LIST_KNOWN_BY = ["choice", "name", "troops", "nothing"] as const;

/** An army that was read from a text, and what is unclear in it. */
export const readArmyText = z.strictObject({
  /** The army, without what is not understood; null while its list is not known. */
  army: army.nullable(),
  /** How many unit groups the text has, understood or not. */
  units: z.int(),
  knownBy: z.enum(LIST_KNOWN_BY),
  /** Lists that have troops of these names, the likeliest first. */
  likely: z.array(listId),
  /** The lists that its unit groups are chosen from: its own, and those of its allies. */
  lists: z.array(z.strictObject({ id: listId, name: z.string(), years, lines: z.array(z.strictObject({ id: lineId, name: z.string() })) })),
  /** Unit groups that are not surely troops of a list. `likely`: what the army has them as; null where it has them not. */
  questions: z.array(z.strictObject({ unit, line, text: z.string(), list: listId, likely: lineId.nullable() })),
  /** Lines, or parts of them, that are not understood. `missing`: what a line lacks to be understood. */
  unread: z.array(z.strictObject({ line, text: z.string(), missing: z.enum(["grade", "bases"]).nullable() })),
  /** Names with a slip of the pen that only one of its troops can be: as they are written, and what they were read as. */
  corrected: z.array(z.strictObject({ line, text: z.string(), as: z.string() })),
  /** The points that the text says it has; null where it does not. */
  points: z.int().nullable(),
  /** The edition of its list that it is read by; null while that is not known. */
  edition: version.nullable(),
  /** The rules tables in force, by which it is judged. */
  rules: version,
});
export type ReadArmyText = z.infer<typeof readArmyText>;
