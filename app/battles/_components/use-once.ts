import { useRef, useState } from "react";

/** Work that is done once, however often its button is pressed. It answers whether that was the end of it: if not, it may be tried again. */
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
