import { expect, test } from "vitest";
import { sourceOf } from "./table-parts";

const told = (heading: string) => ({ source: { from: "rulebook" as const, heading, why: null } });
const ours = { source: { from: "house" as const, heading: null, why: "ours" } };

test("what is made of several is the rulebook's only if all of them are", () => {
  expect(sourceOf([told("1"), told("2"), told("1")])).toEqual({ from: "rulebook", heading: "1; 2", why: null });
  expect(sourceOf([told("1"), ours])).toEqual({ from: "house", heading: "1", why: "ours" });
  const sibling = { source: { from: "sibling" as const, heading: null, why: "theirs" } };
  expect(sourceOf([sibling, ours, told("1")])).toEqual({ from: "house", heading: "1", why: "theirs; ours" });
  expect(sourceOf([told("1"), sibling])).toEqual({ from: "sibling", heading: "1", why: "theirs" });
  expect(sourceOf([ours])).toEqual({ from: "house", heading: null, why: "ours" });
});
