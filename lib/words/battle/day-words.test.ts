import { describe, expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import type { Colour } from "../../model/enumerations";
import { plain } from "../sentence";
import { dayNumeral, dayWords, todayWords } from "./day-words";
import type { SeatNames } from "./seat-names";

const FORCES = { a: "Crown army", b: "Swedes" };
const MINE: SeatNames = { eyes: "b", names: FORCES };
const PUBLIC: SeatNames = { eyes: null, names: FORCES };

const source = { from: "rulebook", heading: "A heading", why: null } as const;
const VALUES: readonly [Colour, number][] = [
  ["black", 0],
  ["white", 1],
  ["green", 2],
  ["yellow", 3],
  ["red", 4],
];
const tablesWhere = (countsAs: Colour) => ({
  pack: VALUES.map(([id, value]) => ({ id, value, cards: 1, coloured: true, source })),
  pass: [{ id: "pass" as const, countsAs, source }],
});
const TABLES = tablesWhere("black");
const OVER = { day: 5, step: "days" } as const;

type Day = BattleView["days"][number];
const dayOf = (a: Colour | null, b: Colour | null, mover: Day["mover"], to: Day["to"] = "C4"): Day => ({
  ...{ day: 2, cards: { a, b }, mover, from: "C4", to },
});

describe("a day whose cards lie open", () => {
  test.each<[string, Day, SeatNames, string]>([
    ["mine is better", dayOf("green", "yellow", "b", "C5"), MINE, "You win by one. The marker moves from C4 to C5."],
    ["theirs is better", dayOf("red", "white", "a", "B4"), MINE, "Crown army wins by three. The marker moves from C4 to B4."],
    ["told by name", dayOf("red", "white", "a", "B4"), PUBLIC, "Crown army wins by three. The marker moves from C4 to B4."],
    ["the mover stays", dayOf("red", "green", "a"), MINE, "Crown army wins by two. The marker stays on C4."],
    ["equal", dayOf("red", "red", null), MINE, "A tie: the marker stays on C4."],
    [
      "a pass",
      dayOf(null, "yellow", "b", "C3"),
      MINE,
      "Crown army passed (counts as black). You win by three. The marker moves from C4 to C3.",
    ],
    ["a pass against its like", dayOf("black", null, null), MINE, "You passed (counts as black). A tie: the marker stays on C4."],
    ["a pass by name", dayOf("black", null, null), PUBLIC, "Swedes passed (counts as black). A tie: the marker stays on C4."],
    ["two passes", dayOf(null, null, null), MINE, "Both passed (counts as black). A tie: the marker stays on C4."],
  ])("%s", (_, day, names, said) => {
    expect(plain(dayWords(day, OVER, TABLES, names))).toBe(said);
  });

  test("what a pass counts as is the tables' to say", () => {
    expect(plain(dayWords(dayOf(null, "red", "b", "C5"), OVER, tablesWhere("green"), MINE))).toBe(
      "Crown army passed (counts as green). You win by two. The marker moves from C4 to C5.",
    );
  });

  test("until the marker has moved, that it has not", () => {
    const day = dayOf("green", "yellow", "b");
    expect(plain(dayWords(day, { day: 2, step: "days" }, TABLES, MINE))).toBe("You win by one. The marker is on C4 and may move now.");
    expect(plain(dayWords(day, { day: 2, step: "days" }, TABLES, PUBLIC))).toBe(
      "Swedes wins by one. The marker is on C4 and may move now.",
    );
    expect(plain(dayWords(day, { day: 2, step: "abandoned" }, TABLES, MINE))).toBe("You win by one. The marker was not moved.");
  });
});

describe("today", () => {
  const NONE = { a: null, b: null };
  const NEITHER = { a: false, b: false };
  type Today = Pick<BattleView, "declared" | "committed">;
  test.each<[Today, string, string]>([
    [{ declared: NONE, committed: NEITHER }, "Neither has played yet.", "Neither has played yet."],
    [
      { declared: NONE, committed: { a: true, b: false } },
      "Crown army has played. Your turn.",
      "Crown army has played. Waiting for Swedes.",
    ],
    [
      { declared: NONE, committed: { a: false, b: true } },
      "You have played. Waiting for Crown army.",
      "Swedes has played. Waiting for Crown army.",
    ],
    [{ declared: { a: "pass", b: "pass" }, committed: NEITHER }, "Both pass.", "Both pass."],
    [
      { declared: { a: "pass", b: null }, committed: NEITHER },
      "You have not played yet. Crown army passes (counts as black).",
      "Crown army passes (counts as black). Swedes has not played yet.",
    ],
    [
      { declared: { a: "play", b: "pass" }, committed: NEITHER },
      "You pass (counts as black). Crown army will play a card.",
      "Crown army will play a card. Swedes passes (counts as black).",
    ],
    [{ declared: { a: "play", b: "play" }, committed: NEITHER }, "Both will play a card.", "Both will play a card."],
    [
      { declared: { a: "play", b: null }, committed: { a: false, b: true } },
      "You have played. Waiting for Crown army.",
      "Swedes has played. Waiting for Crown army.",
    ],
  ])("%j", (view, mine, told) => {
    expect(plain(todayWords(view, ["b", "a"], TABLES, MINE))).toBe(mine);
    expect(plain(todayWords(view, ["a", "b"], TABLES, PUBLIC))).toBe(told);
  });
});

test("the days are numbered as on a title page", () => {
  expect([1, 2, 3, 4, 5].map(dayNumeral)).toEqual(["I", "II", "III", "IV", "V"]);
});
