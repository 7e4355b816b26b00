import { describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS } from "@/lib/model/enumerations";
import { cardsOf, commandOf, day, daysBattle, NO_DRAWS } from "@/tests/build/days-battle";
import { fixedDraws } from "@/tests/build/draw-sources";
import { accepted, BOOK, NONCES, playedTo, sealedBattle } from "@/tests/build/played-battle";
import type { Battle } from "../battle";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";

function refusal(battle: Battle, move: string) {
  const [seat, command] = commandOf(move);
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? "accepted" : decision.refusal;
}
const events = (battle: Battle, move: string) => accepted(decide(battle, ...commandOf(move), NO_DRAWS));
const types = (battle: Battle, move: string) => events(battle, move).map((one) => one.type);
/** Two long hands of the same cards. */
const LONG = { hands: { a: "KWGYR", b: "KWGYR" } };

describe("dealing", () => {
  test("one card at a time, the defender first; once one has its number the other goes on alone", () => {
    // The unshuffled pack begins with eight black and twelve white cards; these eleven are put on top of it.
    const battle = daysBattle({ hands: { a: "RGY", b: "WKRGYKWG" }, defender: "a" });
    expect(battle.seats.a).toMatchObject({ hand: cardsOf("RGY"), dealt: 3 });
    expect(battle.seats.b).toMatchObject({ hand: cardsOf("WKRGYKWG"), dealt: 8 });
    expect(battle.pack).toHaveLength(39);
  });

  test("the defender first, whichever seat he is in", () => {
    const draws = fixedDraws([0, 5, ...Array.from({ length: 49 }, (_, at) => 49 - at)]);
    const battle = playedTo(
      sealedBattle({ a: { mapCards: 9, grade: "mediocre" }, b: { mapCards: 9 } }),
      [
        ["a", { type: "sit", nonce: NONCES.a }],
        ["b", { type: "sit", nonce: NONCES.b }],
        ["a", { type: "choose-role", role: "invader" }],
        ["b", { type: "choose-territory", territory: "C" }],
        ["b", { type: "choose-square", square: "C3" }],
      ],
      draws.draws,
    );
    draws.finish();
    // No card changes places: eight black cards, then white ones, dealt in turns from the defender on.
    expect(battle.seats.b.hand).toEqual(cardsOf("KKKKWWWWW"));
    expect(battle.seats.a.hand).toEqual(cardsOf("KKKKWWWWW"));
    expect(battle.pack).toEqual(cardsOf(`WW${"G".repeat(14)}${"Y".repeat(10)}${"R".repeat(6)}`));
    expect(battle.nextWord).toBe(51);
  });

  test("the shuffle draws of 50 down to 2, the last card first", () => {
    const before = sealedBattle({ a: { mapCards: 1 }, b: { mapCards: 1 } });
    // Each of the others swaps with the first card: the first card goes to the end, all others move one place down.
    const { draws, finish } = fixedDraws([0, 5, ...Array(49).fill(0)]);
    const chosen = playedTo(
      before,
      [
        ["a", { type: "sit", nonce: NONCES.a }],
        ["b", { type: "sit", nonce: NONCES.b }],
        ["a", { type: "choose-role", role: "defender" }],
        ["a", { type: "choose-territory", territory: "C" }],
      ],
      draws,
    );
    const dealt = accepted(decide(chosen, "a", { type: "choose-square", square: "C3" }, draws))[1];
    finish();
    if (dealt?.type !== "cards-dealt") throw new Error("no cards were dealt");
    expect(dealt.draws?.map((draw) => draw.n)).toEqual(Array.from({ length: 49 }, (_, at) => 50 - at));
    expect(dealt.draws?.map((draw) => draw.word)).toEqual(Array.from({ length: 49 }, (_, at) => 2 + at));
    expect(dealt.pack).toEqual([
      ...cardsOf(`${"K".repeat(7)}${"W".repeat(12)}${"G".repeat(14)}${"Y".repeat(10)}${"R".repeat(6)}`),
      "black",
    ]);
    expect(dealt).toMatchObject({ counts: { a: 1, b: 1 }, hands: { a: ["black"], b: ["black"] } });
  });
});

