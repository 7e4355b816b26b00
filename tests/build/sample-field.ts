import type { FieldShown } from "@/app/_components/battlefield/field-layout";
import type { Placed } from "@/lib/model/battlefield";
import type { SetFormation } from "@/lib/model/enumerations";
import type { QuickTroop } from "@/lib/model/force";

const TABLE = { width: 45, depth: 30 };
const ROLES = { defender: "a", invader: "b" } as const;

const troop = (type: QuickTroop["type"], formation: QuickTroop["formation"], more: Partial<QuickTroop> = {}): QuickTroop => ({
  ...{ type, formation, training: "formed", setFormation: null, weapon: null, characteristics: [] },
  ...more,
});
const set = (setFormation: SetFormation, weapon: QuickTroop["weapon"] = "musket"): QuickTroop =>
  troop("foot", "close", { setFormation, weapon });

type Row = readonly [name: string, troop: QuickTroop, bases: number, files: number, more?: Partial<Placed>];

const OWN: readonly Row[] = [
  ["Tercio", set("tercio"), 16, 4],
  ["Later keil", set("later-keil"), 12, 4],
  ["Keil", set("keil"), 12, 3],
  ["Pike and shot", set("pike-and-shot"), 6, 3],
  ["Early pike and shot", set("early-pike-and-shot"), 9, 3],
  ["Colunela", set("colunela"), 6, 2],
  ["Pikes dropped", set("pike-and-shot"), 6, 3, { droppedPikes: true }],
  ["Foot regiment", set("foot-regiment"), 6, 3],
  ["Commanded shot", set("commanded-shot"), 4, 4, { form: "loose" }],
  ["Behind stakes", troop("foot", "loose", { weapon: "longbow" }), 8, 4, { form: "loose", stakes: true }],
];
const THEIRS: readonly Row[] = [
  ["Cuirassiers", troop("mounted", "close"), 4, 2],
  ["Hussars", troop("mounted", "loose"), 5, 3, { form: "loose" }],
  ["Reiters", troop("mounted", "loose", { weapon: "pistol" }), 6, 3, { form: "loose" }],
  ["Tatars", troop("mounted", "skirmish", { weapon: "bow" }), 6, 3, { form: "skirmish" }],
  ["Dragoons", troop("mounted", "dragoon", { weapon: "musket" }), 4, 2, { form: "mounted" }],
  ["Dragoons on foot", troop("mounted", "dragoon", { weapon: "musket" }), 4, 2, { form: "foot" }],
  ["Light guns", troop("artillery", "loose", { weapon: "light-artillery" }), 2, 2, { form: "loose" }],
  ["Guns", troop("artillery", "loose", { weapon: "medium-artillery" }), 2, 2, { form: "loose", caltrops: true }],
  ["Heavy guns", troop("artillery", "loose", { weapon: "heavy-artillery" }), 2, 2, { form: "loose", facing: 240 }],
  ["Elephants", troop("elephant", "loose"), 3, 2, { form: "loose" }],
  ["War wagons", troop("battle-wagon", "loose"), 4, 2, { form: "loose" }],
  ["Nervous levies", troop("foot", "loose"), 6, 3, { form: "loose", nervous: true }],
  ["Skirmishers", troop("foot", "skirmish", { weapon: "arquebus" }), 6, 3, { form: "skirmish" }],
];

function lined(rows: readonly Row[], seat: "a" | "b", y: number): readonly Placed[] {
  let x = 1.5;
  return rows.map(([name, kind, bases, files, more], at): Placed => {
    x += files + 0.6;
    return {
      ...{ seat, number: at + 1, name, x: x - 0.6 - files / 2, y, facing: seat === "a" ? 90 : 270, files, form: "close" },
      ...{ nervous: false, bases, troop: kind, caltrops: false, stakes: false, droppedPikes: false },
      ...more,
    };
  });
}

const EMPTY = {
  ...{ territory: null, square: null, flank: null, pieces: [], units: [], markers: [], commanders: [], seat: null },
  camps: { a: null, b: null },
  commands: { a: null, b: null },
  forces: { a: null, b: null },
};

/** Troops of every kind in every formation, a dozen commands, orders and camps. */
export const SAMPLE_MUSTER: FieldShown = {
  ...{ ...EMPTY, table: TABLE, roles: ROLES, seat: "a" },
  units: [...lined(OWN, "a", 8), ...lined(THEIRS, "b", 22)],
  camps: { a: { state: "fortified", x: 22.5, y: 1 }, b: { state: "mobile", x: 22.5, y: 29 } },
  commands: {
    a: OWN.map((_, at) => ({ commander: at, units: [at + 1], ambushes: [] })),
    b: THEIRS.slice(0, 12).map((_, at) => ({ commander: at, units: [at + 1], ambushes: [] })),
  },
  commanders: [
    ...[0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((commander) => ({ seat: "a", commander, at: { x: 4 + commander * 3, y: 4 } }) as const),
    { seat: "a", commander: 1, at: { ambush: "ambush-1" } },
  ],
  markers: [
    {
      seat: "a",
      order: "march-1",
      place: { kind: "march", commander: 2 },
      secret: { kind: "march", commander: 2, edge: "left", units: [3, 7] },
      revealed: false,
    },
    {
      seat: "a",
      order: "ambush-1",
      place: { kind: "ambush", x: 12, y: 13.5 },
      secret: { kind: "ambush", x: 12, y: 13.5, unit: 7 },
      revealed: false,
    },
    { seat: "b", order: "ambush-1", place: { kind: "ambush", x: 30, y: 16.5 }, secret: null, revealed: false },
    {
      seat: "b",
      order: "ambush-2",
      place: { kind: "ambush", x: 36, y: 16.5 },
      secret: { kind: "ambush", x: 36, y: 16.5, unit: null },
      revealed: true,
    },
  ],
};
