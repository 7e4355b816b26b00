"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { SITE } from "@/lib/words/site";
import { Link } from "./link";

function subscribe(listener: () => void): () => void {
  for (const event of ["online", "offline"]) addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, listener);
  };
}

/** Says on every page that the device has no connection. One that has may not reach the server either: pages say that where it matters. */
export function ConnectionLine() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return isOffline && <p className="print:hidden border-b border-rule px-4 py-1 text-[0.9rem] text-soft md:px-7">{SITE.noConnection}</p>;
}

/** `short`: the name on a narrow screen. */
type Place = { readonly href: string; readonly name: string; readonly short?: string };

const PLACES: readonly Place[] = [
  { href: "/armies", name: SITE.places.armies },
  { href: "/lists", name: SITE.places.lists },
  { href: "/battles", name: SITE.places.battles },
  { href: "/quick-reference", name: SITE.places.reference, short: SITE.places.referenceShort },
  { href: "/account", name: SITE.places.account },
];

/** `email`: of the account that is signed in; null for everybody else. */
export function SiteHeader({ email }: { readonly email: string | null }) {
  const path = usePathname();
  return (
    <header className="print:hidden flex flex-wrap items-baseline gap-x-4 border-b border-rule px-4 py-2 sm:gap-x-7 md:px-7">
      <Link href="/" className="py-2 font-serif text-[1.5rem] font-semibold leading-tight no-underline">
        {SITE.name}
      </Link>
      <nav aria-label={SITE.nav} className="flex grow gap-3 *:last:ml-auto max-sm:pointer-coarse:gap-1 sm:gap-5">
        {PLACES.map(({ href, name, short }) => {
          const here = path === href || path.startsWith(`${href}/`);
          return (
            <Link key={href} href={href} aria-current={here ? "page" : undefined} className="choice">
              {href === "/account" && email !== null ? <SignedIn email={email} /> : <PlaceName name={name} short={short} />}
            </Link>
          );
        })}
      </nav>
    </header>
  );
}

const PlaceName = ({ name, short }: Pick<Place, "name" | "short">) => (
  <>
    {short && (
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    )}
    <span className={short && "max-sm:sr-only"}>{name}</span>
  </>
);

/** Who is signed in: the address up to its "@", cut where there is no room for it. On a narrow screen it stands below what it is. */
const SignedIn = ({ email }: { readonly email: string }) => (
  <>
    <span className="sr-only">{SITE.places.accountOf(email)}</span>
    <span aria-hidden="true" title={email} className="inline-block align-bottom max-sm:leading-[1.15]">
      <span className="block sm:hidden">{SITE.places.account}</span>
      <span className="block max-w-[3.5rem] truncate max-sm:text-[0.75rem] sm:max-w-[14rem]">{email.split("@")[0]}</span>
    </span>
  </>
);
