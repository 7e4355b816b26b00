"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { askServer } from "./ask-server";

const shown = new Set<string>();

/**
 * Going back in the browser's history shows an old copy of a page: when the same copy appears again, it is refreshed from the server. Only
 * if the server answers: an old page is better than the browser's error page. /api/health is not asked, because a server with a nearly full
 * disk is unhealthy but still serves pages.
 */
export function FreshPage({ renderedAt }: { readonly renderedAt: string }) {
  const router = useRouter();
  const own = useRef("");
  useEffect(() => {
    const isShownAgain = own.current !== renderedAt && shown.has(renderedAt);
    own.current = renderedAt;
    shown.add(renderedAt);
    if (isShownAgain)
      void askServer("GET", "/api/account").then(({ ok }) => {
        if (ok) router.refresh();
      });
  }, [renderedAt, router]);
  return null;
}

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
