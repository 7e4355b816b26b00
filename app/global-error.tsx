"use client";

import { COMMON, SITE } from "@/lib/words/site";
import "./look.css";

/** Stands in place of a whole page that failed, frame and all. Next's own would write a style into the page, which our policy refuses. */
export default function WholePageError() {
  return (
    <html lang="en-GB">
      <body>
        <title>{SITE.failed.heading}</title>
        <main className="px-4 py-10 md:px-7">
          <h1>{SITE.failed.heading}</h1>
          <p className="mt-3 max-w-prose">{SITE.failed.notLoaded}</p>
          <button type="button" className="button mt-4" data-filled onClick={() => location.reload()}>
            {COMMON.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
