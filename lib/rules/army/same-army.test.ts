import { expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import type { Version } from "@/lib/model/identifiers";
import { buildArmy, unitsBut } from "@/tests/build/army";
import { sameArmy } from "./same-army";

const OLDER = `sha256:${"0".repeat(64)}` as Version;

test.each<readonly [string, boolean, Army]>([
  ["read a second time", true, buildArmy()],
  ["with another base", false, buildArmy({ units: unitsBut({ 1: { bases: 8 } }) })],
  ["by another name", false, buildArmy({ name: "Another" })],
  ["from an older list", false, buildArmy({ listVersion: OLDER })],
  ["by older tables", false, buildArmy({ rules: OLDER })],
])("an army %s: the same is %s", (_, same, other) => {
  expect(sameArmy(buildArmy(), other)).toBe(same);
});
