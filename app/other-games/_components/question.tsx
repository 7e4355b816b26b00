import type { ReactNode } from "react";

export type Choice = { readonly value: string; readonly label: string };

/** What a field may be, by its words; all of them, or only these. */
export const choicesOf = (names: Readonly<Record<string, string>>, only: readonly string[] = Object.keys(names)): readonly Choice[] =>
  only.map((value) => ({ value, label: names[value] ?? value }));

/** Whole numbers from one to the other. */
export const numbersFrom = (least: number, most: number, label = (value: number) => String(value)): readonly Choice[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at).map((value) => ({ value: String(value), label: label(value) }));

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
