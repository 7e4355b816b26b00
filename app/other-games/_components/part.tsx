import type { ReactNode } from "react";

type Props = {
  readonly name: string;
  readonly side?: "own" | "other";
  /** Whether it is the same as its answer, which is printed. */
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
};

/** Fields of a question that belong together. */
export function Part({ name, side, isOnScreenOnly = false, children }: Props) {
  return (
    <fieldset className={`odds-side grid gap-3${isOnScreenOnly ? " print:hidden" : ""}`} data-side={side}>
      <legend className="font-serif text-[1.15rem]">{name}</legend>
      {children}
    </fieldset>
  );
}

/** Fields in two columns. */
export const Pairs = ({ children }: { readonly children: ReactNode }) => <div className="grid grid-cols-2 items-end gap-3">{children}</div>;
