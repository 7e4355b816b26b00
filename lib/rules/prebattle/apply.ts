import type { BattleEvent, Happening } from "../../model/battle-event";
import { abandoning } from "./abandoning";
import type { Battle } from "./battle";
import type { Folds } from "./battle-step";
import { type Draft, draftOf } from "./draft-of";
import { seating } from "./seating";
import { SEQUENCE, stepNow } from "./sequence";

const publishing = {
  "seed-published": (draft, { seed }) => {
    draft.seed = seed;
  },
} satisfies Folds;

type FoldsOf<One> = One extends { readonly folds: infer Given } ? keyof Given : never;
type Folded = keyof typeof publishing | FoldsOf<typeof seating | typeof abandoning | (typeof SEQUENCE)[number]>;

type Fold = (draft: Draft, event: Happening) => void;
/** An event whose type is nobody's finds no entry here, which `apply` would not compile with. */
const FOLDS = Object.assign({}, publishing, seating.folds, abandoning.folds, ...SEQUENCE.map((step) => step.folds)) as Readonly<
  Record<Folded, Fold>
>;

/**
 * The battle after this event, which is one that `decide` made or that was stored: it is not judged again. The step that follows follows by
 * itself; the latest link of the chain is taken over where the event carries one.
 */
export function apply(battle: Battle, event: Happening | BattleEvent): Battle {
  const draft = draftOf(battle);
  FOLDS[event.type](draft, event);
  draft.step = stepNow(draft);
  draft.seq += 1;
  if ("chain" in event) draft.chain = event.chain;
  return draft;
}
