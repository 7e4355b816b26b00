import type { Losing } from "./army-afield";

/** The wounds after a base's box was ticked: every base up to it is lost, or the last lost one is restored. An odd wound stays. */
export function baseTicked({ lostBases, hasWound, bases, perBase }: Losing, at: number): number {
  const lost = at === lostBases - 1 ? at : at + 1;
  return lost * perBase + (hasWound && lost < bases ? 1 : 0);
}

/** The wounds plus `more` (may be negative): never more than its bases take. */
export const withWounds = ({ wounds, bases, perBase }: Losing, more: number): number =>
  Math.max(0, Math.min(bases * perBase, wounds + more));

/** The same with this number of wounds. */
export const atWounds = <One extends Losing>(of: One, wounds: number): One => ({
  ...of,
  wounds,
  lostBases: Math.floor(wounds / of.perBase),
  hasWound: wounds % of.perBase > 0,
  isBroken: wounds >= of.breaksAt,
});
