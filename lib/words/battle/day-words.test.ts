import { describe, expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import type { Colour } from "../../model/enumerations";
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
    ["mine is better", dayOf("green", "yellow", "b", "C5"), MINE, "You: one better. Marker C4 to C5."],
    ["theirs is better", dayOf("red", "white", "a", "B4"), MINE, "They: three better. Marker C4 to B4."],
    ["told by name", dayOf("red", "white", "a", "B4"), PUBLIC, "Crown army: three better. Marker C4 to B4."],
    ["the mover stays", dayOf("red", "green", "a"), MINE, "They: two better. The marker stays on C4."],
    ["equal", dayOf("red", "red", null), MINE, "Equal. Nobody moves."],
    ["a pass", dayOf(null, "yellow", "b", "C3"), MINE, "They passed, which counts as black. You: three better. Marker C4 to C3."],
    ["a pass against its like", dayOf("black", null, null), MINE, "You passed, which counts as black. Equal. Nobody moves."],
    ["a pass by name", dayOf("black", null, null), PUBLIC, "Swedes passed, which counts as black. Equal. Nobody moves."],
    ["two passes", dayOf(null, null, null), MINE, "Both passed, which counts as black. Equal. Nobody moves."],
  ])("%s", (_, day, names, said) => {
    expect(dayWords(day, OVER, TABLES, names)).toBe(said);
  });

  test("what a pass counts as is the tables' to say", () => {
    expect(dayWords(dayOf(null, "red", "b", "C5"), OVER, tablesWhere("green"), MINE)).toBe(
      "They passed, which counts as green. You: two better. Marker C4 to C5.",
    );
  });

  test("until the marker has moved, that it has not", () => {
    const day = dayOf("green", "yellow", "b");
    expect(dayWords(day, { day: 2, step: "days" }, TABLES, MINE)).toBe("You: one better. Marker on C4, yet to move.");
    expect(dayWords(day, { day: 2, step: "days" }, TABLES, PUBLIC)).toBe("Swedes: one better. Marker on C4, yet to move.");
    expect(dayWords(day, { day: 2, step: "abandoned" }, TABLES, MINE)).toBe("You: one better. The marker was not moved.");
  });
});

describe("today", () => {
  const NONE = { a: null, b: null };
  const NEITHER = { a: false, b: false };
  type Today = Pick<BattleView, "declared" | "committed">;
  test.each<[Today, string, string]>([
    [{ declared: NONE, committed: NEITHER }, "Neither has committed a card yet.", "Neither has committed a card yet."],
    [
      { declared: NONE, committed: { a: true, b: false } },
      "They have committed, you have not.",
      "Crown army has committed, Swedes has not.",
    ],
    [
      { declared: NONE, committed: { a: false, b: true } },
      "You have committed, they have not.",
      "Swedes has committed, Crown army has not.",
    ],
    [{ declared: { a: "pass", b: "pass" }, committed: NEITHER }, "Both pass.", "Both pass."],
    [
      { declared: { a: "pass", b: null }, committed: NEITHER },
      "You have not committed yet. They pass, which counts as black.",
      "Crown army passes, which counts as black. Swedes has not committed yet.",
    ],
    [
      { declared: { a: "play", b: "pass" }, committed: NEITHER },
      "You pass, which counts as black. They play a card, not yet committed.",
      "Crown army plays a card, not yet committed. Swedes passes, which counts as black.",
    ],
    [
      { declared: { a: "play", b: "play" }, committed: NEITHER },
      "Both play a card, not yet committed.",
      "Both play a card, not yet committed.",
    ],
    [
      { declared: { a: "play", b: null }, committed: { a: false, b: true } },
      "You have committed a card. They play a card, not yet committed.",
      "Crown army plays a card, not yet committed. Swedes has committed a card.",
    ],
  ])("%j", (view, mine, told) => {
    expect(todayWords(view, ["b", "a"], TABLES, MINE)).toBe(mine);
    expect(todayWords(view, ["a", "b"], TABLES, PUBLIC)).toBe(told);
  });
});

test("the days are numbered as on a title page", () => {
  expect([1, 2, 3, 4, 5].map(dayNumeral)).toEqual(["I", "II", "III", "IV", "V"]);
});
