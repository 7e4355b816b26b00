import { describe, expect, test } from "vitest";
import type { GivenOrder } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import type { CampKind } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { accepted, playedTo } from "@/tests/build/played-battle";
import { lyingPiece, type TableOpening, tableBattle } from "@/tests/build/table-battle";
import { forceOf, standing, type TroopName, unitOf } from "@/tests/build/table-troops";
import type { Battle } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";
import { view } from "../view";
import { firstDeployment } from "./deployment";

describe("the first of the out-scouted", () => {
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
});

const many = (count: number, name: TroopName = "foot") => Array<TroopName>(count).fill(name);
const NO_ORDERS = { host: { orders: [] } };
/** Both deploy; there are no orders. */
const deploying = (a: readonly TroopName[], b: readonly TroopName[], more: Partial<TableOpening> = {}) =>
  tableBattle({
    ...{ step: "deployment", a: { ...NO_ORDERS, force: forceOf(a) }, b: { ...NO_ORDERS, force: forceOf(b) } },
    ...more,
  });

const camp = (x = 22.5): DecidedCommand => ({ type: "place-camp", x });
/** The unit group with this number, in a row of its own kind: 2 BW apart, clear of the wings and the camp. */
const unit = (number: number, more: object = {}): DecidedCommand => ({
  ...{ type: "deploy-unit" as const, number, x: 11 + 2 * ((number - 1) % 12), y: number > 12 ? 3.5 : 6, facing: 90 },
  ...more,
});
const invaders = (number: number): DecidedCommand => unit(number, { y: number > 12 ? 26.5 : 24, facing: 270 });

function refusal(battle: Battle, seat: SeatName, command: DecidedCommand) {
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? "accepted" : { code: decision.refusal.code, ...decision.refusal.params };
}
const types = (battle: Battle, seat: SeatName, command: DecidedCommand) =>
  accepted(decide(battle, seat, command, NO_DRAWS)).map((one) => `${one.seat} ${one.type}`);
const batch = (battle: Battle) => {
  const { batch: now } = view(battle, null);
  return now ? `${now.seat}${now.left}` : "none";
};

/** Deploys whatever is next for both seats in rows until the step is over, and returns whose each group was: "aaaabbbb". */
function order(battle: Battle): string {
  const next = { a: 1, b: 1 };
  let now = battle;
  let told = "";
  while (now.step === battle.step) {
    const [seat] = toAct(now);
    if (!seat) throw new Error("nobody is waited for");
    const isCamp = legalCommands(now, seat)[0]?.type === "place-camp";
    const command = isCamp ? camp() : (seat === battle.roles?.defender ? unit : invaders)(next[seat]);
    if (isCamp) told += seat.toUpperCase();
    else told += seat;
    if (!isCamp) next[seat] += 1;
    now = playedTo(now, [[seat, command]], NO_DRAWS);
  }
  return told;
}

/** An order as stored, with a meaningless hash. */
const orderOf = (order: string, secret: NonNullable<GivenOrder["secret"]>): GivenOrder => ({
  ...{ order, orderHash: "0".repeat(64), secret, salt: "1".repeat(32) },
  place: secret.kind === "march" ? { kind: "march", commander: secret.commander } : { kind: "ambush", x: secret.x, y: secret.y },
});
const ambush = (at: number, number: number | null) => orderOf(`ambush-${at}`, { kind: "ambush", x: 5 * at, y: 3, unit: number });
const march = (numbers: readonly number[]) => orderOf("march-1", { kind: "march", commander: 1, edge: "left", units: [...numbers] });

