import { expect, test } from "vitest";
import { doorOf, type Seating } from "./join-battle";

const CODE = "gam2eovqpsyruwrl4cjwvqdvry";
const OPEN: Seating = { mine: [], open: "b", isOver: false };
const FULL: Seating = { mine: [], open: null, isOver: false };

test.each<[string, string, Seating, object]>([
  ["an invite to a free seat", `#invite=${CODE}`, OPEN, { kind: "invite", code: CODE, isOwn: false, from: null }],
  ["one's own invite", `#invite=${CODE}`, { ...OPEN, mine: ["a"] }, { kind: "invite", code: CODE, isOwn: true, from: null }],
  [
    "one from a player with a name",
    `#invite=${CODE}&from=J%C3%B6rg+%26+Ann`,
    OPEN,
    { kind: "invite", code: CODE, isOwn: false, from: "Jörg & Ann" },
  ],
  [
    "one with a name that nobody may have",
    `#invite=${CODE}&from=${"x".repeat(41)}`,
    OPEN,
    { kind: "invite", code: CODE, isOwn: false, from: null },
  ],
  [
    "one with a name that turns the text round",
    `#invite=${CODE}&from=%E2%80%AEAnn`,
    OPEN,
    { kind: "invite", code: CODE, isOwn: false, from: "Ann" },
  ],
  ["an invite that somebody took", `#invite=${CODE}`, FULL, { kind: "taken" }],
  ["the invite that one took oneself", `#invite=${CODE}`, { ...FULL, mine: ["b"] }, { kind: "within" }],
  ["an invite to what was given up", `#invite=${CODE}`, { ...OPEN, isOver: true }, { kind: "over" }],
  ["a partner's link", `#partner=${CODE}&seat=b`, OPEN, { kind: "partner", code: CODE, seat: "b" }],
  ["one that does not say whose", `#partner=${CODE}`, FULL, { kind: "partner", code: CODE, seat: null }],
  ["one that says nonsense", `#partner=${CODE}&seat=c`, FULL, { kind: "partner", code: CODE, seat: null }],
  ["one to where he sits", `#partner=${CODE}&seat=a`, { ...FULL, mine: ["a"] }, { kind: "within" }],
  ["one to the other seat", `#partner=${CODE}&seat=b`, { ...FULL, mine: ["a"] }, { kind: "partner", code: CODE, seat: "b" }],
  ["no code at all", "", OPEN, { kind: "no-code" }],
  ["one that lost its end", `#invite=${CODE.slice(0, 25)}`, OPEN, { kind: "no-code" }],
  ["one with something at its end", `#partner=${CODE}.&seat=b`, OPEN, { kind: "no-code" }],
  ["an empty one", "#invite=", OPEN, { kind: "no-code" }],
])("%s: %j", (_, fragment, seating, door) => {
  expect(doorOf(fragment, seating)).toEqual(door);
});
