import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { battleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { plain } from "../sentence";
import { seatNames } from "./names";
import { stageWords, titleWords, turnWords } from "./turn";

const force = { ...VIEW.forces.a, mapCards: 6 };
/** Day 2: seat a (Corbie) defends, b (Rocroi) invades; nobody has committed. */
const DAYS = {
  ...VIEW,
  ...{ chairs: { a: "player", b: "player" }, forces: { a: force, b: { ...force, name: "Rocroi" } }, toAct: ["a", "b"], seat: "a" },
  ...{ committed: { a: false, b: false }, card: null, declared: { a: null, b: null }, outscouting: null, closing: null, result: null },
  days: [{ day: 1, cards: { a: "white", b: "green" }, mover: "b", from: "C2", to: "C3" }],
  legal: [{ type: "commit-card", card: "red" }],
};

function turn(changed: object, eyes: SeatName | null = "a") {
  const view = battleView.parse({ ...DAYS, seals: undefined, seat: eyes, ...changed });
  const words = turnWords(view, seatNames(view, eyes), BOOK.tables);
  return { ...words, sentence: plain(words.sentence) };
}

const WHAT_CARDS_DO =
  "The better card wins the day. From worst to best: black, white, green, yellow, red. The winner may move the marker: the bigger the win, the further.";

describe("whose turn it is, and what for", () => {
  test("before the roll", () => {
    const open = { step: "sitting", chairs: { a: "player", b: "open" }, forces: { a: force, b: null }, toAct: [] };
    expect(turn(open)).toEqual({
      mine: false,
      title: "Waiting for an opponent",
      sentence: "Send your opponent the link. They join with their own army, then the dice are rolled.",
    });
    expect(turn(open, null).sentence).toBe("One seat is free, for the player who has its link.");
    expect(turn({ step: "sitting", toAct: ["b"] }).sentence).toBe("The dice are rolled once Rocroi opens this battle.");
    expect(turn({ step: "sitting", toAct: ["b"] }, null).sentence).toBe("The dice are rolled once Rocroi opens this battle.");
  });

  test("nobody is asked to sit down: a page does it", () => {
    expect(turn({ step: "sitting", toAct: ["a"] })).toEqual({
      mine: false,
      title: "Take your seat",
      sentence: "Open the battle to take your seat. The dice are rolled once both players are there.",
    });
  });

  test("an exchange of armies, until both players have begun", () => {
    const hash = "0".repeat(64);
    const one = { step: "sitting", chairs: { a: "player", b: "open" }, seals: { a: hash, b: null }, toAct: ["a"] };
    const both = { ...one, chairs: { a: "player", b: "player" }, seals: { a: hash, b: hash } };
    expect(turn(one)).toEqual({
      mine: false,
      title: "Waiting for the other army",
      sentence: "Your army is sealed and cannot be changed. Send your opponent the link. Once their army is in, you both see both armies.",
    });
    expect(turn(one, null).sentence).toBe("One army is sealed. Once the other is in, the players see both.");
    expect(turn({ ...both, toAct: ["a", "b"] })).toEqual({
      mine: true,
      title: "Both armies are in",
      sentence: "Look at both armies, then begin the battle. The dice are rolled once both players have begun.",
    });
    expect(turn({ ...both, toAct: ["b"] }).sentence).toBe("The dice are rolled once Rocroi begins.");
  });

  test("choosing a role, after a skull and without one", () => {
    const won = { step: "role", toAct: ["a"], roles: null };
    expect(turn({ ...won, invasion: [{ a: "skull", b: "blank" }] })).toEqual({
      mine: true,
      title: "Invade or defend",
      sentence:
        "You have won the invasion roll with a skull. The defender chooses the territory and places the marker, which shows where the battle is fought. If you invade, you may place the marker instead (strategic intercept).",
    });
    expect(turn({ ...won, invasion: [{ a: "wound", b: "blank" }] }, "b")).toEqual({
      mine: false,
      title: "Army of Flanders chooses to invade or defend",
      sentence:
        "Army of Flanders has won the invasion roll. The defender chooses the territory and places the marker, which shows where the battle is fought.",
    });
  });

  test("choosing a territory", () => {
    expect(turn({ step: "territory", toAct: ["a"] })).toMatchObject({ mine: true, title: "Choose the territory" });
    expect(turn({ step: "territory", toAct: ["a"] }).sentence).toMatch(/^You defend, in a territory from your army list\./);
    expect(turn({ step: "territory", toAct: ["a"] }, "b")).toMatchObject({ mine: false, title: "Army of Flanders chooses the territory" });
    expect(turn({ step: "territory", toAct: ["a"] }, null)).toMatchObject({
      mine: false,
      title: "Army of Flanders chooses the territory",
      sentence:
        "Army of Flanders defends, in a territory from their army list. The marker stays on squares of that territory for all five days.",
    });
  });

  test("placing the marker, as the defender and by intercept", () => {
    expect(turn({ step: "position", toAct: ["a"] })).toMatchObject({
      title: "Place the marker",
      sentence: "The marker goes on any square marked for Cultivated. The five days start there.",
    });
    expect(turn({ step: "position", toAct: ["b"] }, "b")).toMatchObject({
      mine: true,
      title: "Place the marker, or leave it",
      sentence:
        "You rolled a skull (strategic intercept): you may place the marker on any square marked for Cultivated, or leave that to the defender.",
    });
    expect(turn({ step: "position", toAct: ["b"] })).toMatchObject({ mine: false, title: "Rocroi may place the marker" });
  });

  test("choosing a card", () => {
    expect(turn({})).toEqual({
      mine: true,
      title: "Choose your card",
      sentence: `Rocroi has not played yet. You can change your card until Rocroi plays. ${WHAT_CARDS_DO}`,
    });
    expect(turn({ toAct: ["a"], committed: { a: false, b: true } }).sentence).toBe(
      `Rocroi has played. Your card is revealed as soon as you play it. ${WHAT_CARDS_DO}`,
    );
    expect(turn({ toAct: ["a"], declared: { a: null, b: "pass" } }).sentence).toBe(
      `Rocroi passes today. Your card is revealed as soon as you play it. ${WHAT_CARDS_DO}`,
    );
    expect(turn({}, null)).toMatchObject({ title: "Both choose a card", sentence: "Both cards are revealed together." });
    expect(turn({ toAct: ["a"], committed: { a: false, b: true } }, null)).toMatchObject({
      title: "Army of Flanders chooses a card",
      sentence: "Rocroi has played. Both cards are revealed together.",
    });
    expect(turn({ toAct: ["a"], declared: { a: null, b: "pass" } }, null).sentence).toBe("Rocroi passes today.");
  });

  test("waiting for the other's card", () => {
    const committed = { toAct: ["b"], committed: { a: true, b: false }, card: "yellow" };
    expect(turn(committed)).toEqual({
      mine: false,
      title: "Rocroi chooses a card",
      sentence: "You have played yellow. You can change it until Rocroi plays.",
    });
    expect(turn({ ...committed, legal: [] }).sentence).toBe("You have played yellow.");
    expect(turn({ toAct: ["b"], declared: { a: "pass", b: null } }).sentence).toBe("You pass today.");
  });

  test("declaring a day when one is short of cards", () => {
    const short = { toAct: ["a"], forces: { ...DAYS.forces, a: { ...force, mapCards: 3 } } };
    expect(turn(short)).toMatchObject({ mine: true, title: "Pass or play" });
    expect(turn(short, "b")).toMatchObject({ mine: false, title: "Army of Flanders passes or plays" });
    expect(turn(short, "b").sentence).toBe(
      "Army of Flanders was dealt fewer map cards than there are days, so they first say whether to play one today or pass.",
    );
    expect(turn(short, null).title).toBe("Army of Flanders passes or plays");
    expect(turn({ ...short, declared: { a: "play", b: null }, toAct: ["a", "b"] }).title).toBe("Choose your card");
  });

  test("moving the marker", () => {
    const open = { day: 1, toAct: ["b"], square: "C2" };
    expect(turn(open, "b")).toEqual({
      mine: true,
      title: "Move the marker",
      sentence: "Green against white: you may move the marker to a dashed square on the map, or leave it on C2.",
    });
    expect(turn(open)).toMatchObject({ mine: false, title: "Rocroi moves the marker" });
    const pass = [{ day: 1, cards: { a: null, b: "green" }, mover: "b", from: "C2", to: "C2" }];
    expect(turn({ ...open, days: pass }, null).sentence).toBe("Green against a pass: Rocroi may move the marker, or leave it on C2.");
  });

  test("after the days", () => {
    expect(turn({ step: "keep", toAct: ["a"] })).toMatchObject({ mine: true, title: "Keep cards for out-scouting, or none" });
    expect(turn({ step: "keep", toAct: ["a"] }, "b").title).toBe("Army of Flanders may keep cards");
    expect(turn({ step: "keep", toAct: ["a", "b"] }, null).title).toBe("Both may keep cards");
    expect(turn({ step: "ready", toAct: [] })).toMatchObject({ mine: false, title: "Ready for the table" });
    expect(turn({ step: "ready", toAct: [] }).sentence).toMatch(/^The battle is fought on C3: Rocroi invades, you defend\./);
    expect(turn({ step: "abandoned", toAct: [] }).title).toBe("This battle was abandoned");
  });
});

test('says "your turn" in the title of the page', () => {
  expect(titleWords(turn({}))).toBe("Your turn: choose your card");
  expect(titleWords(turn({}, null))).toBe("Both choose a card");
});

test.each([
  [{ step: "days", day: 4 }, "Day four"],
  [{ step: "keep", day: null }, "After day five"],
  [{ step: "role", day: null }, "Invader and defender"],
] as const)("says where in the sequence %j is", (at, words) => {
  expect(stageWords(at)).toBe(words);
});
