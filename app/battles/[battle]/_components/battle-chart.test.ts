import { describe, expect, test } from "vitest";
import { SQUARES, type Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type DieFace, STEPS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { squareName } from "@/lib/words/battle/map";
import { plain } from "@/lib/words/sentence";
import { daysBattle, NO_DRAWS, day as played } from "@/tests/build/days-battle";
import { fixedDraws } from "@/tests/build/draw-sources";
import { BOOK, NONCES, playedTo, sealedBattle } from "@/tests/build/played-battle";
import { squareWords } from "./battle-chart";

const { tables } = BOOK;

test.each<[Square, string]>([
  ["A1", "A1: very dense, coast on one flank"],
  ["B2", "B2: dense, terrain on one flank"],
  ["C4", "C4: sparse, open flanks"],
  ["D3", "D3: moderate, terrain on one flank"],
  ["E5", "E5: featureless, river on one flank"],
])("%s is %s", (square, name) => {
  expect(squareName(square, tables)).toBe(name);
});

const seen = (battle: Battle, seat: SeatName | null): BattleView => view(battle, seat);

/** What is said of the marker. */
function told(square: Square, of: BattleView): string {
  const [, words] = /; marked for .*?\. (.*)$/.exec(plain(squareWords(square, { view: of, book: BOOK }))) ?? [];
  return words ?? "";
}

test("a square: what it is, and what the marker may do", () => {
  const days = daysBattle({ hands: { a: "RRRRR", b: "KKKKK" } });
  expect(plain(squareWords("C4", { view: seen(days, "a"), book: BOOK }))).toBe(
    "C4: sparse, open flanks; marked for Cultivated and Plains. A card that wins by one, yours or your opponent’s, could bring the marker here today.",
  );
  expect(plain(squareWords("A1", { view: seen(days, null), book: BOOK }))).toBe(
    "A1: very dense, coast on one flank; marked for Seashore. Not marked for Cultivated. The marker never leaves the territory, so it cannot " +
      "come here.",
  );
});

describe("before there is a territory", () => {
  /** Seat a won the roll with this face of a legendary commander's die. */
  function beforeTerritory(role: "invader" | "defender", face: DieFace): Battle {
    const { draws, finish } = fixedDraws([BOOK.dice.legendary.indexOf(face), 5]);
    const battle = playedTo(
      sealedBattle({ a: { grade: "legendary", territories: ["C", "S"] }, b: { grade: "mediocre", territories: ["P"] } }),
      [
        ["a", { type: "sit", nonce: NONCES.a }],
        ["b", { type: "sit", nonce: NONCES.b }],
        ["a", { type: "choose-role", role }],
      ],
      draws,
    );
    finish();
    return battle;
  }

  test("nobody defends yet", () => {
    expect(told("B4", seen(sealedBattle(), "a"))).toBe(
      "The territory is not chosen yet. If it is Cultivated, Plains or Seashore, the marker can come here.",
    );
  });

  test.each<[SeatName | null, Square, string]>([
    ["a", "A4", "You choose the territory. If it is Cultivated or Seashore, the marker can come here."],
    ["b", "A4", "Your opponent chooses the territory. If it is Cultivated or Seashore, the marker can come here."],
    [null, "C4", "The defender chooses the territory. If it is Cultivated, the marker can come here."],
    ["a", "C5", "No territory of your list has this square, so the marker cannot come here."],
    ["b", "C5", "No territory of your opponent’s list has this square, so the marker cannot come here."],
    [null, "E1", "No territory of the defender’s list has this square, so the marker cannot come here."],
  ])("to %s, %s", (seat, square, words) => {
    expect(told(square, seen(beforeTerritory("defender", "skull"), seat))).toBe(words);
  });

  const placing = (face: DieFace): Battle =>
    playedTo(beforeTerritory("invader", face), [["b", { type: "choose-territory", territory: "P" }]], NO_DRAWS);

  test.each<[string, DieFace, SeatName | null, Square, string]>([
    ["the defender’s own", "wound", "b", "C4", "You may place the marker here."],
    ["the opponent’s", "wound", "a", "C4", "Your opponent may place the marker here."],
    ["as others see it", "wound", null, "C4", "The defender may place the marker here."],
    ["an intercept", "skull", "a", "C4", "You may place the marker here, or leave that to your opponent."],
    ["an intercept suffered", "skull", "b", "C4", "Your opponent may place the marker here, or leave that to you."],
    ["an intercept seen", "skull", null, "C4", "The invader may place the marker here, or leave that to the defender."],
    ["outside", "wound", "b", "C2", "Not marked for Plains. The marker never leaves the territory, so it cannot come here."],
  ])("placing the marker: %s", (_, face, seat, square, words) => {
    expect(told(square, seen(placing(face), seat))).toBe(words);
  });
});

describe("in the five days", () => {
  const days = daysBattle({ hands: { a: "RRGWK", b: "KKWKW" } });

  test.each<[SeatName | null, Square, string]>([
    ["a", "C3", "The marker is here. It stays unless a better card moves it."],
    ["a", "B2", "A card that wins by two, yours or your opponent’s, could bring the marker here today."],
    [null, "E3", "A card that wins by three could bring the marker here today."],
    ["b", "E4", "Out of reach today, whatever the cards."],
    ["b", "C1", "Not marked for Cultivated. The marker never leaves the territory, so it cannot come here."],
  ])("while cards are chosen, to %s, %s", (seat, square, words) => {
    expect(told(square, seen(days, seat))).toBe(words);
  });

  const byOne = played(days, "a:W b:K");
  const ONE_UP = "card wins by one: the marker can move one square up, down or sideways";

  test.each<[SeatName | null, Square, string]>([
    ["a", "C4", "You may move the marker here now."],
    ["b", "C4", "Your opponent may move the marker here now."],
    [null, "C4", "The defender may move the marker here now."],
    ["a", "C3", "The marker is here, and you may leave it here."],
    ["b", "C3", "The marker is here, and your opponent may leave it here."],
    ["a", "D4", `Your ${ONE_UP}. To bring it here, the card would have to win by two.`],
    ["b", "D4", `Your opponent’s ${ONE_UP}. To bring it here, the card would have to win by two.`],
    [null, "E3", `The defender’s ${ONE_UP}. To bring it here, the card would have to win by three.`],
    ["a", "A4", "Out of reach today, whatever the cards."],
    ["a", "A5", "Not marked for Cultivated. The marker never leaves the territory, so it cannot come here."],
  ])("a card one better, to %s, %s", (seat, square, words) => {
    expect(told(square, seen(byOne, seat))).toBe(words);
  });

  test("what a card two, three and four better reaches", () => {
    const at = (moves: string, hands = { a: "RRGYK", b: "KKWKW" }) => seen(played(daysBattle({ hands, square: "A4" }), moves), "a");
    expect(told("C2", at("a:G b:K"))).toBe(
      "Your card wins by two: the marker can move one square up, down or sideways, or one diagonally. To bring it here, the card would have to win by four.",
    );
    expect(told("C2", at("a:Y b:K"))).toBe(
      "Your card wins by three: the marker can move up to two squares up, down or sideways, or one diagonally. To bring it here, the card would have to win by four.",
    );
    expect(told("C2", at("a:R b:K"))).toBe("You may move the marker here now.");
  });

  test("a pass counts as black", () => {
    const passed = played(daysBattle({ hands: { a: "WWWWW", b: "KKKK" } }), "b:pass a:W");
    expect(told("C4", seen(passed, "a"))).toBe("You may move the marker here now.");
    expect(told("D4", seen(passed, "a"))).toMatch(/^Your card wins by one/);
  });

  test("the next day begins with the marker where it was left", () => {
    const next = seen(played(byOne, "a>C4"), "a");
    expect(told("C4", next)).toBe("The marker is here. It stays unless a better card moves it.");
    expect(told("C2", next)).toBe("A card that wins by three, yours or your opponent’s, could bring the marker here today.");
  });
});

test("after the days, and when the battle is abandoned", () => {
  const done = { ...seen(daysBattle({ hands: { a: "RRGWK", b: "KKWKW" } }), null), day: null };
  for (const step of STEPS.slice(STEPS.indexOf("keep"), -1)) {
    expect(told("C3", { ...done, step })).toBe("The battle is fought here.");
    expect(told("C4", { ...done, step })).toBe("The five days are over. The battle is fought on C3.");
  }
  expect(told("C3", { ...done, step: "abandoned" })).toBe("The battle was abandoned. The marker does not move any more.");
});

test("every square has words in every step, for players and spectators", () => {
  for (const seat of ["a", "b", null] as const) {
    for (const step of STEPS) {
      const of = { ...seen(daysBattle({ hands: { a: "RRGWK", b: "KKWKW" } }), seat), step };
      for (const square of SQUARES) expect(told(square, of)).toMatch(/^[A-Z].*\.$/);
    }
  }
});
