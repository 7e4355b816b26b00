import { expect, test } from "vitest";
import { RATES } from "./limits";
import { secondsToWait } from "./rate-limit";

test("an address may ask so many times, then waits; another is none of its business", async () => {
  const { requests, seconds } = RATES.assess;
  for (let asked = 0; asked < requests; asked++) expect(await secondsToWait("assess", "10.0.0.1")).toBe(0);
  const wait = await secondsToWait("assess", "10.0.0.1");
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(await secondsToWait("assess", "10.0.0.2")).toBe(0);
});
