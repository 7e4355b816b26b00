/** The rows of a table as a lookup by id, each converted by `value`. */
export const keyed = <Row extends { readonly id: string }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Record<Row["id"], Value> => Object.fromEntries(rows.map((row) => [row.id, value(row)])) as Record<Row["id"], Value>;