describe("batches", () => {
  test("four at a time from the defender, camps first, the last batch as large as what is left", () => {
    expect(order(deploying(many(6), many(9)))).toBe("AaaaaBbbbbaabbbbb");
    expect(order(deploying(many(6), many(3), { defender: "b" }))).toBe("BbbbAaaaaaa");
  });

  test("the rest of a batch is shown", () => {
    let now = deploying(many(5), many(1));
    expect(batch(now)).toBe("a4");
    now = playedTo(
      now,
      [
        ["a", camp()],
        ["a", unit(1)],
      ],
      NO_DRAWS,
    );
    expect(batch(now)).toBe("a3");
    now = playedTo(
      now,
      [
        ["a", unit(2)],
        ["a", unit(3)],
        ["a", unit(4)],
      ],
      NO_DRAWS,
    );
    expect(batch(now)).toBe("b1");
    now = playedTo(
      now,
      [
        ["b", camp()],
        ["b", invaders(1)],
      ],
      NO_DRAWS,
    );
    expect(batch(now)).toBe("a1");
  });

  test("after out-scouting the other seat sets as many as the out-scouted one has, then that one goes on by fours", () => {
    const units = [1, 2, 3, 4, 5].map((number) => standing("a", unitOf(number, "foot"), { x: 9 + 2 * number, y: 6, files: 2 }));
    // 30 per cent of 15 is 4.5: five.
    const outscouted = { seat: "a" as const, difference: 30 };
    const a = { force: forceOf(many(15)), host: { orders: [], units, camp: { state: "standard" as const, x: 22.5, y: 1 } } };
    const opening = { ...{ outscouted, a }, b: { ...NO_ORDERS, force: forceOf(many(12)) } };
    let now = tableBattle({ step: "deployment", ...opening });
    expect(batch(now)).toBe("b5");
    now = playedTo(now, [["b", camp()], ...[1, 2, 3, 4, 5].map((number) => ["b", invaders(number)] as const)], NO_DRAWS);
    expect(batch(now)).toBe("a4");
    now = playedTo(
      now,
      [6, 7, 8, 9].map((number) => ["a", unit(number)] as const),
      NO_DRAWS,
    );
    expect(batch(now)).toBe("b4");
    now = playedTo(
      now,
      [6, 7, 8, 9].map((number) => ["b", invaders(number)] as const),
      NO_DRAWS,
    );
    expect(batch(now)).toBe("a4");
    // The same with the invader out-scouted.
    const turned = { ...opening, defender: "b" as const };
    const mirror = (at: readonly number[]) => at.map((number) => ["b", unit(number)] as const);
    const across = units.map((one) => ({ ...one, y: 24, facing: 270 }));
    const a2 = { ...a, host: { ...a.host, units: across, camp: { state: "standard" as const, x: 22.5, y: 29 } } };
    const set = playedTo(tableBattle({ ...turned, a: a2, step: "deployment" }), [["b", camp()], ...mirror([1, 2, 3, 4, 5])], NO_DRAWS);
    expect(batch(set)).toBe("a4");
    // With fewer than five it deploys all it has, and the out-scouted seat goes on alone.
    const few = tableBattle({ ...opening, step: "deployment", b: { ...NO_ORDERS, force: forceOf(many(2)) } });
    expect(batch(few)).toBe("b2");
    expect(
      batch(
        playedTo(
          few,
          [
            ["b", camp()],
            ["b", invaders(1)],
            ["b", invaders(2)],
          ],
          NO_DRAWS,
        ),
      ),
    ).toBe("a4");
  });
});

describe("who goes first of an army", () => {
  const mixed: TroopName[] = ["foot", "lightGuns", "heavyGuns", "barricaded", "mediumGuns"];

  test("barricades, then medium and heavy guns, then the rest", () => {
    let now = playedTo(deploying(mixed, many(1)), [["a", camp()]], NO_DRAWS);
    const numbers = () => legalCommands(now, "a").map((one) => ("number" in one ? one.number : 0));
    expect(numbers()).toEqual([4]);
    expect(refusal(now, "a", unit(3))).toEqual({ code: "others-first", numbers: [4] });
    now = playedTo(now, [["a", unit(4)]], NO_DRAWS);
    expect(numbers()).toEqual([3, 5]);
    expect(refusal(now, "a", unit(2))).toEqual({ code: "others-first", numbers: [3, 5] });
    now = playedTo(
      now,
      [
        ["a", unit(5)],
        ["a", unit(3)],
      ],
      NO_DRAWS,
    );
    expect(numbers()).toEqual([1, 2]);
  });

  test("who marches or lies in ambush is not waited for, and cannot be set", () => {
    const a = { force: forceOf(mixed, [{}, {}]), host: { orders: [march([4]), ambush(1, 1)] } };
    const now = playedTo(tableBattle({ step: "deployment", a, b: { ...NO_ORDERS, force: forceOf(many(1)) } }), [["a", camp()]], NO_DRAWS);
    expect(legalCommands(now, "a").map((one) => ("number" in one ? one.number : 0))).toEqual([3, 5]);
    expect(refusal(now, "a", unit(4))).toEqual({ code: "unit-ordered", number: 4 });
    expect(refusal(now, "a", { type: "leave-off-table", number: 1 })).toEqual({ code: "unit-ordered", number: 1 });
  });
});

