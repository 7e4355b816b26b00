import type { ChangeEvent, ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField } from "@/app/_components/text-field";
import { plain, type Words } from "@/lib/words/sentence";
import type { Option, Values } from "./fight-shapes";

/** What the address says, and how it is changed; an empty value is left out of it. */
export type Asking = { readonly values: Values; readonly change: (name: string, value: string) => void };

type ChoiceProps = Asking & {
  readonly name: string;
  readonly label: string;
  readonly shown: string;
  /** Left out of the address. */
  readonly usual?: string;
  readonly children: ReactNode;
};

/** One of several; what is usual is left out of the address. */
export function Choice({ name, label, shown, usual, values, change, children }: ChoiceProps) {
  const set = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => change(name, value === usual ? "" : value);
  return (
    <SelectField label={label} name={name} value={values[name] ?? shown} onChange={set}>
      {children}
    </SelectField>
  );
}

export const options = (all: readonly Option[]) =>
  all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export const numbers = (from: number, to: number, label: (value: number) => string = String): readonly Option[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ value: String(from + at), label: label(from + at) }));

type TickProps = Asking & {
  readonly name: string;
  readonly value: string;
  readonly label: Words;
  readonly isOn: boolean;
  readonly next: string;
};

/** Yes or no. `next`: the value that a press gives. */
export function Tick({ name, value, label, isOn, next, change }: TickProps) {
  return (
    <span className="tick flex items-baseline gap-2">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        aria-label={plain(label)}
        onChange={() => change(name, next)}
        className="size-4 shrink-0 translate-y-0.5"
      />
      <span>
        <RulesWords text={label} />
      </span>
    </span>
  );
}
