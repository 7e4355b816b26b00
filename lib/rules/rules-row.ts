/** The row of a rules table with this id. The schema makes sure every table has one for each id. */
export function rulesRow<Row extends { readonly id: string }>(rows: readonly Row[], id: Row["id"]): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id} in the rules table`);
  return row;
}

export function rowValue<Row extends { readonly id: string; readonly value: number }>(rows: readonly Row[], id: Row["id"]): number {
  return rulesRow(rows, id).value;
}

/** The rows of a table as a lookup by id, each converted by `value`. */
export const keyed = <Row extends { readonly id: string }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Record<Row["id"], Value> => Object.fromEntries(rows.map((row) => [row.id, value(row)])) as Record<Row["id"], Value>;
