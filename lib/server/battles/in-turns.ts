import { setImmediate } from "node:timers";

/** Milliseconds of reckoning after which others are answered first. */
const PATIENCE = 8;

/** Every copy of this module waits in one line. */
const shared = globalThis as typeof globalThis & { condottaTurns?: (() => void)[] };

function goOn(): void {
  const waiting = shared.condottaTurns ?? [];
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/** Ends when the event loop has gone round, and all who waited before have had their turn: of any number at once, one goes on in each round. */
function nextRound(): Promise<void> {
  shared.condottaTurns ??= [];
  const waiting = shared.condottaTurns;
  return new Promise((resume) => {
    if (waiting.push(resume) === 1) setImmediate(goOn);
  });
}

/** Tells when long work has had its turn, and then lets others be answered. */
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
 * Goes through long work piece by piece until `enough` says so, and lets others be answered in between. It begins with waiting, so that many
 * who ask at the same moment do not begin at the same moment.
 */
export async function inTurns<Piece>(work: Iterable<Piece>, enough: (piece: Piece) => boolean = () => false): Promise<void> {
  const turn = newTurn();
  await turn.pass();
  for (const piece of work) {
    if (enough(piece)) return;
    if (turn.isOver()) await turn.pass();
  }
}
