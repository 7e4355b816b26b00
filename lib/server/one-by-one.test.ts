import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneByOne } from "./one-by-one";

/** Work of so many turns of the event loop. It records when it begins and ends. */
const inTurns = (name: string, turns: number, told: string[]) => async () => {
  told.push(`${name} begins`);
  for (let turn = 0; turn < turns; turn++) await setImmediate();
  told.push(`${name} ends`);
  return name;
};

/** How one client enters. */
const entering = () => {
  const { enter } = oneByOne();
  return (work: () => Promise<unknown>) => enter("one", work);
};

test("begins each when the one before is done, in the order in which they came, and gives back what each comes to", async () => {
  const [enter, told] = [entering(), [] as string[]];
  expect(await Promise.all(["a", "b", "c"].map((name) => enter(inTurns(name, 3, told))))).toEqual(["a", "b", "c"]);
  expect(told).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(await enter(inTurns("d", 1, told))).toBe("d");
});

test("others are answered between the turns of what is going on", async () => {
  const [enter, told] = [entering(), [] as string[]];
  const all = Promise.all(["a", "b"].map((name) => enter(inTurns(name, 3, told))));
  await setImmediate();
  told.push("another");
  await all;
  expect(told.indexOf("another")).toBeLessThan(told.indexOf("a ends"));
});

test("does not wait for one that only waits, such as for a slow reader", async () => {
  const [enter, told] = [entering(), [] as string[]];
  let read = () => {};
  const slow = enter(() => new Promise<void>((done) => (read = done)));
  expect(await enter(inTurns("next", 1, told))).toBe("next");
  read();
  await slow;
});

test("what fails fails for whoever asked for it, and the next begins all the same", async () => {
  const [enter, told] = [entering(), [] as string[]];
  const failing = enter(async () => {
    throw new Error("on purpose");
  });
  const next = enter(inTurns("next", 1, told));
  await expect(failing).rejects.toThrow("on purpose");
  expect(await next).toBe("next");
});

test("clients take turns: whoever asks for much waits for his own work", async () => {
  const [{ enter, waitingOf }, told]: [ReturnType<typeof oneByOne>, string[]] = [oneByOne(), []];
  const much = Array.from({ length: 5 }, (_, at) => enter("greedy", inTurns(`greedy ${at}`, 2, told)));
  const others = [enter("modest", inTurns("modest", 2, told)), enter("meek", inTurns("meek", 2, told))];
  expect([waitingOf("greedy"), waitingOf("modest"), waitingOf("nobody")]).toEqual([4, 1, 0]);
  await Promise.all([...much, ...others]);
  const begun = told.filter((one) => one.endsWith("begins")).map((one) => one.replace(" begins", ""));
  expect(begun).toEqual(["greedy 0", "greedy 1", "modest", "meek", "greedy 2", "greedy 3", "greedy 4"]);
  expect(waitingOf("greedy")).toBe(0);
});

test("one that never ends holds up nobody for ever, however busy others keep the server", async () => {
  const { enter } = oneByOne();
  const never = () => new Promise<void>(() => undefined);
  let isBusy = true;
  const noise = async () => {
    while (isBusy) {
      for (const since = performance.now(); performance.now() - since < 3; );
      await setImmediate();
    }
  };
  const making = noise();
  void enter("stuck", never);
  const next = enter("other", async () => "made").finally(() => {
    isBusy = false;
  });
  const late = new Promise((done) => setTimeout(() => done("never made"), 3000));
  expect(await Promise.race([next, late])).toBe("made");
  isBusy = false;
  await making;
});
