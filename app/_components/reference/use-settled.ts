import { startTransition, useEffect, useState } from "react";

/** Whether the page has come to rest: what only a living page has use of is drawn then, and never sent. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return isSettled;
}
