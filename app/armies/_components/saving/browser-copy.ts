import { dropUnsent, keepUnsent } from "@/app/_components/unsent";
import type { SavingState } from "./saving-steps";

/** The copy that this browser keeps of an open page until the server has it. */
export type BrowserCopy = {
  readonly keepSoon: () => void;
  /** Writes a waiting copy at once. */
  readonly keepNow: () => void;
  readonly drop: (page: string) => void;
};

/** Calls `onKept` with whether the browser kept the copy. Writing is slower than an edit may be, so it waits until the edit is drawn. */
export function createBrowserCopy(writer: string, stateNow: () => SavingState, onKept: (isKept: boolean) => void): BrowserCopy {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): boolean {
    const waited = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return waited;
  }
  function keepNow(): void {
    if (!stop()) return;
    const { page, base, creationKey, army } = stateNow();
    onKept(keepUnsent({ page, writer, base, creationKey, army }));
  }
  return {
    keepSoon: () => {
      timer ??= setTimeout(keepNow, 0);
    },
    keepNow,
    drop(page) {
      stop();
      dropUnsent({ page, writer });
    },
  };
}
