import { setImmediate } from "node:timers";

/** Milliseconds of computing after which others are answered first. */
const PATIENCE = 8;

/** All copies of this module share one queue. */
const shared = globalThis as typeof globalThis & { condottaTurns?: (() => void)[] };

function goOn(): void {
  const waiting = shared.condottaTurns ?? [];
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/** Resolves after one round of the event loop, and after all who waited before. One waiter goes on in each round. */
function nextRound(): Promise<void> {
  shared.condottaTurns ??= [];
  const waiting = shared.condottaTurns;
  return new Promise((resume) => {
    if (waiting.push(resume) === 1) setImmediate(goOn);
  });
}

/** Says when long work has used its turn, and then lets others be answered. */
export function newTurn(): { readonly isOver: () => boolean; readonly pass: () => Promise<void> } {
  let since = performance.now();
  return {
    isOver: () => performance.now() - since >= PATIENCE,
    async pass() {
      await nextRound();
      since = performance.now();
    },
  };
}

/**
 * Does long work piece by piece until `enough`, and lets others be answered in between. It waits first, so that requests of the same moment
 * do not all start at once.
 */
export async function inTurns<Piece>(work: Iterable<Piece>, enough: (piece: Piece) => boolean = () => false): Promise<void> {
  const turn = newTurn();
  await turn.pass();
  for (const piece of work) {
    if (enough(piece)) return;
    if (turn.isOver()) await turn.pass();
  }
}
