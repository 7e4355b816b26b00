import { useEffect } from "react";

/** A field that is typed in has an undo of its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]");

/** Nothing changes under a dialog, wherever the focus is. A closed one may stay in the page for a moment. */
const isCovered = (): boolean => document.querySelector("dialog.dialog-leaf[open]") !== null;

function meaning({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : null;
}

/** Control or Command with Z undoes; with Shift and Z, or Control and Y, it redoes. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const meant = isTyping(event.target) || isCovered() ? null : meaning(event);
      if (!meant) return;
      event.preventDefault();
      if (meant === "undo") undo();
      else redo();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}
