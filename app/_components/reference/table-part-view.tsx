import { memo } from "react";
import { rowKey } from "@/lib/sheets/reference/reference-keys";
import { REFERENCE } from "@/lib/words/reference";
import type { TablePart } from "./layout/laid";
import type { RowMemory } from "./row-memory";
import { RowView } from "./row-view";

type Props = {
  readonly part: TablePart;
  /** Rows that are looked for; null where all are. */
  readonly found: ReadonlySet<string> | null;
  readonly isOut: boolean;
  /** Whether words of the rules open. */
  readonly opens: boolean;
  /** Whether the reader may write into it. */
  readonly isRead: boolean;
  readonly memory: RowMemory;
};

/** A table, or what of it stands in one column of a leaf. */
export const TablePartView = memo(function TablePartView({ part, found, isOut, opens, isRead, memory }: Props) {
  const { section, table, title, columns, rows, continues, runsIn } = part;
  const isHeaded = columns.some(({ name }) => name !== "");
  return (
    <table
      className="reference-table"
      data-out={isOut || undefined}
      data-continues={continues || undefined}
      data-runs-in={runsIn ?? undefined}
      aria-labelledby={section}
    >
      {title !== null && !continues && <caption>{title}</caption>}
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} width={`${width}%`} />
        ))}
        {isRead && <col className="reference-source" />}
      </colgroup>
      {isHeaded && (
        <thead>
          <tr>
            {columns.map(({ id, name }) =>
              name === "" ? (
                <td key={id} />
              ) : (
                <th key={id} scope="col">
                  {name}
                </th>
              ),
            )}
            {isRead && (
              <th scope="col" className="reference-source">
                <span className="sr-only">{REFERENCE.source}</span>
              </th>
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => {
          const key = rowKey(section, table, row.id);
          return <RowView key={key} id={key} isOut={found !== null && !found.has(key)} {...{ row, columns, opens, isRead, memory }} />;
        })}
      </tbody>
    </table>
  );
});
