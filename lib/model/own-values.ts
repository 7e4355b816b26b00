import { z } from "zod";
import { cleanName } from "./clean-names";
import { displayName } from "./identifiers";
import { LONGEST_OWN_VALUE } from "./own-value-cells";

const value = displayName.max(LONGEST_OWN_VALUE);

/** What a player types into a cell of the quick reference. */
export const typedOwnValue = z.strictObject({ value: z.string().overwrite(cleanName).min(1).max(LONGEST_OWN_VALUE) });

/** A player's own value for a cell of the quick reference; its key is "section.table.row.column". */
export const ownValue = z.strictObject({ key: z.string(), value, changedAt: z.iso.datetime() });
export type OwnValue = z.infer<typeof ownValue>;

export const ownValues = z.strictObject({ values: z.array(ownValue) });
export type OwnValues = z.infer<typeof ownValues>;
