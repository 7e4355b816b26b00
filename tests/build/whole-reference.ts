import { prepare } from "@/lib/rules/army/prepare";
import { quickReference } from "@/lib/sheets/reference/quick-reference";
import { CATALOG, TABLES } from "./rules";

const { battle, afield, combat, reference } = CATALOG;

/** The quick reference by the shipped data, */
export const WHOLE_REFERENCE = quickReference({ rules: TABLES, battle: battle.tables, afield, combat, reference });
/** and all shipped lists by the same tables. */
export const ALL_LISTS = prepare(CATALOG.lists, TABLES);
