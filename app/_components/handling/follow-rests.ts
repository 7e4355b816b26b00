import type { Hand } from "./create-hand";
import { isSameStance } from "./fitting-stance";
import type { Stance } from "./task";

/**
 * Tells where what is in the hand rests: at once, and whenever it rests somewhere else. `isLetGo`: a pointer has carried it there, and so it
 * is in sight. Nothing is told while it is carried. Returns what ends it.
 */
export function followRests(hand: Pick<Hand, "now" | "subscribe">, rests: (stance: Stance, isLetGo: boolean) => void): () => void {
  let last: Stance | null = null;
  let wasMoving = false;
  const tell = () => {
    const held = hand.now();
    const isLetGo = wasMoving;
    wasMoving = held?.isMoving === true;
    if (!held || held.isMoving) return;
    const { stance } = held.judgement;
    if (last && isSameStance(last, stance)) return;
    last = stance;
    rests(stance, isLetGo);
  };
  tell();
  return hand.subscribe(tell);
}
