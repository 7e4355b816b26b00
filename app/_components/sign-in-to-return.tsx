"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "./link";

/** Our own pages of an army, and of an event: nothing else is gone back to, whatever an address asks for. */
const BACK = /^\/(armies\/[a-z0-9-]{1,80}(\/(sheet|cards|quick-reference))?|events\/[a-z2-7]{26})$/;

/** The page to go back to after signing in, out of the account page's address; null where there is none. */
export const backFrom = (asked: string | null): string | null => (asked !== null && BACK.test(asked) ? asked : null);

/** Leads to the account page, and from there back here. Its name comes from the server: every page of an army fetches this part. */
export function SignInToReturn({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    <p className="mt-5">
      <Link href={backFrom(path) === null ? "/account" : `/account?${new URLSearchParams({ back: path })}`} className="button" data-filled>
        {children}
      </Link>
    </p>
  );
}
