import { expect, test } from "vitest";
import type { Version } from "@/lib/model/identifiers";
import { buildArmy, buildHosting } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { TABLES } from "@/tests/build/rules";
import { prepare } from "./prepare";
import { renewLists } from "./renew-lists";

const version = (digit: string) => `sha256:${digit.repeat(64)}` as Version;
const at = <List extends object>(list: List, digit: string) => ({ ...list, version: version(digit) });
/** Today's first, as the catalogue has it. */
const BOOK = prepare([at(buildList(), "b"), at(buildAllyList(), "d"), at(buildList(), "a"), at(buildAllyList(), "c")], TABLES);

test("an army that pins yesterday's list is renewed to today's", () => {
  const army = { ...buildArmy(), listVersion: version("a") };
  expect(renewLists(army, BOOK)).toEqual({ ...army, listVersion: version("b") });
});

test("so is an ally's list, and nothing else is touched", () => {
  const guest = { list: "ally-list", listVersion: version("c") };
  const army = { ...buildHosting(guest), listVersion: version("b") };
  const renewed = renewLists(army, BOOK);
  expect(renewed?.commanders.at(-1)?.listVersion).toBe(version("d"));
  expect(renewed?.commanders[0]).toBe(army.commanders[0]);
  expect(renewed?.units).toBe(army.units);
});

test.each([
  ["pins today's", { listVersion: version("b") }],
  ["pins none", { listVersion: null }],
  ["is of a list that is no longer in force", { list: "gone-list", listVersion: version("e") }],
])("an army that %s is left alone", (_, more) => {
  expect(renewLists({ ...buildArmy(), ...more } as never, BOOK)).toBeNull();
});