describe("a day on which both play", () => {
  test("waits for both at once, and for each until it has committed", () => {
    const battle = daysBattle({ ...LONG, defender: "b" });
    expect(toAct(battle)).toEqual(["b", "a"]);
    expect(toAct(day(battle, "a:G"))).toEqual(["b"]);
  });

  test("a committed card may be changed for one of another colour until the other seat has committed", () => {
    const battle = day(daysBattle({ hands: { a: "GGYYY", b: "KWGYR" } }), "a:G");
    expect(legalCommands(battle, "a")).toEqual([{ type: "commit-card", card: "yellow" }]);
    expect(refusal(battle, "a:G")).toEqual({ code: "same-card", params: { card: "green" }, legal: legalCommands(battle, "a") });
    const changed = day(battle, "a:Y");
    expect(changed.seats.a.committed).toBe("yellow");
    expect(types(battle, "a:Y")).toEqual(["card-committed"]);
    expect(changed.seats.a.hand).toEqual(cardsOf("GGYYY"));
    expect(day(changed, "b:K").seats.a.hand).toEqual(cardsOf("GGYY"));
  });

  test("and may be changed no more once it has been changed as often as a day allows", () => {
    const committed = day(daysBattle({ hands: { a: "GGYYY", b: "KWGYR" } }), "a:G");
    const most = 50;
    const changed = Array.from({ length: most }, (_, at) => `a:${at % 2 === 0 ? "Y" : "G"}`).reduce(day, committed);
    expect(changed.seats.a.committed).toBe("green");
    expect(refusal(changed, "a:Y")).toEqual({ code: "too-many-changes", params: { day: 1, most }, legal: [] });
    expect(legalCommands(day(changed, "b:G a:Y"), "a")).toEqual([{ type: "commit-card", card: "green" }]);
  });

  test.each([
    ["a:G b:K", 2, "a"],
    ["a:W b:R", 3, "b"],
    ["b:K a:R", 4, "a"],
    ["a:Y b:G", 1, "a"],
  ] as const)("%s: a difference of %i, to be moved by %s", (moves, difference, mover) => {
    const battle = day(daysBattle(LONG), moves);
    expect(battle.move).toEqual({ mover, difference });
    expect(toAct(battle)).toEqual([mover]);
    expect(battle.days).toHaveLength(1);
    expect(legalCommands(battle, mover === "a" ? "b" : "a")).toEqual([]);
    const squares = BOOK.reach.C.C3?.[difference] ?? [];
    expect(legalCommands(battle, mover)).toEqual(squares.map((to) => ({ type: "move-marker", to })));
  });

  test("with cards alike nobody moves and the next day begins", () => {
    const battle = daysBattle(LONG);
    expect(types(day(battle, "a:G"), "b:G")).toEqual(["card-committed", "cards-revealed"]);
    const after = day(battle, "a:G b:G");
    expect(after).toMatchObject({ day: 2, move: null, square: "C3" });
    expect(after.days).toEqual([{ day: 1, cards: { a: "green", b: "green" }, mover: null, from: "C3", to: "C3" }]);
  });

  test("the marker moves, or stays", () => {
    const battle = day(daysBattle(LONG), "a:G b:W");
    const moved = day(battle, "a>B3");
    expect(moved).toMatchObject({ day: 2, square: "B3", move: null });
    expect(moved.days).toEqual([{ day: 1, cards: { a: "green", b: "white" }, mover: "a", from: "C3", to: "B3" }]);
    expect(day(battle, "a>C3")).toMatchObject({ day: 2, square: "C3" });
    expect(refusal(battle, "a>B2")).toEqual({
      code: "square-not-reachable",
      params: { from: "C3", to: "B2", difference: 1 },
      legal: legalCommands(battle, "a"),
    });
  });

  test("what is not done now is refused", () => {
    const fresh = daysBattle(LONG);
    expect(refusal(fresh, "a>B3")).toMatchObject({ code: "nothing-to-move", params: { day: 1 } });
    expect(refusal(fresh, "a:pass")).toMatchObject({ code: "pass-not-possible", params: { dealt: 5, days: 5 } });
    expect(refusal(fresh, "a:play")).toMatchObject({ code: "pass-not-possible" });
    const moving = day(fresh, "a:G b:W");
    expect(refusal(moving, "b>B3")).toMatchObject({ code: "not-your-turn", legal: [] });
    expect(refusal(moving, "a:K")).toMatchObject({ code: "move-first", params: { day: 1 } });
    expect(refusal(moving, "b:K")).toMatchObject({ code: "not-your-turn", legal: [] });
    const second = day(moving, "a>C3");
    expect(refusal(second, "a:G")).toMatchObject({ code: "card-not-held", params: { card: "green" } });
    expect(refusal(second, "a=G")).toMatchObject({ code: "wrong-step", params: { command: "keep-cards", step: "days" } });
  });
});

