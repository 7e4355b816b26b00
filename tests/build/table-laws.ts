import { DEPLOYMENT_LAWS } from "./deployment-laws";
import { REFUSAL_LAWS } from "./refusal-laws";
import type { Law } from "./table-law";
import { TELLING_LAWS } from "./telling-laws";
import { TERRAIN_LAWS } from "./terrain-laws";

/** What holds in every battle. */
export const TABLE_LAWS: Readonly<Record<string, Law>> = { ...TERRAIN_LAWS, ...DEPLOYMENT_LAWS, ...TELLING_LAWS, ...REFUSAL_LAWS };
