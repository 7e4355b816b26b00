import { describe, expect, test } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { QuickTroop } from "@/lib/model/force";
import { battleReference as published, type QuickReference } from "@/lib/model/quick-reference";
import type { Bearer, BearerTrait } from "@/lib/model/reference-terms";
import { bearersOf } from "@/lib/rules/bearers/bearers";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { readySealed } from "@/tests/build/forces";
import { CATALOG } from "@/tests/build/rules";
import { ALL_LISTS, WHOLE_REFERENCE } from "@/tests/build/shipped";
import { tableStages } from "@/tests/build/table-record";
import { battleReference, fitBattle, fitReference } from "./fitted-reference";
import { rowKey } from "./reference-parts";

const SOURCE = { from: "rulebook", heading: "Anywhere", why: null } as const;
const column = (id: string, more: object = {}) => ({ id, name: id, kind: "text" as const, needs: [], ...more });
const row = (id: string, needs: readonly (readonly BearerTrait[])[], against: readonly (readonly BearerTrait[])[] = [], cells = [id]) => ({
  ...{ id, cells, source: SOURCE },
  needs: needs.map((one) => [...one]),
  against: against.map((one) => [...one]),
});

const REFERENCE: QuickReference = {
  schema: "condotta.quick-reference/1",
  sections: [
    {
      id: "combat",
      title: "Combat",
      tables: [
        {
          id: "rules",
          title: null,
          columns: [column("what")],
          rows: [
            row("everybody", []),
            row("foot", [["type:foot"]]),
            row("keil", [["set:keil"]]),
            row("elephants", [["type:elephant"]]),
            row("v-elephants", [], [["type:elephant"]]),
            row("v-keil", [], [["set:keil"]]),
            row("keil-v-keil", [["set:keil"]], [["set:keil"]]),
            row("wagons", [["type:battle-wagon"]]),
          ],
        },
        {
          id: "cards",
          title: null,
          columns: [
            column("what"),
            column("drilled", { kind: "cards", needs: [["training:drilled"]] }),
            column("tribal", { kind: "cards", needs: [["training:tribal"]] }),
          ],
          rows: [row("turn", [], [], ["Turn", "G", "no"])],
        },
      ],
    },
  ],
};

const some = (...bearers: readonly (readonly BearerTrait[])[]): readonly Bearer[] => bearers.map((one) => new Set(one));
const SWISS = some(["type:foot", "set:keil", "training:tribal"]);
const MUGHALS = some(["type:elephant", "training:drilled"], ["type:foot", "training:drilled"]);

test("what only the opponent can use is his, what both can is both's, and what is for everybody or one's own goes unmarked", () => {
  const { reference, leftOut, marks } = fitBattle(REFERENCE, { bearers: SWISS, enemy: MUGHALS }, { bearers: MUGHALS, enemy: SWISS });
  expect(reference.sections[0]?.tables[0]?.rows.map(({ id }) => id)).toEqual([
    "everybody",
    "foot",
    "keil",
    "elephants",
    "v-elephants",
    "v-keil",
  ]);
  expect(leftOut.map(({ id, reason }) => [id, reason])).toEqual([
    ["keil-v-keil", "against"],
    ["wagons", "needs"],
  ]);
  expect([...marks]).toEqual([
    ["combat.rules.foot", "both"],
    ["combat.rules.elephants", "opponent"],
    ["combat.cards.turn", "opponent"],
  ]);
  const { marks: others } = fitBattle(REFERENCE, { bearers: MUGHALS, enemy: SWISS }, { bearers: SWISS, enemy: MUGHALS });
  expect([...others]).toEqual([
    ["combat.rules.foot", "both"],
    ["combat.rules.keil", "opponent"],
  ]);
  const { marks: alike } = fitBattle(REFERENCE, { bearers: SWISS, enemy: SWISS }, { bearers: SWISS, enemy: SWISS });
  expect(alike.get("combat.rules.v-keil")).toBe("both");
});

test("what becomes of troops is marked for none who has them, as the keils of a battle that have no flank", () => {
  const whole = WHOLE_REFERENCE;
  const { marks } = fitBattle(whole, { bearers: SWISS, enemy: MUGHALS }, { bearers: MUGHALS, enemy: SWISS });
  const key = [...rowsOf(whole)].find((one) => one.endsWith(".no-flank")) ?? "";
  expect([key.startsWith("charges"), marks.get(key)]).toEqual([true, undefined]);
});

