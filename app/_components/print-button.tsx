"use client";

import { COMMON } from "@/lib/words/site";

export function PrintButton({ filled = false }: { readonly filled?: boolean }) {
  return (
    <button type="button" className="button noscript:hidden" data-filled={filled || undefined} onClick={() => window.print()}>
      {COMMON.print}
    </button>
  );
}
