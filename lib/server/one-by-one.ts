import { setImmediate } from "node:timers/promises";

/** Milliseconds for which work may keep others waiting while it does nothing: what it sends may be read slowly. */
const IDLE_MOST = 10;
/** A turn of the event loop that takes longer, in milliseconds, is work. */
const WORKING = 2;
/** Milliseconds after which the next begins all the same: what keeps the loop busy may be something else. */
const HELD_MOST = 250;
/** Turns of the event loop between two of them: an answer that takes no time takes as many. */
const TURNS_BETWEEN = 5;

type Work = () => Promise<unknown>;

type Line = {
  /** Does the work when it is its turn, and gives back what it comes to. `whose`: of the client who asks for it. */
  readonly enter: (whose: string, work: Work) => Promise<unknown>;
  /** How much of a client's work still waits. */
  readonly waitingOf: (whose: string) => number;
};

/**
 * Lets long work begin one by one, each when that before it is done or only waits. Four pages that are made at once would hold up everybody
 * else four times as long, for each is made in many turns of the event loop; so only one is, and in between whatever else there is is answered.
 * Clients take turns: whoever asks for much waits for his own work, and the others wait for one piece of it.
 */
export function oneByOne(): Line {
  /** Whoever is next stands first, each with his work in the order in which he asked for it. */
  const waiting = new Map<string, Work[]>();
  let isGoing = false;

  function next(): Work | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [whose, own] = first;
    const work = own.shift();
    waiting.delete(whose);
    if (own.length > 0) waiting.set(whose, own);
    return work;
  }

  async function until(isDone: () => boolean): Promise<void> {
    const began = performance.now();
    for (let idle = 0; !isDone() && idle < IDLE_MOST && performance.now() - began < HELD_MOST; ) {
      const since = performance.now();
      await setImmediate();
      const took = performance.now() - since;
      if (took < WORKING) idle += took;
    }
  }

  async function go(): Promise<void> {
    isGoing = true;
    for (let work = next(); work; work = next()) {
      let isDone = false;
      const end = () => {
        isDone = true;
      };
      work().then(end, end);
      await until(() => isDone);
      for (let turn = 0; turn < TURNS_BETWEEN; turn++) await setImmediate();
    }
    isGoing = false;
  }

  return {
    waitingOf: (whose) => waiting.get(whose)?.length ?? 0,
    enter: (whose, work) =>
      new Promise((done, fail) => {
        const own = waiting.get(whose) ?? [];
        waiting.set(whose, own);
        own.push(async () => {
          await work().then(done, fail);
        });
        if (!isGoing) void go();
      }),
  };
}
