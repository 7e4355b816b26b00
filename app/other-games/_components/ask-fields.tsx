"use client";

import { type ReactNode, useId } from "react";
import { SelectField, TextField } from "@/app/_components/text-field";
import { useAskDesk } from "./ask-desk";
import type { Choice } from "./question";

type Field = { readonly name: string; readonly label: string; readonly hint?: string };

/** One of several. */
export function Pick({ name, label, hint, options }: Field & { readonly options: readonly Choice[] }) {
  const { shown, wrong, change } = useAskDesk();
  const value = shown[name] ?? "";
  const isKnown = options.some((one) => one.value === value);
  return (
    <SelectField {...{ label, hint, name, value }} error={wrong[name]} onChange={({ currentTarget }) => change(name, currentTarget.value)}>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(({ value: one, label: text }) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** A number within its range. */
export function Amount({
  name,
  label,
  hint,
  min,
  max,
  step,
}: Field & { readonly min: number; readonly max: number; readonly step?: "any" }) {
  const { shown, wrong, type, leave } = useAskDesk();
  return (
    <TextField
      {...{ label, hint, name, min, max, step }}
      error={wrong[name]}
      type="number"
      inputMode={min < 0 ? "text" : "numeric"}
      className="w-20"
      value={shown[name] ?? ""}
      onChange={({ currentTarget: { value } }) => type(name, value)}
      onBlur={leave}
    />
  );
}

/** A name, or any other text. */
export function Typed({ name, label, hint, most }: Field & { readonly most: number }) {
  const { shown, wrong, type, leave } = useAskDesk();
  return (
    <TextField
      {...{ label, hint, name }}
      error={wrong[name]}
      maxLength={most}
      autoComplete="off"
      value={shown[name] ?? ""}
      onChange={({ currentTarget: { value } }) => type(name, value)}
      onBlur={leave}
    />
  );
}

/** Yes or no. A form that is sent as it stands says 0 before the box says 1. */
export function YesNo({ name, label }: Field) {
  const { shown, wrong, change } = useAskDesk();
  const id = useId();
  const isOn = shown[name] === "1";
  const error = wrong[name];
  return (
    <span className="block">
      <input type="hidden" name={name} value="0" />
      <label className="tick flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          name={name}
          value="1"
          checked={isOn}
          onChange={() => change(name, isOn ? "0" : "1")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="size-4 shrink-0"
        />
        {label}
      </label>
      {error && (
        <span id={id} className="finding block text-[0.9rem]">
          {error}
        </span>
      )}
    </span>
  );
}

type FormButton = { readonly name: string; readonly value: string; readonly label?: string; readonly children: ReactNode };

/** A button that changes the question. Without scripts it sends the form. */
function FormButton({ name, value, label, press, children }: FormButton & { readonly press: () => void }) {
  return (
    <button
      {...{ name, value }}
      type="submit"
      className="button print:hidden"
      data-small
      data-quiet
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {children}
    </button>
  );
}

type OrderProps = Omit<FormButton, "name" | "value"> & {
  /** "add.own.line" or "drop.own.line.0". */
  readonly order: string;
  /** Of an added entry, its fields: "quality=average", or a value alone. */
  readonly first?: string;
};

/** Adds an entry to a list, or removes one. */
export function OrderButton({ order, first = "1", ...shown }: OrderProps) {
  const { order: carryOut } = useAskDesk();
  return <FormButton {...shown} name={order} value={first} press={() => carryOut(order, first)} />;
}

/** A field that only buttons change: a form that is sent as it stands says it too. */
export function Kept({ name }: { readonly name: string }) {
  const { shown } = useAskDesk();
  return <input type="hidden" name={name} value={shown[name] ?? ""} />;
}

/** Gives a field this value. In the form it stands after the field. */
export function SetButton({ name, to, ...shown }: Omit<FormButton, "value"> & { readonly to: string }) {
  const { change } = useAskDesk();
  return <FormButton {...shown} name={name} value={to} press={() => change(name, to)} />;
}
