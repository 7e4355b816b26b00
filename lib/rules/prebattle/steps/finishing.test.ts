import { describe, expect, test } from "vitest";
import type { GivenOrder } from "@/lib/model/battle-event";
import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { accepted, playedTo } from "@/tests/build/played-battle";
import { type SeatGiven, tableBattle } from "@/tests/build/table-battle";
import { forceOf, standing, TROOPS, type TroopName, unitOf } from "@/tests/build/table-troops";
import { prepareBattlefield } from "../../table/battlefield-book";
import type { Battle } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";
import { view } from "../view";

/** These unit groups in a row, and these commanders. All of the force is on the table, except what has orders. */
function seat(
  names: Parameters<typeof forceOf>[0],
  commanders: Parameters<typeof forceOf>[1] = [{}],
  orders: readonly GivenOrder[] = [],
): SeatGiven {
  const force = forceOf(names, commanders);
  const hidden = orders.flatMap(({ secret }) => (secret?.kind === "march" ? secret.units : (secret?.unit ?? [])));
  const units = force.units
    .filter(({ number }) => !hidden.includes(number))
    .map((unit) => standing("a", unit, { x: 9 + 3 * unit.number, y: 5, files: unit.bases === 2 ? 2 : 3 }));
  return { force, host: { orders, units, isDeployed: true } };
}
const mirrored = (given: SeatGiven): SeatGiven => {
  const units = (given.host?.units ?? []).map((unit): Placed => ({ ...unit, seat: "b", y: 30 - unit.y, facing: 270 }));
  return { ...given, host: { ...given.host, units } };
};
const finishing = (a: SeatGiven, b: SeatGiven = seat(["foot"])) => tableBattle({ step: "finishing", a, b: mirrored(b) });

const orderOf = (order: string, secret: NonNullable<GivenOrder["secret"]>): GivenOrder => ({
  ...{ order, orderHash: "0".repeat(64), secret, salt: "1".repeat(32) },
  place: secret.kind === "march" ? { kind: "march", commander: secret.commander } : { kind: "ambush", x: secret.x, y: secret.y },
});
const ambush = (at: number, unit: number | null) => orderOf(`ambush-${at}`, { kind: "ambush", x: 5 * at, y: 3, unit });
const march = (at: number, commander: number, units: readonly number[] | null) =>
  orderOf(`march-${at}`, { kind: "march", commander, edge: units ? "left" : null, units: [...(units ?? [])] });

function refusal(battle: Battle, by: SeatName, command: DecidedCommand) {
  const decision = decide(battle, by, command, NO_DRAWS);
  return decision.ok ? "accepted" : { code: decision.refusal.code, ...decision.refusal.params };
}
const types = (battle: Battle, by: SeatName, command: DecidedCommand) =>
  accepted(decide(battle, by, command, NO_DRAWS)).map((one) => `${one.seat} ${one.type}`);
const PASS: DecidedCommand = { type: "pass" };
const wheel = (number: number, degrees = 30): DecidedCommand => ({ type: "wheel-artillery", number, corner: "left", degrees });
const drop = (number: number): DecidedCommand => ({ type: "drop-pikes", number });

