import { setImmediate as turn } from "node:timers/promises";
import type { Verdict as StoredVerdict, ToldRow } from "../../db/army-lists";
import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { Region } from "../model/enumerations";
import type { Verdict } from "../model/findings";
import type { ListId } from "../model/identifiers";
import { isOwnList } from "../model/list-origin";
import type { ArmiesPage, ArmyOrder, ArmyPlace, MyArmy } from "../model/stored-army";
import { assess } from "../rules/army/assess";
import { findList } from "../rules/army/book";
import type { Side } from "../rules/army/compare-armies";
import { historicalBattle, historicalSide } from "../words/battle/names";
import { yearsWords } from "../words/list-lines";
import { listName, OWN_LIST } from "../words/own-list";
import { findArmy, listArmies } from "./armies";
import type { User } from "./identity";
import type { Knowledge } from "./knowledge";
import { knowledgeFor } from "./known-lists";
import { LIMITS } from "./limits";
import { databaseTrouble } from "./problems";
import { readArmy } from "./read-army";
import { running } from "./running";

type Told = StoredVerdict["told"];

async function judge(document: unknown): Promise<Told> {
  const read = readArmy(document, await knowledgeFor(document));
  if (!read.ok) return { list: null, judged: null };
  const { army, book } = read;
  const { findings, numbers } = assess(army, book);
  const list = findList(book, army.list, army.listVersion)?.list ?? null;
  return {
    list: list && { name: listName(list), years: list.years },
    judged: { errors: findings.filter((one) => one.severity === "error").length, points: numbers.points, tugs: numbers.tugs },
  };
}

type Judging = { readonly begin: () => void; readonly verdict: Promise<StoredVerdict | null> };
/** The armies waiting to be judged, by owner and id. */
type Queue = { readonly waiting: Map<string, Map<string, Judging>>; isAtWork: boolean };

/** Only one army is judged at a time, for all requests together. All copies of this module share this queue. */
const shared = globalThis as typeof globalThis & { condottaJudging?: Queue };

/** Owners take turns, one army each, so a request for a thousand armies does not delay a request for one. */
async function takeTurns(queue: Queue): Promise<void> {
  const { waiting } = queue;
  queue.isAtWork = true;
  while (waiting.size > 0)
    for (const [owner, his] of waiting) {
      await turn();
      const [next] = his;
      if (next) {
        const [id, { begin, verdict }] = next;
        his.delete(id);
        begin();
        await verdict.catch(() => null);
      }
      if (his.size === 0) waiting.delete(owner);
    }
  queue.isAtWork = false;
}

async function judgeNow(owner: string, id: string): Promise<StoredVerdict | null> {
  const { armies, judgedBy } = running();
  const row = await armies.find(owner, id);
  return row && { army: id, revision: row.revision, judgedBy, told: await judge(row.document) };
}

/**
 * Judges one army in its turn, after other requests are answered; null if it is gone by then. An army that already waits is judged once for
 * all requests.
 */
function judgeInTurn(owner: string, id: string): Promise<StoredVerdict | null> {
  shared.condottaJudging ??= { waiting: new Map(), isAtWork: false };
  const queue = shared.condottaJudging;
  const his = queue.waiting.get(owner) ?? new Map<string, Judging>();
  queue.waiting.set(owner, his);
  const known = his.get(id);
  if (known) return known.verdict;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const verdict = begun.then(() => judgeNow(owner, id));
  his.set(id, { begin, verdict });
  if (!queue.isAtWork) void takeTurns(queue);
  return verdict;
}

const UNTOLD: Told = { list: null, judged: null };

const toldOf = ({ id, place, name, pointsLimit, changedAt, placedAt, tags }: ToldRow, told: Told): MyArmy => ({
  ...{ id, place, name, pointsLimit },
  ...(tags && tags.length > 0 ? { tags } : {}),
  ...{ changedAt: changedAt.toISOString(), placedAt: placedAt.toISOString() },
  ...told,
});

/** If the verdicts cannot be stored now, they are judged again the next time. Reading must not fail because of that. */
async function keep(verdicts: readonly StoredVerdict[]): Promise<void> {
  await running()
    .armies.keepVerdicts(verdicts)
    .catch((error: unknown) => {
      if (databaseTrouble(error) === null) throw error;
    });
}

/** Armies with their verdicts. An army changed since, or judged by other data, is judged now, and the verdict is stored. */
async function judged(owner: string, rows: readonly ToldRow[]): Promise<readonly MyArmy[]> {
  const made = await Promise.all(rows.filter(({ told }) => told === null).map(({ id }) => judgeInTurn(owner, id)));
  const verdicts = made.filter((one) => one !== null);
  if (verdicts.length > 0) await keep(verdicts);
  const anew = new Map(verdicts.map(({ army, told }) => [army, told]));
  return rows.map((row) => toldOf(row, row.told ?? anew.get(row.id) ?? UNTOLD));
}

