import { Fragment } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";

type Row = { readonly what: string; readonly value: string };

/** What is settled, line by line. */
export function Facts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="decided">
      {rows.map(({ what, value }) => (
        <Fragment key={what}>
          <dt>
            <AwaitedWords text={what} />
          </dt>
          <dd>
            <AwaitedWords text={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
