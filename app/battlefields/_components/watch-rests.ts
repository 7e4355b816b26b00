import type { Hand, Held } from "@/app/_components/handling/hand";
import type { Stance } from "@/app/_components/handling/task";
import { isSameStance } from "@/app/_components/handling/task";

/** Where it has come to rest. `run`: the same for one change that is made over and over, as a key makes it; null: of a drag, which is by itself. */
type Rest = (lies: Stance, run: string | null) => void;

const MEASURES = ["x", "y", "w", "h"] as const;
const TURN = 360;

/**
 * By how much a thing was changed, to a tenth: what lies to the hundredth comes to a tenth with its first step, which is like the next.
 * Null: it was not.
 */
function changeBetween(was: Stance, is: Stance): string | null {
  if (isSameStance(was, is)) return null;
  const turned = (is.angle - was.angle + TURN) % TURN;
  return [...MEASURES.map((measure) => Math.round((is[measure] - was[measure]) * 10)), turned].join(" ");
}

/** Tells of every rest to which what is in the hand is brought: a drag, a press of a key or a button, a number. Returns what ends it. */
export function watchRests(hand: Pick<Hand, "now" | "subscribe">, rest: Rest): () => void {
  let before: Held | null = null;
  let isDragged = false;
  const settle = () => {
    const held = hand.now();
    if (!held || held.task.key !== before?.task.key) {
      before = held;
      isDragged = false;
    } else if (held.isMoving) isDragged = true;
    else {
      const change = changeBetween(before.wanted, held.wanted);
      const run = isDragged ? null : `${held.task.key} ${change}`;
      before = held;
      isDragged = false;
      if (change !== null) rest(held.judgement.stance, run);
    }
  };
  settle();
  return hand.subscribe(settle);
}
