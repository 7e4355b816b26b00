import { AFIELD } from "@/lib/words/battle/afield";

type Props = { readonly isKept: boolean; readonly isEmpty: boolean; readonly forget: () => void };

const { notes: NOTES } = AFIELD;

/** Where the ticks are stored, and how to delete them, which asks again. */
export function NotebookNote({ isKept, isEmpty, forget }: Props) {
  return (
    <div className="day-note screen-only">
      <p>{isKept ? NOTES.kept : NOTES.notKept}</p>
      {!isEmpty && (
        <details>
          <summary>{NOTES.forget}</summary>
          <button type="button" className="button" onClick={forget}>
            {NOTES.confirm}
          </button>
        </details>
      )}
    </div>
  );
}
