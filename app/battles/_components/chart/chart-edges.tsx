import { memo } from "react";
import type { ChartTables } from "./chart-layout";

const byColumn = (one: { readonly column: number }, other: { readonly column: number }): number => one.column - other.column;

/** Densities over the columns and flanks beside the rows; the buttons say the same of each square. */
export const ChartEdges = memo(function ChartEdges({ tables }: { tables: ChartTables }) {
  return (
    <>
      <div className="chart-columns" aria-hidden="true">
        {[...tables.densities].sort(byColumn).map(({ id, name, column }) => (
          <span key={id}>
            <b>{column}</b>
            <i>{name}</i>
          </span>
        ))}
      </div>
      <div className="chart-rows" aria-hidden="true">
        {[...tables.flanks]
          .sort((one, other) => one.id.localeCompare(other.id))
          .map(({ id, name }) => (
            <span key={id}>
              <b>{id}</b>
              <i>{name}</i>
            </span>
          ))}
      </div>
    </>
  );
});
