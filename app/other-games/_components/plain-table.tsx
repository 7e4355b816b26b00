import type { ReactNode } from "react";

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

type Props = Omit<FiguresProps, "describedBy"> & {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly below?: ReactNode;
};

/** A table of names and figures, with its heading. */
export function PlainTable({ id, title, caption, below, ...shown }: Props) {
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
