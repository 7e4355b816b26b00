import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & { readonly label: string };

/** A box to tick, with its word. */
export function Tick({ label, ...input }: Props) {
  return (
    <label className="tick flex min-h-[38px] items-center gap-2">
      <input type="checkbox" className="size-4 shrink-0 accent-madder" {...input} />
      {label}
    </label>
  );
}
