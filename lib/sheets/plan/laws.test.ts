import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { tableStages } from "@/tests/build/table-record";
import type { GivenOrder } from "../../model/battle-event";
import { type BattlePlan, battlePlan as shape } from "../../model/battle-plan";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { Battle } from "../../rules/prebattle/battle";
import { unhidden } from "../../rules/prebattle/battle-step";
import { view } from "../../rules/prebattle/view";
import { battlePlan, hasPlan } from "./battle-plan";
import { planText } from "./plan-text";

/** Every state from the flank on of a battle with marches, bluffs and ambushes, and the plans that its three readers have of it. */
const BATTLES = [...tableStages(4)].map(({ now }) => now).filter((now) => hasPlan(view(now, null), now.book));
const planOf = (battle: Battle, eyes: SeatName | null): BattlePlan => battlePlan(view(battle, eyes), battle.book, CATALOG.basing.baseSizes);
const isOver = ({ step }: Battle): boolean => step === "closed" || step === "abandoned";

/** The same order as a bluff: everybody else sees what he saw. */
function bluffed(order: GivenOrder): GivenOrder {
  const secret = unhidden(order.secret);
  return { ...order, secret: secret.kind === "march" ? { ...secret, edge: null, units: [] } : { ...secret, unit: null } };
}

/** The battle in which this seat's orders, as far as they are secret, say something else. */
function twin(battle: Battle, seat: SeatName): Battle {
  const { host } = battle.seats[seat];
  const orders = host.orders?.map((one) => (host.revealed.includes(one.order) ? one : bluffed(one))) ?? null;
  return { ...battle, seats: { ...battle.seats, [seat]: { ...battle.seats[seat], host: { ...host, orders } } } };
}

test("there are enough of them", () => {
  expect(BATTLES.length).toBeGreaterThan(40);
});

test("every plan is of the published shape", () => {
  const plans = BATTLES.flatMap((battle) => [...SEATS, null].map((eyes) => planOf(battle, eyes)));
  for (const plan of plans) expect(JSON.stringify(shape.parse(plan))).toBe(JSON.stringify(plan));
});

describe("what is secret", () => {
  const live = BATTLES.filter((battle) => !isOver(battle));

  test("the public plan and the opponent's are the same whatever was ordered, data and text", () => {
    let differing = 0;
    for (const battle of live.filter((_, at) => at % 2 === 0)) {
      for (const seat of SEATS) {
        const other = twin(battle, seat);
        for (const eyes of [otherSeat(seat), null]) {
          const [one, same] = [planOf(battle, eyes), planOf(other, eyes)];
          expect(JSON.stringify(same)).toBe(JSON.stringify(one));
          expect(planText(same)).toBe(planText(one));
        }
        if (JSON.stringify(planOf(other, seat)) !== JSON.stringify(planOf(battle, seat))) differing += 1;
      }
    }
    expect(differing).toBeGreaterThan(15);
  });

  test("is marked as such in its owner's plan, and missing from the public one", () => {
    for (const battle of live) {
      expect(planOf(battle, null).secret).toBeNull();
      for (const seat of SEATS) {
        const plan = planOf(battle, seat);
        const isAway = plan.armies.some(({ waiting, orders }) => waiting.length > 0 || orders.some((one) => one.secret));
        expect(plan.secret !== null).toBe(isAway);
      }
    }
  });

  test("is shown to everybody when the battle is over", () => {
    const [last] = BATTLES.filter(isOver);
    if (!last) throw new Error("it does not end");
    const says = (eyes: SeatName | null) => planOf(last, eyes).armies.flatMap(({ orders }) => orders.map((one) => [one.says, one.secret]));
    expect(says(null).length).toBeGreaterThan(3);
    for (const [words, secret] of says(null)) expect([typeof words, secret]).toEqual(["string", false]);
    for (const seat of SEATS) expect(planOf(last, seat).secret).toBeNull();
  });
});

test("every unit group of a player is in his own plan once, wherever it is", () => {
  const kinds = new Set<string>();
  for (const battle of BATTLES) {
    for (const seat of SEATS) {
      const army = planOf(battle, seat).armies.find((one) => one.seat === seat);
      if (!army) throw new Error("no army");
      const { units, waiting, stragglers, orders } = army;
      const away = orders.flatMap((order) => order.units);
      const all = [...units, ...waiting, ...stragglers, ...away].map(({ number }) => number);
      const force = (battle.seats[seat].force?.units ?? []).map(({ number }) => number);
      expect([...all].sort((one, other) => one - other)).toEqual([...force].sort((one, other) => one - other));
      for (const [kind, some] of Object.entries({ units, waiting, away })) if (some.length > 0) kinds.add(kind);
    }
  }
  expect([...kinds].sort()).toEqual(["away", "units", "waiting"]);
});

/** Nothing of a program: what a reader finds in the text. */
const UNSAID = new Set(["schema", "battle", "seat", "order", "source", "why", "id", "corner", "turned", "role", "secret"]);

function said(value: unknown, key = ""): readonly string[] {
  if (UNSAID.has(key) || value === null || typeof value === "boolean") return [];
  if (typeof value === "number" || typeof value === "string") return [String(value)];
  return Object.entries(value as object).flatMap(([name, one]) => said(one, Array.isArray(value) ? key : name));
}

const bare = (text: string): string => text.replaceAll(/\s/g, "").toLowerCase();

test("the text has everything in the plan", () => {
  const last = BATTLES.at(-1);
  const ready = BATTLES.find(({ step }) => step === "ready");
  const middle = BATTLES.find(({ step }) => step === "deployment");
  for (const battle of [middle, ready, last]) {
    if (!battle) throw new Error("a step is missing");
    for (const eyes of [...SEATS, null]) {
      const plan = planOf(battle, eyes);
      // The middle of a unit group is for programs, as is its own side's view of what it is measured by.
      const heard = { ...plan, armies: plan.armies.map((army) => ({ ...army, units: army.units.map(({ centre: _, ...unit }) => unit) })) };
      const text = bare(planText(plan));
      expect(said(heard).filter((one) => !text.includes(bare(one)))).toEqual([]);
      if (plan.secret) expect(text.startsWith(bare(plan.secret))).toBe(true);
    }
  }
});

test("no line of the text is wider than a forum shows", () => {
  for (const battle of BATTLES.slice(-6))
    for (const line of planText(planOf(battle, "a")).split("\n")) expect(line.length).toBeLessThanOrEqual(78);
});
