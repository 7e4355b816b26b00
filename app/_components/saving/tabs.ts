import type { StoredArmy } from "@/lib/model/stored-army";

type Message =
  | { readonly kind: "stored"; readonly stored: StoredArmy }
  /** Asks every open page to name itself. */
  | { readonly kind: "roll-call" }
  | { readonly kind: "here"; readonly writer: string };

/** Milliseconds that open pages have to answer. */
const ROLL_CALL = 200;

/** Messages between the open pages of one browser. */
export type Tabs = {
  readonly tell: (stored: StoredArmy) => void;
  /** The writers among these whose page is no longer open. */
  readonly gone: (writers: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => void;
};

/** Where the browser has no channel between pages, each page is alone, and takes over what an earlier one left. */
const ALONE: Tabs = { tell: () => undefined, gone: async (writers) => writers, close: () => undefined };

export function openTabs(writer: string, hear: (stored: StoredArmy) => void): Tabs {
  if (typeof BroadcastChannel === "undefined") return ALONE;
  const channel = new BroadcastChannel("condotta.armies");
  const answering = new Set<string>();
  const post = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === "stored") hear(data.stored);
    if (data.kind === "roll-call") post({ kind: "here", writer });
    if (data.kind === "here") answering.add(data.writer);
  };
  return {
    tell: (stored) => post({ kind: "stored", stored }),
    async gone(writers) {
      if (writers.length === 0) return [];
      answering.clear();
      post({ kind: "roll-call" });
      await new Promise((done) => setTimeout(done, ROLL_CALL));
      return writers.filter((one) => one !== writer && !answering.has(one));
    },
    close: () => channel.close(),
  };
}