type ArmiesAsked = {
  readonly place: ArmyPlace;
  /** Counted from 1. */
  readonly page: number;
  /** Words that the army's name or list must contain. */
  readonly find?: string;
  /** One of its tags. */
  readonly tag?: string;
  /** Without it, the last changed first. */
  readonly order?: ArmyOrder;
};

const ALPHABET = new Intl.Collator("en", { numeric: true });

/** The name of an army's list; empty if it is no longer in force. */
const listNameOf = ({ list, told }: ToldRow): string =>
  running().knowledge.catalog.lists.find((one) => one.id === list)?.name ?? told?.list?.name ?? "";

/** The rows in another order, those that are alike in it the last changed first. Armies of no year, or of no list in force, come last. */
function inOrder(rows: readonly ToldRow[], order: ArmyOrder): readonly ToldRow[] {
  switch (order) {
    case "changed":
      return rows;
    case "name":
      return rows.toSorted((one, other) => ALPHABET.compare(one.name, other.name));
    case "year":
      return rows.toSorted((one, other) => (one.year ?? 9999) - (other.year ?? 9999));
    case "list": {
      const names = new Map(rows.map((row) => [row, listNameOf(row) || "\uffff"]));
      return rows.toSorted((one, other) => ALPHABET.compare(names.get(one) ?? "", names.get(other) ?? ""));
    }
    default:
      return order satisfies never;
  }
}

