import { setImmediate } from "node:timers/promises";

/** Milliseconds of reckoning after which others are answered first. */
const PATIENCE = 8;

/** Tells when long work has had its turn, and then lets others be answered. */
export function newTurn(): { readonly isOver: () => boolean; readonly pass: () => Promise<void> } {
  let since = performance.now();
  return {
    isOver: () => performance.now() - since >= PATIENCE,
    async pass() {
      await setImmediate();
      since = performance.now();
    },
  };
}

/** Goes through long work piece by piece until `enough` says so, and lets others be answered in between. */
export async function inTurns<Piece>(work: Iterable<Piece>, enough: (piece: Piece) => boolean = () => false): Promise<void> {
  const turn = newTurn();
  for (const piece of work) {
    if (enough(piece)) return;
    if (turn.isOver()) await turn.pass();
  }
}
