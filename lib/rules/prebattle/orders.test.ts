import { expect, test } from "vitest";
import type { QuickTroop } from "@/lib/model/force";
import { BOOK } from "@/tests/build/played-battle";
import { mayMarch } from "../army/troop-traits";
import { unhidden } from "./battle-step";
import { hiddenNumbers, marchCards, marchingCommanders, mayAmbush } from "./orders";

const troop = (
  type: QuickTroop["type"],
  formation: QuickTroop["formation"],
  ...characteristics: QuickTroop["characteristics"]
): QuickTroop => ({
  ...{ type, formation, training: null, setFormation: null, weapon: null },
  characteristics,
});

test.each([
  ["foot", troop("foot", "close"), true, true],
  ["foot behind barricades", troop("foot", "close", "barricades"), true, false],
  ["mounted", troop("mounted", "flexible-mounted"), true, true],
  ["elephants", troop("elephant", "loose"), false, false],
  ["battle wagons", troop("battle-wagon", "close"), false, false],
  ["artillery", troop("artillery", "loose"), false, false],
])("%s", (_, of, marches, ambushes) => {
  expect([mayMarch(of), mayAmbush(of)]).toEqual([marches, ambushes]);
});

const SKIRMISHERS = troop("foot", "skirmish");
const FLEXIBLE = troop("foot", "flexible-close-loose-skirmish");
const LIGHT = troop("mounted", "flexible-mounted");
const HORSE = troop("mounted", "close");
const DRAGOONS = troop("mounted", "dragoon");
const PIKES = troop("foot", "close");

test.each<readonly [string, readonly QuickTroop[], number]>([
  ["all in skirmish form", [SKIRMISHERS, FLEXIBLE, LIGHT, troop("foot", "flexible-loose-skirmish")], 1],
  ["all mounted, dragoons among them", [HORSE, LIGHT, DRAGOONS], 2],
  ["dragoons typed in as foot", [HORSE, troop("foot", "dragoon")], 2],
  ["skirmishers on foot and horse", [SKIRMISHERS, HORSE], 3],
  ["flexible foot that does not skirmish", [troop("foot", "flexible-close-loose")], 3],
  ["foot", [PIKES], 3],
])("a march of %s needs its red cards", (_, troops, needed) => {
  const units = troops.map((one) => ({ troop: one }));
  const cards = (grade: "mediocre" | "competent") => marchCards(units, { grade }, unhidden(BOOK.battlefield));
  expect([cards("mediocre"), cards("competent")]).toEqual([
    { needed, canHold: needed <= 2 },
    { needed, canHold: true },
  ]);
});

test("only known, real orders say who is away", () => {
  const [orderHash, salt] = ["0".repeat(64), null];
  const march = (order: string, secret: object | null) =>
    ({ order, place: { kind: "march", commander: 1 }, orderHash, secret, salt }) as never;
  const orders = [
    march("march-1", { kind: "march", commander: 2, edge: "left", units: [4, 7] }),
    march("march-2", { kind: "march", commander: 1, edge: null, units: [] }),
    march("ambush-1", { kind: "ambush", x: 1, y: 1, unit: 9 }),
    march("ambush-2", { kind: "ambush", x: 1, y: 1, unit: null }),
    march("ambush-3", null),
  ];
  expect([hiddenNumbers({ orders }), marchingCommanders({ orders })]).toEqual([[4, 7, 9], [2]]);
  expect([hiddenNumbers({ orders: null }), marchingCommanders({ orders: null })]).toEqual([[], []]);
});
