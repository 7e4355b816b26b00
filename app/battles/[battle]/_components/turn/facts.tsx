import { Fragment } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { plain, type Words } from "@/lib/words/sentence";

type Row = { readonly what: Words; readonly value: Words };

/** Facts, a line each. */
export function Facts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="decided">
      {rows.map(({ what, value }) => (
        <Fragment key={plain(what)}>
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
