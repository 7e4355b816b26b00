import type { Army, Edit } from "@/lib/model/army";
import { withCleanArmyNames } from "@/lib/model/clean-names";
import { applyEdits } from "@/lib/rules/army/apply-edits";
import { editsBetween } from "@/lib/rules/army/edits-between";

/** One change, and the edits that undo it. */
export type Step = { readonly edits: readonly Edit[]; readonly back: readonly Edit[] };

/** The army, the steps that led to it, and the steps that were undone. */
export type History = { readonly army: Army; readonly past: readonly Step[]; readonly future: readonly Step[] };

export const begin = (army: Army): History => ({ army, past: [], future: [] });

/** The army with these edits made; edits that change nothing leave no step. */
export function edited(history: History, edits: readonly Edit[]): History {
  const army = applyEdits(history.army, edits);
  const back = editsBetween(army, history.army);
  return back.length === 0 ? history : { army, past: [...history.past, { edits, back }], future: [] };
}

export function undone(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return { army: applyEdits(history.army, step.back), past: history.past.slice(0, -1), future: [...history.future, step] };
}

export function redone(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  return { army: applyEdits(history.army, step.edits), past: [...history.past, step], future: history.future.slice(0, -1) };
}

const sameGround = (one: Army, other: Army): boolean =>
  one.list === other.list && one.listVersion === other.listVersion && one.rules === other.rules;

/** The army with its names as they are stored. This is not a step: if it could be undone, the next save would make it again, and nothing before it could be undone. */
export function cleaned(history: History): History {
  const army = withCleanArmyNames(history.army);
  return army === history.army ? history : { ...history, army };
}

/** Another version of the army replaces it. This can be undone, unless the lists differ: no edit changes the list. */
export function replaced(history: History, army: Army): History {
  if (!sameGround(history.army, army)) return begin(army);
  return edited(history, editsBetween(history.army, army));
}
