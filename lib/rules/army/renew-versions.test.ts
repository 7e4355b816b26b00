import { expect, test } from "vitest";
import type { Version } from "@/lib/model/identifiers";
import { buildArmy, buildHosting } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { TABLES } from "@/tests/build/rules";
import { prepare } from "./prepare";
import { renewVersions } from "./renew-versions";

const version = (digit: string) => `sha256:${digit.repeat(64)}` as Version;
const at = <List extends object>(list: List, digit: string) => ({ ...list, version: version(digit) });
/** Today's versions first, as the catalog has them. */
const BOOK = prepare([at(buildList(), "b"), at(buildAllyList(), "d"), at(buildList(), "a"), at(buildAllyList(), "c")], TABLES);

test("an army that pins yesterday's list is renewed to today's", () => {
  const army = { ...buildArmy(), listVersion: version("a") };
  expect(renewVersions(army, BOOK, version("9"))).toEqual({ army: { ...army, listVersion: version("b") }, lists: true, rules: false });
});

test("so is an ally's list, and nothing else is touched", () => {
  const guest = { list: "ally-list", listVersion: version("c") };
  const army = { ...buildHosting(guest), listVersion: version("b") };
  const renewed = renewVersions(army, BOOK, version("9"))?.army;
  expect(renewed?.commanders.at(-1)?.listVersion).toBe(version("d"));
  expect(renewed?.commanders[0]).toBe(army.commanders[0]);
  expect(renewed?.units).toBe(army.units);
});

test("yesterday's rules tables are named no more, and nothing else is touched", () => {
  const army = { ...buildArmy(), rules: version("8") };
  expect(renewVersions(army, BOOK, version("9"))).toEqual({ army: { ...army, rules: null }, lists: false, rules: true });
});

test("lists and tables at once", () => {
  const army = { ...buildArmy(), listVersion: version("a"), rules: version("8") };
  const renewed = { ...army, listVersion: version("b"), rules: null };
  expect(renewVersions(army, BOOK, version("9"))).toEqual({ army: renewed, lists: true, rules: true });
});

test.each([
  ["pins today's tables", { rules: version("9") }],
  ["pins today's", { listVersion: version("b") }],
  ["pins none", { listVersion: null }],
  ["is of a list that is no longer in force", { list: "gone-list", listVersion: version("e") }],
])("an army that %s is left alone", (_, more) => {
  expect(renewVersions({ ...buildArmy(), ...more } as never, BOOK, version("9"))).toBeNull();
});
