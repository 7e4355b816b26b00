import { expect, test } from "vitest";
import { kept } from "./kept";

/** Asks for each key, and tells for which of them something was made. */
function asking(keys: readonly string[]): readonly string[] {
  const [find, made]: [ReturnType<typeof kept<{ key: string }>>, string[]] = [kept(), []];
  for (const key of keys) {
    const found = find(key, () => {
      made.push(key);
      return { key };
    });
    expect(found).toEqual({ key });
  }
  return made;
}

test("makes for each key once", () => {
  expect(asking(["foot", "horse", "foot", "horse", ""])).toEqual(["foot", "horse", ""]);
});

test("keeps the last two thousand, and nothing long", () => {
  const many = Array.from({ length: 2001 }, (_, at) => `word ${at}`);
  expect(asking([...many, "word 1", "word 0"])).toEqual([...many, "word 0"]);
  const long = "x".repeat(1001);
  expect(asking([long, long])).toEqual([long, long]);
});
