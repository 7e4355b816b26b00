import type { LegalCommand } from "@/lib/model/battle-command";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import type { Territory } from "@/lib/model/enumerations";
import type { QuickTroop } from "@/lib/model/force";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { whereItLies } from "@/lib/rules/table/where-it-lies";
import { readySealed } from "@/tests/build/forces";
import type { RandomForce } from "@/tests/build/random-force";
import type { Tastes } from "@/tests/build/recorded-battle";
import { all, type Events } from "./days-scenarios";

export type TableScenario = Tastes & {
  readonly battle: string;
  readonly table: { readonly width: number; readonly depth: number };
  readonly forces: BySeat<RandomForce>;
  /** Whether this is the battle that was looked for. */
  readonly isIt: (events: Events) => boolean;
};

/** A ready army, with territories of our choosing. */
function ready(seat: SeatName, id: string, territories: readonly Territory[], change: Partial<RandomForce["shown"]> = {}): RandomForce {
  const { shown, force } = readySealed(seat, id);
  if (!shown || !force) throw new Error(`there is no ready army ${id}`);
  return { shown: { ...shown, territories: [...territories], ...change }, force };
}

type Body = readonly [name: string, bases: number, commander: number | null, troop: Partial<QuickTroop>];
const GRADES = ["talented", "competent", "mediocre", "competent"] as const;

/** A force typed in; the commanders after the first by their roles. */
function typed(name: string, roles: readonly ("sub" | "ally")[], bodies: readonly Body[], cards: readonly [number, number]): RandomForce {
  const commanders = (["army", ...roles] as const).map((role, at) => ({
    ...{ grade: GRADES[at] ?? "mediocre", class: "professional" as const, role, name: null },
  }));
  const units = bodies.map(([what, bases, commander, troop], at) => ({
    ...{ number: at + 1, name: what, bases, commander },
    troop: {
      ...{ type: "foot" as const, formation: "loose" as const, training: "formed" as const, setFormation: null, weapon: null },
      ...{ characteristics: [], ...troop },
    },
  }));
  const [mapCards, scoutingCards] = cards;
  return {
    shown: {
      ...{ name, list: null, territories: ["C", "F", "S"], camp: "flexible", verdict: "typed-in", unitGroups: units.length },
      commanders: commanders.map(({ grade, class: kind }) => ({ grade, class: kind })),
      ...{ mapCards, scoutingCards },
    },
    force: { commanders, units, army: null, temper: null },
  };
}

const TERCIO = { formation: "close", setFormation: "tercio", weapon: "arquebus" } as const;
const KEIL = { formation: "close", setFormation: "keil" } as const;
const HORSE = { type: "mounted", formation: "flexible-mounted" } as const;
const SCOUTS = { type: "mounted", formation: "skirmish", characteristics: ["scouts"] } satisfies Partial<QuickTroop>;
const SHOT = { formation: "flexible-loose-skirmish", weapon: "arquebus" } as const;
const DRAGOONS = { type: "mounted", formation: "dragoon", weapon: "arquebus" } as const;
const PIKES = { formation: "close", setFormation: "pike-and-shot", weapon: "musket" } as const;
const GUNS = { type: "artillery", weapon: "heavy-artillery" } as const;

const SPANIARDS = typed(
  "Spaniards in Flanders",
  ["sub", "sub", "ally"],
  [
    ["Tercio of Naples", 16, null, TERCIO],
    ["Tercio of Sicily", 16, null, TERCIO],
    ["Tercio of Lombardy", 16, null, TERCIO],
    ["Landsknechts", 12, null, KEIL],
    ["Walloons", 16, null, TERCIO],
    ["Burgundians", 16, null, TERCIO],
    ["Albanian horse", 4, null, HORSE],
    ["Mounted arquebusiers", 4, null, DRAGOONS],
    ["Arquebusiers", 6, null, SHOT],
    ["Irish", 4, 3, SHOT],
    ["Irish kern", 4, 3, { formation: "skirmish" }],
    ["Culverins", 2, null, GUNS],
  ],
  [5, 6],
);
const DUTCH = typed(
  "Rebels",
  ["sub", "sub"],
  [
    ["Beggars", 6, null, PIKES],
    ["Germans", 12, null, KEIL],
    ["Scots", 6, null, SHOT],
    ["Reiters", 4, null, HORSE],
    ["Light horse", 4, null, SCOUTS],
    ["Freebooters", 4, null, { formation: "skirmish", weapon: "arquebus" }],
    ["French", 6, null, PIKES],
    ["English", 6, null, SHOT],
  ],
  [6, 2],
);

const SWEDES = typed(
  "Swedes",
  ["sub"],
  [
    ["Blue Brigade", 6, null, PIKES],
    ["Green Brigade", 6, null, PIKES],
    ["Commanded musketeers", 3, null, { setFormation: "commanded-shot", weapon: "musket" }],
    ["Hakkapeliita", 4, null, { type: "mounted", formation: "loose" }],
    ["Finns", 4, null, SCOUTS],
    ["Heavy guns", 2, null, GUNS],
    ["Leather guns", 2, null, { type: "artillery", weapon: "light-artillery" }],
  ],
  [5, 0],
);
const IMPERIALISTS = typed(
  "Imperialists",
  ["sub", "sub"],
  [
    ["Old foot", 6, null, PIKES],
    ["New foot", 6, null, PIKES],
    ["Cuirassiers", 6, null, { type: "mounted", formation: "close" }],
    ["Croats", 6, null, { ...SCOUTS, formation: "flexible-mounted" }],
    ["Polish Cossacks", 4, null, SCOUTS],
    ["Guns", 3, null, GUNS],
    ["Dragoons", 4, null, DRAGOONS],
  ],
  [5, 0],
);