describe("guns and pikes", () => {
  const both = finishing(seat(["heavyGuns", "pikeAndShot", "foot"]), seat(["lightGuns"]));

  test("both seats at once, each until it passes or has done all", () => {
    expect(toAct(both)).toEqual(["a", "b"]);
    expect(legalCommands(both, "a")).toEqual([
      { type: "wheel-artillery", number: 1, degrees: { min: 1, max: 90 } },
      { type: "drop-pikes", number: 2 },
      { type: "pass" },
    ]);
    const passed = playedTo(both, [["a", PASS]], NO_DRAWS);
    expect([toAct(passed), legalCommands(passed, "a")]).toEqual([["b"], []]);
    expect(refusal(passed, "a", PASS)).toEqual({ code: "already-passed" });
    expect(refusal(passed, "a", wheel(1))).toEqual({ code: "already-passed" });
    const done = playedTo(
      both,
      [
        ["b", wheel(1)],
        ["a", wheel(1)],
        ["a", drop(2)],
      ],
      NO_DRAWS,
    );
    expect(legalCommands(done, "a").map(({ type }) => type)).toEqual(["place-commander"]);
  });

  test("a seat with neither is not waited for", () => {
    expect(toAct(finishing(seat(["foot"]), seat(["lightGuns"])))).toEqual(["b"]);
    expect(toAct(finishing(seat(["foot"])))).toEqual(["a"]);
    expect(legalCommands(finishing(seat(["foot"])), "a").map(({ type }) => type)).toEqual(["place-commander"]);
    expect(refusal(finishing(seat(["foot"]), seat(["lightGuns"])), "a", PASS)).toEqual({ code: "not-your-turn", step: "finishing" });
  });

  test("guns are wheeled once, by their corner", () => {
    const wheeled = playedTo(both, [["a", wheel(1, 90)]], NO_DRAWS);
    expect(wheeled.seats.a.host.units[0]).toMatchObject({ x: 10.5, y: 4.5, facing: 0 });
    expect(refusal(wheeled, "a", wheel(1))).toEqual({ code: "already-wheeled", number: 1 });
    expect(refusal(both, "a", wheel(2))).toEqual({ code: "not-artillery", number: 2 });
    expect(refusal(both, "a", wheel(9))).toEqual({ code: "no-such-unit", number: 9 });
    const walled = finishing({ ...seat(["heavyGuns"]), host: { ...seat(["heavyGuns"]).host, camp: { state: "standard", x: 10, y: 4 } } });
    expect(refusal(walled, "a", wheel(1, 90))).toMatchObject({ code: "not-there", reasons: [{ code: "on-camp" }] });
  });

  test("a seat that has declared its commands wheels no guns while the other places commanders", () => {
    const declared = playedTo(
      finishing(seat(["heavyGuns", "foot"]), seat(["lightGuns"])),
      [
        ["a", wheel(1)],
        ["b", PASS],
        ["a", { type: "place-commander", commander: 0, at: { x: 20, y: 2 } }],
        ["a", { type: "declare-commands", commands: [{ commander: 0, units: [1, 2], ambushes: [] }] }],
      ],
      NO_DRAWS,
    );
    expect([toAct(declared), legalCommands(declared, "a")]).toEqual([["b"], []]);
    for (const command of [wheel(1), PASS]) expect(refusal(declared, "a", command)).toEqual({ code: "not-your-turn", step: "finishing" });
    expect(legalCommands(declared, "b").map(({ type }) => type)).toEqual(["place-commander"]);
  });

  /** Nine bases, three wide and deep ("Glossary: Early Pike and Shot"). */
  const EARLY = { bases: 9, troop: { ...TROOPS.pikeAndShot, setFormation: "early-pike-and-shot" } } as const;

  test("early pike and shot have pikes to drop too", () => {
    const early = finishing(seat([unitOf(1, "pikeAndShot", EARLY), "foot"]));
    expect(legalCommands(early, "a")).toEqual([{ type: "drop-pikes", number: 1 }, { type: "pass" }]);
    expect(playedTo(early, [["a", drop(1)]], NO_DRAWS).seats.a.host.units[0]).toMatchObject({ droppedPikes: true });
  });

  test("with tables that do not say who may, only pike and shot", () => {
    const early = finishing(seat([unitOf(1, "pikeAndShot", EARLY), "pikeAndShot"]));
    const { battlefield } = early.book;
    if (!battlefield) throw new Error("no tables of the battlefield");
    const silent = battlefield.tables.formations.map(({ dropsPikes: _, ...row }) => row);
    const older = { ...early, book: { ...early.book, battlefield: prepareBattlefield({ ...battlefield.tables, formations: silent }) } };
    expect(legalCommands(older, "a")).toEqual([{ type: "drop-pikes", number: 2 }, { type: "pass" }]);
    expect(refusal(older, "a", drop(1))).toEqual({ code: "not-pike-and-shot", number: 1 });
  });

  test("groups that march or hide drop them on paper: their player is not asked, and the other learns nothing", () => {
    const SUBS = [{}, {}, {}];
    const names: readonly TroopName[] = ["foot", "pikeAndShot", "pikeAndShot", "foot"];
    const hidden = finishing(seat(names, SUBS, [march(1, 1, [2, 4]), ambush(1, 3)]));
    expect(toAct(hidden)).toEqual(["a"]);
    expect(legalCommands(hidden, "a").map(({ type }) => type)).not.toContain("drop-pikes");
    expect([2, 3, 4, 9].map((number) => refusal(hidden, "a", drop(number)))).toEqual([
      { code: "pikes-off-table", number: 2 },
      { code: "pikes-off-table", number: 3 },
      { code: "no-such-unit", number: 4 },
      { code: "no-such-unit", number: 9 },
    ]);
  });

  test("pike and shot drop their pikes once, others have none", () => {
    const dropped = playedTo(both, [["a", drop(2)]], NO_DRAWS);
    expect(dropped.seats.a.host.units.map((unit) => unit.droppedPikes)).toEqual([false, true, false]);
    expect(refusal(dropped, "a", drop(2))).toEqual({ code: "already-dropped", number: 2 });
    expect(refusal(both, "a", drop(3))).toEqual({ code: "not-pike-and-shot", number: 3 });
  });
});

