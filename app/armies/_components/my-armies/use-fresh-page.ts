import { useRouter } from "next/navigation";
import { useEffect } from "react";

const shown = new Set<string>();

/** Going back in the browser's history shows a page as it was: asks the server for what it is now, once the same answer comes up again. */
export function useFreshPage(renderedAt: string): void {
  const router = useRouter();
  useEffect(() => {
    if (shown.has(renderedAt)) router.refresh();
    shown.add(renderedAt);
  }, [renderedAt, router]);
}
