import { prepare } from "@/lib/rules/army/prepare";
import { quickReference } from "@/lib/sheets/reference/quick-reference";
import { plainReference } from "@/lib/sheets/reference/reference-parts";
import { CATALOG, TABLES } from "./rules";

const { battle, afield, combat, reference } = CATALOG;

/** The quick reference by the shipped data, with the words of the rules in brackets, */
export const MARKED_REFERENCE = quickReference({ rules: TABLES, battle: battle.tables, afield, combat, reference });
/** in plain text, */
export const WHOLE_REFERENCE = plainReference(MARKED_REFERENCE);
/** and all shipped lists by the same tables. */
export const ALL_LISTS = prepare(CATALOG.lists, TABLES);
