import type { Edit } from "@/lib/model/army";
import type { ConstraintKind } from "@/lib/model/army-list";
import type { SchemaName } from "@/lib/model/schemas";
import { ANONYMOUS_FIXTURES, accountFixtures, OWN_LIST_ID } from "./account-fixtures";
import { ADVICE_FIXTURES, HUSSARS } from "./advice-fixtures";
import {
  BATTLE,
  BATTLE_SUMMARY,
  COMMAND_FIXTURES,
  COMMITMENT,
  EVENT_FIXTURES,
  FROZEN_FORCE,
  INVITE,
  LEGAL_FIXTURES,
  NONCE,
  REFUSAL,
  SEED,
  SHOWN_FORCE,
  TOKEN,
  VIEW,
} from "./battle-fixtures";
import { battleTablesAsWritten, tablesAsWritten } from "./data-folder";
import { ODDS_FIXTURES } from "./odds-fixtures";
import { OTHER_GAMES_FIXTURES } from "./other-games-fixtures";
import { PLAN } from "./plan-fixtures";
import { BATTLE_REFERENCE, FITTED_REFERENCE, REFERENCE_FIXTURES } from "./reference-fixtures";
import { CATALOG } from "./rules";
import { CARD_FIXTURES, SHEET_FIXTURES } from "./sheet-fixtures";
import { OTHER_TABLE_COMMANDS, OTHER_TABLE_EVENTS, PIECE, PLACED } from "./table-fixtures";
import { tournamentFixtures } from "./tournament-fixtures";

const VERSION = `sha256:${"0123456789abcdef".repeat(4)}`;
const OTHER_VERSION = `sha256:${"fedcba9876543210".repeat(4)}`;

const ARMY = {
  schema: "condotta.army/1",
  name: "Corbie, 1636",
  list: "spanish-flanders-1568-1648",
  listVersion: VERSION,
  rules: OTHER_VERSION,
  pointsLimit: 10_000,
  year: 1636,
  note: "Ask Michel for his field guns.",
  camp: { kind: "standard", quality: "average" },
  commanders: [
    { id: "infante", role: "army", grade: "talented", class: "professional", name: "The Cardinal-Infante", list: null, listVersion: null },
    { id: "savoy", role: "sub", grade: "competent", class: "professional", name: null, list: null, listVersion: null },
    {
      id: "isolani",
      role: "ally",
      grade: "mediocre",
      class: "professional",
      name: "Isolani",
      list: "polish-lithuanian-1576-1660",
      listVersion: VERSION,
    },
  ],
  units: [
    {
      number: 1,
      line: "tercios-viejos",
      bases: 9,
      options: [],
      qualityDown: true,
      firepowerDown: false,
      commander: "infante",
      name: "Tercio de Velada",
    },
    {
      number: 7,
      line: "irish-regiments",
      bases: 9,
      options: ["elan"],
      qualityDown: false,
      firepowerDown: true,
      commander: null,
      name: null,
    },
  ],
};

const TROOP = {
  type: "foot",
  training: "formed",
  formation: "close",
  setFormation: "pike-and-shot",
  armour: "protected",
  quality: "superior",
  shooting: { weapon: "musket", firepower: "average" },
  impact: "pike-and-shot",
  melee: "pike-and-shot",
  attached: [],
  characteristics: ["shoot-and-charge", "elan"],
};

const LINE = {
  id: "blue-brigade",
  name: "Swedish Blue Brigade",
  troop: TROOP,
  optional: ["regimental-guns", "pavise"],
  partial: { characteristic: "pavise", minShare: 0.5 },
  bases: { min: 6, max: 12 },
  sizes: [6],
  years: [1628, 1634],
  shared: { group: "brigades", max: 36 },
  ledBy: ["army", "sub"],
  note: "The old Blue Regiment, and the other veterans who were its equals.",
};

/** One of every kind of constraint. */
export const CONSTRAINT_FIXTURES: Readonly<Record<ConstraintKind, unknown>> = {
  "at-most": { id: "guns-in-the-line", years: null, kind: "at-most", what: "unit-groups", lines: ["field-guns", "leather-guns"], n: 3 },
  "at-least": { id: "foot-at-the-centre", years: [1618, 1634], kind: "at-least", what: "bases", lines: ["blue-brigade"], n: 12 },
  "only-if": { id: "finns-ride-with-swedes", years: null, kind: "only-if", lines: ["hakkapeliita"], needs: ["swedish-horse"] },
  "not-both": { id: "old-or-new", years: null, kind: "not-both", lines: ["conscript-foot"], others: ["blue-brigade"] },
  "no-more-than": {
    id: "shot-among-horse",
    years: null,
    kind: "no-more-than",
    what: "bases",
    lines: ["commanded-shot"],
    than: ["reiters"],
  },
  "one-per-command": { id: "one-life-guard", years: null, kind: "one-per-command", lines: ["yellow-brigade"] },
  "only-under-ally": { id: "saxons", years: null, kind: "only-under-ally", lines: ["saxon-kurassiere"] },
};

