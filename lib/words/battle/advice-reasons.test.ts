import { expect, test } from "vitest";
import { FLANK_LIKINGS, GROUND_LIKINGS, type LikingReason } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import { suggestionReason } from "./advice-reasons";

const NONE = {
  square: null,
  ground: null,
  instead: null,
  plan: null,
  hampered: null,
  piece: null,
  water: null,
  post: null,
  hasScouts: false,
  hasGuns: false,
  hasPikes: false,
};
const AT = { ...NONE, square: "A4" } as const;
const MOVE = { type: "move-marker", to: "A4" } as const;
const liked = (value: number, isTheirs: boolean, code: LikingReason["code"] = "tercios-need-good-going") => ({
  ...AT,
  ground: { reason: { code, value, params: { have: 9, of: 40 } }, isTheirs },
});

test("a square is suggested for what it does to either army", () => {
  expect(suggestionReason(MOVE, liked(20, false))).toBe("A4: tercios have good going (9 of your 40 bases).");
  expect(suggestionReason({ type: "choose-square", square: "A4" }, liked(-20, true))).toBe(
    "A4: the enemy suffers there because tercios lose the use of their pikes in rough going (judging by their list).",
  );
  expect(suggestionReason(MOVE, AT)).toBe("No square that the marker can reach is better for your army than A4.");
});

test("where another square suits the army more, the reason says with numbers why not that one", () => {
  const chosen = { square: "A4", yours: 27, theirs: -13 } as const;
  const instead = { chosen, liked: { square: "C4", yours: 44, theirs: 50 }, isForThem: true } as const;
  expect(suggestionReason(MOVE, { ...liked(20, false), instead })).toBe(
    "A4 is worth +27 to you and −13 to your opponent, judging by their list. C4 is worth +44 to you, but +50 to your opponent.",
  );
  expect(suggestionReason({ type: "choose-role", role: "defender" }, { ...AT, instead: { ...instead, isForThem: false } })).toBe(
    "As the defender you can place the marker on A4. A4 is worth +27 to you, and C4 +44. But the marker can still be moved, and from A4 it is likely to end on a better square for you.",
  );
  expect(suggestionReason({ type: "choose-territory", territory: "P" }, { ...AT, instead })).toMatch(
    /^In Plains you would place the marker on A4\. A4 is/,
  );
});

test("a card is suggested for how often it wins, where the marker then goes, and what is kept", () => {
  const plan = { wins: 62, to: "B4", worth: 30, theirs: -3, kept: "red", isLastDay: false } as const;
  const played = { type: "commit-card", card: "yellow" } as const;
  expect(suggestionReason(played, { ...AT, plan })).toBe(
    "This card wins about 62 times in 100. If it wins, you can move the marker to B4 (worth +30 to you, about −3 to your opponent). You keep your red card for a later day.",
  );
  expect(suggestionReason(played, { ...AT, plan: { ...plan, to: "A4", theirs: null, kept: null } })).toMatch(
    / If it wins, the marker stays on A4 \(worth \+30 to you\)\.$/,
  );
  expect(suggestionReason(played, { ...AT, plan: { ...plan, isLastDay: true } })).toMatch(/ keep your red card for out-scouting\.$/);
  expect(suggestionReason(played, { ...AT, plan: { ...plan, wins: 0 } })).toMatch(/^This card cannot win today: .* A4, .* your red/);
});

const CHOICES: readonly BattleCommand[] = [
  { type: "choose-role", role: "defender" },
  { type: "choose-territory", territory: "S" },
  { type: "choose-square", square: "A4" },
  { type: "declare-day", pass: true },
  { type: "declare-day", pass: false },
  { type: "commit-card", card: "red" },
  MOVE,
];

test("in the five days each reason is one sentence that names the square, whatever counts there", () => {
  const codes = [...GROUND_LIKINGS, ...FLANK_LIKINGS];
  const facts = [AT, ...codes.flatMap((code) => [liked(20, false, code), liked(-20, true, code)])];
  for (const one of facts) for (const command of CHOICES) expect(suggestionReason(command, one)).toMatch(/^[^.]*\bA4\b[^.]*\.$/);
  for (const one of facts.filter(({ ground }) => ground?.isTheirs)) expect(suggestionReason(MOVE, one)).not.toMatch(/\byour\b/);
});

