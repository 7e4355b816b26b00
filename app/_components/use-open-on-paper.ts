import { type RefObject, useEffect } from "react";

/** Opens every fold inside, or those of a selector, while the page is printed. */
export function useOpenOnPaper(within: RefObject<HTMLElement | null>, folds = "details:not([open])"): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(within.current?.querySelectorAll<HTMLDetailsElement>(folds) ?? [])];
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
  }, [within, folds]);
}
