import { z } from "zod";
import { eagleTables } from "./bronze-eagles-tables";
import { earthTables } from "./earth-tables";
import { fieldOfGloryTables } from "./field-of-glory-tables";
import { rankAndFileTables } from "./rank-and-file-tables";

/** The tables of the four other games (`data/other-games`): what each text states, with its source. */
export const otherGamesTables = z.strictObject({
  bronzeEagles: eagleTables,
  earth: earthTables,
  fieldOfGlory: fieldOfGloryTables,
  rankAndFile: rankAndFileTables,
});
export type OtherGamesTables = z.infer<typeof otherGamesTables>;