/** The name of an army, its tags, and the name of its list with its years, for searching. */
function fits({ name, list, tags, told }: ToldRow, words: readonly string[]): boolean {
  const found = running().knowledge.catalog.lists.find((one) => one.id === list) ?? told?.list;
  const text = `${name} ${tags?.join(" ") ?? ""} ${found ? `${found.name}, ${yearsWords(found.years)}` : ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * A page of this reader's armies in one place, the last changed first (in the bin, the last deleted). A page beyond the end is the last
 * one. Another order, and words that are searched for, are of as many of the newest armies as an account may have: older versions allowed
 * more.
 */
export async function armiesPage(
  reader: User | null,
  { place, page: asked, find = "", tag = "", order = "changed" }: ArmiesAsked,
): Promise<ArmiesPage> {
  if (!reader) return { armies: [], page: 1, of: 1, all: 0 };
  const { armies, judgedBy } = running();
  const all = await armies.countAt(reader.id, place);
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0 && tag === "" && order === "changed"
      ? null
      : inOrder(
          (await armies.told(reader.id, [place], judgedBy, { limit: LIMITS.armiesWithBin })).filter(
            (row) => fits(row, words) && (tag === "" || row.tags?.includes(tag)),
          ),
          order,
        );
  const of = Math.max(1, Math.ceil((found?.length ?? all) / LIMITS.onPage));
  const page = Math.min(Math.max(asked, 1), of);
  const part = { limit: LIMITS.onPage, offset: (page - 1) * LIMITS.onPage };
  const rows = found?.slice(part.offset, part.offset + part.limit) ?? (await armies.told(reader.id, [place], judgedBy, part));
  return { armies: await judged(reader.id, rows), page, of, all };
}

/** The tags of the reader's armies outside archive and bin, in order. */
export const tagsInUse = async (reader: User | null): Promise<readonly string[]> =>
  reader ? (await running().armies.tagsInUse(reader.id)).toSorted(ALPHABET.compare) : [];

/** The reader's last changed armies outside archive and bin. */
export async function newestArmies(reader: User | null, most: number): Promise<readonly MyArmy[]> {
  if (!reader) return [];
  const { armies, judgedBy } = running();
  return await judged(reader.id, await armies.told(reader.id, ["desk"], judgedBy, { limit: most }));
}

/** The newest armies to choose from, and the given one even if it is archived. */
export async function offeredArmies(reader: User | null, asked: string | null = null): Promise<readonly MyArmy[]> {
  const newest = await newestArmies(reader, LIMITS.offeredArmies);
  if (!reader || asked === null || newest.some(({ id }) => id === asked)) return newest;
  const row = await running().armies.find(reader.id, asked);
  if (!row || row.place === "bin") return newest;
  const told = { ...row, name: row.document.name, list: row.document.list, year: row.document.year, pointsLimit: row.document.pointsLimit };
  return [...newest, toldOf({ ...told, told: null, tags: null }, await judge(row.document))];
}

/** `from`: its list with its years; empty, and without a region, if that list is no longer in force. */
type Choice = { readonly id: string; readonly name: string; readonly from: string; readonly region: Region | null };

function choiceOf({ id, name, list }: { readonly id: string; readonly name: string; readonly list: ListId }): Choice {
  const found = running().knowledge.catalog.lists.find((one) => one.id === list);
  const from = found ? `${found.name}, ${yearsWords(found.years)}` : isOwnList(list) ? OWN_LIST.mark : "";
  return { id, name, from, region: found?.region ?? null };
}

/** The armies that this reader can compare: the reader's own, the last changed first, and the sample armies. */
export async function armiesToCompare(reader: User | null): Promise<{ own: readonly Choice[]; ready: readonly Choice[] }> {
  const { armies, knowledge } = running();
  const own = reader ? (await listArmies(armies, reader.id, null, { limit: LIMITS.armies })).told : [];
  return { own: own.map(choiceOf), ready: knowledge.catalog.readyArmies.map(({ id, army }) => choiceOf({ ...army, id })) };
}

/** An army of this reader, or a sample army, judged; null if there is none of that id, or it can no longer be judged. */
export async function sideOf(id: string, reader: User | null): Promise<Side | null> {
  const { armies, knowledge } = running();
  const stored = reader && (await findArmy(armies, reader.id, id));
  const army = stored?.army ?? knowledge.catalog.readyArmies.find((one) => one.id === id)?.army;
  const read = army && readArmy(army, await knowledgeFor(army));
  return read?.ok ? { army: read.army, book: read.book, verdict: assess(read.army, read.book) } : null;
}

type ReadyArmy = { readonly id: string; readonly army: Army; readonly list: ArmyList; readonly verdict: Verdict };

/** Judged once: what is in force does not change. */
const judgedReady = new WeakMap<Knowledge, readonly ReadyArmy[]>();

/** The sample armies by year and battle, each with its list and verdict. */
export function readyArmies(): readonly ReadyArmy[] {
  const { knowledge } = running();
  const known = judgedReady.get(knowledge) ?? judgeReady(knowledge);
  judgedReady.set(knowledge, known);
  return known;
}

function judgeReady({ catalog, bookOf }: Knowledge): readonly ReadyArmy[] {
  const found = catalog.readyArmies.flatMap(({ id, army }) => {
    const book = bookOf(army.rules);
    const list = catalog.lists.find((one) => one.id === army.list);
    return book && list ? [{ id, army, list, verdict: assess(army, book) }] : [];
  });
  return found.sort((one, other) => (one.army.year ?? 0) - (other.army.year ?? 0) || one.army.name.localeCompare(other.army.name, "en"));
}

/** Two sample armies that met in a battle of history. */
type BattlePair = { readonly battle: string; readonly year: number; readonly armies: readonly [PairedArmy, PairedArmy] };
/** `name`: of its list, or of its side in a battle within one people. */
type PairedArmy = { readonly id: string; readonly list: ListId; readonly name: string };

const sidesOf = (armies: readonly { readonly id: string; readonly army: Army; readonly list: ArmyList }[]): readonly PairedArmy[] =>
  armies.map(({ id, army, list }) => {
    const isAlone = armies.every((one) => one.id === id || one.list.id !== list.id);
    return { id, list: list.id, name: isAlone ? list.name : (historicalSide(army.name) ?? list.name) };
  });

/** Every battle that two of the sample armies are named after, by year. */
export function battlePairs(): readonly BattlePair[] {
  const { lists, readyArmies: ready } = running().knowledge.catalog;
  const battles = [...new Set(ready.flatMap(({ army }) => historicalBattle(army.name) ?? []))];
  return battles
    .flatMap((battle): readonly BattlePair[] => {
      const there = ready
        .filter(({ army }) => historicalBattle(army.name) === battle)
        .flatMap(({ id, army }) => lists.filter((list) => list.id === army.list).map((list) => ({ id, army, list })))
        .sort((a, b) => a.list.number - b.list.number);
      const [one, other] = sidesOf(there);
      return one && other ? [{ battle, year: Number(battle.slice(-4)), armies: [one, other] }] : [];
    })
    .sort((one, other) => one.year - other.year);
}

/** Battles of the whole period and of different regions, our favourites first (house value). */
const FAVOURITES: readonly string[] = [
  "Mohács, 1526",
  "Nagashino, 1575",
  "Lützen, 1632",
  "Naseby, 1645",
  "Vienna, 1683",
  "Marignano, 1515",
  "Panipat, 1526",
  "Kircholm, 1605",
  "Nieuwpoort, 1600",
  "White Mountain, 1620",
];

/** As many of our favourite battles as asked for, by year, and the number of all. */
export function favouritePairs(most: number): { readonly pairs: readonly BattlePair[]; readonly all: number } {
  const all = battlePairs();
  const chosen = FAVOURITES.filter((battle) => all.some((pair) => pair.battle === battle)).slice(0, most);
  return { pairs: all.filter(({ battle }) => chosen.includes(battle)), all: all.length };
}