const KNOWN = { whole: WHOLE_REFERENCE, book: ALL_LISTS, army: null, enemy: null };
const EYES = [...SEATS, null] as const;

/** A battle of two forces that are of lists, so that not everything about them is possible. */
const ofLists = (battle: Battle): Battle => {
  const seat = (one: SeatName) => {
    const { shown, ...rest } = battle.seats[one];
    return { ...rest, shown: shown && { ...shown, verdict: "legal" as const } };
  };
  return { ...battle, seats: { a: seat("a"), b: seat("b") } };
};

/** The same where both forces are legal armies of this list. */
const ofList = (battle: Battle, list: string | null): Battle => {
  const seat = (one: SeatName) => {
    const { shown, ...rest } = battle.seats[one];
    return { ...rest, shown: shown && { ...shown, list } };
  };
  return { ...battle, seats: { a: seat("a"), b: seat("b") } };
};
const SWISS_LIST = "swiss-1494-1522";

/** Some states from the flank to the end of a battle with marches, bluffs and ambushes. */
const BATTLES = [...tableStages(4)].map(({ now }) => ofLists(now)).filter((_, at) => at % 9 === 0);
const [BEGUN, ENDED] = [BATTLES[0], BATTLES.at(-1)];
if (!BEGUN || !ENDED) throw new Error("there is no battle");

const seenBy = (battle: Battle, eyes: SeatName | null) => battleReference(view(battle, eyes), KNOWN);
const rowsOf = ({ sections }: QuickReference): readonly string[] =>
  sections.flatMap((section) => section.tables.flatMap((table) => table.rows.map(({ id }) => rowKey(section.id, table.id, id))));

const WAGON: QuickTroop = {
  ...{ type: "battle-wagon", formation: "close", training: "tribal", setFormation: null, weapon: null },
  characteristics: ["fanatics"],
};

/** The battle in which all that this seat has not shown is something else: unit groups, who commands for whom, orders and the army. */
function twin(battle: Battle, seat: SeatName): Battle {
  const { host, force, ...rest } = battle.seats[seat];
  if (!force) throw new Error("no force");
  const isShown = (number: number) => host.units.some((one) => one.number === number);
  const units = force.units.map((one) => (isShown(one.number) ? one : { ...one, name: "Wagons", troop: WAGON }));
  const commanders = force.commanders.map((one, at) => ({
    ...one,
    name: "Another",
    role: at === 0 ? ("army" as const) : ("ally" as const),
  }));
  const army = CATALOG.readyArmies[0]?.army ?? null;
  const orders = host.orders?.map((one) => (host.revealed.includes(one.order) ? one : { ...one, secret: null, salt: null })) ?? null;
  return {
    ...battle,
    seats: { ...battle.seats, [seat]: { ...rest, host: { ...host, orders }, force: { ...force, units, commanders, army } } },
  };
}

test("there are enough of them", () => {
  expect(BATTLES.length).toBeGreaterThan(6);
});

describe("what a reader may not know", () => {
  test("changes nothing of what he is shown, and much of what its owner is", () => {
    let differing = 0;
    for (const battle of [...BATTLES.slice(0, -1).filter((_, at) => at % 2 === 0), ofList(BEGUN, SWISS_LIST)]) {
      for (const seat of SEATS) {
        const other = twin(battle, seat);
        for (const eyes of [otherSeat(seat), null]) expect(JSON.stringify(seenBy(other, eyes))).toBe(JSON.stringify(seenBy(battle, eyes)));
        if (JSON.stringify(seenBy(other, seat)) !== JSON.stringify(seenBy(battle, seat))) differing += 1;
      }
    }
    expect(differing).toBeGreaterThan(3);
  });

  test("is said as long as it is not known", () => {
    expect(seenBy(BEGUN, "a").notKnown[0]).toMatch(/\d+ of \d+ unit groups/);
    expect(seenBy(BEGUN, null).notKnown).toHaveLength(4);
    const hidden: BattleView = { ...view(BEGUN, "a"), forces: { a: view(BEGUN, "a").forces.a, b: null } };
    const { notKnown, leftOut } = battleReference(hidden, KNOWN);
    expect(notKnown).toHaveLength(1);
    expect(leftOut).toEqual([]);
  });

  test("is of its army list or an ally's, if that is known and the army is legal by it; then the reader is told", () => {
    const seen = view(ofList(BEGUN, SWISS_LIST), "a");
    const { b } = seen.forces;
    if (!b) throw new Error("no force");
    const shown = (change: Partial<typeof b>) => battleReference({ ...seen, forces: { ...seen.forces, b: { ...b, ...change } } }, KNOWN);
    const leftOut = (change: Partial<typeof b>) =>
      shown(change).leftOut.filter(({ lacks }) => lacks.flat().every((one) => !/^(camp|commander|class|grade)/.test(one))).length;
    expect(leftOut({})).toBeGreaterThan(3);
    expect([{ verdict: "not-legal" } as const, { list: null }, { list: "no-such-list" }].map(leftOut)).toEqual([0, 0, 0]);
    const name = CATALOG.lists.find(({ id }) => id === SWISS_LIST)?.name ?? "";
    expect(shown({}).notKnown.some((one) => one.includes(name))).toBe(true);
    expect(shown({ verdict: "not-legal" }).notKnown.join(" ")).not.toContain(name);
  });

  test("leaves nothing out while it may be anything, and what is seen leaves something out", () => {
    expect(
      seenBy(BEGUN, "a").leftOut.filter(({ lacks }) => lacks.flat().every((one) => !/^(camp|commander|class|grade)/.test(one))),
    ).toEqual([]);
    const allSeen = { ...view(ENDED, "a") };
    const { leftOut } = battleReference({ ...allSeen, units: allSeen.own ? shownWhole(ENDED) : [] }, KNOWN);
    expect(leftOut.length).toBeGreaterThan(20);
  });
});

