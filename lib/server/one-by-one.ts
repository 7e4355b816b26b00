import { setImmediate } from "node:timers/promises";

/** Milliseconds for which idle work may keep others waiting: its client may read slowly. */
const IDLE_MOST = 10;
/** Milliseconds from which a turn of the event loop counts as work. */
const WORKING = 2;
/** Milliseconds after which the next work begins in any case: something else may keep the loop busy. */
const HELD_MOST = 250;
/** Turns of the event loop between two pieces of work, as many as a quick answer takes. */
const TURNS_BETWEEN = 5;

type Work = () => Promise<unknown>;

type Line = {
  /** Does the work in its turn and returns its result. `whose`: the client that asked for it. */
  readonly enter: (whose: string, work: Work) => Promise<unknown>;
  /** How many pieces of a client's work are waiting. */
  readonly waitingOf: (whose: string) => number;
};

/**
 * Starts long work one by one, each when the last is done or idle. A page takes many turns of the event loop: four at once would delay
 * everybody else four times as long. So only one is made at a time, and other requests are answered in between. Clients take turns: a
 * client that asks for much waits for its own work, and the others wait for one piece of it.
 */
export function oneByOne(): Line {
  /** The clients in order of their turn, each with its work in order of arrival. */
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
