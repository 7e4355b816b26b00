import type { Metadata } from "next";
import Link from "next/link";

/** Why there is nothing to see of a share: `unreadable` was shared from an earlier version of this program, which read it otherwise. */
type Nothing = { readonly kind: "unreadable"; readonly name: string } | { readonly kind: "withdrawn" | "unknown" };

/** Whatever is shown by a link is not for those who search. */
export const UNSEARCHED = { robots: { index: false, follow: false } } satisfies Metadata;

/** What a page of a share is called where there is nothing to see. */
export function nothingTitle(found: Nothing): string {
  switch (found.kind) {
    case "unreadable":
      return found.name;
    case "withdrawn":
      return "Withdrawn";
    case "unknown":
      return "Not here";
    default:
      return found satisfies never;
  }
}

/** What each page of a share then says. The status is set by proxy.ts: 410 where it was withdrawn, 404 where there is none. */
export function NothingShared({ found, share }: { readonly found: Nothing; readonly share: string }) {
  switch (found.kind) {
    case "unreadable":
      return <Unreadable name={found.name} share={share} />;
    case "withdrawn":
      return <Withdrawn />;
    case "unknown":
      return <Unknown />;
    default:
      return found satisfies never;
  }
}

function Unknown() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>No army is shared at this address</h1>
      <p className="mt-3 max-w-prose">
        The link may have been mistyped or cut short: it ends in 26 letters and figures. Or look at <Link href="/armies">the armies</Link>.
      </p>
    </section>
  );
}

function Withdrawn() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>This army was withdrawn</h1>
      <p className="mt-3 max-w-prose">
        Whoever shared it has taken it back, and nothing of it is kept under this link. Ask for a new one, or look at{" "}
        <Link href="/armies">the armies</Link>.
      </p>
    </section>
  );
}

function Unreadable({ name, share }: { readonly name: string; readonly share: string }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1 className="[overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-3 max-w-prose">
        This army was shared from an earlier version of Condotta, and this one can no longer put it on paper.{" "}
        <a href={`/api/shares/${share}`}>Its document</a> is still here.
      </p>
    </section>
  );
}
