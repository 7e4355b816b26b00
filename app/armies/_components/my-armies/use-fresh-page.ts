import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { askServer } from "@/app/_components/ask-server";

const shown = new Set<string>();

/**
 * Going back in the browser's history shows a page as it was: when the same answer comes up again, the server is asked for what it
 * is now. Only where it can be reached: otherwise an old list is better than the browser's error page.
 */
export function useFreshPage(renderedAt: string): void {
  const router = useRouter();
  const own = useRef("");
  useEffect(() => {
    let left = false;
    if (own.current !== renderedAt && shown.has(renderedAt))
      void askServer("GET", "/api/health").then(({ ok }) => {
        if (ok && !left) router.refresh();
      });
    own.current = renderedAt;
    shown.add(renderedAt);
    return () => {
      left = true;
    };
  }, [renderedAt, router]);
}
