import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BattleEvent, GivenOrder, SecretOrder } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { type RecordedBattle, recordOf } from "@/tests/build/recorded-battle";
import { tableStages } from "@/tests/build/table-record";
import { otherSeat } from "../../model/by-seat";
import type { Battle } from "./battle";
import { type DecidedCommand, unhidden } from "./battle-step";
import { apply, decide } from "./decide";
import { publicEvent, seenEvent, view } from "./view";

/** Whole battles: in the first, seat a lies in ambush; in the second, seat b. */
const BATTLES = [4, 7].map((number) => [number, [...tableStages(number)]] as const);

type OrdersGiven = Extract<BattleEvent, { type: "orders-given" }>;
const ordersOf = ({ events }: RecordedBattle): readonly OrdersGiven[] => events.filter((event) => event.type === "orders-given");

const isReal = (secret: SecretOrder): boolean => (secret.kind === "march" ? secret.edge !== null : secret.unit !== null);

/** Orders that look the same from outside but say something else: who is away, where, and (until bluffs are shown) who bluffs. */
function otherOrders(orders: readonly GivenOrder[], isBluffShown: boolean): readonly GivenOrder[] {
  const secrets = orders.map(({ secret }) => unhidden(secret));
  const units = secrets.flatMap((secret) => (secret.kind === "march" ? secret.units : (secret.unit ?? [])));
  const marches = secrets.filter((secret) => secret.kind === "march");
  const ambushes = secrets.filter((secret) => secret.kind === "ambush");
  const turned = [...units.slice(1), ...units.slice(0, 1)];
  const edge = marches.some((one) => one.edge === "left") ? "right" : "left";
  const marchers = isBluffShown ? marches.map(isReal) : marches.map(isReal).reverse();
  const hiders = ambushes.map(isReal).reverse();
  const take = (count: number) => turned.splice(0, count);
  const marching = units.length - ambushes.filter(isReal).length;
  return orders.map((order) => {
    const was = unhidden(order.secret);
    const isNow = was.kind === "march" ? marchers.shift() : hiders.shift();
    const salt = "9".repeat(32);
    if (was.kind === "march") return { ...order, salt, secret: { ...was, edge: isNow ? edge : null, units: isNow ? take(marching) : [] } };
    return { ...order, salt, secret: { ...was, unit: isNow ? (take(1)[0] ?? null) : null } };
  });
}

/** The same battle with other orders for this seat; revealed ones stay. */
function twin(battle: Battle, seat: SeatName): Battle {
  const { host } = battle.seats[seat];
  if (!host.orders) return battle;
  const isBluffShown = host.revealed.length > 0;
  const others = otherOrders(host.orders, isBluffShown);
  const orders = host.orders.map((order, at) => (host.revealed.includes(order.order) ? order : unhidden(others[at] ?? null)));
  const seats = { ...battle.seats, [seat]: { ...battle.seats[seat], host: { ...host, orders } } };
  return { ...battle, seats };
}

/** The same battle, with all groups of a seat that are not on the table in double formation. */
function doubled(battle: Battle, of: SeatName): Battle {
  const { [of]: own } = battle.seats;
  const force = unhidden(own.force);
  const units = force.units.map((unit) => ({ ...unit, troop: { ...unit.troop, formation: "close", setFormation: "tercio" } as const }));
  return { ...battle, seats: { ...battle.seats, [of]: { ...own, force: { ...force, units } } } };
}

const NONE_LOST = { tugs: 0, sugs: 0 };
const neither = { a: false, b: false };

