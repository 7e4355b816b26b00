import { type ComponentProps, type ReactNode, useId } from "react";

type FieldParts = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message about what is wrong, shown under the field. */
  readonly error?: string | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
type Ties = {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

/** A control with its label above, and its hint and error below. */
export function FieldFrame({ label, hint, error, children }: FieldParts & { readonly children: (ties: Ties) => ReactNode }) {
  const id = useId();
  // An error with the same text replaces the hint.
  const hinted = hint && hint !== error;
  const described = [hinted ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="justify-self-start text-[0.9rem] text-soft">
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {hinted && (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="finding text-[0.9rem]">
          {error}
        </p>
      )}
    </div>
  );
}

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

type SelectFieldProps = Omit<ComponentProps<"select">, "id"> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** A labelled choice of one from several. */
export function SelectField({ label, hint, error, className = "w-full", ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <select className={`field aria-invalid:border-madder ${className}`} {...ties} {...select} />}
    </FieldFrame>
  );
}
