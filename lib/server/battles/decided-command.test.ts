import { describe, expect, test } from "vitest";
import type { Version } from "@/lib/model/identifiers";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { fastDraws } from "@/tests/build/draw-sources";
import { tableBattle } from "@/tests/build/table-battle";
import { decidedCommand } from "./decided-command";
import { advance } from "./load-battle";
import type { Loaded } from "./loaded";

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date(100 * DAY);
const daysAgo = (days: number): number => NOW.getTime() - days * DAY;

const loaded = (battle: Battle, days: number): Loaded => ({
  battle,
  rules: `sha256:${"0".repeat(64)}` as Version,
  seed: new Uint8Array(32),
  draws: fastDraws(1),
  acted: { a: daysAgo(days), b: daysAgo(days + 10) },
});

const ENDING = { losses: { a: { tugs: 1, sugs: 0 }, b: { tugs: 0, sugs: 0 } }, broken: { a: false, b: false } };
const ready = tableBattle({ step: "ready" });
const offered: Battle = { ...ready, closing: { seat: "a", result: { ...ENDING, points: { a: 2, b: 4 } } } };

const isAlone = (battle: Battle, days: number, seat: "a" | "b" = "a") => {
  const command = decidedCommand({ type: "close-battle", ...ENDING }, loaded(battle, days), seat, NOW);
  return "otherIsAway" in command && command.otherIsAway;
};

describe("to close a battle nobody need agree", () => {
  test("who has been offered a result and thirty days long nothing has happened", () => {
    expect([isAlone(offered, 30), isAlone(offered, 29.9)]).toEqual([true, false]);
  });

  test("unless he is asked who offered it, or nobody was", () => {
    expect([isAlone(offered, 60, "b"), isAlone(ready, 60)]).toEqual([false, false]);
  });
});

test("a bluff that is shown by itself is no act of its seat", () => {
  const secret = { kind: "march", commander: 1, edge: null, units: [] as number[] } as const;
  const event = { type: "order-revealed", seat: "a", order: "march-1", secret, salt: "0".repeat(32), seq: 9, step: "finishing" } as const;
  const chain = "0".repeat(64);
  const order = { order: "march-1", place: { kind: "march", commander: 1 }, orderHash: chain, secret: null, salt: null } as const;
  const battle = tableBattle({ step: "finishing", a: { host: { orders: [order] } }, b: { host: { orders: [] } } });
  const actedAt = (forced: boolean) => advance(loaded(battle, 3), { ...event, forced, chain }, NOW.getTime()).acted.a;
  expect([actedAt(true), actedAt(false)]).toEqual([daysAgo(3), NOW.getTime()]);
});

test("orders have a salt of sixteen bytes each, never the same and never of the seed", () => {
  const orders = {
    type: "give-orders" as const,
    marches: [{ commander: 1, edge: null, units: [] }],
    ambushes: [
      { x: 1, y: 1, unit: 2 },
      { x: 4, y: 1, unit: null },
    ],
  };
  const salts = [1, 2].flatMap(() => {
    const command = decidedCommand(orders, loaded(tableBattle({ step: "secret-orders" }), 0), "a", NOW);
    return "salts" in command ? command.salts : [];
  });
  expect(salts).toHaveLength(6);
  expect(new Set(salts).size).toBe(6);
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
});
