import { useEffect, useState } from "react";
import { afterPaint } from "../live/after-paint";

/** What was given last, a frame later: for what may follow once the turn itself is painted. */
export function useOncePainted<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => {
    let isNewest = true;
    afterPaint(() => {
      if (isNewest) show(value);
    });
    return () => {
      isNewest = false;
    };
  }, [value]);
  return shown;
}
