"use client";

import { COMMON, SITE } from "@/lib/words/site";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{SITE.failed.heading}</h1>
      <p className="mt-3 max-w-prose">{SITE.failed.text}</p>
      <button type="button" className="button mt-4" data-filled onClick={reset}>
        {COMMON.retry}
      </button>
    </section>
  );
}
