"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

/** `short`: what is seen of a name where there is little room. */
type Place = { readonly href: string; readonly name: string; readonly short?: string };

const PLACES: readonly Place[] = [
  { href: "/armies", name: "Armies" },
  { href: "/lists", name: "Lists" },
  { href: "/battles", name: "Battles" },
  { href: "/quick-reference", name: "Reference", short: "Ref." },
  { href: "/account", name: "Account" },
];

/** The name of the house and the way to its rooms. */
export function SiteHeader() {
  const path = usePathname();
  return (
    <header className="print:hidden flex flex-wrap items-baseline gap-x-4 border-b border-rule px-4 py-2 sm:gap-x-7 md:px-7">
      <Link href="/" className="py-2 font-serif text-[1.5rem] font-semibold leading-tight no-underline">
        Condotta
      </Link>
      <nav aria-label="Site" className="flex grow gap-3 *:last:ml-auto max-sm:pointer-coarse:gap-1 sm:gap-5">
        {PLACES.map(({ href, name, short }) => {
          const here = path === href || path.startsWith(`${href}/`);
          return (
            <Link key={href} href={href} aria-current={here ? "page" : undefined} className="choice">
              {short && (
                <span aria-hidden="true" className="sm:hidden">
                  {short}
                </span>
              )}
              <span className={short && "max-sm:sr-only"}>{name}</span>
            </Link>
          );
        })}
      </nav>
    </header>
  );
}
