const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));

/** For `memo`, by value: a new view has new objects for what has not changed. */
export const sameProps = <Props extends object>(one: Props, other: Props): boolean =>
  (Object.keys(other) as (keyof Props)[]).every((name) => isSame(one[name], other[name]));
