import { expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { playedTo } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { forceOf, standing, type TroopName } from "@/tests/build/table-troops";
import type { Battle, Host } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";
import { scouts } from "./scouts";

/** In rows, 4 BW apart, each seat's in front of its own edge. */
function host(seat: SeatName, names: readonly TroopName[]): Partial<Host> {
  const place = seat === "a" ? { y: 5, facing: 90 } : { y: 25, facing: 270 };
  const units = forceOf(names).units.map((unit) => standing(seat, unit, { x: 4 * unit.number, ...place, form: "loose" }));
  return { units, orders: [], commands: [] };
}
const scouting = (a: readonly TroopName[], b: readonly TroopName[]) =>
  tableBattle({ step: "scouts", a: { force: forceOf(a), host: host("a", a) }, b: { force: forceOf(b), host: host("b", b) } });
const move = (number: number, distance = 1): DecidedCommand => ({ type: "scout-move", number, distance });
function refusal(battle: Battle, seat: SeatName, command: DecidedCommand) {
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? "accepted" : { code: decision.refusal.code, ...decision.refusal.params };
}

test("passed over where nobody has scouts", () => {
  expect(scouts.isOver(scouting(["foot"], ["mounted"]))).toBe(true);
  expect(scouts.isOver(scouting(["foot"], ["hussars"]))).toBe(false);
});

test("the invader first, in turns, each unit group once", () => {
  let now = scouting(["hussars", "foot", "hussars"], ["hussars"]);
  expect([toAct(now), legalCommands(now, "a")]).toEqual([["b"], []]);
  expect(legalCommands(now, "b")).toEqual([{ type: "scout-move", number: 1, distance: { min: 0.1, max: 5 } }, { type: "pass" }]);
  expect(refusal(now, "a", move(1))).toEqual({ code: "not-your-turn", step: "scouts" });
  now = playedTo(now, [["b", move(1, 5)]], NO_DRAWS);
  expect(now.seats.b.host.units[0]).toMatchObject({ x: 4, y: 20 });
  expect(toAct(now)).toEqual(["a"]);
  expect(refusal(now, "a", move(2))).toEqual({ code: "no-scouts", number: 2 });
  expect(refusal(now, "a", move(9))).toEqual({ code: "no-such-unit", number: 9 });
  expect(refusal(now, "a", move(3, 5.1))).toMatchObject({ code: "not-there", reasons: [{ code: "beyond-move", params: { most: 5 } }] });
  now = playedTo(now, [["a", move(3, 0.1)]], NO_DRAWS);
  // The invader has none left.
  expect([toAct(now), refusal(now, "a", move(3))]).toEqual([["a"], { code: "already-scouted", number: 3 }]);
  expect(playedTo(now, [["a", move(1)]], NO_DRAWS).step).toBe("ready");
});

test("who passes has passed for good", () => {
  const passed = playedTo(scouting(["hussars"], ["hussars", "hussars"]), [["b", { type: "pass" }]], NO_DRAWS);
  expect(toAct(passed)).toEqual(["a"]);
  expect(refusal(passed, "b", move(1))).toEqual({ code: "already-passed" });
  expect(refusal(passed, "b", { type: "pass" })).toEqual({ code: "already-passed" });
  expect(playedTo(passed, [["a", { type: "pass" }]], NO_DRAWS).step).toBe("ready");
});

test("scouts that cannot move are not waited for", () => {
  const before = scouting(["foot"], ["hussars"]);
  const wall = { ...before.seats.b.host.units[0]!, number: 2, y: 23.5 };
  const { b } = before.seats;
  const blocked: Battle = { ...before, seats: { ...before.seats, b: { ...b, host: { ...b.host, units: [...b.host.units, wall] } } } };
  // The group behind is blocked, the one in front is free.
  expect(legalCommands(blocked, "b").map((one) => (one.type === "scout-move" ? one.number : one.type))).toEqual([2, "pass"]);
  const after = playedTo(blocked, [["b", move(2, 1)]], NO_DRAWS);
  expect(legalCommands(after, "b")).toMatchObject([{ number: 1, distance: { max: 1 } }, { type: "pass" }]);
});

test("foot that scout are nervous where they end", () => {
  const foot = { ...forceOf(["loose"]).units[0]!, troop: { ...forceOf(["loose"]).units[0]!.troop, characteristics: ["scouts" as const] } };
  const units = [standing("b", foot, { x: 11.5, y: 25, facing: 180, form: "loose" })];
  const battle = tableBattle({ step: "scouts", b: { force: forceOf([foot]), host: { units, orders: [], commands: [] } } });
  // It faces along the table: 1 BW from back to front, its front at 11.
  expect(playedTo(battle, [["b", move(1, 1)]], NO_DRAWS).seats.b.host.units[0]).toMatchObject({ x: 10.5, nervous: false });
  expect(playedTo(battle, [["b", move(1, 1.1)]], NO_DRAWS).seats.b.host.units[0]).toMatchObject({ x: 10.4, nervous: true });
});
