"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** How often a page that is looked at asks how things stand, in milliseconds. */
const EVERY = 30_000;

/** Asks the server for the page as it is now: when it is looked at again, and now and then while it is. Never while it is hidden. */
export function KeepFresh() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const rest = () => clearInterval(timer);
    const watch = () => {
      rest();
      timer = setInterval(() => router.refresh(), EVERY);
    };
    const turn = () => {
      if (document.hidden) return rest();
      router.refresh();
      watch();
    };
    if (!document.hidden) watch();
    document.addEventListener("visibilitychange", turn);
    return () => {
      rest();
      document.removeEventListener("visibilitychange", turn);
    };
  }, [router]);
  return null;
}
