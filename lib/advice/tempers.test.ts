import { describe, expect, test } from "vitest";
import { buildFrozen } from "@/tests/build/forces";
import { chanceOf, sealedBattle } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import type { BattleCommand } from "../model/battle-command";
import type { BattleTables, Square } from "../model/battle-tables";
import { type Colour, TEMPERS, type Temper, type Territory } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { Battle, BattleSeat } from "../rules/prebattle/battle";
import { type BattleBook, prepareBattle } from "../rules/prebattle/book";
import { view } from "../rules/prebattle/view";
import { chooseCommand } from "./choose-command";

const { advice, battle: edition } = CATALOG;

/** Twelve groups of loose horse that charges home: -100, -70, -15, 60, 100 by density; 25 for open wings, -15 for terrain. */
const HORSE: FrozenForce = {
  ...buildFrozen(),
  units: buildFrozen({ units: "abcdefghijkl".split("") }).units.map((unit) => ({
    ...unit,
    troop: { ...unit.troop, type: "mounted", weapon: null },
  })),
};

/** A map with only these squares in each territory; row A has no water here. */
function world(of: Readonly<Partial<Record<Territory, readonly Square[]>>>): BattleBook {
  const { squares, flanks, ...rest } = edition.tables;
  const territoriesOf = (square: Square) => (Object.keys(of) as Territory[]).filter((one) => of[one]?.includes(square));
  const tables: BattleTables = {
    ...rest,
    squares: squares.map((row) => ({ ...row, territories: territoriesOf(row.id) })),
    flanks: flanks.map((row) => (row.id === "A" ? { ...row, kind: "none", water: null } : row)),
  };
  return prepareBattle(tables);
}

type Situation = {
  readonly book: BattleBook;
  readonly own?: readonly Territory[];
  readonly enemys?: readonly Territory[];
  readonly state?: Partial<Battle>;
  readonly mine?: Partial<BattleSeat>;
  readonly theirs?: Partial<BattleSeat>;
  readonly scoutingCards?: number;
};

/** What seat a does; it is the defender unless said otherwise. */
function choice(temper: Temper, { book, own = ["P"], enemys = ["P"], state, mine, theirs, scoutingCards = 3 }: Situation): BattleCommand {
  const sealed = sealedBattle({ book, a: { territories: own, scoutingCards }, b: { territories: enemys } });
  const roles = { invader: "b", defender: "a" } as const;
  const { a, b } = sealed.seats;
  const battle: Battle = { ...sealed, roles, ...state, seats: { a: { ...a, ...mine }, b: { ...b, ...theirs } } };
  return chooseCommand({ view: view(battle, "a"), force: HORSE, temper, book, advice, chance: chanceOf(1) });
}

const eachTemper = (situation: Situation) => TEMPERS.map((temper) => choice(temper, situation));

/** Past days on which both played these cards and nobody moved. */
const daysOf = (square: Square, ...cards: readonly (readonly [Colour, Colour])[]): Battle["days"] =>
  cards.map(([a, b], at) => ({ day: at + 1, cards: { a, b }, mover: null, from: square, to: square }));

const FOUR = [
  ["white", "white"],
  ["green", "green"],
  ["yellow", "yellow"],
  ["white", "white"],
] as const;

