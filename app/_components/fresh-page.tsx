"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { askServer } from "./ask-server";

const shown = new Set<string>();

/**
 * Going back in the browser's history shows a page as it was: when the same answer comes up again, the server is asked for what it
 * is now. Only where it can be reached and says who is there: otherwise an old page is better than the browser's error page. Health is no
 * answer to that: a server whose disk is nearly full is not well, and serves its pages all the same.
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
