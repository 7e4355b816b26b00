import { describe, expect, test } from "vitest";
import type { GivenOrder } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { dayBattle } from "@/tests/build/day-battle";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { saltsFor } from "@/tests/build/house-play";
import { accepted, applyAll, BOOK } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { sealHash } from "../../record/chain";
import type { Battle, Host } from "../battle";
import { type DecidedCommand, unhidden } from "../battle-step";
import { prepareBattle } from "../book";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";
import { view } from "../view";

const SECRETS = [
  { kind: "march", commander: 1, edge: "left", units: [1, 2] },
  { kind: "ambush", x: 20, y: 8, unit: null },
] as const;
const ORDERS: readonly GivenOrder[] = SECRETS.map((secret, at) => {
  const salt = saltsFor(2)[at] ?? "";
  const place = secret.kind === "march" ? { kind: secret.kind, commander: 1 } : { kind: secret.kind, x: 20, y: 8 };
  return { order: `${secret.kind}-1`, place, orderHash: sealHash(salt, secret), secret, salt } as GivenOrder;
});

const unitOf = (number: number): Host["units"][number] => {
  const unit = ORDERED_FORCE.units[number - 1];
  if (!unit) throw new Error(`no group ${number}`);
  return {
    ...{ seat: "a", number, name: unit.name, troop: unit.troop, bases: unit.bases, x: 5, y: number, facing: 90, files: 3 },
    ...{ form: "close", nervous: false, caltrops: false, stakes: false, droppedPikes: false },
  };
};
/** All thirteen except two on a march and one straggling: six horse and more, skirmishers, a tercio. */
const UNITS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(unitOf);

const readyBattle = (): Battle =>
  tableBattle({
    step: "ready",
    a: { force: ORDERED_FORCE, host: { orders: ORDERS, units: UNITS, stragglers: [{ number: 13, name: "Group 13" }] } },
    b: { force: ORDERED_FORCE, host: { orders: [] } },
  });

/** Of seat a, nine groups of TuGs are seen (the tercio counts twice) and one of skirmishers; of seat b nothing. */
const CLOSABLE = {
  type: "close-battle",
  armies: {
    a: { tugs: 10, sugs: 1, unseen: 2, camp: false, mayBreakAt: 5, breaksAt: 7 },
    b: { tugs: 0, sugs: 0, unseen: 13, camp: false, mayBreakAt: 1, breaksAt: 13 },
  },
} as const;

type Ending = Pick<Extract<DecidedCommand, { type: "close-battle" }>, "losses" | "broken">;
const ENDING: Ending = { losses: { a: { tugs: 5, sugs: 1 }, b: { tugs: 3, sugs: 2 } }, broken: { a: true, b: false } };
const RESULT = { ...ENDING, sacked: { a: false, b: false }, points: { a: 8, b: 15 } };
const close = (ending: Ending = ENDING, otherIsAway = false): DecidedCommand => ({ type: "close-battle", ...ending, otherIsAway });
const ACCEPT: DecidedCommand = { type: "accept-close-battle" };
const reveal = (order: string): DecidedCommand => ({ type: "reveal-order", order });

const made = (battle: Battle, seat: SeatName, command: DecidedCommand) =>
  applyAll(battle, accepted(decide(battle, seat, command, NO_DRAWS)));
const why = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? null : { code: decision.refusal.code, params: decision.refusal.params };
};

describe("a battle that is ready", () => {
  test("waits for nobody, lists what either may send, and cannot be given up", () => {
    const battle = readyBattle();
    expect(toAct(battle)).toEqual([]);
    expect(legalCommands(battle, "a")).toEqual([
      { type: "reveal-order", order: "march-1" },
      { type: "reveal-order", order: "ambush-1" },
      CLOSABLE,
    ]);
    expect(legalCommands(battle, "b")).toEqual([CLOSABLE]);
    expect(why(battle, "a", { type: "abandon", otherIsAway: true })?.code).toBe("wrong-step");
  });
});

describe("an order", () => {
  test("is revealed with its salt, and all see what it says from then on", () => {
    const battle = readyBattle();
    expect(accepted(decide(battle, "a", reveal("march-1"), NO_DRAWS))).toEqual([
      { type: "order-revealed", seat: "a", order: "march-1", secret: SECRETS[0], salt: ORDERS[0]?.salt, forced: false },
    ]);
    const shown = view(made(battle, "a", reveal("march-1")), "b").markers;
    expect(shown.map(({ order, secret, revealed }) => [order, secret, revealed])).toEqual([
      ["march-1", SECRETS[0], true],
      ["ambush-1", null, false],
    ]);
  });

  test("is its own seat's to reveal, once", () => {
    const battle = readyBattle();
    expect(why(battle, "b", reveal("march-1"))).toEqual({ code: "no-such-order", params: { order: "march-1" } });
    expect(why(battle, "a", reveal("march-2"))).toEqual({ code: "no-such-order", params: { order: "march-2" } });
    expect(why(made(battle, "a", reveal("march-1")), "a", reveal("march-1"))).toEqual({
      code: "order-revealed",
      params: { order: "march-1" },
    });
  });
});

