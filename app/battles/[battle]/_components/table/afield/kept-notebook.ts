import { EMPTY_NOTEBOOK, type Notebook, notebookIn } from "@/lib/rules/afield/notebook";

/** Where a browser keeps nothing: the notebooks of this page, for as long as it is open. */
const unkept = new Map<string, Notebook>();

/** `whose`: the seat, or `both` on one device. */
export const notebookAddress = (battle: string, whose: "a" | "b" | "both"): string => `condotta.afield.${battle}.${whose}`;

export function readNotebook(address: string): Notebook {
  try {
    return unkept.get(address) ?? notebookIn(localStorage.getItem(address));
  } catch {
    return unkept.get(address) ?? EMPTY_NOTEBOOK;
  }
}

/** Whether it is kept beyond this page. */
export function keepNotebook(address: string, notebook: Notebook): boolean {
  try {
    if (notebook.past.length === 0 && Object.keys(notebook.marks).length === 0) localStorage.removeItem(address);
    else localStorage.setItem(address, JSON.stringify(notebook));
    unkept.delete(address);
    return true;
  } catch {
    unkept.set(address, notebook);
    return false;
  }
}
