import type { BattleEvent, Happening } from "../../model/battle-event";
import { abandoning, playsOn, serverNotes } from "./any-step";
import { type Battle, type Draft, draftOf } from "./battle";
import { SEQUENCE, stepNow } from "./sequence";

type FoldsOf<One> = One extends { readonly folds: infer Given } ? keyof Given : never;
type Folded = FoldsOf<typeof serverNotes | typeof abandoning | (typeof SEQUENCE)[number]>;

type Fold = (draft: Draft, event: Happening) => void;
/** An event type without an entry here does not compile in `apply`. */
const FOLDS = Object.assign({}, serverNotes.folds, abandoning.folds, ...SEQUENCE.map((step) => step.folds)) as Readonly<
  Record<Folded, Fold>
>;

/**
 * The battle after this event, which comes from `decide` or from storage and is not judged again. The next step follows automatically. A
 * stored event happened in the step it names, whatever the steps are today, and carries its link of the chain.
 */
export function apply(battle: Battle, event: Happening | BattleEvent): Battle {
  const draft = draftOf(battle);
  if ("step" in event) draft.step = event.step;
  if (event.seat !== null && playsOn(event)) draft.seats[event.seat].offersToAbandon = false;
  FOLDS[event.type](draft, event);
  draft.step = stepNow(draft);
  draft.seq += 1;
  if ("chain" in event) draft.chain = event.chain;
  return draft;
}
