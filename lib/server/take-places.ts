export type Place = { readonly of: string; readonly most: number };

/** The taken places by name. All copies of this module share this count. */
const shared = globalThis as typeof globalThis & { condottaPlaces?: Map<string, number> };

/** Takes one place each, and returns the function that frees them, once; null if one of them is full. */
export function takePlaces(wanted: readonly Place[]): (() => void) | null {
  shared.condottaPlaces ??= new Map();
  const taken = shared.condottaPlaces;
  const takenOf = (of: string) => taken.get(of) ?? 0;
  if (wanted.some(({ of, most }) => takenOf(of) >= most)) return null;
  for (const { of } of wanted) taken.set(of, takenOf(of) + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    for (const { of } of wanted) {
      if (takenOf(of) > 1) taken.set(of, takenOf(of) - 1);
      else taken.delete(of);
    }
  };
}
