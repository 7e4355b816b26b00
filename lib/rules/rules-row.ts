/** The row of a rules table with this id. The schema makes sure every table has one for each id. */
export function rulesRow<Row extends { readonly id: string }>(rows: readonly Row[], id: Row["id"]): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id} in the rules table`);
  return row;
}

export function rowValue<Row extends { readonly id: string; readonly value: number }>(rows: readonly Row[], id: Row["id"]): number {
  return rulesRow(rows, id).value;
}