describe("bluffed marches", () => {
  const SUBS = [{}, {}, {}];

  test("are shown by themselves, the defender's first, when the last has passed", () => {
    const a = seat(["heavyGuns", "foot", "foot"], SUBS, [march(1, 1, null), march(2, 2, [3])]);
    const b = seat(["foot", "foot"], SUBS, [march(1, 2, null), ambush(1, null)]);
    expect(types(finishing(a, b), "a", PASS)).toEqual(["a passed", "a order-revealed", "b order-revealed"]);
    const after = playedTo(finishing(a, b), [["a", PASS]], NO_DRAWS);
    expect(view(after, null).markers.map(({ seat: by, order, revealed }) => [by, order, revealed])).toEqual([
      ["a", "march-1", true],
      ["a", "march-2", false],
      ["b", "march-1", true],
      ["b", "ambush-1", false],
    ]);
    // A commander who bluffed is placed; one who really marches is not.
    expect(legalCommands(after, "a").map((one) => (one.type === "place-commander" ? one.commander : one))).toEqual([0, 1]);
  });

  test("at once where nobody has guns or pikes", () => {
    const a = seat(["foot"], SUBS, [march(1, 1, null)]);
    const before = tableBattle({
      step: "deployment",
      a: { ...a, host: { ...a.host, isDeployed: false, units: [] } },
      b: mirrored(seat(["foot"])),
    });
    const camped = playedTo(before, [["a", { type: "place-camp", x: 22.5 }]], NO_DRAWS);
    const last: DecidedCommand = { type: "deploy-unit", number: 1, x: 12, y: 5, facing: 90 };
    expect(types(camped, "a", last)).toEqual(["a unit-deployed", "a order-revealed"]);
  });
});

