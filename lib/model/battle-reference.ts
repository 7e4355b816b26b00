import { z } from "zod";
import { SEATS } from "./enumerations";
import { fittedReference } from "./fitted-reference";
import { battleId } from "./identifiers";

/** Whose use a row is, where two armies are on the table: unmarked ones are the reader's alone, or everybody's. */
const ROW_MARKS = ["opponent", "both"] as const;
export type RowMark = (typeof ROW_MARKS)[number];

/** The quick reference of a battle: rows that either army can use, as far as its reader knows them. Screen, paper, text and API render this. */
export const battleReference = fittedReference.extend({
  schema: z.literal("condotta.battle-reference/1"),
  battle: battleId,
  /** Whose it is; null for the one that everybody may see. */
  seat: z.enum(SEATS).nullable(),
  /** The two armies. */
  name: z.string(),
  /** `key`: `section.table.row`; none for everybody. */
  marks: z.array(z.strictObject({ key: z.string(), mark: z.enum(ROW_MARKS) })),
  /** What the reader is not told, in sentences. */
  notKnown: z.array(z.string()),
});
export type BattleReference = z.infer<typeof battleReference>;
