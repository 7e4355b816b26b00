import { expect, test } from "vitest";
import { suggestionReason } from "./advice-reasons";

const NONE = { ground: null, hampered: null, post: null };
const REASON = { code: "tercios-need-good-going", value: -20, params: { have: 9, of: 40 } } as const;

test("a square is suggested for what it does to either army", () => {
  const ground = { square: "A4", reason: { ...REASON, value: 20 }, isTheirs: false } as const;
  expect(suggestionReason({ type: "move-marker", to: "A4" }, { ...NONE, ground })).toBe(
    "A4: Tercios have good going (9 of your 40 bases).",
  );
  expect(suggestionReason({ type: "choose-square", square: "A4" }, { ...NONE, ground: { ...ground, isTheirs: true } })).toBe(
    "A4: judging by their list, this is bad for them. Tercios lose the use of their pikes in rough going.",
  );
  expect(suggestionReason({ type: "move-marker", to: "A4" }, NONE)).toMatch(/no better/);
});

test("terrain and troops have their reasons too", () => {
  const kind = { type: "choose-kind", kind: "marsh" } as const;
  expect(suggestionReason(kind, { ...NONE, hampered: { yours: 20, theirs: 70 } })).toBe(
    "It hinders 70% of their army, judging by their list, and 20% of yours.",
  );
  expect(suggestionReason(kind, { ...NONE, hampered: { yours: 20, theirs: null } })).toMatch(/^It hinders 20% of your army/);
  expect(suggestionReason({ type: "give-orders", marches: [], ambushes: [] }, NONE)).toBe(
    "All your troops stand in the line from the start.",
  );
  expect(suggestionReason({ type: "pass" }, NONE)).toBeNull();
});