describe("commanders", () => {
  const two = finishing(seat(["foot", "foot", "foot"], [{}, {}]), seat(["foot", "foot"]));
  const at = (commander: number, x = 20, y = 5): DecidedCommand => ({ type: "place-commander", commander, at: { x, y } });
  const lead = (...commands: readonly (readonly [number, readonly number[], (readonly string[])?])[]): DecidedCommand => ({
    type: "declare-commands",
    commands: commands.map(([commander, units, ambushes = []]) => ({ commander, units: [...units], ambushes: [...ambushes] })),
  });
  const placed = (battle: Battle, ...commanders: readonly number[]) =>
    playedTo(
      battle,
      commanders.map((one) => ["a", at(one)] as const),
      NO_DRAWS,
    );

  test("all the defender's, then his commands; then the invader's", () => {
    expect(legalCommands(two, "a")).toEqual([
      { type: "place-commander", commander: 0, region: { left: 0, bottom: 0, right: 45, top: 9 }, ambushes: [] },
      { type: "place-commander", commander: 1, region: { left: 0, bottom: 0, right: 45, top: 9 }, ambushes: [] },
    ]);
    expect([toAct(two), refusal(two, "b", at(0, 20, 25))]).toEqual([["a"], { code: "not-your-turn", step: "finishing" }]);
    expect(refusal(two, "a", lead([0, [1, 2, 3]]))).toEqual({ code: "commanders-first", commanders: [0, 1] });
    const one = placed(two, 1);
    expect(refusal(one, "a", at(1))).toEqual({ code: "commander-placed", commander: 1 });
    expect(refusal(one, "a", at(2))).toEqual({ code: "commander-not-to-place", commander: 2 });
    expect(refusal(one, "a", at(0, 20, 9))).toMatchObject({ code: "not-there", reasons: [{ code: "outside-deployment" }] });
    const all = placed(one, 0);
    expect(legalCommands(all, "a")).toEqual([{ type: "declare-commands", commanders: [1, 0], units: [1, 2, 3], ambushes: [] }]);
    const declared = playedTo(all, [["a", lead([0, [1]], [1, [2, 3]])]], NO_DRAWS);
    expect([toAct(declared), declared.step]).toEqual([["b"], "finishing"]);
    expect(refusal(declared, "a", lead([0, [1, 2, 3]]))).toEqual({ code: "already-declared-commands" });
    const end = playedTo(
      declared,
      [
        ["b", at(0, 20, 25)],
        ["b", lead([0, [1, 2]])],
      ],
      NO_DRAWS,
    );
    // Nobody has scouts.
    expect(end.step).toBe("ready");
    expect(view(end, null).commands).toEqual({
      a: [
        { commander: 0, units: [1], ambushes: [] },
        { commander: 1, units: [2, 3], ambushes: [] },
      ],
      b: [{ commander: 0, units: [1, 2], ambushes: [] }],
    });
  });

  test("not before guns and pikes are done", () => {
    const guns = finishing(seat(["heavyGuns"]), seat(["lightGuns"]));
    expect(refusal(guns, "a", at(0))).toEqual({ code: "not-your-turn", step: "finishing" });
    expect(refusal(playedTo(guns, [["a", PASS]], NO_DRAWS), "a", at(0))).toEqual({ code: "not-your-turn", step: "finishing" });
  });

  describe("every unit group once", () => {
    const all = placed(two, 0, 1);
    test.each([
      ["one is missing", lead([0, [1]], [1, [3]]), { code: "unit-unled", numbers: [2] }],
      ["one is named twice", lead([0, [1, 2]], [1, [2, 3]]), { code: "unit-led-twice", number: 2 }],
      ["one is not there", lead([0, [1, 2]], [1, [3, 7]]), { code: "no-such-unit", number: 7 }],
      ["a commander is named twice", lead([0, [1, 2]], [0, [3]]), { code: "commander-twice", commander: 0 }],
      ["there is no such commander", lead([0, [1, 2]], [2, [3]]), { code: "commander-not-declared", commander: 2 }],
      ["no such marker", lead([0, [1, 2]], [1, [3], ["ambush-1"]]), { code: "no-such-ambush", order: "ambush-1" }],
      ["an army commander may float, named", lead([0, []], [1, [1, 2, 3]]), "accepted"],
      ["or not", lead([1, [1, 2, 3]]), "accepted"],
      ["a sub-commander may not", lead([0, [1, 2, 3]]), { code: "command-empty", commander: 1 }],
    ] as const)("%s", (_, command, said) => {
      expect(refusal(all, "a", command)).toEqual(said);
    });
  });

  test("only a professional army commander floats; who cannot lead may be empty where nobody has two", () => {
    const instinctive = placed(finishing(seat(["foot", "foot"], [{ class: "instinctive" }, {}])), 0, 1);
    expect(refusal(instinctive, "a", lead([0, []], [1, [1, 2]]))).toEqual({ code: "command-empty", commander: 0 });
    const poor = placed(finishing(seat(["foot", "foot"], [{ class: "tribal" }, {}, {}])), 0, 1, 2);
    expect(refusal(poor, "a", lead([0, [1]], [1, [2]]))).toBe("accepted");
    expect(refusal(poor, "a", lead([0, [1, 2]]))).toEqual({ code: "command-empty", commander: 1 });
  });

  describe("ambushes", () => {
    const hiding = finishing(seat(["foot", "foot", "skirmishers"], [{}, {}], [ambush(1, 3), ambush(2, null)]));
    const inAmbush = (order: string): DecidedCommand => ({ type: "place-commander", commander: 1, at: { ambush: order } });

    test("a commander may be at any, real or bluffed, and leads markers only", () => {
      expect(legalCommands(hiding, "a")[0]).toMatchObject({ ambushes: ["ambush-1", "ambush-2"] });
      expect(refusal(hiding, "a", inAmbush("ambush-2"))).toBe("accepted");
      expect(refusal(hiding, "a", inAmbush("ambush-3"))).toEqual({ code: "no-such-ambush", order: "ambush-3" });
      const there = playedTo(
        hiding,
        [
          ["a", inAmbush("ambush-1")],
          ["a", at(0)],
        ],
        NO_DRAWS,
      );
      expect(refusal(there, "a", lead([0, [1, 2]], [1, [], ["ambush-1", "ambush-2"]]))).toBe("accepted");
      expect(refusal(there, "a", lead([0, [1, 2], ["ambush-2"]], [1, [], ["ambush-1"]]))).toBe("accepted");
      expect(refusal(there, "a", lead([0, [1], ["ambush-2"]], [1, [2], ["ambush-1"]]))).toEqual({ code: "ambushed-command", commander: 1 });
      expect(refusal(there, "a", lead([0, [1, 2], ["ambush-1"]], [1, [], ["ambush-2"]]))).toEqual({
        code: "ambushed-command",
        commander: 1,
      });
    });

    test("every marker has a commander", () => {
      const all = placed(hiding, 0, 1);
      expect(legalCommands(all, "a")).toMatchObject([{ units: [1, 2], ambushes: ["ambush-1", "ambush-2"] }]);
      expect(refusal(all, "a", lead([0, [1], ["ambush-1"]], [1, [2]]))).toEqual({ code: "marker-unled", orders: ["ambush-2"] });
      expect(refusal(all, "a", lead([0, [1], ["ambush-1", "ambush-2"]], [1, [2], ["ambush-2"]]))).toEqual({
        ...{ code: "marker-led-twice", order: "ambush-2" },
      });
      // A marker counts as a command whether it is real or not: the other seat must not be able to tell.
      for (const marker of ["ambush-1", "ambush-2"]) {
        const other = marker === "ambush-1" ? "ambush-2" : "ambush-1";
        expect(refusal(all, "a", lead([0, [1, 2], [other]], [1, [], [marker]]))).toBe("accepted");
      }
    });
  });

  test("a commander on a march is not named", () => {
    const away = placed(finishing(seat(["foot", "foot", "foot"], [{}, {}], [march(1, 1, [3])])), 0);
    expect(refusal(away, "a", lead([0, [1]], [1, [2]]))).toEqual({ code: "commander-not-declared", commander: 1 });
    expect(refusal(away, "a", lead([0, [1, 2]], [1, [3]]))).toEqual({ code: "commander-not-declared", commander: 1 });
    expect(refusal(away, "a", lead([0, [1, 2]]))).toBe("accepted");
  });

  describe("an ally", () => {
    const withAlly = (orders: readonly GivenOrder[], stragglers: readonly number[] = []) => {
      const given = seat(["foot", "foot", "skirmishers"], [{}, { role: "ally" }], orders);
      const units = given.force!.units.map((unit) => (unit.number === 1 ? unit : { ...unit, commander: 1 }));
      const standingUnits = given.host?.units?.filter(({ number }) => !stragglers.includes(number)) ?? [];
      const missing = stragglers.map((number) => ({ number, name: "somebody" }));
      return placed(
        finishing({ force: { ...given.force!, units }, host: { ...given.host, units: standingUnits, stragglers: missing } }),
        0,
        1,
      );
    };
    test("leads exactly his contingent", () => {
      const ally = withAlly([]);
      expect(refusal(ally, "a", lead([0, [1]], [1, [2, 3]]))).toBe("accepted");
      expect(refusal(ally, "a", lead([0, [1, 2]], [1, [3]]))).toEqual({ code: "ally-leads-others", commander: 1, lacks: [2], others: [] });
      expect(refusal(ally, "a", lead([0, []], [1, [1, 2, 3]]))).toEqual({
        code: "ally-leads-others",
        commander: 1,
        lacks: [],
        others: [1],
      });
    });

    test("of it those who stand on the table, stragglers not; any marker may be declared under him, and his under another", () => {
      const hidden = withAlly([ambush(1, 3), ambush(2, null)]);
      expect(refusal(hidden, "a", lead([0, [1]], [1, [2], ["ambush-1", "ambush-2"]]))).toBe("accepted");
      expect(refusal(hidden, "a", lead([0, [1], ["ambush-2"]], [1, [2], ["ambush-1"]]))).toBe("accepted");
      expect(refusal(hidden, "a", lead([0, [1], ["ambush-1"]], [1, [2], ["ambush-2"]]))).toBe("accepted");
      expect(refusal(hidden, "a", lead([0, [1, 2], ["ambush-1"]], [1, [], ["ambush-2"]]))).toEqual({
        ...{ code: "ally-leads-others", commander: 1, lacks: [2], others: [] },
      });
      expect(refusal(withAlly([], [2, 3]), "a", lead([0, [1]]))).toBe("accepted");
    });
  });
});
