import { z } from "zod";
import { eagleTables } from "./bronze-eagles-tables";
import { fieldOfGloryTables } from "./field-of-glory-tables";

/** The tables of the four other games (`data/other-games`): what each text states, with its source. */
export const otherGamesTables = z.strictObject({ fieldOfGlory: fieldOfGloryTables, bronzeEagles: eagleTables });
export type OtherGamesTables = z.infer<typeof otherGamesTables>;
