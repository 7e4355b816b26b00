import { expect, test } from "vitest";
import type { BattleEvent, Happening } from "../../model/battle-event";
import type { Step } from "../../model/battle-steps";
import { recordChapters } from "./record-chapters";

const event = (step: Step, happening: Happening, at: number): BattleEvent => ({ ...happening, step, seq: at + 1, chain: "0".repeat(64) });

test("puts what happened under its step, within the five days under its day", () => {
  const happened: readonly (readonly [Step, Happening])[] = [
    ["sitting", { type: "seat-sat", seat: "a", nonce: "" }],
    ["sitting", { type: "seat-sat", seat: "b", nonce: "" }],
    ["position", { type: "square-chosen", seat: "a", square: "C3" }],
    ["days", { type: "cards-dealt", seat: null, counts: { a: 1, b: 1 }, hands: null, pack: null, draws: null }],
    ["days", { type: "card-committed", seat: "a", day: 1, card: null }],
    ["days", { type: "abandon-offered", seat: "a" }],
    ["days", { type: "card-committed", seat: "a", day: 2, card: null }],
    ["ready", { type: "seed-published", seat: null, seed: "" }],
  ];
  const chapters = recordChapters(
    happened.map(([step, happening], at) => event(step, happening, at)),
    { eyes: "a", names: { a: "Corbie", b: "Rocroi" } },
  );
  expect(chapters.map(({ head, sentences }) => [head, ...sentences.map((one) => `${one.seq} ${one.sentence}`)])).toEqual([
    ["Before the five days", "1 You sit down.", "2 Rocroi sits down."],
    ["The first square", "3 You place the marker on C3."],
    ["The five days", "4 You are dealt 1 map card, Rocroi 1 map card."],
    ["Day 1", "5 You commit a card.", "6 You offer to abandon the battle."],
    ["Day 2", "7 You commit a card."],
    ["Ready for battle", "8 The seed is published: all that was drawn can be checked."],
  ]);
});
