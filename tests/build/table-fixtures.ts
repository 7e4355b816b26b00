import type { LEGAL_TABLE_COMMANDS, LegalCommand, TABLE_COMMANDS } from "@/lib/model/battle-command";
import type { Happening, TABLE_HAPPENINGS } from "@/lib/model/battle-event";

type TableHappening = { [Doer in keyof typeof TABLE_HAPPENINGS]: keyof (typeof TABLE_HAPPENINGS)[Doer] }[keyof typeof TABLE_HAPPENINGS];

export const PIECE = {
  id: "p1",
  kind: "rocky-ground",
  w: 6,
  h: 8.5,
  x: 12.34,
  y: 4,
  angle: 30,
  by: "a",
  as: "compulsory",
  adjusted: false,
};

const TROOP = {
  ...{ type: "foot", formation: "close", training: "drilled", setFormation: "pike-and-shot", weapon: "musket" },
  characteristics: ["shoot-and-charge"],
};
export const PLACED = {
  ...{ seat: "b", number: 3, name: "Blue Brigade", x: 22.5, y: 8.05, facing: 90, files: 3, form: "close", nervous: false },
  ...{ bases: 6, troop: TROOP, caltrops: false, stakes: true, droppedPikes: true },
};

const CAMP = { state: "fortified", x: 20.5, y: 1 };
const MARCH = { kind: "march", commander: 1, edge: "left", units: [4, 7] };
const AMBUSH = { kind: "ambush", x: 10.5, y: 5, unit: 9 };
const HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SALT = "00112233445566778899aabbccddeeff";
const COMMANDS = [
  { commander: 0, units: [1, 2, 3], ambushes: [] },
  { commander: 2, units: [], ambushes: ["ambush-1"] },
];
const ENDING = {
  ...{ losses: { a: { tugs: 2, sugs: 1 }, b: { tugs: 4, sugs: 0 } }, broken: { a: false, b: true } },
  sacked: { a: false, b: true },
};
/** Twelve TuGs, of which six break the army; the other has nine and two groups that nobody has seen. */
const CLOSING_ARMIES = {
  a: { tugs: 12, sugs: 2, unseen: 0, camp: true, mayBreakAt: 6, breaksAt: 6 },
  b: { tugs: 9, sugs: 0, unseen: 2, camp: false, mayBreakAt: 5, breaksAt: 7 },
};
const RESULT = { ...ENDING, points: { a: 15, b: 5 } };

/** One of every command of the table. */
export const TABLE_COMMAND_FIXTURES: Readonly<Record<keyof typeof TABLE_COMMANDS, unknown>> = {
  "choose-flank": { type: "choose-flank", edge: "right", width: 3.5 },
  "place-flank-piece": { type: "place-flank-piece", kind: "wood", w: 6, h: 7.5, x: 3, y: 8, angle: 0 },
  "choose-kind": { type: "choose-kind", kind: "enclosed-field" },
  "stop-choosing": { type: "stop-choosing" },
  "place-piece": { type: "place-piece", w: 6.3, h: 8.2, x: 22.1, y: 14.7, angle: 359 },
  "give-up-piece": { type: "give-up-piece" },
  "adjust-piece": { type: "adjust-piece", adjust: { do: "move", x: 20.1, y: 15.5, angle: 15, about: { x: 23.1, y: 15.5 } } },
  "place-camp": { type: "place-camp", x: 22.5 },
  "deploy-unit": { type: "deploy-unit", number: 3, x: 20.5, y: 4, facing: 90, files: 3, form: "close", caltrops: false, stakes: true },
  "deploy-units": {
    type: "deploy-units",
    units: [
      { number: 3, x: 20.5, y: 4, facing: 90, files: 3, form: "close", caltrops: false, stakes: true },
      { number: 7, x: 24.5, y: 4, facing: 90 },
    ],
  },
  "leave-off-table": { type: "leave-off-table", number: 40 },
  "give-orders": {
    type: "give-orders",
    marches: [{ commander: 1, edge: "left", units: [4, 7] }],
    ambushes: [
      { x: 10.5, y: 5, unit: 9 },
      { x: 30, y: 6.5, unit: null },
    ],
  },
  "wheel-artillery": { type: "wheel-artillery", number: 6, corner: "right", degrees: 30 },
  "drop-pikes": { type: "drop-pikes", number: 3 },
  "place-commander": { type: "place-commander", commander: 0, at: { x: 22.5, y: 6.5 } },
  "declare-commands": { type: "declare-commands", commands: COMMANDS },
  "scout-move": { type: "scout-move", number: 8, distance: 4.5 },
  pass: { type: "pass" },
  "reveal-order": { type: "reveal-order", order: "march-1" },
  "close-battle": { type: "close-battle", ...ENDING },
  "accept-close-battle": { type: "accept-close-battle" },
};

