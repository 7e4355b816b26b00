import { KEPT_WORDS, NOT_KEPT_WORDS } from "@/lib/words/battle/afield-words";

type Props = { readonly isKept: boolean; readonly isEmpty: boolean; readonly forget: () => void };

/** Where the ticks are, and how they are thrown away: asked twice. */
export function NotebookNote({ isKept, isEmpty, forget }: Props) {
  return (
    <div className="day-note screen-only">
      <p>{isKept ? KEPT_WORDS : NOT_KEPT_WORDS}</p>
      {!isEmpty && (
        <details>
          <summary>Forget these ticks</summary>
          <button type="button" className="button" onClick={forget}>
            Yes, forget them all
          </button>
        </details>
      )}
    </div>
  );
}
