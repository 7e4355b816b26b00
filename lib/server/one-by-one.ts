import { setImmediate } from "node:timers/promises";

/** Milliseconds for which work may keep others waiting while it does nothing: what it sends may be read slowly. */
const IDLE_MOST = 10;
/** A turn of the event loop that takes longer, in milliseconds, is work. */
const WORKING = 2;
/** Turns of the event loop between two of them: an answer that takes no time takes as many. */
const TURNS_BETWEEN = 5;

type Work = () => Promise<unknown>;

/**
 * Lets long work begin one by one, each when that before it is done or only waits. Four pages that are made at once would hold up everybody
 * else four times as long, for each is made in many turns of the event loop; so only one is, and in between whatever else there is is answered.
 */
export function oneByOne(): (work: Work) => Promise<unknown> {
  const waiting: Work[] = [];
  let isGoing = false;

  async function until(isDone: () => boolean): Promise<void> {
    for (let idle = 0; !isDone() && idle < IDLE_MOST; ) {
      const since = performance.now();
      await setImmediate();
      const took = performance.now() - since;
      if (took < WORKING) idle += took;
    }
  }

  async function go(): Promise<void> {
    isGoing = true;
    for (let work = waiting.shift(); work; work = waiting.shift()) {
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

  return (work) =>
    new Promise((done, fail) => {
      waiting.push(async () => {
        await work().then(done, fail);
      });
      if (!isGoing) void go();
    });
}
