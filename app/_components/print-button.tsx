"use client";

import { useEffect } from "react";
import { COMMON } from "@/lib/words/site";

/** An address that ends in this prints as soon as it is there. */
export const PRINT_AT_ONCE = "#print";

export function PrintButton({ filled = false }: { readonly filled?: boolean }) {
  useEffect(() => {
    if (location.hash !== PRINT_AT_ONCE) return;
    // Going back to the page later does not print it again.
    window.history.replaceState(window.history.state, "", location.pathname + location.search);
    void document.fonts.ready.then(() => window.print());
  }, []);
  return (
    <button type="button" className="button noscript:hidden" data-filled={filled || undefined} onClick={() => window.print()}>
      {COMMON.print}
    </button>
  );
}
