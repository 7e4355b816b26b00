import { z } from "zod";
import { SEATS } from "./enumerations";
import { fittedReference } from "./fitted-reference";
import { battleId } from "./identifiers";

/** Who can use a row when two armies are on the table. Unmarked rows are the reader's alone, or everybody's. */
const ROW_MARKS = ["opponent", "both"] as const;
export type RowMark = (typeof ROW_MARKS)[number];

/**
 * The quick reference of a battle: rows that either army can use, as far as the reader knows them. Screen, paper, text and API render this.
 */
export const battleReference = fittedReference.extend({
  schema: z.literal("condotta.battle-reference/1"),
  battle: battleId,
  /** Whose it is; null for the public one. */
  seat: z.enum(SEATS).nullable(),
  name: z.string(),
  /** `key`: `section.table.row`. Rows for everybody have no mark. */
  marks: z.array(z.strictObject({ key: z.string(), mark: z.enum(ROW_MARKS) })),
  /** What the reader may not know yet, in sentences. */
  notKnown: z.array(z.string()),
});
export type BattleReference = z.infer<typeof battleReference>;
