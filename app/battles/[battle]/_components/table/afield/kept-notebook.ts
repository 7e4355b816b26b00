import { inBrowser } from "@/app/_components/browser/storage";
import { type Notebook, notebookIn } from "@/lib/rules/afield/notebook";

/** `whose`: the seat, or `both` on one device. */
export const notebookAddress = (battle: string, whose: "a" | "b" | "both"): string => `condotta.afield.${battle}.${whose}`;

export const readNotebook = (address: string): Notebook => notebookIn(inBrowser.read(address));

/** Whether it is kept beyond this page. */
export function keepNotebook(address: string, notebook: Notebook): boolean {
  if (notebook.past.length > 0 || Object.keys(notebook.marks).length > 0) return inBrowser.write(address, JSON.stringify(notebook));
  inBrowser.remove(address);
  return true;
}
