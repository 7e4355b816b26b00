import type { Fetched } from "./fetched-part";

/** Stands where a part of the page will be, until it is fetched. */
export function AwaitedPart({ failed, again }: Pick<Fetched<unknown>, "failed" | "again">) {
  if (!failed) return <p className="min-h-[44px] text-soft">Opening…</p>;
  return (
    <p className="finding my-2">
      This could not be fetched: the server cannot be reached.{" "}
      <button type="button" className="button" data-small onClick={again}>
        Try again
      </button>
    </p>
  );
}
