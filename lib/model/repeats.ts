/** The index of every member whose key an earlier member already has. */
export function repeats<T>(items: readonly T[], keyOf: (item: T) => unknown): number[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}
