import { type ComponentProps, useId } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & {
  readonly label: string;
  /** What is wrong, below the label. */
  readonly error?: string | undefined;
};

/** A checkbox with its label. */
export function Tick({ label, error, ...input }: Props) {
  const id = useId();
  const wrong = error ? ({ "aria-invalid": true, "aria-describedby": id } as const) : {};
  return (
    <>
      <label className="tick flex min-h-[38px] pointer-coarse:min-h-[44px] items-center gap-2">
        <input type="checkbox" className="size-4 shrink-0 accent-madder" {...wrong} {...input} />
        {label}
      </label>
      {error && (
        <p id={id} className="finding text-[0.9rem]">
          {error}
        </p>
      )}
    </>
  );
}

type OptionsProps = {
  readonly of: readonly { readonly id: string; readonly name: string }[];
  /** The first option, for none of them. */
  readonly none?: string;
};

/** The options of a select field. */
export function Options({ of, none }: OptionsProps) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
