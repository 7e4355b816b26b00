import { inBrowser } from "@/app/_components/browser/storage";
import { type DraftForce, draftIn } from "./typed-force";

/** Whose force it is: the player's own, or that of the second player on this device. */
export type DraftSlot = "mine" | "theirs";

const keyOf = (slot: DraftSlot): string => `condotta.typed-force.${slot}`;

export const readDraft = (slot: DraftSlot): DraftForce | null => draftIn(inBrowser.read(keyOf(slot)));
export const keepDraft = (slot: DraftSlot, draft: unknown): boolean => inBrowser.write(keyOf(slot), JSON.stringify(draft));
export const dropDraft = (slot: DraftSlot): void => inBrowser.remove(keyOf(slot));
