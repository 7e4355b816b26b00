const NUMBER = /^-?\d{1,9}(\.\d{1,9})?$/;

type Query = Readonly<Record<string, string | undefined>>;

/** A query with these parameters as numbers. What is not written as a number stays text, to be refused. */
export function queryNumbers(query: Query, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value !== undefined && names.includes(name) && NUMBER.test(value) ? Number(value) : value,
    ]),
  );
}
