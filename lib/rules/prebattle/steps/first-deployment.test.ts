import { expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { accepted, playedTo } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { forceOf, type TroopName } from "@/tests/build/table-troops";
import { decide } from "../decide";
import type { DecidedCommand } from "../decided-command";
import { legalCommands, toAct } from "../legal-commands";
import { view } from "../view";
import { firstDeployment } from "./first-deployment";

const many = (count: number) => Array<TroopName>(count).fill("foot");
const first = (count: number, difference: number, seat: SeatName = "a", units: readonly TroopName[] = many(count)) =>
  tableBattle({ step: "first-deployment", outscouted: { seat, difference }, [seat]: { force: forceOf(units) } });
const share = (count: number, difference: number) => view(first(count, difference), null).batch?.left;

test("nobody deploys first where nobody is out-scouted", () => {
  expect(firstDeployment.isOver(tableBattle({ step: "first-deployment" }))).toBe(true);
  expect(firstDeployment.isOver(first(8, 10))).toBe(false);
});

test.each([
  // At least four, or all; otherwise the share rounded up.
  [3, 10, 3],
  [4, 10, 4],
  [20, 10, 4],
  [20, 20, 4],
  [20, 25, 5],
  [21, 20, 5],
  [15, 30, 5],
  [10, 100, 10],
  [10, 170, 10],
])("of %i unit groups, out-scouted by %i per cent: %i", (count, difference, left) => {
  expect(share(count, difference)).toBe(left);
});

test("only the out-scouted seat, its camp first, until its share is set; then both give orders", () => {
  const battle = first(6, 10, "b");
  expect([toAct(battle), legalCommands(battle, "a")]).toEqual([["b"], []]);
  const unit = (number: number): DecidedCommand => ({ type: "deploy-unit", number, x: 11 + 2 * number, y: 24, facing: 270 });
  const refusal = decide(battle, "b", unit(1), NO_DRAWS);
  expect(refusal.ok ? null : refusal.refusal.code).toBe("camp-first");
  const set = playedTo(battle, [["b", { type: "place-camp", x: 22.5 }], ...[1, 2, 3].map((at) => ["b", unit(at)] as const)], NO_DRAWS);
  expect([view(set, "a").batch, set.step]).toEqual([{ seat: "b", left: 1 }, "first-deployment"]);
  const after = playedTo(set, [["b", unit(4)]], NO_DRAWS);
  expect([after.step, view(after, null).batch]).toEqual(["secret-orders", null]);
});

test("guns and barricades go first here as well", () => {
  const battle = first(0, 10, "a", ["foot", "mounted", "heavyGuns", "foot", "barricaded"]);
  const camped = playedTo(battle, [["a", { type: "place-camp", x: 22.5 }]], NO_DRAWS);
  expect(legalCommands(camped, "a")).toMatchObject([{ number: 5 }]);
  const next = accepted(decide(camped, "a", { type: "deploy-unit", number: 5, x: 15, y: 5, facing: 90 }, NO_DRAWS));
  expect(next.map(({ type }) => type)).toEqual(["unit-deployed"]);
});
