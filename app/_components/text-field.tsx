import type { ComponentProps, ReactNode } from "react";
import { FieldFrame } from "./field-frame";

type Props = Omit<ComponentProps<"input">, "id"> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown on the same line, after the field. */
  readonly beside?: ReactNode;
};

/** A labelled text field. */
export function TextField({ label, hint, error, beside, className = "w-full", ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="flex flex-wrap items-center gap-2">
          <input className={`field aria-invalid:border-madder ${className}`} {...ties} {...input} />
          {beside}
        </div>
      )}
    </FieldFrame>
  );
}
