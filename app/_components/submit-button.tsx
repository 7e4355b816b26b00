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
