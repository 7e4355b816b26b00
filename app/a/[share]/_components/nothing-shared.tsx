import type { Metadata } from "next";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { SHARING } from "@/lib/words/sharing";
import { COMMON } from "@/lib/words/site";

const WORDS = SHARING.nothing;
const armies = (text: string) => <Link href="/armies">{text}</Link>;

/** Why there is no army to show: `unreadable` was shared from an earlier version of this program. */
type Nothing = { readonly kind: "unreadable"; readonly name: string } | { readonly kind: "withdrawn" | "unknown" };

/** A page behind a link is not for search engines. */
export const UNSEARCHED = { robots: { index: false, follow: false } } satisfies Metadata;

/** The title of a page of a share where there is no army to show. */
export function nothingTitle(found: Nothing): string {
  switch (found.kind) {
    case "unreadable":
      return found.name;
    case "withdrawn":
      return WORDS.withdrawnTitle;
    case "unknown":
      return COMMON.notHere;
    default:
      return found satisfies never;
  }
}

/** The page of a share where there is no army to show. proxy.ts sets the status: 410 where it was withdrawn, 404 where there is none. */
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
      <h1>{WORDS.unknown}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={WORDS.checkLink} slots={{ armies }} />
      </p>
    </section>
  );
}

function Withdrawn() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{WORDS.withdrawn}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={WORDS.askAgain} slots={{ armies }} />
      </p>
    </section>
  );
}

function Unreadable({ name, share }: { readonly name: string; readonly share: string }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1 className="[overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={WORDS.unreadable} slots={{ document: (text) => <a href={`/api/shares/${share}`}>{text}</a> }} />
      </p>
    </section>
  );
}
