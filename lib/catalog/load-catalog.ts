import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { type AdviceTables, adviceTables } from "../model/advice";
import { type AfieldFiles, type AfieldTables, afieldFiles } from "../model/afield-tables";
import { type Army, army } from "../model/army";
import { type ArmyList, houseList, type UnversionedList } from "../model/army-list";
import { type BasingTables, basingTables } from "../model/battle-plan";
import {
  type BattleEdition,
  type BattlefieldFiles,
  battlefieldTables,
  type PrebattleTables,
  prebattleTables,
} from "../model/battle-tables";
import { type CombatTables, combatTables } from "../model/combat-tables";
import { type DraftingTables, draftingTables } from "../model/drafting";
import { type Fault, faultsOf } from "../model/faults";
import type { ListId, Version } from "../model/identifiers";
import { isOwnList } from "../model/list-origin";
import { listProblems } from "../model/list-problems";
import { type OtherGamesTables, otherGamesTables } from "../model/other-games/tables";
import { type ReferenceTables, referenceTables } from "../model/quick-reference";
import { houseTables, pointsTable, type RulesEdition, type RulesTables } from "../model/rules-tables";
import { type WorthTables, worthTables } from "../model/worth";
import { contentVersion, listVersion } from "./content-version";

export type FileFault = Fault & { readonly file: string };

/** Everything this program knows of the game: read once from `data/`, checked and frozen. */
export type Catalog = {
  readonly version: Version;
  readonly rules: RulesEdition;
  /** Rules tables that were in force before: those of today with the prices of their day. Armies made with them keep them. */
  readonly earlierRules: readonly RulesEdition[];
  readonly battle: BattleEdition;
  /** The computer plays by these; no battle is decided by them. */
  readonly advice: AdviceTables;
  /** Armies are drafted by these. They decide nothing. */
  readonly drafting: DraftingTables;
  /** For the day of battle. It decides no battle and no army, so it is part of neither's version. */
  readonly afield: AfieldTables;
  /** What troops do on the table, as numbers. It decides no battle or army either. */
  readonly combat: CombatTables;
  /** Base widths in millimetres. They decide no battle or army either. */
  readonly basing: BasingTables;
  /** The words of the quick reference. */
  readonly reference: ReferenceTables;
  /** What bases were found to be worth. It decides nothing. */
  readonly worth: WorthTables;
  /** The tables of other games, which decide nothing of this one. */
  readonly otherGames: OtherGamesTables;
  readonly lists: readonly ArmyList[];
  readonly readyArmies: readonly { readonly id: string; readonly army: Army }[];
};

type Read<T> = { readonly value: T | null; readonly faults: readonly FileFault[] };

const inFile = (file: string, faults: readonly Fault[]): FileFault[] => faults.map((one) => ({ ...one, file }));
const fileFault = (file: string, code: string, params: Fault["params"] = {}): FileFault => ({ file, path: [], code, params });

/** The JSON files of a folder; none if the folder is missing. Editors' backup files and notes are skipped. */
function filesIn(directory: string, folder: string): string[] {
  const path = join(directory, folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".json")) : [];
  return names.sort().map((name) => `${folder}/${name}`);
}

function readJson(directory: string, file: string): Read<unknown> {
  try {
    return { value: JSON.parse(readFileSync(join(directory, file), "utf8")), faults: [] };
  } catch (error) {
    const code = error instanceof SyntaxError ? "not-json" : "unreadable";
    return { value: null, faults: [fileFault(file, code, { problem: error instanceof Error ? error.message : String(error) })] };
  }
}

function parseFile<Schema extends z.ZodType>(directory: string, file: string, schema: Schema): Read<z.output<Schema>> {
  const json = readJson(directory, file);
  if (json.faults.length > 0) return { value: null, faults: json.faults };
  const parsed = schema.safeParse(json.value);
  return parsed.success ? { value: parsed.data, faults: [] } : { value: null, faults: inFile(file, faultsOf(parsed.error, json.value)) };
}

const camelCase = (kebab: string): string => kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const kebabCase = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Tables<T> = { readonly shape: object; readonly safeParse: z.ZodType<T>["safeParse"] };

