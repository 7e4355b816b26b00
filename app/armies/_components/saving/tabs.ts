import type { StoredArmy } from "@/lib/model/stored-army";

type Message =
  | { readonly kind: "stored"; readonly stored: StoredArmy }
  /** Asks every open page to say who it is. */
  | { readonly kind: "roll-call" }
  | { readonly kind: "here"; readonly writer: string };

/** How long open pages have to answer, in milliseconds. */
const ROLL_CALL = 200;

/** What the open pages of one browser tell each other. */
export type Tabs = {
  readonly tell: (stored: StoredArmy) => void;
  /** Those of these writers whose page is no longer open. */
  readonly gone: (writers: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => void;
};

/** A browser that lets its pages not talk: each is alone, and what an earlier one left is nobody's. */
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