describe("a seat that was dealt fewer than five", () => {
  const SHORT = { hands: { a: "KWGYR", b: "GYR" }, defender: "a" } as const;

  test("declares first, in public; nobody commits before it has", () => {
    const battle = daysBattle(SHORT);
    expect(toAct(battle)).toEqual(["b"]);
    expect(legalCommands(battle, "b")).toEqual([
      { type: "declare-day", pass: true },
      { type: "declare-day", pass: false },
    ]);
    expect(legalCommands(battle, "a")).toEqual([]);
    expect(refusal(battle, "a:K")).toMatchObject({ code: "not-your-turn" });
    expect(refusal(battle, "b:G")).toMatchObject({ code: "declare-first", params: { day: 1 } });
  });

  test("that passes commits nothing: the other's card is laid open at once, against a black one", () => {
    const battle = day(daysBattle(SHORT), "b:pass");
    expect(toAct(battle)).toEqual(["a"]);
    expect(legalCommands(battle, "b")).toEqual([]);
    expect(refusal(battle, "b:G")).toMatchObject({ code: "play-not-possible", params: { day: 1, cards: 3 } });
    expect(refusal(battle, "b:play")).toMatchObject({ code: "already-declared", params: { day: 1, pass: true } });
    expect(events(battle, "a:G")[1]).toMatchObject({ cards: { a: "green", b: null }, difference: 2, mover: "a" });
    expect(day(battle, "a:K")).toMatchObject({ day: 2, move: null });
    expect(day(battle, "a:K").days[0]).toMatchObject({ cards: { a: "black", b: null }, mover: null });
  });

  test("that plays commits as any other", () => {
    const battle = day(daysBattle(SHORT), "b:play");
    expect(toAct(battle)).toEqual(["a", "b"]);
    expect(refusal(battle, "b:pass")).toMatchObject({ code: "already-declared", params: { day: 1, pass: false } });
    expect(day(battle, "b:R a:K").move).toEqual({ mover: "b", difference: 4 });
  });

  test("passes on exactly two days: then the server declares that it plays", () => {
    const passed = day(daysBattle(SHORT), "b:pass a:K b:pass");
    expect(types(passed, "a:W")).toEqual(["card-committed", "cards-revealed"]);
    const third = events(day(passed, "a:W"), "a>C3");
    expect(third.at(-1)).toEqual({ type: "day-declared", seat: "b", day: 3, pass: false, forced: true });
    expect(toAct(day(passed, "a:W a>C3"))).toEqual(["a", "b"]);
    expect(refusal(day(passed, "a:W a>C3"), "b:pass")).toMatchObject({ code: "already-declared", params: { pass: false } });
  });

  test("has played its three cards: then the server declares that it passes", () => {
    const played = day(daysBattle({ hands: { a: "GYRKW", b: "GYR" } }), "b:play a:G b:G b:play a:Y b:Y b:play a:R");
    expect(events(played, "b:R").at(-1)).toEqual({ type: "day-declared", seat: "b", day: 4, pass: true, forced: true });
    const end = day(played, "b:R a:K a:W a>C3");
    expect(end.seats.b.passed).toBe(2);
    expect(end.step).toBe("ready");
  });

  test("with the other short as well: the defender declares first, then the invader", () => {
    const battle = daysBattle({ hands: { a: "GY", b: "WRG" }, defender: "b" });
    expect(toAct(battle)).toEqual(["b"]);
    expect(refusal(battle, "a:pass")).toMatchObject({ code: "not-your-turn" });
    const second = day(battle, "b:play");
    expect(toAct(second)).toEqual(["a"]);
    expect(refusal(second, "b:W")).toMatchObject({ code: "not-your-turn" });
    expect(toAct(day(second, "a:play"))).toEqual(["b", "a"]);
  });

  test("where both pass the day goes by, and the marker stays", () => {
    const battle = day(daysBattle({ hands: { a: "GY", b: "WRG" }, defender: "b" }), "b:pass");
    expect(events(battle, "a:pass").map((one) => one.type)).toEqual(["day-declared", "cards-revealed"]);
    const after = day(battle, "a:pass");
    expect(after.days).toEqual([{ day: 1, cards: { a: null, b: null }, mover: null, from: "C3", to: "C3" }]);
    expect(toAct(after)).toEqual(["b"]);
  });
});

describe("seats without a card", () => {
  test("both: the five days go by by themselves, and so does out-scouting", () => {
    const battle = daysBattle({ hands: { a: "", b: "" } });
    expect(battle.step).toBe("ready");
    expect(battle.days).toHaveLength(5);
    expect(battle.days.every(({ cards, mover, to }) => cards.a === null && cards.b === null && mover === null && to === "C3")).toBe(true);
    expect(battle.day).toBeNull();
  });

  test("one: it passes every day by force and is never waited for", () => {
    const battle = daysBattle({ hands: { a: "", b: "KWGYR" }, defender: "a" });
    expect(toAct(battle)).toEqual(["b"]);
    expect(battle.seats.a.declared).toBe("pass");
    const end = day(battle, "b:K b:W b>C4 b:G b>C3 b:Y b>C3 b:R b>B3");
    expect(end.seats.a.passed).toBe(5);
    expect(end.square).toBe("B3");
    expect(end.step).toBe("ready");
  });
});

test("the fifth day ends the days; nobody who was dealt five keeps anything", () => {
  const end = day(daysBattle(LONG), "a:K b:K a:W b:W a:G b:G a:Y b:Y a:R b:R");
  expect(end.days.map((one) => one.day)).toEqual([1, 2, 3, 4, 5]);
  expect([end.day, end.step]).toEqual([null, "ready"]);
});

test("a card is worth 0 to 4, from black to red", () => {
  const worth = COLOURS.map((one) => BOOK.values[one]);
  expect(worth).toEqual([0, 1, 2, 3, 4]);
  const seats: readonly SeatName[] = ["a", "b"];
  for (const seat of seats) expect(day(daysBattle(LONG), seat === "a" ? "a:R b:K" : "a:K b:R").move?.mover).toBe(seat);
});