/** Each table is in the file of its name; together they make one document. */
function readTables<T>(directory: string, folder: string, schema: Tables<T>): Read<T> {
  const files = filesIn(directory, folder);
  const read = files.map((file) => ({ file, table: camelCase(basename(file, ".json")), json: readJson(directory, file) }));
  const unreadable = read.flatMap((one) => one.json.faults);
  if (unreadable.length > 0) return { value: null, faults: unreadable };
  const known = Object.keys(schema.shape);
  const strangers = read.filter((one) => !known.includes(one.table));
  if (strangers.length > 0)
    return { value: null, faults: strangers.map(({ file }) => fileFault(file, "unknown-table", { known: known.map(kebabCase) })) };
  const tables = Object.fromEntries(read.map((one) => [one.table, one.json.value]));
  const parsed = schema.safeParse(tables);
  if (parsed.success) return { value: parsed.data, faults: [] };
  const faults = faultsOf(parsed.error, tables).map(({ path, ...rest }) => ({
    ...rest,
    path: path.slice(1),
    file: `${folder}/${kebabCase(String(path[0]))}.json`,
  }));
  return { value: null, faults };
}

/** Everything that decides a battle, as one document: changing any of it makes a new version; changing prices does not. */
function battleEdition(prebattle: PrebattleTables, files: BattlefieldFiles, rules: RulesTables): BattleEdition {
  const { deathDice, pack, commanders, camps, baseDepths, setFormations } = rules;
  const invasionDice = commanders.grades.map(({ id, invasionDie, source }) => ({ id, die: invasionDie, source }));
  const formations = setFormations.map(({ id, ranks, double, neverNervous, dropsPikes, source }) => ({
    ...{ id, ranks, double, neverNervous, dropsPikes, source },
  }));
  const commandCards = commanders.grades.map(({ id, cards, source }) => ({ id, cards, source }));
  const doubleTugs = rules.army.limits.flatMap(({ id, value, source }) => (id === "double-group-tugs" ? { id, value, source } : []));
  const armyBreaks = rules.army.breakPoints.flatMap(({ id, ...row }) => (id === "army" ? { id, ...row } : []));
  const battlefield = {
    ...{ ...files, camps: { kinds: camps.kinds, size: camps.size } },
    ...{ baseDepths, formations, commandCards, doubleTugs, armyBreaks },
  };
  const tables = { ...prebattle, deathDice, pack, invasionDice, battlefield };
  return { version: contentVersion(tables), tables };
}

/** The tables for the day of battle, with what they use of the army and battlefield rules. */
function afieldTablesOf(files: AfieldFiles, { breaking }: BattlefieldFiles, rules: RulesTables): AfieldTables {
  const { army: armyTable, camps, commanders, setFormations } = rules;
  const commanderDice = commanders.grades.map(({ id, kabDie, source }) => ({ id, die: kabDie, source }));
  const rearSupported = setFormations.flatMap(({ id, rearSupported: always }) => (always ? [id] : []));
  return { ...files, army: armyTable, breaking, campSize: camps.size, commanderDice, rearSupported };
}

function namedAfter(file: string, id: string): FileFault[] {
  return basename(file, ".json") === id ? [] : [fileFault(file, "file-not-named-after-id", { id })];
}

/** The lists there are. A list that cannot be read counts by its file name, so that naming it is no fault. */
function knownIds(directory: string, lists: readonly UnversionedList[]): ReadonlySet<ListId> {
  return new Set([...filesIn(directory, "lists").map((file) => basename(file, ".json") as ListId), ...lists.map((list) => list.id)]);
}

function readLists(directory: string, tables: RulesTables | null): Read<readonly UnversionedList[]> {
  const read = filesIn(directory, "lists").map((file) => ({ file, ...parseFile(directory, file, houseList) }));
  const lists = read.flatMap((one) => (one.value ? [{ file: one.file, list: one.value }] : []));
  const ids = knownIds(
    directory,
    lists.map((one) => one.list),
  );
  const numbers = lists.map((one) => one.list.number);
  const crossed = lists.flatMap(({ file, list }, at) => [
    ...namedAfter(file, list.id),
    ...(numbers.indexOf(list.number) === at ? [] : [fileFault(file, "list-number-twice", { number: list.number })]),
    ...(isOwnList(list.id) ? [fileFault(file, "id-of-own-list", { id: list.id })] : []),
    ...inFile(file, listProblems(list, tables, ids)),
  ]);
  const faults = [...read.flatMap((one) => one.faults), ...crossed];
  return { value: lists.map((one) => one.list), faults };
}

/** The rules tables with each earlier table of points (`data/earlier`). */
function readEarlier(directory: string, tables: RulesTables | null): Read<readonly RulesEdition[]> {
  const read = filesIn(directory, "earlier").map((file) => parseFile(directory, file, pointsTable));
  const editions = read.flatMap(({ value: points }) => (points && tables ? [{ ...tables, points }] : []));
  return { value: editions.map((one) => ({ version: contentVersion(one), tables: one })), faults: read.flatMap((one) => one.faults) };
}

