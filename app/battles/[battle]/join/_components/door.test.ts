import { expect, test } from "vitest";
import { doorOf, type Seating } from "./door";

const OPEN: Seating = { mine: [], open: "b", isOver: false };
const FULL: Seating = { mine: [], open: null, isOver: false };

test.each<[string, string, Seating, object]>([
  ["an invite to a free seat", "#invite=abc", OPEN, { kind: "invite", code: "abc", isOwn: false }],
  ["one's own invite", "#invite=abc", { ...OPEN, mine: ["a"] }, { kind: "invite", code: "abc", isOwn: true }],
  ["an invite that somebody took", "#invite=abc", FULL, { kind: "taken" }],
  ["the invite that one took oneself", "#invite=abc", { ...FULL, mine: ["b"] }, { kind: "within" }],
  ["an invite to what was given up", "#invite=abc", { ...OPEN, isOver: true }, { kind: "over" }],
  ["a partner's link", "#partner=xyz&seat=b", OPEN, { kind: "partner", code: "xyz", seat: "b" }],
  ["one that does not say whose", "#partner=xyz", FULL, { kind: "partner", code: "xyz", seat: null }],
  ["one that says nonsense", "#partner=xyz&seat=c", FULL, { kind: "partner", code: "xyz", seat: null }],
  ["one to where he sits", "#partner=xyz&seat=a", { ...FULL, mine: ["a"] }, { kind: "within" }],
  ["one to the other seat", "#partner=xyz&seat=b", { ...FULL, mine: ["a"] }, { kind: "partner", code: "xyz", seat: "b" }],
  ["no code at all", "", OPEN, { kind: "no-code" }],
  ["an empty one", "#invite=", OPEN, { kind: "no-code" }],
])("%s: %j", (_, fragment, seating, door) => {
  expect(doorOf(fragment, seating)).toEqual(door);
});
