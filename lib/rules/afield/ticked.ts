import type { Losing } from "./army-afield";

/** The wounds after the box of a base was pressed: all up to it are lost, or the last lost one stands again. A wound stays. */
export function baseTicked({ lostBases, hasWound, bases, perBase }: Losing, at: number): number {
  const lost = at === lostBases - 1 ? at : at + 1;
  return lost * perBase + (hasWound && lost < bases ? 1 : 0);
}

/** The wounds with so many more, or (below nought) fewer: never more than its bases take. */
export const withWounds = ({ wounds, bases, perBase }: Losing, more: number): number =>
  Math.max(0, Math.min(bases * perBase, wounds + more));

/** As it stands with other wounds. */
export const atWounds = <One extends Losing>(of: One, wounds: number): One => ({
  ...of,
  wounds,
  lostBases: Math.floor(wounds / of.perBase),
  hasWound: wounds % of.perBase > 0,
  isBroken: wounds >= of.breaksAt,
});
