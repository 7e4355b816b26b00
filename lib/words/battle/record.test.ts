import { expect, test } from "vitest";
import type { BattleEvent, Happening } from "../../model/battle-event";
import type { Step } from "../../model/enumerations";
import { plain } from "../sentence";
import { recordChapters } from "./record";
import { STEP_WORDS } from "./turn";

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
  expect(chapters.map(({ head, sentences }) => [head, ...sentences.map((one) => `${one.seq} ${plain(one.sentence)}`)])).toEqual([
    [STEP_WORDS.sitting, "1 You joined the battle.", "2 Rocroi joined the battle."],
    [STEP_WORDS.position, "3 You placed the marker on C3."],
    [STEP_WORDS.days, "4 Map cards dealt: 1 to you and 1 to Rocroi."],
    ["Day 1", "5 You played a card, face down.", "6 You offered to abandon the battle."],
    ["Day 2", "7 You played a card, face down."],
    [STEP_WORDS.ready, "8 You can now see that the dice and cards were fair."],
  ]);
});
