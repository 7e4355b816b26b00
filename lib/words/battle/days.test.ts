import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import type { BattleView } from "../../model/battle-view";
import type { Colour } from "../../model/enumerations";
import { plain } from "../sentence";
import {
  dayNumeral,
  dayWords,
  handWords,
  interceptWords,
  keepingMeans,
  keepingWords,
  rollWords,
  scoutingMeans,
  scoutingWords,
  todayWords,
} from "./days";
import type { SeatNames } from "./names";

describe("invasion", () => {
  const FORCES = { a: "Crown army", b: "Swedes" };
  const MINE: SeatNames = { eyes: "a", names: FORCES };
  const PUBLIC: SeatNames = { eyes: null, names: FORCES };

  /** Skull, wound, S, blank. */
  describe("who has won a roll", () => {
    test.each<[BattleView["invasion"][number], string, string]>([
      [{ a: "skull", b: "wound" }, "You win: a skull beats a sword & arrow.", "Crown army wins: a skull beats a sword & arrow."],
      [{ a: "special", b: "wound" }, "Swedes wins: a sword & arrow beats an S.", "Swedes wins: a sword & arrow beats an S."],
      [{ a: "special", b: "blank" }, "You win: an S beats a blank.", "Crown army wins: an S beats a blank."],
      [{ a: "blank", b: "blank" }, "A tie (both a blank): the dice are rolled again.", "A tie (both a blank): the dice are rolled again."],
    ])("%j", (roll, mine, told) => {
      expect(rollWords(roll, MINE)).toBe(mine);
      expect(rollWords(roll, PUBLIC)).toBe(told);
    });
  });

  describe("what the deciding roll allows", () => {
    const SKULL = [
      { a: "wound", b: "wound" },
      { a: "skull", b: "blank" },
    ] as const satisfies BattleView["invasion"];
    const WOUND = [{ a: "wound", b: "blank" }] as const satisfies BattleView["invasion"];
    const INVADES = { invader: "a", defender: "b" } as const;
    const DEFENDS = { invader: "b", defender: "a" } as const;

    test("nothing is said before a roll", () => {
      expect(plain(interceptWords({ invasion: [], roles: null }, MINE))).toBe("");
    });
    test("a skull and an invader", () => {
      expect(plain(interceptWords({ invasion: [...SKULL], roles: INVADES }, MINE))).toMatch(
        /^You invade, and the skull lets the invader place the marker .*strategic intercept/,
      );
    });
    test("a skull and a defender", () => {
      expect(plain(interceptWords({ invasion: [...SKULL], roles: DEFENDS }, PUBLIC))).toMatch(
        /^Crown army won with a skull but chose to defend, so Crown army places the marker as the defender\.$/,
      );
    });
    test("a skull and no role yet", () => {
      expect(plain(interceptWords({ invasion: [...SKULL], roles: null }, MINE))).toMatch(
        /^You choose to invade or defend\. .*strategic intercept/,
      );
    });
    test("no skull: the tie before it does not count", () => {
      const told = interceptWords({ invasion: [{ a: "skull", b: "skull" }, ...WOUND], roles: INVADES }, MINE);
      expect(plain(told)).toBe("You chose to invade. The winning roll was not a skull, so Swedes places the marker as the defender.");
    });
  });
});

describe("hand", () => {
  const HAND = ["red", "green", "green", "white"] as const;

  test.each<[string, Parameters<typeof handWords>[0], string | null]>([
    ["all can be chosen", { cards: HAND, legal: ["white", "green", "red"], committed: null }, null],
    ["all others can be chosen", { cards: HAND, legal: ["white", "red"], committed: "green" }, null],
    ["it is not the time to play", { cards: HAND, legal: [], committed: null }, null],
    ["some are closed", { cards: HAND, legal: ["red"], committed: null }, "You cannot play green or white now."],
    ["no more changes", { cards: HAND, legal: [], committed: "red" }, "You have played red. You cannot change it today any more."],
    [
      "nothing to change for",
      { cards: ["green", "green"], legal: [], committed: "green" },
      "You have played green. You have no other colour to change it to.",
    ],
    ["none left", { cards: [], legal: [], committed: null }, "No cards left."],
  ])("%s", (_, hand, said) => {
    expect(handWords(hand)).toBe(said);
  });
});

describe("day", () => {
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
      ["the mover stays", dayOf("red", "green", "a"), MINE, "Crown army wins by two and leaves the marker on C4."],
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
});

describe("scouting", () => {
  const FORCES = { a: "Crown army", b: "Swedes" };
  const MINE: SeatNames = { eyes: "a", names: FORCES };
  const PUBLIC: SeatNames = { eyes: null, names: FORCES };

  test("the lower total is out-scouted by the difference, and deploys first", () => {
    const better = { by: "a", difference: 30 } as const;
    expect(plain(scoutingWords(better, MINE))).toBe("Swedes is out-scouted by 30%.");
    expect(plain(scoutingMeans(better, MINE, BOOK.tables))).toBe(
      "Swedes deploys first: their camp and 30% of their unit groups, rounded up (minimum 4).",
    );
    expect(plain(scoutingWords({ ...better, by: "b" }, MINE))).toBe("You are out-scouted by 30%.");
    expect(plain(scoutingWords(better, PUBLIC))).toBe("Swedes is out-scouted by 30%.");
    expect(plain(scoutingMeans(better, PUBLIC, BOOK.tables))).toBe(
      "Swedes deploys first: their camp and 30% of their unit groups, rounded up (minimum 4).",
    );
  });

  test("after a tie nobody is", () => {
    expect(plain(scoutingWords({ by: null, difference: 0 }, MINE))).toBe("A tie: nobody is out-scouted.");
    expect(plain(scoutingMeans({ by: null, difference: 0 }, MINE, BOOK.tables))).toBe("The defender begins the deployment.");
  });

  test("what keeping a card means names how many are compared", () => {
    const limits = BOOK.tables.limits.map((row) => (row.id === "scouting-counted" ? { ...row, value: 3 } : row));
    expect(plain(keepingMeans({ ...BOOK.tables, limits }))).toBe(
      "Out-scouting compares the best three cards of each player. Each card you keep replaces one that you would be dealt. A dealt card adds about 12% to your scouting: keep a card only if it adds more. The map cards you do not keep are discarded. Your opponent sees how many you keep, not which.",
    );
  });

  test.each([
    [0, 1, "Choose the cards to keep, or keep none."],
    [0, 3, "Choose the cards to keep, or keep none."],
    [2, 3, "You keep 2 of 3 cards."],
    [3, 3, "You keep 3 of 3 cards."],
    [1, 1, "You keep 1 of 1 card."],
  ])("%i of %i", (kept, of, said) => {
    expect(keepingWords(kept, of)).toBe(said);
  });
});
