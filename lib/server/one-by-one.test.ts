import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneByOne } from "./one-by-one";

/** Work in so many turns of the event loop that notes when it begins and ends. */
const inTurns = (name: string, turns: number, told: string[]) => async () => {
  told.push(`${name} begins`);
  for (let turn = 0; turn < turns; turn++) await setImmediate();
  told.push(`${name} ends`);
  return name;
};

test("begins each when the one before is done, in the order in which they came, and gives back what each comes to", async () => {
  const [enter, told]: [ReturnType<typeof oneByOne>, string[]] = [oneByOne(), []];
  expect(await Promise.all(["a", "b", "c"].map((name) => enter(inTurns(name, 3, told))))).toEqual(["a", "b", "c"]);
  expect(told).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(await enter(inTurns("d", 1, told))).toBe("d");
});

test("others are answered between the turns of what is going on", async () => {
  const [enter, told]: [ReturnType<typeof oneByOne>, string[]] = [oneByOne(), []];
  const all = Promise.all(["a", "b"].map((name) => enter(inTurns(name, 3, told))));
  await setImmediate();
  told.push("another");
  await all;
  expect(told.indexOf("another")).toBeLessThan(told.indexOf("a ends"));
});

test("does not wait for one that only waits, such as for a slow reader", async () => {
  const [enter, told]: [ReturnType<typeof oneByOne>, string[]] = [oneByOne(), []];
  let read = () => {};
  const slow = enter(() => new Promise<void>((done) => (read = done)));
  expect(await enter(inTurns("next", 1, told))).toBe("next");
  read();
  await slow;
});

test("what fails fails for whoever asked for it, and the next begins all the same", async () => {
  const [enter, told]: [ReturnType<typeof oneByOne>, string[]] = [oneByOne(), []];
  const failing = enter(async () => {
    throw new Error("on purpose");
  });
  const next = enter(inTurns("next", 1, told));
  await expect(failing).rejects.toThrow("on purpose");
  expect(await next).toBe("next");
});
