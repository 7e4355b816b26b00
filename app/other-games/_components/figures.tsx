import type { ReactNode } from "react";
import { OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";

/** Colours that say the same as the words beside them. */
export type Tone = "own" | "other" | "even" | "plain" | "worn";

const WIDE = 1000;

/** One bar of all that may happen; the numbers stand beside it. */
export function SplitBar({ parts }: { readonly parts: readonly { readonly tone: Tone; readonly p: number }[] }) {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { p }) => sum + p, 0));
  return (
    <svg className="odds-bar" viewBox={`0 0 ${WIDE} 20`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ tone, p }, at) => {
        const start = (starts[at] ?? 0) * WIDE;
        return p > 0 && <rect key={`${tone} ${start}`} data-part={tone} x={start} y="0" width={p * WIDE} height="20" />;
      })}
    </svg>
  );
}

/** One bar for each chance, side by side, the longest as wide as there is room. */
function ChanceBars({ of, most }: { readonly of: readonly { readonly tone: Tone; readonly p: number }[]; readonly most: number }) {
  const HIGH = 20;
  return (
    <svg
      className="chance-bars"
      viewBox={`0 0 ${WIDE} ${of.length * HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-bars={of.length}
    >
      {of.map(({ tone, p }, at) => (
        <rect key={tone} data-part={tone} x="0" y={at * HIGH + 1} width={most > 0 ? (p / most) * WIDE : 0} height={HIGH - 2} />
      ))}
    </svg>
  );
}

export type Figure = { readonly name: string; readonly value: string; readonly tone?: Tone };

/** An answer in a few large numbers. */
export function Figures({ all }: { readonly all: readonly Figure[] }) {
  return (
    <dl className="odds-verdict">
      {all.map(({ name, value, tone }) => (
        <div key={name} data-part={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Column = { readonly name: string; readonly tone: Tone; readonly chances: readonly { readonly value: number; readonly p: number }[] };

type Props = {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  /** What the values are: "Hits". */
  readonly of: string;
  readonly columns: readonly Column[];
};

/** The chances of a count, to hand to a table. */
export const countChances = (chances: readonly number[]) => chances.map((p, value) => ({ value, p }));

const orMore = ({ chances }: Column, least: number): number =>
  Math.min(
    1,
    chances.reduce((sum, { value, p }) => (value >= least ? sum + p : sum), 0),
  );

/** Chances of values: a bar, each chance, and the chance of so many or more. */
export function ChanceTable({ id, title, caption, of, columns }: Props) {
  const values = [...new Set(columns.flatMap(({ chances }) => chances.map(({ value }) => value)))].sort((one, other) => one - other);
  const chanceOf = ({ chances }: Column, at: number) => chances.find(({ value }) => value === at)?.p ?? 0;
  const most = Math.max(...columns.flatMap(({ chances }) => chances.map(({ p }) => p)));
  return (
    <div className="chance-table">
      <h2>{title}</h2>
      <p id={id} className="text-soft">
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="ledger odds-table" aria-describedby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col" className="chance-chart">
                {OTHER_GAMES.chart}
              </th>
              {columns.flatMap(({ name }) => [
                <th key={name} scope="col" className="figure">
                  {name}
                </th>,
                <th key={`${name} or more`} scope="col" className="figure">
                  {OTHER_GAMES.orMore}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                <td className="chance-chart">
                  <ChanceBars of={columns.map((column) => ({ tone: column.tone, p: chanceOf(column, value) }))} most={most} />
                </td>
                {columns.flatMap((column) => [
                  <td key={column.name} className="figure">
                    {shareWords(chanceOf(column, value))}
                  </td>,
                  <td key={`${column.name} or more`} className="figure text-soft">
                    {shareWords(orMore(column, value))}
                  </td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type FiguresProps = {
  readonly describedBy: string;
  /** The first names the rows. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** The row that is asked. */
  readonly current?: number;
  /** Whether its heads are as short as its figures. */
  readonly isNarrow?: boolean;
};

type PlainTableProps = Omit<FiguresProps, "describedBy"> & {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly below?: ReactNode;
};

/** A table of names and figures, with its heading. */
export function PlainTable({ id, title, caption, below, ...shown }: PlainTableProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p id={id} className="text-soft">
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <FiguresTable describedBy={id} {...shown} />
      </section>
      {below}
    </div>
  );
}

export function FiguresTable({ describedBy, heads: [first, ...others], rows, current, isNarrow }: FiguresProps) {
  return (
    <table className="ledger odds-table" aria-describedby={describedBy} data-narrow={isNarrow || undefined}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((name) => (
            <th key={name} scope="col" className="figure">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
          <tr key={row} aria-current={row === current || undefined}>
            <th scope="row">{name}</th>
            {figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
              <td key={at} className="figure">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