/** The answers each seat gets for every result: different losses, broken or not, camp sacked or not. */
function answersTo(battle: Battle, of: SeatName) {
  const claims = fc.sample(
    fc.record({ tugs: fc.integer({ min: 0, max: 20 }), sugs: fc.integer({ min: 0, max: 4 }), broken: fc.boolean(), sacked: fc.boolean() }),
    { seed: 3, numRuns: 300 },
  );
  return claims.flatMap(({ tugs, sugs, broken, sacked }) =>
    SEATS.map((seat) => {
      const losses = { a: NONE_LOST, b: NONE_LOST, [of]: { tugs, sugs } };
      const unhidden = { losses, broken: { ...neither, [of]: broken }, sacked: { ...neither, [of]: sacked } };
      const decision = decide(battle, seat, { type: "close-battle", ...unhidden, otherIsAway: false }, NO_DRAWS);
      if (decision.ok) return { ok: true, said: decision.events };
      const { code, params } = decision.refusal;
      return { ok: false, said: { code, params } };
    }),
  );
}

const isSecret = ({ now }: RecordedBattle): boolean => now.step !== "closed" && now.step !== "abandoned";

/** Everything shown while the battle is in this state. */
const textsOf = (stage: RecordedBattle) => ({
  record: JSON.stringify(recordOf(stage)),
  views: {
    a: JSON.stringify(view(stage.now, "a")),
    b: JSON.stringify(view(stage.now, "b")),
    nobody: JSON.stringify(view(stage.now, null)),
  },
});

/** What only its own seat may read of unrevealed orders. */
const hiddenIn = (stage: RecordedBattle) =>
  ordersOf(stage).flatMap(({ seat, orders }) =>
    (orders ?? [])
      .filter(({ order }) => !stage.now.seats[seat].host.revealed.includes(order))
      .map(({ salt, secret }) => ({ seat, salt: unhidden(salt), says: JSON.stringify(secret) })),
  );

/** Every command that placed a commander or declared commands, which everybody sees. */
function commandersSent(stages: readonly RecordedBattle[]) {
  return stages.slice(1).flatMap(({ events }, at) => {
    const before = unhidden(stages[at] ?? null);
    return events.slice(before.events.length).flatMap((event): { before: Battle; seat: SeatName; command: DecidedCommand }[] => {
      const from = { before: before.now, seat: event.seat ?? "a" };
      if (event.type === "commander-placed")
        return [{ ...from, command: { type: "place-commander", commander: event.commander, at: event.at } }];
      return event.type === "commands-declared" ? [{ ...from, command: { type: "declare-commands", commands: event.commands } }] : [];
    });
  });
}