/** Every unit group of both sides as if it stood on the table. */
function shownWhole(battle: Battle): BattleView["units"] {
  const [first] = view(battle, null).units;
  if (!first) throw new Error("nobody stands on the table");
  return SEATS.flatMap((seat) => (battle.seats[seat].force?.units ?? []).map(({ number, troop }) => ({ ...first, seat, number, troop })));
}

test("only a player has rows marked, and none that are not there", () => {
  for (const battle of [BEGUN, ENDED]) {
    expect(seenBy(battle, null).marks).toEqual([]);
    for (const seat of SEATS) {
      const { marks, reference } = seenBy(battle, seat);
      expect(marks.length).toBeGreaterThan(20);
      const rows = new Set(rowsOf(reference));
      expect(marks.filter(({ key }) => !rows.has(key))).toEqual([]);
    }
  }
});

test("it is of the published shape", () => {
  for (const eyes of EYES) {
    const seen = seenBy(ENDED, eyes);
    expect(published.parse(seen)).toEqual(seen);
    expect([seen.battle, seen.seat]).toEqual([ENDED.battle, eyes]);
  }
});

const READY = CATALOG.readyArmies;
/** Of the unit groups of either army, so many stand on the table. */
const SEEN = [0, 5, 100] as const;
/** Each ready army against the next, so that each is looked at twice. */
const PAIRS = READY.flatMap((one, at) => {
  const [other, seen] = [READY[(at + 1) % READY.length], SEEN[at % SEEN.length] ?? 0];
  return other ? [{ one, other, seen, name: `${one.id} against ${seen} unit groups of ${other.id}` }] : [];
});

describe("no row is left out that one of the armies can use, however much of them is seen:", () => {
  test.each(PAIRS)("$name", ({ one, other, seen }) => {
    const [a, b] = [readySealed("a", one.id), readySealed("b", other.id)];
    const [first] = view(ENDED, null).units;
    if (!first) throw new Error("nobody stands on the table");
    const stands = (seat: SeatName, sealed: typeof a) =>
      (sealed.force?.units ?? []).slice(0, seen).map(({ number, troop }) => ({ ...first, seat, number, troop }));
    for (const eyes of EYES) {
      const shown: BattleView = {
        ...view(ENDED, eyes),
        ...{ forces: { a: a.shown, b: b.shown }, camps: { a: null, b: null }, units: [...stands("a", a), ...stands("b", b)] },
        own: eyes && { a, b }[eyes].force,
      };
      const there = new Set(rowsOf(battleReference(shown, KNOWN).reference));
      const [ours, theirs] = [one, other].map(({ army }) => bearersOf(army, ALL_LISTS));
      const campKinds = (id: string) => id.startsWith("camps.kinds.");
      for (const [bearers = [], enemy = []] of [
        [ours, theirs],
        [theirs, ours],
      ]) {
        const used = rowsOf(fitReference(WHOLE_REFERENCE, bearers, enemy).reference);
        // By now one knows who defends, and so what his camp is.
        expect(used.filter((id) => !there.has(id) && !campKinds(id))).toEqual([]);
      }
    }
  });
});
