import { useEffect } from "react";

const leads = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link !== null && link.target !== "_blank" && button === 0 && !(ctrlKey || metaKey || shiftKey);
};

/** While there is something to lose, asks before a link leads to another page, and lets the browser ask before the page is closed or loaded again. */
export function useWarningBeforeLeaving(hasToLose: boolean, words: string): void {
  useEffect(() => {
    if (!hasToLose) return;
    let isAnswered = false;
    const close = (event: BeforeUnloadEvent) => isAnswered || event.preventDefault();
    function follow(event: MouseEvent): void {
      if (!leads(event)) return;
      isAnswered = window.confirm(words);
      if (isAnswered) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener("beforeunload", close);
    // Before the router, which listens at the document.
    window.addEventListener("click", follow, true);
    return () => {
      window.removeEventListener("beforeunload", close);
      window.removeEventListener("click", follow, true);
    };
  }, [hasToLose, words]);
}