describe("role", () => {
  const won = { step: "role", roles: null, winner: "a", invasion: [{ a: "wound", b: "blank" }] } as const;

  test("if both are worth the same, the bold style invades and the cautious one defends", () => {
    const situation: Situation = { book: world({ P: ["A4"] }), state: won };
    expect(choice("bold", situation)).toEqual({ type: "choose-role", role: "invader" });
    expect(choice("cautious", situation)).toEqual({ type: "choose-role", role: "defender" });
  });

  test("all styles avoid the enemy's woods and seek his plains", () => {
    const book = world({ P: ["A5"], F: ["C1"] });
    expect(eachTemper({ book, own: ["P"], enemys: ["F"], state: won })).toEqual(
      TEMPERS.map(() => ({ type: "choose-role", role: "defender" })),
    );
    expect(eachTemper({ book, own: ["F"], enemys: ["P"], state: won })).toEqual(
      TEMPERS.map(() => ({ type: "choose-role", role: "invader" })),
    );
  });

  // 125 and -75 in P, 45 in F. Whoever may place the marker after a skull takes the 125; the other fears the -75.
  test("a player who may intercept invades if one square is a prize", () => {
    const given = { book: world({ P: ["A5", "C1"], F: ["D4"] }), own: ["F"], enemys: ["P"] } as const;
    expect(choice("balanced", { ...given, state: { ...won, invasion: [{ a: "skull", b: "blank" }] } })).toMatchObject({ role: "invader" });
    expect(choice("balanced", { ...given, state: won })).toMatchObject({ role: "defender" });
  });
});

describe("territory", () => {
  // The squares of P lie apart, so no card moves the marker: 125 or -75. F has one square, worth 45.
  const given = { book: world({ P: ["A5", "C1"], F: ["D4"] }), own: ["P", "F"] } as const satisfies Partial<Situation>;

  test("the one with the best square, where the defender places the marker", () => {
    const state = {
      step: "territory",
      invasion: [
        { a: "wound", b: "wound" },
        { a: "blank", b: "wound" },
      ],
    } as const;
    expect(eachTemper({ ...given, state })).toEqual(TEMPERS.map(() => ({ type: "choose-territory", territory: "P" })));
  });

  test("the one with nothing to fear, where the invader places it", () => {
    const state = { step: "territory", invasion: [{ a: "blank", b: "skull" }] } as const;
    expect(eachTemper({ ...given, state })).toEqual(TEMPERS.map(() => ({ type: "choose-territory", territory: "F" })));
  });
});

describe("square", () => {
  // A2, A3, A4 in a row are worth -45, 10 and 85; D4, far from them, 45. Five days of equal chances leave A4 worth about 67 to the bold and
  // about 33 to the cautious style; nobody can push the marker from D4.
  test("the bold style takes the best square, the cautious one a square it cannot be pushed from", () => {
    const situation: Situation = { book: world({ P: ["A2", "A3", "A4", "D4"] }), state: { step: "position", territory: "P" } };
    expect(choice("bold", situation)).toEqual({ type: "choose-square", square: "A4" });
    expect(choice("cautious", situation)).toEqual({ type: "choose-square", square: "D4" });
  });

  test("nobody waives an intercept", () => {
    const won = { winner: "a", roles: { invader: "a", defender: "b" }, invasion: [{ a: "skull", b: "blank" }] } as const;
    const state: Partial<Battle> = { step: "position", territory: "P", ...won };
    expect(eachTemper({ book: world({ P: ["A5", "C1"] }), state })).toEqual(TEMPERS.map(() => ({ type: "choose-square", square: "A5" })));
  });
});

