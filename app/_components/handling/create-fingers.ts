export type Finger = { readonly x: number; readonly y: number };

/** The fingers on the sheet: how they have moved together, and apart. */
export function createFingers() {
  const down = new Map<number, Finger>();
  /** Those of which nobody knows where they are, until they move. */
  const lost = new Set<number>();
  const middle = (): Finger => {
    const all = [...down.values()];
    return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
  };
  const spread = (): number => {
    const [one, other] = [...down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    count: () => down.size,
    has: (id: number) => down.has(id),
    set: (id: number, finger: Finger) => void down.set(id, finger),
    lift(id: number) {
      down.delete(id);
      lost.delete(id);
    },
    /** The layout changed below the fingers; none of them has moved. */
    lose() {
      for (const id of down.keys()) lost.add(id);
    },
    /** What this finger's move does to all of them. */
    moved(id: number, to: Finger) {
      if (lost.delete(id)) down.set(id, to);
      const [from, apart] = [middle(), spread()];
      down.set(id, to);
      const at = middle();
      return { at, by: { x: at.x - from.x, y: at.y - from.y }, factor: apart > 0 ? spread() / apart : 1 };
    },
  };
}
