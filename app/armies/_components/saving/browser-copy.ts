import { dropUnsent, keepUnsent } from "@/app/_components/unsent";
import type { SavingState } from "./saving-steps";

/** What this browser keeps of an open page until the server has it. */
export type BrowserCopy = {
  readonly keepSoon: () => void;
  /** Keeps at once what waits to be kept. */
  readonly keepNow: () => void;
  readonly drop: (page: string) => void;
};

/** `taken` hears whether the browser took it. Writing takes longer than an edit may: it waits until the edit is on the screen. */
export function createBrowserCopy(writer: string, stateNow: () => SavingState, taken: (isKept: boolean) => void): BrowserCopy {
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
    taken(keepUnsent({ page, writer, base, creationKey, army }));
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
