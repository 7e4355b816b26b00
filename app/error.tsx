"use client";

import { useEffect } from "react";
import { DATABASE_DIGEST } from "@/lib/model/page-failure";
import { COMMON, SITE } from "@/lib/words/site";

/** Milliseconds until a page whose database was away is loaded again. */
const AGAIN = 5000;

type Failed = { readonly error: Error & { readonly digest?: string }; readonly reset: () => void };

export default function PageError({ error, reset }: Failed) {
  const isAway = error.digest === DATABASE_DIGEST;
  useEffect(() => {
    if (!isAway) return;
    const later = setTimeout(() => location.reload(), AGAIN);
    return () => clearTimeout(later);
  }, [isAway]);
  const { heading, text } = isAway ? SITE.away : SITE.failed;
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{heading}</h1>
      <p className="mt-3 max-w-prose">{text}</p>
      <button type="button" className="button mt-4" data-filled onClick={isAway ? () => location.reload() : reset}>
        {COMMON.retry}
      </button>
    </section>
  );
}
