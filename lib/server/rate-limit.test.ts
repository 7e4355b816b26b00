import { expect, test } from "vitest";
import { RATES } from "./limits";
import { secondsToWait, takePlaces } from "./rate-limit";

test("an address may ask so many times, then waits; another is none of its business", async () => {
  const { requests, seconds } = RATES.assess;
  for (let asked = 0; asked < requests; asked++) expect(await secondsToWait("assess", "10.0.0.1")).toBe(0);
  const wait = await secondsToWait("assess", "10.0.0.1");
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(await secondsToWait("assess", "10.0.0.2")).toBe(0);
});

const seat = { of: "seat", most: 2 };
const address = { of: "address", most: 3 };

test("places are taken up to the most there are, all that are wanted or none", () => {
  const first = takePlaces([seat, address]);
  const second = takePlaces([seat, address]);
  expect(takePlaces([seat, address]), "the seat has no third").toBeNull();
  const third = takePlaces([address]);
  expect(takePlaces([address])).toBeNull();
  first?.();
  first?.();
  const again = takePlaces([seat, address]);
  expect(again, "given back twice, one place is free").not.toBeNull();
  expect(takePlaces([address])).toBeNull();
  for (const leave of [second, third, again]) leave?.();
  expect([1, 2, 3].map(() => takePlaces([address]) !== null)).toEqual([true, true, true]);
});
