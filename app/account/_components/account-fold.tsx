import type { ReactNode } from "react";

/** A seldom needed form, closed until its title is pressed. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="border-b border-rule">
      <summary className="min-h-[44px] content-center font-serif text-[1.15rem]">{title}</summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