describe.each(BATTLES)("over the whole of battle %i", (_, stages) => {
  test("both seats march, bluff, and one lies in ambush", () => {
    const last = stages.at(-1);
    if (!last) throw new Error("no battle");
    expect(last.now.step).toBe("closed");
    const secrets = ordersOf(last).flatMap(({ orders }) => (orders ?? []).map(({ secret }) => unhidden(secret)));
    const kinds = new Set(secrets.map((secret) => `${isReal(secret) ? "real" : "bluffed"} ${secret.kind}`));
    expect([...kinds].sort()).toEqual(["bluffed ambush", "bluffed march", "real ambush", "real march"]);
  });

  test("a view is the same to the byte whatever the other seat ordered, and to a spectator whatever both did", () => {
    let differing = 0;
    for (const { now } of stages.filter(isSecret)) {
      for (const seat of SEATS) {
        const other = twin(now, otherSeat(seat));
        expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(now, seat)));
        expect(JSON.stringify(view(other, null))).toBe(JSON.stringify(view(now, null)));
        if (JSON.stringify(view(other, otherSeat(seat))) !== JSON.stringify(view(now, otherSeat(seat)))) differing += 1;
      }
    }
    expect(differing).toBeGreaterThan(20);
  });

  test("an event looks the same, except for the hash of what is secret", () => {
    for (const stage of stages.filter(isSecret)) {
      for (const event of ordersOf(stage)) {
        const other = { ...event, orders: twin(stage.now, event.seat).seats[event.seat].host.orders } as BattleEvent;
        expect(publicEvent(other, twin(stage.now, event.seat))).toEqual(publicEvent(event, stage.now));
        expect(seenEvent(other, stage.now, otherSeat(event.seat))).toEqual(seenEvent(event, stage.now, null));
        expect(seenEvent(event, stage.now, event.seat)).toEqual(event);
      }
    }
  });

  test("commanders are placed and commands declared alike, at a real marker and at a bluffed one", () => {
    const sent = commandersSent(stages);
    for (const { before, seat, command } of sent) {
      const [genuine, otherwise] = [before, twin(before, seat)].map((battle) => [
        decide(battle, seat, command, NO_DRAWS),
        view(battle, seat).legal,
      ]);
      expect(otherwise).toEqual(genuine);
    }
    const markers = sent.flatMap(({ command }) => (command.type === "place-commander" && "ambush" in command.at ? command.at.ambush : []));
    expect(markers).toContain("ambush-2");
    expect(sent.map(({ command }) => command.type)).toContain("declare-commands");
  });

  test("a result is judged alike by either seat, whatever marches and hides and of whatever kind it is", () => {
    const stage = stages.findLast(({ now }) => now.step === "ready" && now.closing === null);
    if (!stage) throw new Error("never ready");
    for (const of of SEATS) {
      const [genuine, otherwise] = [stage.now, doubled(twin(stage.now, of), of)].map((battle) => answersTo(battle, of));
      expect(otherwise).toEqual(genuine);
      expect(new Set(genuine?.map(({ ok }) => ok))).toEqual(new Set([true, false]));
    }
  });

  test("no salt of an order and nothing that it says is in any byte of the record, or of anybody's view, before it is revealed", () => {
    const texts = stages.filter(isSecret).map((stage) => ({ stage, ...textsOf(stage) }));
    const secrets = texts.flatMap(({ stage, record, views }) => hiddenIn(stage).map((hidden) => ({ ...hidden, record, views })));
    for (const { seat, salt, says, record, views } of secrets) {
      for (const text of [record, ...Object.values(views)]) expect(text.includes(salt)).toBe(false);
      for (const text of [record, views.nobody, views[otherSeat(seat)]]) expect(text.includes(says)).toBe(false);
      expect(views[seat].includes(says)).toBe(true);
    }
    expect(secrets.length).toBeGreaterThan(50);
  });

  test("that a seat has given its orders is shown at once, what everybody may see of them once both have", () => {
    const waiting = stages.find((stage) => ordersOf(stage).length === 1);
    const both = stages.find((stage) => ordersOf(stage).length === 2);
    if (!waiting || !both) throw new Error("both gave their orders at once");
    const shown = (stage: RecordedBattle) =>
      recordOf(stage).events.flatMap((event) => (event.type === "orders-given" ? [event.orders?.map(({ place }) => place) ?? null] : []));
    expect(shown(waiting)).toEqual([null]);
    expect(shown(both).map((places) => places?.length)).toEqual(ordersOf(both).map(({ orders }) => orders?.length));
    expect(view(waiting.now, null).markers).toEqual([]);
  });
});

describe("when the battle is over", () => {
  const [, stages] = BATTLES[0] ?? [0, []];

  test("when closed, everything is shown, unrevealed orders included", () => {
    const last = stages.at(-1);
    if (!last) throw new Error("no battle");
    const record = recordOf(last);
    expect(record.events).toEqual(last.events);
    for (const eyes of [...SEATS, null]) expect(view(last.now, eyes).markers.every(({ secret }) => secret !== null)).toBe(true);
  });

  test("abandoned, though only one seat had given its orders", () => {
    const waiting = stages.find((stage) => ordersOf(stage).length === 1);
    if (!waiting) throw new Error("both gave their orders at once");
    const [event] = ordersOf(waiting);
    if (!event) throw new Error("no orders");
    expect(publicEvent(event, { ...waiting.now, step: "abandoned" })).toEqual(event);
    const abandoned = apply(waiting.now, { type: "abandoned", seat: "a", alone: true });
    for (const eyes of [...SEATS, null])
      expect(view(abandoned, eyes).markers.map(({ secret }) => secret)).toEqual(event.orders?.map(({ secret }) => secret));
  });
});
