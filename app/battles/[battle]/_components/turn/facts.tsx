import { Fragment } from "react";

type Row = { readonly what: string; readonly value: string };

/** What is settled, line by line. */
export function Facts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="decided">
      {rows.map(({ what, value }) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