describe("a result", () => {
  const offered = made(readyBattle(), "a", close());

  test("is entered twenty times by either seat and no more; the other's may still be agreed to, and one who is alone closes", () => {
    // Seat b's army is hidden: the players say whether it broke.
    const another = (count: number) => close({ ...ENDING, losses: { ...ENDING.losses, b: { tugs: 2, sugs: count % 2 } } });
    const after = (seat: SeatName) =>
      Array.from({ length: 20 }, (_, count) => another(count)).reduce((battle, command) => made(battle, seat, command), readyBattle());
    const battle = after("a");
    expect(why(battle, "a", close())).toEqual({ code: "too-many-offers", params: { to: "close", most: 20 } });
    const other = made(battle, "b", close());
    expect(accepted(decide(other, "a", close(), NO_DRAWS))).toMatchObject([{ type: "battle-closed", alone: false }]);
    expect(accepted(decide(other, "a", ACCEPT, NO_DRAWS))).toMatchObject([{ type: "battle-closed", alone: false }]);
    expect(accepted(decide(battle, "a", close(ENDING, true), NO_DRAWS))).toMatchObject([{ type: "battle-closed", alone: true }]);
  });

  test("is entered as often as one likes by tables that bound nothing, unless those in force are given", () => {
    const { bounds, ...older } = BOOK.tables;
    const under = (book: Battle["book"]) => ({
      ...readyBattle(),
      book,
      seats: { ...readyBattle().seats, a: { ...readyBattle().seats.a, closeOffers: 20 } },
    });
    expect(why(under(prepareBattle(older)), "a", close())).toBeNull();
    expect(why(under(prepareBattle(older, bounds)), "a", close())?.code).toBe("too-many-offers");
  });

  test("is offered with the points it makes, and waits for the other seat", () => {
    expect(accepted(decide(readyBattle(), "a", close(), NO_DRAWS))).toEqual([{ type: "close-offered", seat: "a", result: RESULT }]);
    expect([toAct(offered), view(offered, null).closing]).toEqual([["b"], { seat: "a", result: RESULT }]);
    expect(legalCommands(offered, "b")).toEqual([CLOSABLE, { type: "accept-close-battle" }]);
    expect(legalCommands(offered, "a").map(({ type }) => type)).not.toContain("accept-close-battle");
  });

  test("closes the battle when the other accepts it, or offers the same", () => {
    for (const command of [ACCEPT, close()]) {
      expect(accepted(decide(offered, "b", command, NO_DRAWS))).toEqual([
        { type: "battle-closed", seat: "b", result: RESULT, alone: false },
      ]);
    }
    const closed = made(offered, "b", ACCEPT);
    expect([closed.step, closed.result, closed.closing, toAct(closed), legalCommands(closed, "a")]).toEqual([
      "closed",
      RESULT,
      null,
      [],
      [],
    ]);
    expect(why(closed, "a", close())).toEqual({ code: "battle-over", params: { step: "closed" } });
    expect(view(closed, "b").markers.map(({ secret }) => secret)).toEqual(SECRETS);
  });

  test("is replaced by another one, of either seat, and not offered twice", () => {
    expect(why(offered, "a", close())).toEqual({ code: "close-offered", params: {} });
    expect(why(offered, "a", ACCEPT)).toEqual({ code: "nothing-to-close", params: {} });
    const other = { ...ENDING, broken: { a: true, b: true } };
    for (const seat of ["a", "b"] as const) {
      expect(made(offered, seat, close(other)).closing).toEqual({
        seat,
        result: { ...other, sacked: { a: false, b: false }, points: { a: 8, b: 10 } },
      });
    }
    expect(why(readyBattle(), "b", ACCEPT)).toEqual({ code: "nothing-to-close", params: {} });
  });

  test("closes at once where nobody would answer", () => {
    const alone = { type: "battle-closed", seat: "a", result: RESULT, alone: true };
    expect(accepted(decide(offered, "a", close(ENDING, true), NO_DRAWS))).toEqual([alone]);
    const battle = readyBattle();
    const housed = { ...battle, seats: { a: battle.seats.a, b: { ...battle.seats.b, chair: "house" as const } } };
    expect(accepted(decide(housed, "a", close(), NO_DRAWS))).toEqual([alone]);
  });

  test("names no more losses than everybody knows to be possible: hidden groups may be of any kind, stragglers are not lost", () => {
    const lost = (tugs: number, sugs: number): Ending => ({ ...ENDING, losses: { a: { tugs, sugs }, b: { tugs: 0, sugs: 0 } } });
    // Nine groups of TuGs are seen (the tercio counts twice) and one of skirmishers; two are hidden.
    expect([why(readyBattle(), "b", close(lost(14, 3))), why(readyBattle(), "a", close(lost(14, 3)))]).toEqual([null, null]);
    const most = { seat: "a", tugs: 14, sugs: 3 };
    expect(why(readyBattle(), "b", close(lost(15, 0)))).toEqual({ code: "more-lost-than-there", params: most });
    expect(why(readyBattle(), "a", close(lost(0, 4)))).toEqual({ code: "more-lost-than-there", params: most });
  });

  // On the day: of seat a ten TuGs are seen and three groups are not; of seat b all thirteen TuGs are on the table.
  const whole = dayBattle();
  const by = (tugs: number, broken: boolean, sacked?: boolean, battle = whole) =>
    why(battle, "a", {
      ...{ type: "close-battle", otherIsAway: false, losses: { a: { tugs: 0, sugs: 0 }, b: { tugs, sugs: 0 } } },
      ...{ broken: { a: false, b: broken }, ...(sacked === undefined ? {} : { sacked: { a: false, b: sacked } }) },
    });

  test.each([
    ["nothing of thirteen, broken", 0, true, false, { tugs: 0, camp: 0, broken: false }],
    ["thirteen of thirteen, not broken", 13, false, false, { tugs: 13, camp: 0, broken: true }],
    ["six of thirteen, broken", 6, true, false, { tugs: 6, camp: 0, broken: false }],
    ["seven of thirteen, not broken", 7, false, false, { tugs: 7, camp: 0, broken: true }],
    ["six and the camp, not broken", 6, false, true, { tugs: 6, camp: 1, broken: true }],
    ["five and the camp, broken", 5, true, true, { tugs: 5, camp: 1, broken: false }],
  ])("is refused against the sum: %s", (_, tugs, broken, sacked, sum) => {
    const unhidden = { ...sum, unseen: 0, size: { min: 13, max: 13 }, breaksAt: { min: 7, max: 7 } };
    expect(by(tugs, broken, sacked)).toEqual({ code: "broken-differs", params: { seat: "b", broken, sum: unhidden } });
    expect(by(tugs, !broken, sacked)).toBeNull();
  });

  test("is refused with a sacked camp where none was pitched", () => {
    const { b } = whole.seats;
    const bare = { ...whole, seats: { ...whole.seats, b: { ...b, host: { ...b.host, camp: null } } } };
    expect(by(0, false, true, bare)).toEqual({ code: "camp-not-there", params: { seat: "b" } });
  });

  test("may say either of an army, whoever enters it, while unseen groups could make the difference", () => {
    // Ten TuGs seen: broken at five if the marchers and the ambush do not count, at eight if all three are double groups.
    const of = (tugs: number, broken: boolean) => ({
      ...{ losses: { a: { tugs, sugs: 0 }, b: { tugs: 0, sugs: 0 } }, broken: { a: broken, b: false } },
    });
    const codes = (tugs: number) =>
      (["a", "b"] as const).map((seat) => [true, false].map((broken) => why(whole, seat, close(of(tugs, broken)))?.code ?? "accepted"));
    const either = ["accepted", "accepted"];
    const [unbroken, broken] = [
      ["broken-differs", "accepted"],
      ["accepted", "broken-differs"],
    ];
    expect([4, 5, 7, 8].map((tugs) => codes(tugs)[0])).toEqual([unbroken, either, either, broken]);
    for (const tugs of [4, 5, 7, 8]) expect(codes(tugs)[1]).toEqual(codes(tugs)[0]);
  });

  test("is checked where it closes the battle alone, too", () => {
    const claim = close({ losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 13, sugs: 0 } }, broken: { a: false, b: false } }, true);
    expect(why(whole, "a", claim)?.code).toBe("broken-differs");
  });

  test("says which camps were sacked, and another camp is another result", () => {
    const sacked = { a: false, b: true };
    const command = { ...close({ losses: { a: { tugs: 5, sugs: 0 }, b: { tugs: 6, sugs: 0 } }, broken: { a: false, b: true } }), sacked };
    const [event] = accepted(decide(whole, "a", command as DecidedCommand, NO_DRAWS));
    expect(event).toMatchObject({ type: "close-offered", result: { sacked, broken: { a: false, b: true }, points: { a: 15, b: 10 } } });
  });

  test("is accepted as claimed with tables that do not say what breaks an army, and has no camp", () => {
    const { armyBreaks: _breaks, breaking: _camp, ...older } = unhidden(BOOK.battlefield).tables;
    const book = prepareBattle({ ...BOOK.tables, battlefield: older });
    const old = { ...whole, book };
    expect(legalCommands(old, "b")).toEqual([{ type: "close-battle", armies: null }]);
    expect([by(0, true, false, old), by(13, false, true, old)]).toEqual([null, null]);
    const command = { ...close({ losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 13, sugs: 0 } }, broken: { a: false, b: false } }) };
    const [event] = accepted(decide(old, "a", { ...command, sacked: { a: true, b: true } } as DecidedCommand, NO_DRAWS));
    expect(event).toEqual({
      ...{ type: "close-offered", seat: "a" },
      result: {
        ...{ losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 13, sugs: 0 } }, broken: { a: false, b: false } },
        points: { a: 12, b: 2 },
      },
    });
  });
});
