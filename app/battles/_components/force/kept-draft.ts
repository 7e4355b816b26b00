import { type DraftForce, draftIn } from "./typed-force";

/** Whose force it is: the player's own, or that of the second player on this device. */
export type DraftSlot = "mine" | "theirs";

const addressOf = (slot: DraftSlot): string => `condotta.typed-force.${slot}`;

export function readDraft(slot: DraftSlot): DraftForce | null {
  try {
    return draftIn(localStorage.getItem(addressOf(slot)));
  } catch {
    // The browser forbids storage.
    return null;
  }
}

export function keepDraft(slot: DraftSlot, draft: unknown): void {
  try {
    localStorage.setItem(addressOf(slot), JSON.stringify(draft));
  } catch {
    // The draft lasts as long as the page.
  }
}

export function dropDraft(slot: DraftSlot): void {
  try {
    localStorage.removeItem(addressOf(slot));
  } catch {
    // Nothing was stored.
  }
}
