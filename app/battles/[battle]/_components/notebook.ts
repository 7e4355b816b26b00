import { useCallback, useEffect, useState } from "react";
import { inBrowser } from "@/app/_components/browser/storage";
import { EMPTY_NOTEBOOK, type Marks, marked, type Notebook, notebookIn, undone } from "@/lib/rules/afield/notebook";

/** `whose`: the seat, or `both` on one device. */
export const notebookAddress = (battle: string, whose: "a" | "b" | "both"): string => `condotta.afield.${battle}.${whose}`;

export const readNotebook = (address: string): Notebook => notebookIn(inBrowser.read(address));

/** Whether it is kept beyond this page. */
export function keepNotebook(address: string, notebook: Notebook): boolean {
  if (notebook.past.length > 0 || Object.keys(notebook.marks).length > 0) return inBrowser.write(address, JSON.stringify(notebook));
  inBrowser.remove(address);
  return true;
}

type DueBy = (marks: Marks) => ReadonlySet<string>;

type NotebookHeld = {
  readonly notebook: Notebook;
  /** Whether it outlives this page. */
  readonly isKept: boolean;
  readonly mark: (changes: Marks, due: DueBy) => void;
  readonly undo: () => void;
  readonly forget: () => void;
};

/** The notebook of this device. Every tab that shows it has the same, and writes on what the others have written. */
export function useNotebook(address: string): NotebookHeld {
  const [notebook, show] = useState(() => readNotebook(address));
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    show(readNotebook(address));
    const follow = ({ key }: StorageEvent) => {
      if (key === address || key === null) show(readNotebook(address));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [address]);
  const turn = useCallback(
    (change: (now: Notebook) => Notebook) => {
      const next = change(readNotebook(address));
      setKept(keepNotebook(address, next));
      show(next);
    },
    [address],
  );
  return {
    ...{ notebook, isKept },
    mark: useCallback((changes, due) => turn((now) => marked(now, changes, due)), [turn]),
    undo: useCallback(() => turn(undone), [turn]),
    forget: useCallback(() => turn(() => EMPTY_NOTEBOOK), [turn]),
  };
}