test("where no square is meant, the reason is a sentence all the same", () => {
  const none: readonly BattleCommand[] = [
    { type: "choose-role", role: "invader" },
    { type: "choose-territory", territory: "S" },
    { type: "waive-intercept" },
    { type: "keep-cards", keep: [] },
    { type: "keep-cards", keep: ["red"] },
    { type: "keep-cards", keep: ["red", "yellow"] },
  ];
  for (const command of none) expect(suggestionReason(command, NONE)).toMatch(/^[A-Z][^.]+\.$/);
});

test("terrain and troops have their reasons too", () => {
  const kind = { type: "choose-kind", kind: "marsh" } as const;
  expect(suggestionReason(kind, { ...NONE, hampered: { yours: 20, theirs: 70, keepsRoom: false, isLiked: true } })).toBe(
    "It hinders 70% of your opponent’s army (judging by their list), and only 20% of yours.",
  );
  expect(suggestionReason(kind, { ...NONE, hampered: { yours: 0, theirs: 0, keepsRoom: true, isLiked: true } })).toBe(
    "It slows nobody, and no other terrain can lie there: your army wants open ground.",
  );
  expect(suggestionReason(kind, { ...NONE, hampered: { yours: 30, theirs: 20, keepsRoom: false, isLiked: true } })).toMatch(
    /^It hinders 30% of your army and 20% of your opponent’s \(judging by their list\), but no other kind left is better for you\.$/,
  );
  expect(suggestionReason(kind, { ...NONE, hampered: { yours: 20, theirs: null, keepsRoom: false, isLiked: true } })).toMatch(
    /^It hinders 20% of your army/,
  );
  expect(suggestionReason({ type: "give-orders", marches: [], ambushes: [] }, NONE)).toBe(
    "All your troops stand in the line from the start.",
  );
  expect(suggestionReason({ type: "deploy-unit", number: 5, x: 1, y: 1, facing: 90 }, { ...NONE, post: "guns" })).toBe(
    "Guns belong beside the foot, with nobody in front of them.",
  );
  expect(suggestionReason({ type: "leave-off-table", number: 5 }, NONE)).toBe("There is no legal position for it.");
  const pass = { type: "pass" } as const;
  expect(suggestionReason(pass, { ...NONE, hasGuns: true })).toBe("Against most enemies it is better to leave your guns facing ahead.");
  expect(suggestionReason(pass, { ...NONE, hasGuns: true, hasPikes: true })).toBe(
    "Against most enemies it is better to leave your guns facing ahead and keep your pikes.",
  );
  expect(suggestionReason(pass, NONE)).toBeNull();
  expect(suggestionReason({ type: "pass" }, { ...NONE, hasScouts: true })).toMatch(/^Your scouts /);
});

test("a piece and water are suggested for what they do for this army, and for nothing else", () => {
  const place = { type: "place-piece", w: 3, h: 3, x: 9, y: 9, angle: 0 } as const;
  expect(suggestionReason(place, { ...NONE, piece: "guards" })).toBe("There it guards your line.");
  expect(suggestionReason(place, { ...NONE, piece: "hinders" })).toBe("There it hinders your line least.");
  expect(suggestionReason(place, { ...NONE, piece: "hides" })).toBe("There its crest, the dashed line, hides what stands behind it.");
  expect(suggestionReason(place, NONE)).toBeNull();
  const moved = { type: "adjust-piece", adjust: { do: "move", x: 9, y: 9, angle: 0, about: null } } as const;
  expect(suggestionReason(moved, { ...NONE, piece: "guards" })).toBe("There it guards your line better.");
  const flank = { type: "choose-flank", edge: "left", width: 2.1 } as const;
  expect(suggestionReason(flank, { ...NONE, water: 0.7 })).toMatch(/ so the water is rather wide\.$/);
  expect(suggestionReason(flank, { ...NONE, water: 0.43 })).toMatch(/ the water is rather narrow\.$/);
  expect(suggestionReason(flank, { ...NONE, water: 0 })).toMatch(/ the water is as narrow as it may be\.$/);
  const post = suggestionReason({ type: "place-commander", commander: 1, at: { x: 9, y: 3 } }, NONE);
  expect(post).toBe("This spot is behind the middle of the groups that the computer would give this commander in the next step.");
  expect(suggestionReason(flank, NONE)).toBe("Nobody has deployed yet, so both edges are alike.");
});
