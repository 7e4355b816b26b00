import { useEffect, useRef } from "react";
import { usePainted } from "@/app/_components/browser/paint";
import { fetchedPart } from "@/app/_components/fetched-part";
import type { Army } from "@/lib/model/army";
import type { Book } from "@/lib/rules/army/book";
import { EDITOR } from "@/lib/words/editor";
import { unitNames } from "./desk";
import type { Desk } from "./use-desk";

type Props = {
  desk: Desk;
  book: Book;
  /** In the toolbar, which is one stop of the Tab key. */
  inToolbar?: boolean;
};

const DIFFERENCE_WORDS = fetchedPart(async () => (await import("@/lib/words/edits")).differenceWords);

/** What a step does, in words; null where there is none. */
async function stepWords(from: Army | undefined, to: Army | undefined, book: Book): Promise<string | null> {
  if (!from || !to) return null;
  const differenceWords = await DIFFERENCE_WORDS.fetch();
  const [first, ...more] = differenceWords(from, to, unitNames(book));
  return first ? EDITOR.undo.several(first, more.length) : EDITOR.undo.nothing;
}

/** Undo and redo. The title of each button says which step that is. */
export function UndoButtons({ desk: { history, undo, redo }, book, inToolbar = false }: Props) {
  const { now, past, future } = usePainted(history);
  return (
    <span className="inline-flex">
      <Turn
        way="undo"
        keys="Control+Z"
        can={past.length > 0}
        what={() => stepWords(past.at(-1), now, book)}
        turn={undo}
        inToolbar={inToolbar}
      />
      <Turn
        way="redo"
        keys="Control+Shift+Z"
        can={future.length > 0}
        what={() => stepWords(now, future.at(-1), book)}
        turn={redo}
        inToolbar={inToolbar}
      />
    </span>
  );
}

type TurnProps = {
  way: "undo" | "redo";
  keys: string;
  can: boolean;
  what: () => Promise<string | null>;
  turn: () => void;
  inToolbar: boolean;
};

function Turn({ way, keys, can, what, turn, inToolbar }: TurnProps) {
  const name = EDITOR.undo[way];
  const ref = useRef<HTMLButtonElement>(null);
  // The words are made when they are looked for: an edit does not wait for them.
  const explain = async (button: HTMLButtonElement) => {
    // Without a connection the button still has its name.
    const words = await what().catch(() => null);
    button.title = words ? EDITOR.undo.step(name, words) : "";
  };
  // After a press the pointer is still there, and the next press does another step.
  useEffect(() => {
    if (ref.current?.matches(":hover, :focus")) void explain(ref.current);
  });
  return (
    <button
      ref={ref}
      type="button"
      className="button"
      data-small
      data-quiet
      tabIndex={inToolbar ? -1 : undefined}
      aria-disabled={!can}
      aria-keyshortcuts={keys}
      onPointerEnter={(event) => void explain(event.currentTarget)}
      onFocus={(event) => void explain(event.currentTarget)}
      onClick={turn}
    >
      <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true" className={`turn ${way === "redo" ? "-scale-x-100" : ""}`}>
        <path d="M5.5 1 2 4.5 5.5 8M2.4 4.5h8.1a4 4 0 0 1 0 8H6" />
      </svg>
      <span className="sr-only">{name}</span>
    </button>
  );
}