const LIST = {
  schema: "condotta.list/1",
  id: "swedish-1618-1648",
  number: 12,
  name: "Swedish",
  years: [1618, 1648],
  region: "Northern Europe",
  keynote: "Volley, then charge.",
  history: "Landed in Germany in 1630, won at Breitenfeld in 1631, and stayed until 1648.",
  sources: [{ author: "Michael Roberts", work: "Gustavus Adolphus", year: 1958, opened: false }],
  checked: ["Written from general knowledge of the works named; none was opened."],
  alsoCalled: ["Vasa", "Lützen"],
  territories: ["F", "C", "P", "S"],
  enemies: ["polish-lithuanian-1576-1660"],
  commanders: {
    army: { grades: ["mediocre", "competent", "talented", "legendary"], classes: ["professional"] },
    subs: { min: 1, max: 3, grades: ["mediocre", "competent"], classes: ["professional"] },
    internalAllies: { min: 0, max: 1, grades: ["mediocre"], classes: ["professional", "instinctive"] },
    externalAllies: [{ list: "saxon-1631-1634", years: [1631, 1634], max: 1 }],
  },
  camps: { kinds: ["standard", "fortified"], qualities: ["poor", "average"] },
  lines: [LINE],
  constraints: Object.values(CONSTRAINT_FIXTURES),
  version: VERSION,
};

const NEW_UNIT = ARMY.units[1];
const NEW_COMMANDER = ARMY.commanders[1];

type EditKind = Edit extends infer One
  ? One extends { do: infer Do extends string; field: infer Field extends string }
    ? `${Do} ${Field}`
    : One extends { do: infer Do extends string }
      ? Do
      : never
  : never;

/** One of every edit: what is done, and to which field. */
const EDIT_FIXTURES: Readonly<Record<EditKind, unknown>> = {
  "set-unit line": { do: "set-unit", unit: 3, field: "line", to: "blue-brigade" },
  "set-unit bases": { do: "set-unit", unit: 3, field: "bases", to: 6 },
  "set-unit options": { do: "set-unit", unit: 3, field: "options", to: ["elan"] },
  "set-unit qualityDown": { do: "set-unit", unit: 3, field: "qualityDown", to: true },
  "set-unit firepowerDown": { do: "set-unit", unit: 3, field: "firepowerDown", to: false },
  "set-unit commander": { do: "set-unit", unit: 3, field: "commander", to: null },
  "set-unit number": { do: "set-unit", unit: 3, field: "number", to: 12 },
  "set-unit numberFixed": { do: "set-unit", unit: 3, field: "numberFixed", to: false },
  "set-unit name": { do: "set-unit", unit: 3, field: "name", to: "Hepburn's" },
  "set-unit note": { do: "set-unit", unit: 3, field: "note", to: "Paint two more." },
  "add-unit": { do: "add-unit", unit: NEW_UNIT },
  "remove-unit": { do: "remove-unit", unit: 3 },
  "set-commander role": { do: "set-commander", commander: "horn", field: "role", to: "ally" },
  "set-commander grade": { do: "set-commander", commander: "horn", field: "grade", to: "competent" },
  "set-commander class": { do: "set-commander", commander: "horn", field: "class", to: "instinctive" },
  "set-commander name": { do: "set-commander", commander: "horn", field: "name", to: null },
  "set-commander list": { do: "set-commander", commander: "horn", field: "list", to: "saxon-1631-1634" },
  "set-commander listVersion": { do: "set-commander", commander: "horn", field: "listVersion", to: VERSION },
  "add-commander": { do: "add-commander", commander: NEW_COMMANDER },
  "remove-commander": { do: "remove-commander", commander: "horn" },
  "set-army name": { do: "set-army", field: "name", to: "Lützen" },
  "set-army pointsLimit": { do: "set-army", field: "pointsLimit", to: 7_000 },
  "set-army year": { do: "set-army", field: "year", to: 1632 },
  "set-army note": { do: "set-army", field: "note", to: null },
  "set-army camp": { do: "set-army", field: "camp", to: { kind: "none", quality: "poor" } },
};

/** One of every place in an army. */
const AT_FIXTURES: Readonly<Record<"army" | "commander" | "unit" | "field" | "line" | "group" | "camp", unknown>> = {
  army: { army: true },
  commander: { commander: "horn" },
  unit: { unit: 3 },
  field: { unit: 3, field: "bases" },
  line: { line: "blue-brigade" },
  group: { group: "brigades" },
  camp: { camp: "quality" },
};

