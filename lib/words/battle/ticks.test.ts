import { describe, expect, test } from "vitest";
import type { SeatNames } from "./names";
import { arrivedWords, traceWords } from "./ticks";

const NAMES: SeatNames = {
  ...{ eyes: "a", defender: "b", names: { a: "Anna", b: "ben" } },
  ...{ titles: { a: "Anna (Sweden)", b: "ben (Poland)" }, armies: { a: "Sweden", b: "Poland" } },
};
const AT = new Date(2026, 10, 22, 14, 5).getTime();
const BEFORE = new Date(2026, 10, 22, 14, 3).getTime();

describe("a tick", () => {
  const group = (seat: "a" | "b", number: number) => `Tercio ${seat.toUpperCase()} (${number})`;
  const told = (key: string, value: number, before: number | null = null) =>
    traceWords(
      { key, value, at: AT, by: "b", before: before === null ? null : { key, value: before, at: BEFORE, by: "a" } },
      { names: NAMES, group, perBase: 2 },
    );

  test.each([
    ["unit:a:7", 5, "14:05 Ben: Tercio A (7), your army: 2 bases and 1 wound."],
    ["unit:a:7", 0, "14:05 Ben: Tercio A (7), your army: nothing lost."],
    ["gone:b:7", 1, "14:05 Ben: Tercio B (7), ben (Poland): destroyed."],
    ["gone:b:7", 0, "14:05 Ben: Tercio B (7), ben (Poland): not destroyed."],
    ["camp:b", 1, "14:05 Ben: camp of ben (Poland): 1 wound."],
    ["killed:a:0", 1, "14:05 Ben: your commander A: killed."],
    ["hurt:a:1", 0, "14:05 Ben: your commander B: not wounded."],
    ["here:b:march-1", 1, "14:05 Ben: a march: arrived."],
    ["kind:a:0", 2, "14:05 Ben: Hidden group 1: a SuG."],
    ["lost:a:0", 1, "14:05 Ben: Hidden group 1: lost."],
    ["test:broken:a:7", 1, "14:05 Ben: Tercio A (7), your army: test made."],
    ["test:unseen:a:0", 0, "14:05 Ben: A hidden group: test open again."],
  ])("%s to %i", (key, value, words) => {
    expect(told(key, value)).toBe(words);
  });

  test("that corrects the other player's says what that was", () => {
    expect(told("unit:a:7", 4, 2)).toBe("14:05 Ben: Tercio A (7), your army: 2 bases. At 14:03 you had ticked: 1 base.");
    expect(told("killed:b:0", 1, 0)).toBe("14:05 Ben: ben’s commander A: killed. At 14:03 you had ticked: not killed.");
    expect(told("unit:a:7", 4, 4)).toBe("14:05 Ben: Tercio A (7), your army: 2 bases.");
  });
});

test("a march on the table is told with who said so, and when", () => {
  expect(arrivedWords({ by: "b", at: AT }, NAMES)).toBe("Ben ticked its arrival at 14:05.");
  expect(arrivedWords({ by: "a", at: AT }, NAMES)).toBe("You ticked its arrival at 14:05.");
});
