import { describe, expect, test } from "vitest";
import type { GivenOrder } from "@/lib/model/battle-event";
import type { FrozenForce } from "@/lib/model/force";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { decide } from "@/lib/rules/prebattle/decide";
import { view } from "@/lib/rules/prebattle/view";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { chanceOf } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { forceOf, standing, unitOf } from "@/tests/build/table-troops";
import {
  changedFrom,
  commandsFault,
  commandsOf,
  type Declaring,
  declaringOf,
  type Leaders,
  leadersAtFirst,
  leadersIn,
  ledRows,
} from "./commands-draft";

/** Horse 1 to 4, of which 3 and 4 are the ally's and 2 the first sub-commander's; 5 and 6 lie in ambush, 6 of the ally; 7 and 8 march. */
const FORCE: FrozenForce = forceOf(
  [null, 1, 3, 3, null, 3, null, null].map((commander, at) => unitOf(at + 1, "mounted", { commander })),
  [{}, { role: "sub" }, { role: "sub" }, { role: "ally" }],
);

const order = (id: string, secret: NonNullable<GivenOrder["secret"]>): GivenOrder => ({
  ...{ order: id, orderHash: "0".repeat(64), secret, salt: "1".repeat(32) },
  place: secret.kind === "march" ? { kind: "march", commander: secret.commander } : { kind: "ambush", x: secret.x, y: secret.y },
});
const ORDERS = [
  order("march-1", { kind: "march", commander: 2, edge: "left", units: [7, 8] }),
  order("ambush-1", { kind: "ambush", x: 10, y: 3, unit: 5 }),
  order("ambush-2", { kind: "ambush", x: 14, y: 3, unit: 6 }),
  order("ambush-3", { kind: "ambush", x: 18, y: 3, unit: null }),
];

function battle(at: (commander: number) => { x: number; y: number } | { ambush: string } = () => ({ x: 20, y: 4 })): Battle {
  const units = FORCE.units.slice(0, 4).map((unit) => standing("a", unit, { x: 9 + 4 * unit.number, y: 7, files: 3 }));
  const commanders = [0, 1, 3].map((commander) => ({ commander, at: at(commander) }));
  const host = { orders: ORDERS, units, commanders, isDeployed: true };
  return tableBattle({ step: "finishing", a: { force: FORCE, host }, b: { host: { orders: [], isDeployed: true } } });
}

function declaring(given = battle()): Declaring {
  const made = declaringOf(view(given, "a"));
  if (!made) throw new Error("nobody is asked for commands");
  return made;
}
const leadersOf = (given: Declaring) => Object.fromEntries(ledRows(given).map(({ key, leaders }) => [key, leaders]));

describe("who may lead whom", () => {
  test("an ally leads the contingent on the table, the others unassigned groups; anybody may be at a marker", () => {
    expect(leadersOf(declaring())).toEqual({
      "unit 1": [0, 1],
      "unit 2": [0, 1],
      "unit 3": [3],
      "unit 4": [3],
      "ambush-1": [0, 1, 3],
      "ambush-2": [0, 1, 3],
      "ambush-3": [0, 1, 3],
    });
  });

  test("a commander at a marker, real or not, that one, and no unit group on the table", () => {
    const hidden = declaring(battle((commander) => (commander === 1 ? { ambush: "ambush-1" } : { x: 20, y: 4 })));
    expect(leadersOf(hidden)).toMatchObject({ "unit 1": [0], "unit 2": [0], "ambush-1": [1], "ambush-3": [0, 1, 3] });
    expect(ledRows(hidden).flatMap(({ key, fixed }) => (fixed ? [[key, fixed.code, fixed.commander]] : []))).toEqual([
      ["unit 3", "contingent", 3],
      ["unit 4", "contingent", 3],
      ["ambush-1", "in-ambush", 1],
    ]);
    const bluffing = declaring(battle((commander) => (commander === 1 ? { ambush: "ambush-3" } : { x: 20, y: 4 })));
    expect(leadersOf(bluffing)).toMatchObject({ "unit 2": [0], "ambush-1": [0, 1, 3], "ambush-3": [1] });
  });

  test("each by its name", () => {
    expect(ledRows(declaring()).map(({ name }) => name)).toEqual([
      "mounted 1 (1)",
      "mounted 2 (2)",
      "mounted 3 (3)",
      "mounted 4 (4)",
      "Ambush 1 (mounted 5 (5))",
      "Ambush 2 (mounted 6 (6))",
      "Ambush 3 (a bluff)",
    ]);
  });
});

test("starts with the army's own commands; an unassigned group has no leader", () => {
  const given = declaring();
  const rows = ledRows(given);
  const first = leadersAtFirst(rows);
  expect(first).toEqual({ "unit 1": null, "unit 2": 1, "unit 3": 3, "unit 4": 3, "ambush-1": null, "ambush-2": null, "ambush-3": null });
  expect(commandsOf(given, rows, first)).toEqual([
    { commander: 0, units: [], ambushes: [] },
    { commander: 1, units: [2], ambushes: [] },
    { commander: 3, units: [3, 4], ambushes: [] },
  ]);
});

test("what is suggested is taken over, but for what is fixed", () => {
  const rows = ledRows(declaring());
  const suggested = [
    { commander: 0, units: [1, 4], ambushes: ["ambush-3"] },
    { commander: 1, units: [2], ambushes: [] },
  ];
  expect(leadersIn(rows, suggested)).toEqual({
    ...{ "unit 1": 0, "unit 2": 1, "unit 3": 3, "unit 4": 3 },
    ...{ "ambush-1": null, "ambush-2": null, "ambush-3": 0 },
  });
});

test("what another leads than in the army is marked with whose it is there, and nothing that the army leaves open", () => {
  const rows = ledRows(declaring());
  const changed = (leaders: Leaders) => rows.map((row) => changedFrom(row, leaders));
  expect(changed(leadersAtFirst(rows))).toEqual(rows.map(() => null));
  const leaders = { "unit 1": 1, "unit 2": 0, "unit 3": 3, "unit 4": 3, "ambush-1": 1 };
  expect(changed(leaders)).toEqual([null, 1, null, null, null, null, null]);
});

test("nothing is wrong with just those commands that the server accepts", () => {
  const seen = new Set<string>();
  const hidden = battle((commander) => (commander === 1 ? { ambush: "ambush-1" } : { x: 20, y: 4 }));
  const bluffing = battle((commander) => (commander === 1 ? { ambush: "ambush-3" } : { x: 20, y: 4 }));
  for (const now of [battle(), hidden, bluffing]) {
    const given = declaring(now);
    const rows = ledRows(given);
    for (let game = 0; game < 150; game += 1) {
      const chance = chanceOf(game);
      const anyone = [0, 1, 3, null];
      const leaders: Leaders = Object.fromEntries(
        rows
          .map(({ key, leaders: may }) => [key, chance(12) === 0 ? anyone[chance(4)] : may[chance(may.length)]] as const)
          .map(([key, one]) => [key, one ?? null]),
      );
      const commands = [...commandsOf(given, rows, leaders)];
      const decision = decide(now, "a", { type: "declare-commands", commands }, NO_DRAWS);
      const why = commandsFault(given, commands);
      expect(why?.code ?? null).toBe(decision.ok ? null : decision.refusal.code);
      seen.add(why?.code ?? "accepted");
    }
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(["accepted", "ally-leads-others", "ambushed-command", "command-empty", "marker-unled", "unit-unled"]),
  );
});