describe("days", () => {
  const inDays = (square: Square, day: number, past: Battle["days"]): Partial<Battle> => ({
    step: "days",
    territory: "P",
    square,
    day,
    days: past,
  });

  // Two squares and one red card. A card on the first day is undone by four days of passes. With 0 for the bad square and 1 for the good
  // one, waiting is worth about 0.6 or more to balanced and cautious, playing 0.44 or less; to bold 0.58 and 0.64.
  test("with one card for five days, only the bold style plays it at once", () => {
    const situation: Situation = {
      ...{ book: world({ P: ["A4", "A5"] }), state: inDays("A4", 1, []) },
      ...{ mine: { dealt: 1, hand: ["red"] }, theirs: { dealt: 5, hand: ["white", "white", "white", "green", "green"] } },
    };
    expect(choice("cautious", situation)).toEqual({ type: "declare-day", pass: true });
    expect(choice("balanced", situation)).toEqual({ type: "declare-day", pass: true });
    expect(choice("bold", situation)).toEqual({ type: "declare-day", pass: false });
  });

  const lastDay: Pick<Situation, "mine" | "theirs"> = {
    mine: { dealt: 6, hand: ["black", "red"] },
    theirs: { dealt: 5, hand: ["green"] },
  };

  test("on the last day a red card holds a good square with bad ones around", () => {
    const situation: Situation = { book: world({ P: ["A2", "A3", "A4"] }), state: inDays("A4", 5, daysOf("A4", ...FOUR)), ...lastDay };
    expect(eachTemper(situation)).toEqual(TEMPERS.map(() => ({ type: "commit-card", card: "red" })));
  });

  test("a card that can change nothing is saved for scouting", () => {
    const situation: Situation = { book: world({ P: ["A4"] }), state: inDays("A4", 5, daysOf("A4", ...FOUR)), ...lastDay };
    expect(eachTemper(situation)).toEqual(TEMPERS.map(() => ({ type: "commit-card", card: "black" })));
  });

  test("against a declared pass, the lowest card that does what the red one would", () => {
    const situation: Situation = {
      ...{ book: world({ P: ["A4", "A5"] }), state: inDays("A4", 5, daysOf("A4", ...FOUR)) },
      ...{ mine: { dealt: 6, hand: ["white", "red"] }, theirs: { dealt: 4, hand: [], declared: "pass" } },
    };
    expect(eachTemper(situation)).toEqual(TEMPERS.map(() => ({ type: "commit-card", card: "white" })));
  });

  test("the last move goes to the best square in reach, or stays on it", () => {
    const last = (square: Square): Battle["days"][number] => ({
      ...{ day: 5, mover: "a", from: square, to: square },
      cards: { a: "red", b: "white" },
    });
    const moving = (square: Square): Partial<Battle> => ({
      ...inDays(square, 5, [...daysOf(square, ...FOUR), last(square)]),
      move: { mover: "a", difference: 3 },
    });
    const book = world({ P: ["A1", "A2", "A3", "A4", "A5"] });
    const hands = { mine: { dealt: 5 }, theirs: { dealt: 5 } };
    expect(eachTemper({ book, state: moving("A2"), ...hands })).toEqual(TEMPERS.map(() => ({ type: "move-marker", to: "A4" })));
    expect(eachTemper({ book, state: moving("A5"), ...hands })).toEqual(TEMPERS.map(() => ({ type: "move-marker", to: "A5" })));
  });
});

describe("keeping cards", () => {
  // Ten cards were played: one black, three white, three green, two yellow, one red. With a green one kept, 39 others remain, each worth
  // (10 x 10 + 8 x 20 + 5 x 40) / 39 = 11.8 per cent.
  const past = daysOf("A4", ["black", "white"], ["white", "white"], ["green", "green"], ["yellow", "yellow"], ["green", "red"]);
  const keeping = (hand: readonly Colour[], scoutingCards: number): Situation => ({
    ...{ book: world({ P: ["A4"] }), scoutingCards, state: { step: "keep", territory: "P", square: "A4", day: null, days: past } },
    ...{ mine: { dealt: 6, hand }, theirs: { dealt: 5, hand: [] } },
  });
  const kept = (hand: readonly Colour[], scoutingCards: number) =>
    eachTemper(keeping(hand, scoutingCards)).map((command) => (command.type === "keep-cards" ? command.keep.join() : command.type));

  test.each<[string, readonly Colour[], number, readonly string[]]>([
    ["only the cautious style keeps a green card, because it is sure", ["green"], 3, ["green", "", ""]],
    ["a yellow one is better than what would come", ["yellow"], 3, ["yellow", "yellow", "yellow"]],
    ["a black one is not", ["black"], 3, ["", "", ""]],
    ["if nothing more is dealt, all cards that count are kept", ["green"], 0, ["green", "green", "green"]],
    ["red and yellow, without the white one between", ["white", "yellow", "red"], 5, ["yellow,red", "yellow,red", "yellow,red"]],
  ])("%s", (_what, hand, scoutingCards, expected) => {
    expect(kept(hand, scoutingCards)).toEqual(expected);
  });
});