/** Other values of commands that have a choice. */
export const OTHER_TABLE_COMMANDS: readonly (readonly [string, unknown])[] = [
  ["choose-flank of terrain", { type: "choose-flank", edge: "left", width: null }],
  ["adjust-piece, left", { type: "adjust-piece", adjust: { do: "leave" } }],
  ["adjust-piece, removed", { type: "adjust-piece", adjust: { do: "remove" } }],
  ["adjust-piece about its centre", { type: "adjust-piece", adjust: { do: "move", x: 20, y: 15.5, angle: 0, about: null } }],
  ["deploy-unit as usual", { type: "deploy-unit", number: 3, x: 20.5, y: 4, facing: 90 }],
  ["give-orders, none", { type: "give-orders", marches: [], ambushes: [] }],
  ["give-orders, a bluff", { type: "give-orders", marches: [{ commander: 1, edge: null, units: [] }], ambushes: [] }],
  ["place-commander in ambush", { type: "place-commander", commander: 2, at: { ambush: "ambush-1" } }],
];

const REGION = { left: 10, bottom: 0, right: 35, top: 30 };

/** One of every command of the table as it is listed. */
export const LEGAL_TABLE_FIXTURES: Readonly<Record<keyof typeof LEGAL_TABLE_COMMANDS, unknown>> = {
  "choose-flank": { type: "choose-flank", edge: "right", width: { min: 1, max: 4 } },
  "place-flank-piece": {
    ...{ type: "place-flank-piece", kind: "wood", size: { min: 6, max: 8 }, edge: "left" },
    region: { left: 0, bottom: 0, right: 10, top: 15 },
  },
  "choose-kind": { type: "choose-kind", kind: "enclosed-field" },
  "stop-choosing": { type: "stop-choosing" },
  "place-piece": { type: "place-piece", kind: "lake", size: { min: 5, max: 10 }, region: REGION, touchesEdge: true },
  "give-up-piece": { type: "give-up-piece" },
  "adjust-piece": { type: "adjust-piece", piece: "p3", move: 6, pivot: true, remove: false },
  "place-camp": { type: "place-camp", y: 1, ranges: [{ min: 18, max: 27 }] },
  "deploy-unit": {
    ...{ type: "deploy-unit", number: 3, forms: ["close", "loose"], files: { min: 2, max: 6 }, caltrops: false, stakes: true },
    region: { left: 0, bottom: 0, right: 45, top: 9 },
  },
  "leave-off-table": { type: "leave-off-table", number: 40 },
  "give-orders": {
    ...{ type: "give-orders", commanders: [1, 2], edges: ["left"], marching: [4, 7], ambushing: [4, 7, 9], ambushCards: 3 },
  },
  "wheel-artillery": { type: "wheel-artillery", number: 6, degrees: { min: 1, max: 90 } },
  "drop-pikes": { type: "drop-pikes", number: 3 },
  "place-commander": { type: "place-commander", commander: 0, region: REGION, ambushes: ["ambush-1"] },
  "declare-commands": { type: "declare-commands", commanders: [0, 2], units: [1, 2, 3], ambushes: ["ambush-1"] },
  "scout-move": { type: "scout-move", number: 8, distance: { min: 0.1, max: 6 } },
  pass: { type: "pass" },
  "reveal-order": { type: "reveal-order", order: "march-1" },
  "close-battle": { type: "close-battle", armies: CLOSING_ARMIES },
  "accept-close-battle": { type: "accept-close-battle" },
} satisfies Readonly<Partial<Record<LegalCommand["type"], unknown>>>;

const CHAIN = "8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92";
let number = 100;
const event = (step: string, seat: string | null, type: TableHappening, rest: object) => {
  number += 1;
  return { seq: number, step, chain: CHAIN, seat, type, ...rest };
};

const GIVEN = [
  { order: "march-1", place: { kind: "march", commander: 1 }, orderHash: HASH, secret: MARCH, salt: SALT },
  { order: "ambush-1", place: { kind: "ambush", x: 10.5, y: 5 }, orderHash: HASH, secret: null, salt: null },
];