describe("the camp", () => {
  const defends = (kind: CampKind) => deploying(many(1), many(1), { a: { ...NO_ORDERS, camp: kind } });
  const invades = (kind: CampKind) =>
    playedTo(
      deploying(many(1), many(1), { b: { ...NO_ORDERS, camp: kind } }),
      [
        ["a", camp()],
        ["a", unit(1)],
      ],
      NO_DRAWS,
    );
  test.each([
    ["standard", "standard", "standard"],
    ["fortified", "fortified", "fortified"],
    ["mobile", "mobile", "mobile"],
    ["flexible", "fortified", "mobile"],
    ["none", "mobile", null],
  ] as const)("%s: %s when one defends, %s when one invades", (kind, defending, invading) => {
    expect(accepted(decide(defends(kind), "a", camp(), NO_DRAWS))[0]).toMatchObject({ camp: { state: defending, x: 22.5, y: 1 } });
    const invader = invades(kind);
    if (invading) expect(accepted(decide(invader, "b", camp(), NO_DRAWS))[0]).toMatchObject({ camp: { state: invading, x: 22.5, y: 29 } });
    else expect(refusal(invader, "b", camp())).toEqual({ code: "no-camp" });
  });

  test("before everything else, once, where it may be", () => {
    const battle = deploying(many(2), many(1));
    expect(legalCommands(battle, "a")).toEqual([{ type: "place-camp", y: 1, ranges: [{ min: 18, max: 27 }] }]);
    expect(refusal(battle, "a", unit(1))).toEqual({ code: "camp-first" });
    expect(refusal(battle, "a", { type: "leave-off-table", number: 1 })).toEqual({ code: "camp-first" });
    expect(refusal(battle, "a", camp(17.9))).toMatchObject({ code: "not-there", reasons: [{ code: "outside-camp-reach" }] });
    expect(refusal(battle, "b", camp())).toEqual({ code: "not-your-turn", step: "deployment" });
    expect(refusal(playedTo(battle, [["a", camp()]], NO_DRAWS), "a", camp())).toEqual({ code: "camp-placed" });
  });

  test("is not asked for where there is no place for it", () => {
    const lake = (id: string, x: number) => lyingPiece({ id, kind: "lake", w: 10, x, y: 3 });
    const battle = deploying(many(2), many(1), { ground: { pieces: [lake("1", 17.5), lake("2", 27.5)] } });
    expect(legalCommands(battle, "a").map(({ type }) => type)).toEqual(["deploy-unit", "deploy-unit"]);
    expect(refusal(battle, "a", camp())).toEqual({ code: "no-camp" });
  });
});

describe("a unit group", () => {
  const ready = playedTo(
    deploying(["flexible", "dragoons", "hussars"], many(1), { ground: { flank: { edge: "left", water: null } } }),
    [["a", camp()]],
    NO_DRAWS,
  );
  const placed = (number: number, more: object) =>
    accepted(decide(ready, "a", unit(number, more), NO_DRAWS)).flatMap((one) => (one.type === "unit-deployed" ? one.unit : []))[0];

  test("lists what it may be, and uses the default if nothing is given", () => {
    expect(legalCommands(ready, "a")[0]).toEqual({
      ...{ type: "deploy-unit", number: 1, forms: ["close", "loose", "skirmish"], files: { min: 2, max: 6 } },
      ...{ region: { left: 0, bottom: 0, right: 45, top: 9 }, caltrops: false, stakes: false },
    });
    expect(placed(1, { x: 12 })).toEqual({
      ...{ seat: "a", number: 1, name: "flexible 1", x: 12, y: 6, facing: 90, files: 2, form: "close", nervous: false, bases: 6 },
      ...{ troop: unitOf(1, "flexible").troop, caltrops: false, stakes: false, droppedPikes: false },
    });
    expect(placed(2, {})).toMatchObject({ form: "mounted", files: 2 });
    expect(placed(3, { form: "skirmish", files: 6 })).toMatchObject({ form: "skirmish", files: 6 });
  });

  test("is shown as nervous where it is", () => {
    expect(placed(1, { x: 5 })?.nervous).toBe(true);
    expect(placed(1, { x: 5, form: "skirmish" })?.nervous).toBe(false);
  });

  test("is set once, and only one that there is", () => {
    const set = playedTo(ready, [["a", unit(1, { x: 12 })]], NO_DRAWS);
    expect(refusal(set, "a", unit(1))).toEqual({ code: "unit-placed", number: 1 });
    expect(refusal(set, "a", unit(9))).toEqual({ code: "no-such-unit", number: 9 });
    expect(refusal(set, "b", invaders(1))).toEqual({ code: "not-your-turn", step: "deployment" });
  });

  test("carries caltrops and stakes only if it has them; all reasons are given", () => {
    expect(refusal(ready, "a", unit(1, { y: 9, caltrops: true, stakes: true, form: "foot" }))).toMatchObject({
      code: "not-there",
      reasons: [{ code: "form" }, { code: "outside-deployment" }, { code: "no-caltrops" }, { code: "no-stakes" }],
    });
    const force = forceOf([unitOf(1, "foot", { troop: { ...unitOf(1, "foot").troop, characteristics: ["stakes", "caltrops"] } })]);
    const staked = playedTo(deploying([], many(1), { a: { ...NO_ORDERS, force } }), [["a", camp()]], NO_DRAWS);
    expect(legalCommands(staked, "a")).toMatchObject([{ caltrops: true, stakes: true }]);
    expect(accepted(decide(staked, "a", unit(1, { stakes: true }), NO_DRAWS))[0]).toMatchObject({
      unit: { stakes: true, caltrops: false },
    });
  });

  test("straggles only where the search finds no place for it, which is said", () => {
    expect(refusal(ready, "a", { type: "leave-off-table", number: 1 })).toMatchObject({ code: "place-left", place: { angle: 90 } });
    // 26 bases in four ranks are seven wide; there are twelve between the wings of the smallest table. Guns block both halves.
    const guns = [
      standing("a", unitOf(8, "heavyGuns"), { x: 12, y: 1.5, files: 1 }),
      standing("a", unitOf(9, "heavyGuns"), { x: 12, y: 4.5, files: 1 }),
    ];
    const force = forceOf([
      unitOf(1, "flexible", { bases: 26 }),
      unitOf(2, "barricaded", { bases: 26 }),
      unitOf(8, "heavyGuns"),
      unitOf(9, "heavyGuns"),
    ]);
    const host = { orders: [], camp: { state: "standard" as const, x: 8, y: 1 }, units: guns };
    const crowded = tableBattle({ step: "deployment", size: "small", a: { force, host }, b: { ...NO_ORDERS, force: forceOf(many(5)) } });
    expect(legalCommands(crowded, "a")).toEqual([{ type: "leave-off-table", number: 2 }]);
    const after = playedTo(crowded, [["a", { type: "leave-off-table", number: 2 }]], NO_DRAWS);
    expect(view(after, "b").stragglers).toEqual([{ seat: "a", number: 2, name: "barricaded 2" }]);
    expect(refusal(after, "a", unit(2))).toEqual({ code: "unit-placed", number: 2 });
    // It counts in the batch; the flexibles skirmish on a wing.
    expect(batch(after)).toBe("a1");
    expect(legalCommands(after, "a")).toMatchObject([{ type: "deploy-unit", number: 1 }]);
  });
});

