import { expect, test } from "vitest";
import { dayWords, momentWords } from "./moment-words";

const NOW = new Date("2026-11-12T20:30:00Z");

test.each([
  ["2026-11-12T14:05:00Z", "UTC", "today 14:05"],
  ["2026-11-12T00:00:00Z", "UTC", "today 00:00"],
  ["2026-11-11T23:59:00Z", "UTC", "11 November"],
  ["2026-01-01T12:00:00Z", "UTC", "1 January"],
  ["2025-12-31T12:00:00Z", "UTC", "31 December 2025"],
  // Elsewhere it is another day already, or still.
  ["2026-11-11T23:59:00Z", "Europe/Rome", "today 00:59"],
  ["2026-11-12T14:05:00Z", "Pacific/Auckland", "today 03:05"],
  ["2026-11-12T10:05:00Z", "Pacific/Auckland", "12 November"],
  ["2026-01-01T03:00:00Z", "America/New_York", "31 December 2025"],
])("%s, read in %s, was %s", (moment, zone, words) => {
  expect(momentWords(new Date(moment), NOW, zone)).toBe(words);
});

test("a day is given in full", () => {
  expect(dayWords(new Date("2026-01-01T03:00:00Z"), "America/New_York")).toBe("31 December 2025");
});