const versioned = (list: UnversionedList): ArmyList => ({ ...list, version: listVersion(list) });

/** Lists that an army names but that have no file, each with its place. */
function unknownLists(one: Army, ids: ReadonlySet<ListId>): readonly Fault[] {
  const named = [
    { path: ["list"], list: one.list },
    ...one.commanders.flatMap(({ list }, at) => (list ? [{ path: ["commanders", at, "list"], list }] : [])),
  ];
  return named.filter(({ list }) => !ids.has(list)).map(({ path, list }) => ({ path, code: "unknown-list", params: { list } }));
}

function readReadyArmies(directory: string, ids: ReadonlySet<ListId>): Read<readonly { id: string; army: Army }[]> {
  const read = filesIn(directory, "ready-armies").map((file) => ({ file, ...parseFile(directory, file, army) }));
  const unknown = read.flatMap(({ file, value }) => (value ? inFile(file, unknownLists(value, ids)) : []));
  const found = read.flatMap((one) => (one.value ? [{ id: basename(one.file, ".json"), army: one.value }] : []));
  return { value: found, faults: [...read.flatMap((one) => one.faults), ...unknown] };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** A ready army pins the versions it was made for: those shipped with it. */
function pinned(one: Army, lists: readonly ArmyList[], rules: Version): Army {
  const versionOf = (id: ListId | null) => lists.find((list) => list.id === id)?.version ?? null;
  return {
    ...one,
    listVersion: versionOf(one.list),
    rules,
    commanders: one.commanders.map((commander) => ({ ...commander, listVersion: versionOf(commander.list) })),
  };
}

/** Reads, parses and cross-checks every file of `directory`. Returns the catalog, or all faults at once. */
export function loadCatalog(directory: string): { ok: true; catalog: Catalog } | { ok: false; faults: readonly FileFault[] } {
  const rules = readTables(directory, "rules", houseTables);
  const prebattle = readTables(directory, "prebattle", prebattleTables);
  const battlefield = readTables(directory, "battlefield", battlefieldTables);
  const advice = readTables(directory, "advice", adviceTables);
  const drafting = readTables(directory, "drafting", draftingTables);
  const afield = readTables(directory, "afield", afieldFiles);
  const combat = readTables(directory, "combat", combatTables);
  const basing = readTables(directory, "basing", basingTables);
  const reference = readTables(directory, "reference", referenceTables);
  const worth = readTables(directory, "worth", worthTables);
  const games = readTables(directory, "other-games", otherGamesTables);
  const read = readLists(directory, rules.value);
  const ready = readReadyArmies(directory, knownIds(directory, read.value ?? []));
  const none = filesIn(directory, "lists").length === 0 ? [fileFault("lists", "no-lists")] : [];
  const earlier = readEarlier(directory, rules.value);
  const tablesRead = [rules, prebattle, battlefield, advice, drafting, afield, combat, basing, reference, worth, games];
  const faults = [...tablesRead.flatMap((one) => one.faults), ...earlier.faults, ...none, ...read.faults, ...ready.faults];
  if (faults.length > 0 || !rules.value || !prebattle.value || !battlefield.value) return { ok: false, faults };
  if (!advice.value || !afield.value || !combat.value || !basing.value || !reference.value) return { ok: false, faults };
  if (!worth.value || !games.value || !drafting.value) return { ok: false, faults };
  if (!read.value || !ready.value || !earlier.value) return { ok: false, faults };
  const earlierRules = earlier.value;
  const tables = rules.value;
  const rulesVersion = contentVersion(tables);
  const battle = battleEdition(prebattle.value, battlefield.value, tables);
  const lists = read.value.map(versioned).sort((one, other) => one.number - other.number);
  const readyArmies = ready.value.map(({ id, army: one }) => ({ id, army: pinned(one, lists, rulesVersion) }));
  const day = { afield: afieldTablesOf(afield.value, battlefield.value, tables), combat: combat.value, basing: basing.value };
  const otherTables = {
    advice: advice.value,
    drafting: drafting.value,
    ...day,
    reference: reference.value,
    worth: worth.value,
    otherGames: games.value,
  };
  const versions = { rules: rulesVersion, battle: battle.version, lists: lists.map((list) => list.version) };
  const version = contentVersion({ ...versions, ...otherTables, readyArmies });
  return {
    ok: true,
    catalog: deepFreeze({ version, rules: { version: rulesVersion, tables }, earlierRules, battle, ...otherTables, lists, readyArmies }),
  };
}