describe("who is hidden", () => {
  const b = { ...NO_ORDERS, force: forceOf(many(6)) };
  const hiding = (orders: readonly GivenOrder[]) =>
    playedTo(tableBattle({ step: "deployment", a: { force: forceOf(many(6), [{}, {}]), host: { orders } }, b }), [["a", camp()]], NO_DRAWS);
  const setTwo = (battle: Battle, ...numbers: number[]) =>
    playedTo(
      battle,
      numbers.map((number) => ["a", unit(number)] as const),
      NO_DRAWS,
    );

  test("shows only by being missing at the end", () => {
    const two = hiding([ambush(1, 1), ambush(2, null)]);
    expect(batch(two)).toBe("a4");
    const other = hiding([ambush(1, 3), ambush(2, null)]);
    expect({ ...view(two, "b"), seat: 0 }).toEqual({ ...view(other, "b"), seat: 0 });
    const spectators = [setTwo(two, 2, 4, 5, 6), setTwo(other, 2, 4, 5, 6)].map((one) => ({ ...view(one, null), seq: 0 }));
    expect(spectators[0]).toEqual(spectators[1]);
  });

  test("a seat with nobody left says so when its batch comes; then it is passed over", () => {
    const now = hiding([march([1, 2, 3]), ambush(1, null)]);
    expect(types(setTwo(now, 4, 5), "a", unit(6))).toEqual(["a unit-deployed", "a passed"]);
    const after = setTwo(now, 4, 5, 6);
    expect([batch(after), after.seats.a.host.isDeployed, after.seats.a.host.hasPassed]).toEqual(["b4", true, false]);
    const set = playedTo(after, [["b", camp()], ...[1, 2, 3, 4, 5].map((number) => ["b", invaders(number)] as const)], NO_DRAWS);
    expect(batch(set)).toBe("b1");
    expect(playedTo(set, [["b", invaders(6)]], NO_DRAWS).step).toBe("finishing");
  });

  test("a seat with everything hidden still places its camp", () => {
    const a = { force: forceOf(many(2), [{}, {}]), host: { orders: [march([1, 2])] } };
    const now = tableBattle({ step: "deployment", a, b });
    expect(toAct(now)).toEqual(["a"]);
    expect(types(now, "a", camp())).toEqual(["a camp-placed", "a passed"]);
  });
});
