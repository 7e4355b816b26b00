import type { ComponentProps, ReactNode } from "react";
import { FieldFrame } from "./field-frame";

type Props = Omit<ComponentProps<"select">, "id"> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** A labelled choice of one from several. */
export function SelectField({ label, hint, error, className = "w-full", ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <select className={`field aria-invalid:border-madder ${className}`} {...ties} {...select} />}
    </FieldFrame>
  );
}