/** One of every event of the table. */
export const TABLE_EVENT_FIXTURES: Readonly<Record<TableHappening, unknown>> = {
  "flank-chosen": event("flank", "a", "flank-chosen", { edge: "left", width: 3.5 }),
  "kind-chosen": event("compulsory", "a", "kind-chosen", { kind: "gentle-hill", as: "compulsory" }),
  "choosing-stopped": event("optional", "b", "choosing-stopped", {}),
  "piece-lost": event("optional", null, "piece-lost", { by: "a", kind: "lake", as: "optional" }),
  "placing-rolled": event("compulsory", null, "placing-rolled", {
    ...{ by: "a", kind: "gentle-hill", as: "compulsory", sector: 3, edge: 6 },
    draws: [
      { n: 6, value: 2, word: 59 },
      { n: 6, value: 5, word: 60 },
    ],
  }),
  "piece-placed": event("compulsory", "a", "piece-placed", { piece: PIECE }),
  "piece-given-up": event("flank", "b", "piece-given-up", { kind: "wood", as: "flank" }),
  "adjusting-rolled": event("compulsory", null, "adjusting-rolled", { by: "b", piece: "p1", die: 5, draws: null }),
  "piece-adjusted": event("compulsory", "b", "piece-adjusted", { piece: "p1", do: "move", to: { x: 15.43, y: 4.5, angle: 75 } }),
  "camp-placed": event("deployment", "a", "camp-placed", { camp: CAMP }),
  "unit-deployed": event("deployment", "b", "unit-deployed", { unit: PLACED }),
  "unit-straggling": event("deployment", "a", "unit-straggling", { number: 40, name: "Peasants" }),
  "orders-given": event("secret-orders", "b", "orders-given", { orders: GIVEN }),
  "artillery-wheeled": event("finishing", "b", "artillery-wheeled", {
    ...{ number: 6, corner: "right", degrees: 30, x: 20.13, y: 25.5, facing: 240 },
  }),
  "pikes-dropped": event("finishing", "b", "pikes-dropped", { number: 3 }),
  passed: event("scouts", "b", "passed", { forced: false }),
  "order-revealed": event("finishing", "a", "order-revealed", {
    ...{ order: "march-2", secret: { ...MARCH, edge: null, units: [] }, salt: SALT, forced: true },
  }),
  "commander-placed": event("finishing", "a", "commander-placed", { commander: 0, at: { x: 22.5, y: 6.5 } }),
  "commands-declared": event("finishing", "a", "commands-declared", { commands: COMMANDS }),
  "scouts-moved": event("scouts", "b", "scouts-moved", { number: 8, distance: 4.5, x: 12, y: 19.25, nervous: false }),
  "close-offered": event("ready", "a", "close-offered", { result: RESULT }),
  "battle-closed": event("ready", "b", "battle-closed", { result: RESULT, alone: false }),
} satisfies Readonly<Partial<Record<Happening["type"], unknown>>>;

/** Other values of events that have a choice. */
export const OTHER_TABLE_EVENTS: readonly (readonly [string, unknown])[] = [
  ["flank-chosen of terrain", event("flank", "a", "flank-chosen", { edge: "right", width: null })],
  ["piece-adjusted, removed", event("optional", "a", "piece-adjusted", { piece: "p2", do: "remove", to: null })],
  ["orders-given, secret", event("secret-orders", "a", "orders-given", { orders: null })],
  ["order-revealed of an ambush", event("ready", "b", "order-revealed", { order: "ambush-1", secret: AMBUSH, salt: SALT, forced: false })],
  ["commander-placed in ambush", event("finishing", "b", "commander-placed", { commander: 2, at: { ambush: "ambush-1" } })],
];

/** What a view shows of the table. */
export const TABLE_VIEW = {
  flank: { edge: "left", water: { edge: "left", width: 3.5 } },
  laying: {
    choices: [{ by: "a", kind: "gentle-hill", as: "compulsory", state: "waiting" }],
    stopped: { a: true, b: false },
    dice: { by: "a", kind: "gentle-hill", as: "compulsory", sector: 1, edge: 6 },
    adjusting: { by: "b", piece: "p1", die: 4 },
  },
  camps: { a: CAMP, b: null },
  units: [PLACED],
  stragglers: [{ seat: "a", number: 40, name: "Peasants" }],
  markers: [
    { seat: "a", order: "march-1", place: { kind: "march", commander: 1 }, secret: MARCH, revealed: true },
    { seat: "b", order: "ambush-1", place: { kind: "ambush", x: 10.5, y: 5 }, secret: null, revealed: false },
  ],
  ordered: { a: true, b: true },
  batch: { seat: "b", left: 3 },
  commanders: [
    { seat: "a", commander: 0, at: { x: 22.5, y: 6.5 } },
    { seat: "a", commander: 2, at: { ambush: "ambush-1" } },
  ],
  commands: { a: COMMANDS, b: null },
  closing: { seat: "a", result: RESULT },
  result: RESULT,
  own: {
    commanders: [{ grade: "talented", class: "professional", role: "army", name: "Piccolomini" }],
    units: [{ number: 3, name: "Blue Brigade", troop: TROOP, bases: 6, commander: 0 }],
  },
};
