import { expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { lookedAt } from "./changed-since";

const HOUR = 3_600_000;
const [first, second, third] = [buildArmy({ name: "One" }), buildArmy({ name: "Two" }), buildArmy({ name: "Three" })];

test("who comes for the first time is told nothing, and what he sees is remembered", () => {
  expect(lookedAt(null, first, 5)).toEqual({ next: { army: first, at: 5, before: null }, since: null });
});

test("who comes again is told since when, also when the page is loaded again in the same visit, and not at the next", () => {
  const once = lookedAt(null, first, 0).next;
  const changed = lookedAt(once, second, 5 * HOUR);
  expect(changed.since).toEqual({ army: first, at: 0 });
  const again = lookedAt(changed.next, second, 5.5 * HOUR);
  expect([again.since, again.next]).toEqual([{ army: first, at: 0 }, changed.next]);
  expect(lookedAt(again.next, second, 6 * HOUR).since, "an hour is another visit: nothing has changed since").toEqual({
    army: second,
    at: 5 * HOUR,
  });
});

test("what changes in the middle of a visit is told since the page before", () => {
  const { next } = lookedAt(lookedAt(null, first, 0).next, second, 5 * HOUR);
  expect(lookedAt(next, third, 5 * HOUR + 1).since).toEqual({ army: second, at: 5 * HOUR });
});

test("no more than the visit before is remembered", () => {
  let looked = lookedAt(null, first, 0).next;
  for (let day = 1; day < 5; day++) looked = lookedAt(looked, day % 2 ? second : first, day * 24 * HOUR).next;
  expect(Object.keys(looked.before ?? {})).toEqual(["army", "at"]);
});
