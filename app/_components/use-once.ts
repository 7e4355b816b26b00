import { useRef, useState } from "react";

/** Work that runs once at a time, however often its button is pressed. `work` answers true when it need not run again. */
export function useOnce(work: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  async function run(): Promise<void> {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    const isDone = await work().catch((error: unknown) => {
      reportError(error);
      return false;
    });
    working.current = isDone;
    setBusy(isDone);
  }
  return { busy, run };
}