const FIX = { label: "Change to 6 bases", edits: [EDIT_FIXTURES["set-unit bases"]] };
const FINDING = {
  code: "unit-size",
  severity: "error",
  at: AT_FIXTURES.field,
  message: "Swedish Blue Brigade no. 3 cannot be 5 bases. Sizes in this list: 6.",
  params: { number: 3, name: "Swedish Blue Brigade", bases: 5, sizes: [6], nearest: 6 },
  fix: FIX,
};
const REASON = { code: "unit", at: { unit: 3 }, value: 1_026, params: { bases: 6, each: 171 }, source: "house" };
const NUMBERS = {
  points: 9_860,
  unitGroups: 13,
  tugs: 11,
  sugs: 2,
  bases: 62,
  breaksAt: 6,
  commandCards: 10,
  mapCards: 6,
  scoutingCards: 4,
};

/** A force or chair of each kind. */
const SEAT_FIXTURES: Readonly<Record<"army" | "house" | "quick" | "invite", unknown>> = {
  army: { kind: "army", army: ARMY },
  house: { kind: "house", list: "swedish-1618-1648", temper: "balanced" },
  quick: {
    kind: "quick",
    name: "From the club's builder",
    commander: { grade: "legendary", class: "professional" },
    subCommanders: [{ grade: "competent", class: "professional", ally: false }],
    territories: ["C", "P"],
    mapCards: 6,
    scoutingCards: 12,
    camp: { kind: "flexible" },
    units: [
      {
        number: 1,
        name: "Hussars",
        troop: HUSSARS,
        bases: 4,
        commander: 0,
      },
    ],
  },
  invite: { kind: "invite" },
};

const SHARE = { share: INVITE, url: `https://condotta.example/a/${INVITE}` };

const OPENED_ARMY = { name: "Croats", sealed: COMMITMENT, salt: NONCE, force: FROZEN_FORCE };

const ASSESSMENT = {
  legal: false,
  findings: [FINDING],
  numbers: NUMBERS,
  reasons: Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, name === "points" ? [REASON] : []])),
};

