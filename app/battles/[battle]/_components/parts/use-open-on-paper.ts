import { type RefObject, useEffect } from "react";

/** Opens every fold inside while the page is printed. */
export function useOpenOnPaper(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(within.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
      for (const fold of opened) fold.open = true;
    };
    const shut = () => {
      for (const fold of opened) fold.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", shut);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", shut);
    };
  }, [within]);
}
