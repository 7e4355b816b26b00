import type { ReactNode } from "react";
import type { SentForm } from "./use-server-form";

/** The message about a form as a whole, announced at once. */
export function FormTrouble({ trouble }: { readonly trouble: string | null }) {
  return <div role="alert">{trouble !== null && <p className="finding">{trouble}</p>}</div>;
}

type Props = {
  readonly label: string;
  /** The button's text while the form is being sent. */
  readonly working: string;
  readonly busy: boolean;
  readonly filled?: boolean;
};

/** Sends its form. Both texts take up space, so the button keeps its size, and it keeps the focus while sending. */
export function SubmitButton({ label, working, busy, filled = true }: Props) {
  return (
    <button type="submit" className="button" data-filled={filled || undefined} aria-disabled={busy || undefined}>
      <span className="grid text-center *:col-start-1 *:row-start-1">
        <span className={busy ? "invisible" : ""}>{label}</span>
        <span className={busy ? "" : "invisible"}>{working}</span>
      </span>
    </button>
  );
}

type FormProps = {
  readonly form: SentForm;
  readonly name: string;
  /** The button's text, and its text while the form is being sent. */
  readonly send: readonly [label: string, working: string];
  readonly filled?: boolean;
  readonly children: ReactNode;
};

/** Fields in a column, and the button that sends them. */
export function Form({ form: { trouble, busy, submit }, name, send: [label, working], filled = true, children }: FormProps) {
  return (
    // If the browser sends the form before the page's scripts run, POST keeps the typed text out of the address.
    <form aria-label={name} method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {children}
      <FormTrouble trouble={trouble} />
      <div>
        <SubmitButton label={label} working={working} busy={busy} filled={filled} />
      </div>
    </form>
  );
}

/** A seldom needed form, closed until its title is pressed. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="border-b border-rule">
      <summary className="min-h-[44px] content-center font-serif text-[1.15rem]">{title}</summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
