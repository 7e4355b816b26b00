import { type DraftForce, draftIn } from "./typed-force";

/** Which question of which page it answers: one's own force, or that of the other player on this device. */
export type DraftSlot = "mine" | "theirs";

const addressOf = (slot: DraftSlot): string => `condotta.typed-force.${slot}`;

export function readDraft(slot: DraftSlot): DraftForce | null {
  try {
    return draftIn(localStorage.getItem(addressOf(slot)));
  } catch {
    // Storage forbidden by the browser: nothing can have been kept.
    return null;
  }
}

export function keepDraft(slot: DraftSlot, draft: unknown): void {
  try {
    localStorage.setItem(addressOf(slot), JSON.stringify(draft));
  } catch {
    // It lasts as long as the page.
  }
}

export function dropDraft(slot: DraftSlot): void {
  try {
    localStorage.removeItem(addressOf(slot));
  } catch {
    // Nothing was kept, so nothing is left to remove.
  }
}
