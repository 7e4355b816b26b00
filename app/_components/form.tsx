import type { ReactNode } from "react";
import { FormTrouble } from "./form-trouble";
import { SubmitButton } from "./submit-button";
import type { SentForm } from "./use-server-form";

type Props = {
  readonly form: SentForm;
  readonly name: string;
  /** The button's text, and its text while the form is being sent. */
  readonly send: readonly [label: string, working: string];
  readonly filled?: boolean;
  readonly children: ReactNode;
};

/** Fields in a column, and the button that sends them. */
export function Form({ form: { trouble, busy, submit }, name, send: [label, working], filled = true, children }: Props) {
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
