import { type Change, changed, type Hand } from "./create-hand";
import type { KeyDeed } from "./key-deed";
import type { Table } from "./samples";
import type { Stance } from "./task";

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** A stance so much farther on, its centre still on the table. */
function changedOn(table: Table, stance: Stance, change: Change): Stance {
  const next = changed(stance, change);
  return { ...next, x: between(0, next.x, table.width), y: between(0, next.y, table.depth) };
}

/** Does to what is in the hand what a key or a button says. */
export function actOn(hand: Hand, deed: KeyDeed, table: Table, confirm: (() => void) | undefined): void {
  const held = hand.now();
  if (!held) return;
  switch (deed) {
    case "nearest":
      hand.toNearest(table);
      return;
    case "start":
    case "back":
      hand.putBack();
      return;
    case "confirm":
      if (held.still === null) confirm?.();
      else hand.refuse();
      return;
    default:
      hand.put(changedOn(table, held.wanted, deed.change));
  }
}
