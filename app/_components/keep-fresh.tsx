"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** In milliseconds. */
const EVERY = 30_000;

/** Reloads the page from the server when it becomes visible, and every half minute while it is. */
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
