import type { ReactNode } from "react";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";

/** The result of a step, which takes the focus. */
export function ImportResult({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const first = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid gap-4">
      <p ref={first} tabIndex={-1} className="font-semibold focus-visible:outline-none">
        {words}
      </p>
      {children}
    </div>
  );
}
