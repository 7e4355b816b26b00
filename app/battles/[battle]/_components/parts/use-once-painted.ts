import { useEffect, useState } from "react";
import { afterPaint } from "../live/after-paint";

/** The last value, a frame later: for what may follow once the turn itself is painted. */
export function useOncePainted<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let isNewest = true;
    afterPaint(() => {
      if (isNewest) setShown(value);
    });
    return () => {
      isNewest = false;
    };
  }, [value]);
  return shown;
}
