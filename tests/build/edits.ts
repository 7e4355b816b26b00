import type { Army, Edit } from "@/lib/model/army";
import { applyEdits, editsBetween } from "@/lib/rules/army/edits";

/** The edits from one army to another, and the army after some: for tests that stand where the rules may not be imported. */
export const editsFor = (from: Army, to: Army): readonly Edit[] => editsBetween(from, to);
export const edited = (army: Army, edits: readonly Edit[]): Army => applyEdits(army, edits);
