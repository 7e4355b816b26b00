"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

const PLACES = [
  { href: "/armies", name: "Armies" },
  { href: "/lists", name: "Lists" },
] as const;

/** The name of the house and the way to its rooms. */
export function SiteHeader() {
  const path = usePathname();
  return (
    <header className="screen-only flex flex-wrap items-baseline gap-x-7 border-b border-rule px-4 py-2 md:px-7">
      <Link href="/" className="py-2 font-serif text-[1.5rem] font-semibold leading-tight no-underline">
        Condotta
      </Link>
      <nav aria-label="Site" className="flex gap-5">
        {PLACES.map(({ href, name }) => {
          const here = path === href || path.startsWith(`${href}/`);
          return (
            <Link
              key={href}
              href={href}
              aria-current={here ? "page" : undefined}
              className={`inline-flex min-h-11 items-center border-b-2 no-underline ${here ? "border-madder text-ink" : "border-transparent text-soft hover:text-ink"}`}
            >
              {name}
            </Link>
          );
        })}
      </nav>
    </header>
  );
}
