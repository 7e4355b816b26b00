import { expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG } from "@/tests/build/rules";
import type { Pace } from "../../model/combat-terms";
import type { Troop } from "../../model/troop";
import { movementOf } from "./movement-of";

const { battlefield } = CATALOG.battle.tables;
if (!battlefield) throw new Error("the shipped tables have a battlefield");

const told = (pace: Pace | null): string => {
  if (pace === null) return "no";
  return `${pace.move}${{ none: "", affected: " A", "badly-affected": " BA" }[pace.effect]}`;
};
const moves = (troop: Troop): readonly string[] =>
  movementOf(troop, CATALOG.combat, battlefield).map(
    ({ form, wheelsOnly, good, rough, difficult }) => `${form}: ${wheelsOnly ? "wheels" : [good, rough, difficult].map(told).join(", ")}`,
  );

const fleet = { characteristics: ["fleet-of-foot" as const] };

/** Good, rough and difficult going, from Mortem et Gloriam's table; fleet of foot from the rulebook's glossary. */
test.each<[string, Troop, string[]]>([
  ["close foot", troops.foot(), ["close: 3, 3 A, 2 BA"]],
  ["fleet close foot", troops.foot(fleet), ["close: 4, 4 A, 2 BA"]],
  ["loose foot", troops.shotOf(), ["loose: 3, 3, 3 A"]],
  ["skirmish foot", troops.skirmishers(), ["skirmish: 4, 4, 3"]],
  ["foot that closes up or opens out", troops.foot({ formation: "flexible-close-loose" }), ["close: 3, 3 A, 2 BA", "loose: 3, 3, 3 A"]],
  ["close horse", troops.horse({ formation: "close" }), ["close: 4, 2 BA, 1 BA"]],
  ["loose horse", troops.horse(), ["loose: 5, 3 A, 2 BA"]],
  ["flexible horse", troops.horse({ formation: "flexible-mounted" }), ["loose: 5, 3 A, 2 BA", "skirmish: 6, 4, 3 A"]],
  ["dragoons", troops.dragoons(), ["mounted: 5, 3 A, 2 BA", "foot: 3, 3, 3 A"]],
  ["elephants", troops.elephants(), ["close: 4, 3, 2 A"]],
  ["battle wagons", troops.wagons(), ["loose: 2, 1 BA, no"]],
  ["light guns", troops.guns("light-artillery"), ["loose: 2, 1 BA, no"]],
  ["medium guns", troops.guns("medium-artillery"), ["loose: wheels"]],
  ["heavy guns", troops.guns("heavy-artillery"), ["loose: wheels"]],
])("%s", (_, troop, wanted) => {
  expect(moves(troop)).toEqual(wanted);
});
