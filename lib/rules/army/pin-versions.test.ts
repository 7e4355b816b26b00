import { expect, test } from "vitest";
import { buildArmy, buildHosting } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import type { ListId, Version } from "../../model/identifiers";
import { pinAllVersions, pinVersions } from "./pin-versions";

const book = buildBook();
const [LIST, ALLY] = [buildList().version, buildAllyList().version];
const RULES = `sha256:${"1".repeat(64)}` as Version;
const OTHER = `sha256:${"2".repeat(64)}` as Version;

const versionsIn = (army: ReturnType<typeof pinVersions>) => [
  army.listVersion,
  ...army.commanders.map((one) => one.listVersion),
  army.rules,
];

test("lists and allies' lists in force, and the tables only where all is pinned", () => {
  expect(versionsIn(buildHosting())).toEqual([null, null, null, null, null]);
  expect(versionsIn(pinVersions(buildHosting(), book))).toEqual([LIST, null, null, ALLY, null]);
  expect(versionsIn(pinAllVersions(buildHosting(), book, RULES))).toEqual([LIST, null, null, ALLY, RULES]);
});

test("what is named stays, and what no list is of stays open", () => {
  const named = buildArmy({ listVersion: OTHER, rules: OTHER });
  expect(pinAllVersions(named, book, RULES)).toEqual(named);
  expect(pinVersions({ ...buildArmy(), list: "unheard-of" as ListId }, book).listVersion).toBeNull();
});
