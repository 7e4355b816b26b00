import { type Thing, thingKey } from "./thing";

/** Kinds for a flank are chosen among first: none of them is at hand before. */
const isAtHand = ({ type }: Thing): boolean => type !== "place-flank-piece";

const placeOf = (thing: Thing): number => ("number" in thing ? thing.number : "commander" in thing ? thing.commander : 0);

/** What is in the hand: what was taken up last while it may be handled, then whatever comes after it. */
export function nextThing(things: readonly Thing[], last: Thing | null): Thing | null {
  if (!last) return things.find(isAtHand) ?? null;
  const same = things.find((one) => thingKey(one) === thingKey(last));
  if (same) return same;
  const atHand = things.filter(isAtHand);
  return atHand.find((one) => one.type === last.type && placeOf(one) > placeOf(last)) ?? atHand[0] ?? null;
}
