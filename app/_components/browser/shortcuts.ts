import { useEffect, useRef } from "react";

/** A field that is typed in has an undo of its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]");

/** Nothing changes under a dialog, wherever the focus is. A closed one may stay in the page for a moment. */
const isCovered = (): boolean => document.querySelector("dialog.dialog-leaf[open]") !== null;

/** What a key means on the whole page; null where it means nothing. It means nothing while the player types, or under a dialog. */
export function useShortcuts(meaning: (event: KeyboardEvent) => (() => void) | null): void {
  const latest = useRef(meaning);
  useEffect(() => {
    latest.current = meaning;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const act = isTyping(event.target) || isCovered() || event.altKey ? null : latest.current(event);
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

export const withCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey !== metaKey;

/** Control or Command with Z undoes; with Shift and Z, or Control and Y, it redoes. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useShortcuts((event) => {
    if (!withCommand(event)) return null;
    const letter = event.key.toLowerCase();
    if (letter === "z") return event.shiftKey ? redo : undo;
    return letter === "y" && event.ctrlKey && !event.shiftKey ? redo : null;
  });
}
