import { expect, test } from "vitest";
import { codeIn } from "./kept-codes";

const CODE = "abcdefghijklmnopqrstuvwxyz";
const NOON = Date.parse("2026-10-05T12:00:00Z");
const kept = (expires: string) => JSON.stringify({ code: CODE, expires });

test("a code is known until it runs out", () => {
  expect(codeIn(kept("2026-10-05T12:00:01Z"), NOON)?.code).toBe(CODE);
  expect(codeIn(kept("2026-10-05T12:00:00Z"), NOON)).toBeNull();
});

test.each([null, "", "null?", "{}", CODE, kept("some day")])("%j is no code", (text) => {
  expect(codeIn(text, NOON)).toBeNull();
});
