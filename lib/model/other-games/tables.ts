import { z } from "zod";
import { eagleTables } from "./bronze-eagles";
import { earthTables } from "./earth-tables";
import { fieldOfGloryTables } from "./field-of-glory";
import { rankAndFileTables } from "./rank-and-file";

/** The tables of the four other games (`data/other-games`): what each text states, with its source. */
export const otherGamesTables = z.strictObject({
  bronzeEagles: eagleTables,
  earth: earthTables,
  fieldOfGlory: fieldOfGloryTables,
  rankAndFile: rankAndFileTables,
});
export type OtherGamesTables = z.infer<typeof otherGamesTables>;
