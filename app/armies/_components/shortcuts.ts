import { useEffect, useRef } from "react";
import { isCovered, isTyping } from "@/app/_components/browser/history";

/** What a key means in the whole editor; null where it means nothing. It means nothing while the player types, or under a dialog. */
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