/** A document of every shape of the public contract, with every field filled. */
export const CONTRACT_FIXTURES: Readonly<Record<SchemaName, unknown>> = {
  Army: ARMY,
  List: LIST,
  TroopLine: LINE,
  Troop: TROOP,
  Constraint: CONSTRAINT_FIXTURES["at-most"],
  RulesTables: { ...tablesAsWritten("rules"), name: "Lisbon Open" },
  OwnTables: { name: "Lisbon Open", points: CATALOG.rules.tables.points, cards: CATALOG.rules.tables.cards },
  KeptTables: { version: OTHER_VERSION, name: "Lisbon Open", storedAt: "2026-10-20T07:00:00.000Z" },
  ArmyText: { text: "Haiduks; 6", list: LIST.id, chosen: [{ unit: 1, as: LINE.id }] },
  ReadArmyText: {
    army: ARMY,
    units: 1,
    knownBy: "choice",
    likely: [LIST.id],
    lists: [{ id: LIST.id, name: LIST.name, years: LIST.years, lines: [{ id: LINE.id, name: LINE.name }] }],
    questions: [{ unit: 1, line: 1, text: "Haiduks; 6", list: LIST.id, likely: LINE.id }],
    unread: [{ line: 2, text: "I like them.", missing: null }],
    corrected: [{ line: 1, text: "Hadiuks", as: LINE.name }],
    points: 9890,
    edition: VERSION,
    rules: VERSION,
  },
  Assessment: ASSESSMENT,
  Numbers: NUMBERS,
  Finding: FINDING,
  At: AT_FIXTURES.field,
  Fix: FIX,
  Edit: EDIT_FIXTURES["set-unit bases"],
  Reason: REASON,
  Force: SEAT_FIXTURES.quick,
  Seat: SEAT_FIXTURES.invite,
  Piece: PIECE,
  Placed: PLACED,
  Battlefield: {
    seed: "breitenfeld",
    territory: "C",
    square: "A5",
    table: { width: 45, depth: 30 },
    water: { edge: "left", width: 3.5 },
    pieces: [PIECE],
  },
  NewBattle: { table: { width: 45, depth: 30 }, seats: { a: SEAT_FIXTURES.army, b: SEAT_FIXTURES.invite }, openArmies: true },
  CreatedBattle: { battle: BATTLE, seats: { a: TOKEN, b: null }, invite: INVITE, commitment: COMMITMENT },
  JoinRequest: { invite: INVITE, force: SEAT_FIXTURES.house },
  Joined: { seat: "b", token: TOKEN },
  Player: { name: "Anna" },
  Company: {
    names: { a: "Anna", b: null },
    presence: { a: { here: true, since: null }, b: { here: false, since: "2026-10-20T07:00:00.000Z" } },
    ticks: [{ key: "unit:b:7", value: 4, at: 1_792_000_000_000, by: "a" }],
    now: "2026-10-20T07:05:00.000Z",
  },
  SentTicks: { ticks: [{ key: "gone:a:3", value: 1, at: 1_792_000_000_000 }] },
  OpenedArmies: { a: OPENED_ARMY, b: OPENED_ARMY },
  MadeCode: { code: INVITE, expires: "2026-10-20T07:00:00.000Z" },
  BattleCommand: COMMAND_FIXTURES.sit,
  LegalCommand: { type: "sit" },
  SentCommand: { commandId: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d", type: "commit-card", card: "red" },
  CommandResult: { ok: true, seq: 14, view: VIEW },
  Refusal: REFUSAL,
  BattleView: VIEW,
  BattleEvent: EVENT_FIXTURES["invasion-rolled"],
  BattleRecord: {
    battle: BATTLE,
    commitment: COMMITMENT,
    seed: SEED,
    nonces: { a: NONCE, b: "house" },
    rules: OTHER_VERSION,
    events: Object.values(EVENT_FIXTURES),
  },
  BattleSummary: BATTLE_SUMMARY,
  MyBattles: { battles: [BATTLE_SUMMARY] },
  BattlePlan: PLAN,
  BattleReference: BATTLE_REFERENCE,
  BattleTables: battleTablesAsWritten(),
  AfieldTables: CATALOG.afield,
  ...ADVICE_FIXTURES,
  ShownForce: SHOWN_FORCE,
  FrozenForce: FROZEN_FORCE,
  Health: { ok: true, database: { engine: "sqlite", answers: true }, data: VERSION, problems: [] },
  ListSummary: {
    id: "swedish-1618-1648",
    number: 12,
    name: "Swedish",
    years: [1618, 1648],
    region: "Northern Europe",
    territories: ["F", "C"],
    version: VERSION,
  },
  ...accountFixtures(ARMY, {
    draft: { ...LIST, id: OWN_LIST_ID, name: "My Swedes", years: [1618, null], keynote: "", version: null },
    list: { ...LIST, id: OWN_LIST_ID, name: "My Swedes" },
  }),
  ...ODDS_FIXTURES,
  DraftQuestion: { army: ARMY, wish: "beat", against: ARMY, seed: 7 },
  DraftAnswer: {
    army: ARMY,
    assessment: ASSESSMENT,
    choices: [{ at: { unit: 1 }, code: "line-asked", message: "The list asks for at least 8 bases of these troops.", params: { min: 8 } }],
  },
  ...OTHER_GAMES_FIXTURES,
  ...tournamentFixtures(ARMY, ASSESSMENT),
  Share: SHARE,
  SharedArmy: { ...SHARE, army: ARMY },
  ShareSummary: { ...SHARE, name: "Corbie, 1636", list: ARMY.list, sharedAt: "2026-10-06T07:00:00.000Z" },
  ...SHEET_FIXTURES,
  ...CARD_FIXTURES,
  ...REFERENCE_FIXTURES,
  FittedReference: FITTED_REFERENCE,
  ErrorBody: {
    error: { code: "unknown-list", message: 'list is "x", a list that is not known here.', at: "list", details: [{ path: ["list"] }] },
  },
};

/** The other members of shapes that are a choice of several. */
export const MEMBER_FIXTURES: readonly (readonly [SchemaName, string, unknown])[] = [
  ...Object.entries(CONSTRAINT_FIXTURES).map(([kind, document]) => ["Constraint", kind, document] as const),
  ...Object.entries(EDIT_FIXTURES).map(([kind, document]) => ["Edit", kind, document] as const),
  ...Object.entries(AT_FIXTURES).map(([kind, document]) => ["At", kind, document] as const),
  ...Object.entries(SEAT_FIXTURES).map(([kind, document]) => ["Seat", kind, document] as const),
  ...(["army", "house", "quick"] as const).map((kind) => ["Force", kind, SEAT_FIXTURES[kind]] as const),
  ...Object.entries(COMMAND_FIXTURES).map(([kind, document]) => ["BattleCommand", kind, document] as const),
  ...OTHER_TABLE_COMMANDS.map(([kind, document]) => ["BattleCommand", kind, document] as const),
  ...Object.entries(LEGAL_FIXTURES).map(([kind, document]) => ["LegalCommand", kind, document] as const),
  ...Object.entries(EVENT_FIXTURES).map(([kind, document]) => ["BattleEvent", kind, document] as const),
  ...OTHER_TABLE_EVENTS.map(([kind, document]) => ["BattleEvent", kind, document] as const),
  ...ANONYMOUS_FIXTURES,
  ["GameEnding", "walkover", { kind: "walkover", to: "a" }],
  ["CommandResult", "refused", { ok: false, refusal: REFUSAL }],
];
