"use client";

import { useSyncExternalStore } from "react";
import { SITE } from "@/lib/words/site";

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
