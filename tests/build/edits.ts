import type { Army, Edit } from "@/lib/model/army";
import { editsBetween } from "@/lib/rules/army/edits-between";

/** The edits from one army to another, for tests that stand where the rules may not be imported. */
export const editsFor = (from: Army, to: Army): readonly Edit[] => editsBetween(from, to);
