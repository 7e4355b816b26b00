import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurns } from "./in-turns";

/** Milliseconds that each piece takes: more than one turn may. */
const PIECE = 10;

/** So many pieces of long work. Each records that it was done. */
function* pieces(count: number, done: () => void): Generator<number> {
  for (let at = 0; at < count; at++) {
    for (const since = performance.now(); performance.now() - since < PIECE; );
    done();
    yield at;
  }
}

test("of many who reckon at once, one goes on in each round of the event loop", async () => {
  let [going, doneNow]: [boolean, number] = [true, 0];
  const rounds: number[] = [];
  const watch = async () => {
    while (going) {
      doneNow = 0;
      await setImmediate();
      rounds.push(doneNow);
    }
  };
  const watching = watch();
  const works = Array.from({ length: 12 }, () => inTurns(pieces(3, () => doneNow++)));
  await Promise.all(works);
  going = false;
  await watching;
  expect(rounds.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(35);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(2);
});

test("each has its turn, and ends where enough is found", async () => {
  const done: string[] = [];
  const work = (name: string, enough: number) =>
    inTurns(
      pieces(4, () => done.push(name)),
      (piece) => piece === enough,
    );
  await Promise.all([work("a", 1), work("b", 9)]);
  expect(done.slice(0, 4)).toEqual(["a", "b", "a", "b"]);
  expect(done.filter((name) => name === "a")).toHaveLength(2);
  expect(done.filter((name) => name === "b")).toHaveLength(4);
});
