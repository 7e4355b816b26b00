import { type ComponentProps, useId } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & {
  readonly label: string;
  /** The sentence about what is wrong; it stands beside the word. */
  readonly error?: string | undefined;
};

/** A box to tick, with its word. */
export function Tick({ label, error, ...input }: Props) {
  const id = useId();
  const wrong = error ? ({ "aria-invalid": true, "aria-describedby": id } as const) : {};
  return (
    <>
      <label className="tick flex min-h-[38px] items-center gap-2">
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
