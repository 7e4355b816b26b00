type Props = {
  readonly label: string;
  /** What the button says while it works. */
  readonly working: string;
  readonly busy: boolean;
  readonly filled?: boolean;
};

/** Sends its form. Both of its texts take up room, so that it keeps its size, and it keeps the focus while it works. */
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
