"use client";

import { createContext, useContext, useEffect } from "react";
import { COMMON } from "@/lib/words/site";

/** An address that ends in this prints as soon as it is there. */
export const PRINT_AT_ONCE = "#print";

/** What an address that prints at once waits for. */
export const BeforePrint = createContext<() => Promise<unknown>>(async () => undefined);

type Props = {
  readonly filled?: boolean;
  /** Where it does not print all that the page leads to: what it prints. */
  readonly label?: string;
};

export function PrintButton({ filled = false, label = COMMON.print }: Props) {
  const ready = useContext(BeforePrint);
  useEffect(() => {
    if (location.hash !== PRINT_AT_ONCE) return;
    // Going back to the page later does not print it again.
    window.history.replaceState(window.history.state, "", location.pathname + location.search);
    void ready()
      .then(() => document.fonts.ready)
      .then(() => window.print());
  }, [ready]);
  return (
    <button type="button" className="button noscript:hidden" data-filled={filled || undefined} onClick={() => window.print()}>
      {label}
    </button>
  );
}
