/** What a battlefield's address says of it; null: not asked for. */
export type FieldRequest = {
  readonly seed: string;
  readonly territory: string | null;
  readonly square: string | null;
  readonly width: string | null;
  readonly depth: string | null;
  /** `random`: its size is rolled from the seed. */
  readonly table: string | null;
  readonly moves: string | null;
};

/** A path of full stops means another folder, however they are written. */
export const canBeAddressed = (seed: string): boolean => seed !== "." && seed !== "..";

/** The address of a battlefield on this site. */
export function fieldAddress({ seed, ...asked }: FieldRequest): string {
  const told = Object.entries(asked).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
  const query = new URLSearchParams(told).toString();
  return `/battlefields/${encodeURIComponent(seed)}${query === "" ? "" : `?${query}`}`;
}

export type FieldQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter; what a form left open counts as not asked. */
function first(given: FieldQuery, name: string): string | null {
  const value = given[name];
  const one = Array.isArray(value) ? value[0] : value;
  return one === undefined || one.trim() === "" ? null : one.trim();
}

/** What a query says of a battlefield. */
export const requestOf = (given: FieldQuery): Omit<FieldRequest, "seed"> => ({
  territory: first(given, "territory"),
  square: first(given, "square"),
  width: first(given, "width"),
  depth: first(given, "depth"),
  table: first(given, "table"),
  moves: first(given, "moves"),
});

/** As it stands in the path of a page; escapes that are no UTF-8 are taken as they stand. */
export function seedOf(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
