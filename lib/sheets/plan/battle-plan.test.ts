import { expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import type { BattlePlan } from "../../model/battle-plan";
import { type BattleView, battleView } from "../../model/battle-view";
import type { Piece, Placed } from "../../model/battlefield";
import type { SeatName } from "../../model/by-seat";
import type { SetFormation, Step } from "../../model/enumerations";
import { seatNames } from "../../words/battle/names";
import { bluffNote, missingWords, PLAN, pikesNote } from "../../words/battle/plan";
import { battlePlan, hasPlan } from "./battle-plan";

const piece = (id: string, kind: Piece["kind"], lies: Pick<Piece, "w" | "h" | "x" | "y" | "angle">): Piece => ({
  ...{ id, kind, ...lies },
  ...{ by: "a", as: "optional", adjusted: false },
});

const unit = (seat: SeatName, number: number, at: Pick<Placed, "x" | "y" | "facing">, more: Partial<Placed> = {}): Placed => ({
  ...{ seat, number, name: `Group ${number} of ${seat}`, ...at, files: 3, form: "close", nervous: false, bases: 6 },
  troop: { type: "foot", formation: "close", training: null, setFormation: null, weapon: null, characteristics: [] },
  ...{ caltrops: false, stakes: false, droppedPikes: false },
  ...more,
});

const BARE: BattleView = {
  ...battleView.parse(VIEW),
  ...{ step: "ready", seat: null, roles: { defender: "a", invader: "b" }, table: { width: 45, depth: 30 }, square: "C5", territory: "P" },
  ...{
    pieces: [],
    flank: null,
    units: [],
    camps: { a: null, b: null },
    stragglers: [],
    markers: [],
    commanders: [],
    commands: { a: null, b: null },
  },
  ...{ own: null, outscouting: null },
};
const planned = (more: Partial<BattleView>): BattlePlan => battlePlan({ ...BARE, ...more }, BOOK, CATALOG.basing.baseSizes);
const armyOf = ({ armies }: BattlePlan, seat: SeatName) => armies.find((one) => one.seat === seat);

const PIECES = [
  piece("p1", "wood", { w: 6, h: 8, x: 12.34, y: 4, angle: 180 }),
  piece("p2", "brush", { w: 10, h: 6, x: 20, y: 10, angle: 30 }),
  piece("p3", "rocky-ground", { w: 4, h: 9, x: 40, y: 15, angle: 270 }),
];

test("measures every piece from two edges: its middle, and the corners nearest to the edge", () => {
  expect(planned({ pieces: PIECES }).terrain).toEqual([
    {
      ...{ mark: 1, kind: "Wood", along: 6, deep: 8, turned: 0, centre: { left: 12.34, edge: 4 }, right: 32.66 },
      corners: [{ left: 9.34, edge: 0 }],
    },
    {
      ...{ mark: 2, kind: "Brush", along: 10, deep: 6, turned: 30, centre: { left: 20, edge: 10 }, right: 25 },
      // Half the sides, turned by 30°: (-5, -3) comes to (-2.83, -5.10), and (5, -3) to (5.83, -0.10).
      corners: [
        { left: 17.17, edge: 4.9 },
        { left: 25.83, edge: 9.9 },
      ],
    },
    {
      ...{ mark: 3, kind: "Rocky ground", along: 9, deep: 4, turned: 0, centre: { left: 40, edge: 15 }, right: 5 },
      corners: [{ left: 35.5, edge: 13 }],
    },
  ]);
});

test("is measured from the invader's corner if he reads it", () => {
  const plan = planned({ pieces: PIECES, seat: "b" });
  expect([plan.corner, plan.armies.map(({ seat }) => seat)]).toEqual(["invader", ["b", "a"]]);
  expect(plan.terrain[1]).toMatchObject({
    ...{ along: 10, deep: 6, turned: 30, centre: { left: 25, edge: 20 }, right: 20 },
    corners: [
      { left: 22.17, edge: 14.9 },
      { left: 30.83, edge: 19.9 },
    ],
  });
});

test("says where the front left corner of a unit group stands, and the right one too if it is turned", () => {
  const units = [
    unit("a", 7, { x: 30, y: 8, facing: 180 }, { nervous: true, stakes: true }),
    unit("a", 2, { x: 20, y: 8, facing: 90 }),
    unit("b", 2, { x: 20, y: 22, facing: 270 }),
  ];
  const plan = planned({ units });
  expect(
    armyOf(plan, "a")?.units.map(({ number, files, ranks, facing, frontLeft, frontRight, notes }) => [
      number,
      files,
      ranks,
      facing,
      frontLeft,
      frontRight,
      notes,
    ]),
  ).toEqual([
    [2, 3, 2, "ahead", { left: 18.5, edge: 8.5 }, null, []],
    [7, 3, 2, "90° to the left", { left: 29.5, edge: 6.5 }, { left: 29.5, edge: 9.5 }, ["nervous", "stakes"]],
  ]);
  expect(armyOf(plan, "b")?.units).toMatchObject([
    { facing: "ahead", frontLeft: { left: 21.5, edge: 21.5 }, centre: { left: 20, edge: 22 } },
  ]);
  expect(armyOf(planned({ units, seat: "b" }), "b")?.units[0]?.frontLeft).toEqual({ left: 23.5, edge: 8.5 });
});

test("a set formation stands in the files and ranks of its plan", () => {
  const tercio = unit("a", 1, { x: 20, y: 6, facing: 90 }, { bases: 16, files: 4 });
  const troop = { ...tercio.troop, setFormation: "tercio" as const };
  const rows = BOOK.battlefield?.formations.tercio.ranks ?? [];
  expect(armyOf(planned({ units: [{ ...tercio, troop }] }), "a")?.units[0]).toMatchObject({
    ...{ form: "tercio", files: rows[0]?.length, ranks: rows.length, bases: 16 },
    // Half as wide as it has files, half as deep as it has ranks of half a BW.
    frontLeft: { left: 20 - (rows[0]?.length ?? 0) / 2, edge: 6 + rows.length / 4 },
  });
});

const ORDERS: Pick<BattleView, "markers" | "own"> = {
  markers: [
    {
      ...{ seat: "a", order: "march-1", place: { kind: "march", commander: 1 }, revealed: false },
      secret: { kind: "march", commander: 1, edge: "left", units: [4, 3] },
    },
    {
      ...{ seat: "a", order: "ambush-1", place: { kind: "ambush", x: 10.5, y: 5 }, revealed: false },
      secret: { kind: "ambush", x: 10.5, y: 5, unit: null },
    },
    { seat: "b", order: "ambush-1", place: { kind: "ambush", x: 30, y: 25 }, secret: null, revealed: false },
  ],
  own: {
    commanders: [
      { grade: "talented", class: "professional", role: "army", name: "Tilly" },
      { grade: "competent", class: "professional", role: "sub", name: "Pappenheim" },
    ],
    units: [1, 2, 3, 4].map((number) => ({
      number,
      name: `Horse ${number}`,
      troop: unit("a", 1, { x: 0, y: 0, facing: 90 }).troop,
      bases: 4,
      commander: null,
    })),
  },
};

test("has the owner's orders, who they send away and who is still to come; of the enemy's only what is on the table", () => {
  const plan = planned({ ...ORDERS, seat: "a", step: "deployment", units: [unit("a", 1, { x: 20, y: 8, facing: 90 })] });
  expect(plan.secret).not.toBeNull();
  expect(armyOf(plan, "a")).toMatchObject({
    orders: [
      {
        ...{
          called: "March 1",
          seen: "commander B beside the camp",
          at: null,
          says: "unit groups 4 and 3 round the defender’s left",
          secret: true,
        },
        units: [
          { number: 3, name: "Horse 3", bases: 4 },
          { number: 4, name: "Horse 4", bases: 4 },
        ],
      },
      { called: "Ambush 1", at: { left: 10.5, edge: 5 }, says: "a bluff", units: [], secret: true },
    ],
    waiting: [{ number: 2, name: "Horse 2", bases: 4 }],
    commanders: [{ letter: "B", name: "Pappenheim", place: "beside the camp", leads: null }],
  });
  expect(armyOf(plan, "b")?.orders).toEqual([
    {
      ...{ order: "ambush-1", called: "Ambush 1", seen: "a marker on the table", at: { left: 30, edge: 25 } },
      ...{ says: null, units: [], secret: false },
    },
  ]);
});

test("leaves room to note pikes dropped by those who march or hide, on the plan of their own player alone", () => {
  const note = (sets: readonly SetFormation[], more: Partial<BattleView> = {}) => {
    const units = (ORDERS.own?.units ?? []).map((one, at) => ({ ...one, troop: { ...one.troop, setFormation: sets[at] ?? null } }));
    const own = ORDERS.own && { ...ORDERS.own, units };
    return planned({ ...ORDERS, own, seat: "a", step: "ready", ...more }).notes.find((one) => one.includes("ikes"));
  };
  // Groups 3 and 4 march, 1 and 2 do not.
  expect(note(["pike-and-shot", "pike-and-shot", "early-pike-and-shot", "pike-and-shot"])).toBe(pikesNote([3, 4]));
  expect(note(["pike-and-shot", "pike-and-shot", "keil", "tercio"])).toBeUndefined();
  expect(note(["pike-and-shot", "pike-and-shot", "pike-and-shot"], { step: "closed" })).toBeUndefined();
  expect(note(["pike-and-shot", "pike-and-shot", "pike-and-shot"], { seat: null, own: null })).toBeUndefined();
});

test("nothing is a secret any more once the battle is closed", () => {
  const markers = ORDERS.markers.map((one) => ({ ...one, revealed: true }));
  expect(planned({ ...ORDERS, markers, seat: "a", step: "closed" }).secret).toBeNull();
});

test("commanders stand where they are, with those they lead", () => {
  const plan = planned({
    units: [unit("a", 2, { x: 20, y: 8, facing: 90 }), unit("a", 1, { x: 25, y: 8, facing: 90 })],
    commanders: [
      { seat: "a", commander: 2, at: { ambush: "ambush-2" } },
      { seat: "a", commander: 0, at: { x: 22.5, y: 6 } },
    ],
    commands: {
      a: [
        { commander: 0, units: [2, 1], ambushes: [] },
        { commander: 2, units: [], ambushes: ["ambush-2"] },
      ],
      b: null,
    },
  });
  const army = armyOf(plan, "a");
  expect(army?.commanders.map(({ letter, place, at, leads }) => [letter, place, at, leads])).toEqual([
    ["A", "on the table", { left: 22.5, edge: 6 }, "unit groups 1 and 2"],
    ["C", "with ambush 2", null, "ambush 2"],
  ]);
  expect(army?.units.map(({ command }) => command)).toEqual(["A", "A"]);
});

test("whom a commander leads on a march is told once everybody knows of it", () => {
  const led = (revealed: boolean) => {
    const markers = ORDERS.markers.map((one) => ({ ...one, revealed }));
    const commanders = [{ seat: "a" as const, commander: 1, at: { x: 22.5, y: 6 } }];
    return armyOf(planned({ ...ORDERS, markers, commanders, seat: "a", step: "ready" }), "a")?.commanders.map(({ leads }) => leads);
  };
  expect([led(true), led(false)]).toEqual([["unit groups 3 and 4"], [null]]);
});

const factOf = ({ facts }: BattlePlan, id: BattlePlan["facts"][number]["id"]) => facts.find((one) => one.id === id)?.value;

test("says who is active first, where it is fought, and how deep sectors and deployment are", () => {
  const plan = planned({ flank: { edge: "left", water: { edge: "left", width: 3.5 } } });
  expect(factOf(plan, "first-turn")).toMatch(/^Seat B has the pack and is active first$/);
  expect([factOf(plan, "table"), factOf(plan, "sectors"), factOf(plan, "deployment")]).toEqual([
    "45 by 30 BW",
    PLAN.facts.sectors(10),
    PLAN.facts.deployment(9),
  ]);
  expect(factOf(plan, "flank")).toBe("Water 3.5 BW wide along the defender’s left");
  expect(factOf(planned({ seat: "b", flank: { edge: "left", water: null } }), "flank")).toBe(PLAN.facts.secure("the invader’s right"));
});

test("house values of a smaller table are marked, with their reason", () => {
  const plan = planned({ table: { width: 24, depth: 24 } });
  expect(plan.facts.find(({ id }) => id === "sectors")).toMatchObject({ source: "house", why: expect.stringMatching(/./) });
});

test("says what a bluffed march costs in cards once it is shown", () => {
  const secret = { kind: "march" as const, commander: 1, edge: null, units: [] };
  const march = { seat: "b" as const, order: "march-1", place: { kind: "march" as const, commander: 1 }, secret };
  expect(planned({ markers: [{ ...march, revealed: true }] }).notes[0]).toBe(bluffNote(seatNames(BARE, null).names.b, "B", 1));
  expect(planned({ markers: [{ ...march, secret: null, revealed: false }] }).notes[0]).not.toMatch(/bluffed/);
});

test("says which steps are still to come", () => {
  expect(planned({ step: "deployment" }).missing).toBe(missingWords("deployment"));
  expect([planned({ step: "ready" }).missing, planned({ step: "closed" }).missing]).toEqual([null, null]);
});

test.each<[Step, boolean]>([
  ["days", false],
  ["keep", false],
  ["flank", true],
  ["ready", true],
  ["closed", true],
  ["abandoned", false],
])("whether there is a plan in %s", (step, is) => {
  expect(hasPlan({ ...BARE, step }, BOOK)).toBe(is);
});

test("an abandoned battle keeps what lay there; one without a battlefield has no plan", () => {
  expect(hasPlan({ ...BARE, step: "abandoned", pieces: PIECES }, BOOK)).toBe(true);
  const water = { edge: "left", water: { edge: "left", width: 3.5 } } as const;
  expect(hasPlan({ ...BARE, step: "abandoned", flank: water }, BOOK)).toBe(true);
  expect(hasPlan(BARE, { ...BOOK, battlefield: null })).toBe(false);
  expect(hasPlan({ ...BARE, roles: null }, BOOK)).toBe(false);
});

test("the armies are called by their names on every side", () => {
  const seats = [null, "a", "b"] as const;
  expect(new Set(seats.map((seat) => planned({ seat }).title)).size).toBe(1);
});
