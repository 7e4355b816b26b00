import type { Fault } from "./faults";

type Ordinals = readonly number[];

/** Negative if `one` comes before `other`. A whole comes before its parts. */
function compared(one: Ordinals, other: Ordinals): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at === -1) return one.length - other.length;
  const [here, there] = [one[at], other[at]];
  return here === undefined || there === undefined ? 1 : here - there;
}

/** Faults in document order. A missing field comes first in the object that lacks it. */
export function faultsInOrder(faults: readonly Fault[], document: unknown): readonly Fault[] {
  // Cached by object: one object may have as many faults as keys.
  const known = new Map<object, ReadonlyMap<string, number>>();
  function keysOf(inside: object): ReadonlyMap<string, number> {
    const keys = known.get(inside) ?? new Map(Object.keys(inside).map((key, at) => [key, at]));
    known.set(inside, keys);
    return keys;
  }
  function ordinalsOf(path: Fault["path"]): Ordinals {
    let inside = document;
    return path.map((part) => {
      const here = typeof inside === "object" && inside !== null ? inside : {};
      inside = Reflect.get(here, part);
      return typeof part === "number" ? part : (keysOf(here).get(part) ?? -1);
    });
  }
  return faults
    .map((fault) => ({ fault, ordinals: ordinalsOf(fault.path) }))
    .sort((one, other) => compared(one.ordinals, other.ordinals))
    .map(({ fault }) => fault);
}