/** It is laid where the search finds the first place for it, as small as may be. */
function tightly({ book, ...battle }: Battle, listed: LegalCommand): DecidedCommand | null {
  if (listed.type === "adjust-piece") return { type: "adjust-piece", adjust: { do: "leave" } };
  if (listed.type !== "place-piece") return null;
  const { left, bottom, right, top } = listed.region;
  const region = { left: left * 100, bottom: bottom * 100, right: right * 100, top: top * 100 };
  const edge = listed.touchesEdge ? "any" : null;
  const place = whereItLies(battlegroundNow({ book, ...battle }), listed.kind, { size: listed.size, region, edge });
  return place && { type: "place-piece", x: place.x, y: place.y, angle: place.angle, w: place.w ?? 0, h: place.h ?? 0 };
}

const lastSquare = (events: Events) => all(events, "marker-moved").at(-1)?.to ?? all(events, "square-chosen")[0]?.square ?? "";
const ordersOf = (events: Events) => all(events, "orders-given").flatMap(({ orders }) => orders ?? []);
const isClosed = (events: Events) => all(events, "battle-closed").length === 1;

/** Battles that are fought on a table, to the day they are closed. */
export const TABLE_SCENARIOS: Readonly<Record<string, TableScenario>> = {
  "twelve-pieces": {
    battle: "twelvepiecesverydenseaaaaa",
    table: { width: 45, depth: 30 },
    forces: { a: ready("a", "breitenfeld", ["F", "M"]), b: ready("b", "white-mountain", ["F", "M"]) },
    prefers: (listed) =>
      (listed.type === "choose-square" && (listed.square === "B1" || listed.square === "D1")) ||
      (listed.type === "move-marker" && (listed.to === "B1" || listed.to === "D1")) ||
      (listed.type === "choose-kind" && listed.kind !== "lake"),
    sends: tightly,
    isIt: (events) => all(events, "piece-placed").length === 12 && isClosed(events),
  },
  "bare-ground": {
    battle: "baregroundbaregroundaaaaaa",
    table: { width: 45, depth: 30 },
    forces: { a: ready("a", "kircholm", ["P"]), b: ready("b", "panipat", ["P"]) },
    prefers: (listed) =>
      (listed.type === "choose-square" && listed.square === "C5") || (listed.type === "move-marker" && listed.to === "C5"),
    sends: (_, listed) => (listed.type === "adjust-piece" && listed.remove ? { type: "adjust-piece", adjust: { do: "remove" } } : null),
    isIt: (events) => lastSquare(events) === "C5" && all(events, "piece-adjusted")[0]?.do === "remove" && isClosed(events),
  },
  "orders-on-a-small-table": {
    battle: "ordersonasmalltableaaaaaaa",
    table: { width: 24, depth: 24 },
    forces: { a: SPANIARDS, b: DUTCH },
    prefers: (listed) =>
      (listed.type === "choose-square" && /^[AE]/.test(listed.square)) ||
      (listed.type === "move-marker" && /^[AE]/.test(listed.to)) ||
      listed.type === "accept-close-battle",
    isIt: (events) => {
      const secrets = ordersOf(events).flatMap(({ secret }) => secret ?? []);
      const marches = secrets.filter((one) => one.kind === "march");
      const ambushes = secrets.filter((one) => one.kind === "ambush");
      const [scouted] = all(events, "scouting-dealt");
      return (
        /^[AE]/.test(lastSquare(events)) &&
        scouted?.by !== null &&
        marches.some(({ edge }) => edge !== null) &&
        marches.some(({ edge }) => edge === null) &&
        ambushes.some(({ unit }) => unit !== null) &&
        ambushes.some(({ unit }) => unit === null) &&
        all(events, "unit-straggling").length > 0 &&
        all(events, "order-revealed").some(({ forced }) => !forced) &&
        all(events, "battle-closed")[0]?.alone === false
      );
    },
  },
  "long-table": {
    battle: "longtablelongtablelongtabl",
    table: { width: 60, depth: 30 },
    forces: { a: SWEDES, b: IMPERIALISTS },
    prefers: (listed) => listed.type === "drop-pikes" || listed.type === "wheel-artillery" || listed.type === "scout-move",
    isIt: (events) =>
      all(events, "scouting-dealt")[0]?.by === null &&
      all(events, "scouts-moved").length >= 2 &&
      all(events, "artillery-wheeled").length >= 2 &&
      all(events, "pikes-dropped").length >= 2 &&
      all(events, "unit-deployed").some(({ unit }) => unit.nervous) &&
      all(events, "piece-adjusted").some(({ do: done }) => done === "move") &&
      isClosed(events),
  },
};
