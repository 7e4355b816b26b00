const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));

/** The later object with the unchanged parts of the earlier one, so that what depends only on those is not drawn again. */
export function shareParts<T extends object>(earlier: T, later: T): T {
  const shared = { ...later };
  for (const name of Object.keys(later) as (keyof T)[]) if (isSame(earlier[name], later[name])) shared[name] = earlier[name];
  return shared;
}
