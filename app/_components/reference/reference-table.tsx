import { memo } from "react";
import { cssNumbers } from "@/app/_components/css-numbers";
import { OwnMark, OwnValue } from "@/app/_components/own-values/own-value";
import { hasRulesWord } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import { isOwnCell } from "@/lib/model/quick-reference";
import { rowKey, sourceMark } from "@/lib/sheets/reference/reference-parts";
import { whyWords } from "@/lib/words/reasons";
import { REFERENCE, ROW_MARK_WORDS } from "@/lib/words/reference";
import { marked, unmarked } from "@/lib/words/terms";
import { CellText } from "./cell-text";
import type { LaidColumn, LaidRow, TablePart } from "./layout/laid";
import { hasUprightHeads } from "./layout/measured-table";
import { type RowMemory, useRowMemory } from "./row-memory";

type Props = {
  /** Among all rows: see rowKey. */
  readonly id: string;
  readonly row: LaidRow;
  readonly columns: readonly LaidColumn[];
  readonly isOut: boolean;
  readonly opens: boolean;
  readonly isRead: boolean;
  readonly memory: RowMemory;
};

/** The first cell with a word of the rules: the keyboard reaches the words of a row through it. */
const firstWithWords = ({ cells }: LaidRow): number => cells.findIndex((cell) => cell !== null && hasRulesWord(marked(cell)));

/** A row: its name with its marks, its cells, and on the screen where it is from. */
const RowView = memo(function RowView({ id, row, columns, isOut, opens, isRead, memory }: Props) {
  // A cell that the rulebook does not print can be overwritten once its source is open.
  const { row: ref, isAsked, ask } = useRowMemory(id, memory);
  const reached = opens ? firstWithWords(row) : -1;
  const marks = <RowMarks row={row} column={columns[0]?.id ?? ""} isRead={isRead} />;
  return (
    <tr ref={ref} data-out={isOut || undefined} data-phrase={opens ? "" : undefined}>
      {columns.map((column, at) => {
        const content = <Cell key={column.id} {...{ id, row, column, at, opens, isAsked }} isWritten={isRead} isReached={at === reached} />;
        if (at === 0 && row.cells[0] === "") return <td key={column.id}>{marks}</td>;
        return at === 0 ? (
          <th key={column.id} scope="row" data-only={columns.length === 1 || undefined}>
            {content}
            {marks}
          </th>
        ) : (
          <td key={column.id} data-label={column.name || undefined} data-kind={column.kind === "text" ? undefined : column.kind}>
            {content}
            <CellSign row={row} column={column.id} at={at} />
          </td>
        );
      })}
      {isRead && (
        <td className="reference-source" data-marked={row.from === "rulebook" && !row.cellSources ? undefined : ""}>
          {row.from === "rulebook" ? (
            row.why
          ) : (
            <SourceMark from={row.from} why={row.why && whyWords(row.why)} isOpen={isAsked} onAsked={ask} />
          )}
          <CellSources {...{ row, columns, isAsked, ask }} />
        </td>
      )}
    </tr>
  );
});

type CellProps = Pick<Props, "id" | "row" | "opens"> & {
  readonly column: LaidColumn;
  readonly at: number;
  readonly isReached: boolean;
  /** Whether the reader may write into it here, and has asked to where something is printed. */
  readonly isWritten: boolean;
  readonly isAsked: boolean;
};

function Cell({ id, row, column, at, opens, isReached, isWritten, isAsked }: CellProps) {
  const [printed, own] = [row.cells[at] ?? null, row.own?.[at] ?? null];
  const text = printed === null ? null : <CellText text={printed} kind={column.kind} opens={opens} isReached={isReached} />;
  if (isWritten && isWritable(row, at, column.id))
    return (
      <OwnValue
        cellKey={`${id}.${column.id}`}
        label={cellLabel(row, column)}
        value={own}
        printed={printed === null ? null : unmarked(printed)}
        isOffered={isAsked || printed === null || own !== null}
      >
        {text}
      </OwnValue>
    );
  if (own === null) return text ?? <span className="own-value-blank" role="img" aria-label={REFERENCE.blank} />;
  return (
    <>
      <span className="own-value-own">{own}</span>
      <OwnMark />
    </>
  );
}

function isWritable({ cells, from, cellSources }: LaidRow, at: number, column: string): boolean {
  const source = { from: cellSources?.[column]?.from ?? from, heading: null, why: null };
  return isOwnCell({ cells, source }, at, column);
}

const cellLabel = ({ cells, called }: LaidRow, { name }: LaidColumn): string =>
  [called ?? unmarked(cells[0] ?? ""), name].filter(Boolean).join(", ");

/** Behind a cell that is not from where its row is. What its reader wrote there is his own. */
function CellSign({ row: { cellSources, own }, column, at }: Pick<Props, "row"> & { readonly column: string; readonly at: number }) {
  const source = cellSources?.[column];
  return source && (own?.[at] ?? null) === null ? <span aria-hidden="true">{sourceMark(source.from)}</span> : null;
}

/** Where those cells of a row are from that are from elsewhere than the rest, each by the name of its column. */
function CellSources({
  row,
  columns,
  isAsked,
  ask,
}: Pick<Props, "row" | "columns"> & { isAsked: boolean; ask: (isOpen: boolean) => void }) {
  return columns.map(({ id, name }) => {
    const source = row.cellSources?.[id];
    if (!source) return null;
    return (
      <div key={id}>
        {name !== "" && `${name}: `}
        {source.from === "rulebook" ? (
          source.why
        ) : (
          <SourceMark from={source.from} why={source.why && whyWords(source.why)} isOpen={isAsked} onAsked={ask} />
        )}
      </div>
    );
  });
}

/** Behind the name of a row: that it is not the rulebook's, and whose use it is. */
function RowMarks({ row: { from, cellSources, mark }, column, isRead }: Pick<Props, "row" | "isRead"> & { readonly column: string }) {
  const sign = sourceMark(cellSources?.[column]?.from ?? from);
  return (
    <>
      {sign !== "" && (
        <span className={isRead ? "reference-sign" : undefined} aria-hidden="true">
          {sign}
        </span>
      )}
      {mark && <i className="reference-mark"> {ROW_MARK_WORDS[mark]}</i>}
    </>
  );
}

type TablePartViewProps = {
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
export const TablePartView = memo(function TablePartView({ part, found, isOut, opens, isRead, memory }: TablePartViewProps) {
  const { section, table, title, columns, rows, continues, runsIn, beside } = part;
  const isUpright = hasUprightHeads(columns);
  const isHeaded = columns.some(({ name }) => name !== "");
  return (
    <table
      className="reference-table"
      data-out={isOut || undefined}
      data-continues={continues || undefined}
      data-runs-in={runsIn ?? undefined}
      data-beside={beside?.side}
      style={cssNumbers({ "--share": beside?.share ?? 100 })}
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
            {columns.map(({ id, name, kind }) =>
              name === "" ? (
                <td key={id} />
              ) : (
                <th key={id} scope="col" data-upright={(isUpright && kind === "cards") || undefined}>
                  <span>{name}</span>
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
