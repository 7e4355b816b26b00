import { isDeepStrictEqual } from "node:util";
import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import { type ListId, type Version, version } from "../model/identifiers";
import { isOwnList, ownAllies, ownNeighbours } from "../model/list-origin";
import type { RulesTables } from "../model/rules-tables";
import { findList, type PreparedList } from "../rules/army/book";
import { prepareList, withLists } from "../rules/army/prepare";
import { readerOf, type User } from "./identity";
import { type Knowledge, listAsStored } from "./knowledge";
import { DAY, LIMITS, mostOf } from "./limits";
import { listAsItStands, soundLists } from "./own-lists";
import { markTablesUsed, ownTablesAmong } from "./own-tables";
import { running } from "./running";

/** An own list as something names it; without a version it is meant as it stands, which only its owner can ask for. */
type Named = { readonly list: ListId; readonly version: Version | null };

type Names = { readonly lists: readonly Named[]; readonly rules: readonly Version[] };

/** Every object in a document, the whole first. */
function* objectsIn(document: unknown): Generator<Readonly<Record<string, unknown>>> {
  const waiting = [document];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== "object" || one === null) continue;
    yield one as Record<string, unknown>;
    for (const part of Object.values(one)) if (typeof part === "object") waiting.push(part);
  }
}

/** Every own list and all rules tables that a document names, wherever it does: armies, their allies, forces and fighters name them alike. */
function namedIn(document: unknown): Names {
  const lists = new Map<string, Named>();
  const tables = new Set<Version>();
  for (const { list, listVersion, version: itsVersion, rules } of objectsIn(document)) {
    if (lists.size + tables.size >= LIMITS.ownListsNamed) break;
    if (typeof list === "string" && isOwnList(list)) {
      const pinned = version.safeParse(listVersion ?? itsVersion).data ?? null;
      lists.set(`${list} ${pinned}`, { list: list as ListId, version: pinned });
    }
    const named = version.safeParse(rules);
    if (named.success) tables.add(named.data);
  }
  return { lists: [...lists.values()], rules: [...tables] };
}

type Kept = { readonly list: ArmyList; readonly byTables: Map<RulesTables, PreparedList>; readonly weight: number };

/** Those used last, by version. All copies of this module share them. */
const shared = globalThis as typeof globalThis & { condottaOwnLists?: Map<Version, Kept> };

/** In how many ways its troops can be taken: what a list takes once it is prepared. */
const weightOf = ({ lines }: ArmyList): number => lines.reduce((sum, { optional }) => sum + 2 ** (optional.length + 2), 0);

const fresh = (list: ArmyList): Kept => ({ list, byTables: new Map(), weight: weightOf(list) });

function keep(kept: Kept): Kept {
  const { list } = kept;
  shared.condottaOwnLists ??= new Map();
  const lists = shared.condottaOwnLists;
  lists.delete(list.version);
  lists.set(list.version, kept);
  let weight = [...lists.values()].reduce((sum, one) => sum + one.weight, 0);
  for (const [oldest, one] of lists) {
    if (weight <= LIMITS.preparedVariants || oldest === list.version) break;
    lists.delete(oldest);
    weight -= one.weight;
  }
  return kept;
}

/** A version as it was pinned; null if there is none of that list. What comes with it may have been given anew, so that is always read. */
async function pinnedList({ list, version }: Named): Promise<Kept | null> {
  if (version === null) return null;
  const ready = shared.condottaOwnLists?.get(version);
  if (ready && ownAllies(ready.list).length === 0) return ready.list.id === list ? keep(ready) : null;
  const row = await running().ownLists.versions.find(version);
  const read = row?.list === list ? listAsStored.safeParse(row.document) : null;
  if (!read?.success) return null;
  return keep(ready && isDeepStrictEqual(ready.list.comesWith, read.data.comesWith) ? ready : fresh({ ...read.data, version }));
}

const preparedBy = ({ list, byTables }: Kept, tables: RulesTables): PreparedList => {
  const prepared = byTables.get(tables) ?? prepareList(list, tables);
  byTables.set(tables, prepared);
  return prepared;
};

/** The reader's own list as it stands, if it is that version, or any where none is named. */
async function standingList({ list, version }: Named, reader: User | null): Promise<ArmyList | null> {
  const found = reader && (await listAsItStands(reader.id, list));
  return found && (version === null || found.version === version) ? found : null;
}

/** In the version that was given with the list that names it. */
async function givenWith({ comesWith = [] }: ArmyList, ally: ListId): Promise<Kept | null> {
  const given = comesWith.find(({ list }) => list === ally);
  return given ? pinnedList(given) : null;
}

type Asking = () => Promise<User | null>;

/**
 * The own lists that these name as allies, for armies to take: the reader's own as they stand, those of others as they were given. An ally
 * brings no allies of its own, so those of these are not looked for.
 */
async function alliesOf(lists: readonly ArmyList[], reader: Asking, room: number): Promise<readonly Kept[]> {
  const found = new Map<ListId, Kept>();
  for (const list of lists)
    for (const ally of ownAllies(list)) {
      if (found.size >= room) return [...found.values()];
      if (found.has(ally)) continue;
      const standing = await standingList({ list: ally, version: null }, await reader());
      const known = standing ? fresh(standing) : await givenWith(list, ally);
      if (known) found.set(ally, known);
    }
  return [...found.values()];
}

/** Asked once, and only if somebody must know. */
function asking(headers: Headers | null): Asking {
  let reader: Promise<User | null> | null = null;
  return () => {
    reader ??= headers ? readerOf(headers) : Promise.resolve(null);
    return reader;
  };
}

/**
 * All that is known, with the own lists and tables that a document names. Whoever names one with its version is told of it: both are unguessable, and
 * are in every army built from it. `headers`: of the reader, who may also name his own lists as they stand.
 */
export async function knowledgeFor(document: unknown, headers: Headers | null = null, knowledge = running().knowledge): Promise<Knowledge> {
  const { lists: named, rules } = namedIn(document);
  const own = await ownTablesAmong(rules, knowledge);
  if (named.length === 0 && own.size === 0) return knowledge;
  const [pinned, standing]: [Kept[], Kept[]] = [[], []];
  const reader = asking(headers);
  for (const one of named) {
    const known = await pinnedList(one);
    if (known) pinned.push(known);
    const mine = known ? null : await standingList(one, await reader());
    if (mine) standing.push(fresh(mine));
  }
  const lists = [...pinned, ...standing].map(({ list }) => list);
  const allies = await alliesOf(lists, reader, LIMITS.ownListsNamed - named.length);
  return knowing(knowledge, own, pinned, [...allies, ...standing]);
}

/** `inForce`: of two versions of a list the last. */
function knowing(
  knowledge: Knowledge,
  own: ReadonlyMap<Version, RulesTables>,
  pinned: readonly Kept[],
  inForce: readonly Kept[],
): Knowledge {
  const whole = (book: Knowledge["book"]) => {
    const prepared = (lists: readonly Kept[]) => lists.map((one) => preparedBy(one, book.tables));
    return withLists(book, prepared(pinned), prepared(inForce));
  };
  return {
    ...knowledge,
    book: whole(knowledge.book),
    bookOf(rules) {
      const tables = rules === null ? undefined : own.get(rules);
      const book = tables ? knowledge.bookBy(tables) : knowledge.bookOf(rules);
      return book && whole(book);
    },
  };
}

/** All that is known, with the reader's own lists as they stand. */
export async function knowledgeOfReader(headers: Headers): Promise<Knowledge> {
  const { knowledge } = running();
  const reader = await readerOf(headers);
  const standing = reader ? await soundLists(reader.id) : [];
  return standing.length === 0 ? knowledge : knowing(knowledge, new Map(), [], standing.map(fresh));
}

/** A version of an own list as it was pinned, or as its owner has it now: what is drafted from it is not stored yet. Null if there is none. */
export const findTold = async (list: string, wanted: string, headers: Headers): Promise<ArmyList | null> => {
  const pinned = await findPinned(list, wanted);
  const asked = version.safeParse(wanted);
  if (pinned || !asked.success || !isOwnList(list)) return pinned;
  return standingList({ list: list as ListId, version: asked.data }, await readerOf(headers));
};

/** A version of an own list; null if there is none. */
export const findPinned = async (list: string, wanted: string): Promise<ArmyList | null> => {
  const asked = version.safeParse(wanted);
  return asked.success && isOwnList(list) ? ((await pinnedList({ list: list as ListId, version: asked.data }))?.list ?? null) : null;
};

/** Another own list that a list names, and where its reader finds it. */
export type Neighbour = { readonly id: string; readonly name: string; readonly path: string };

/** The own lists that a list names and its reader knows: his own (`reader`), and those that were given with it. */
export async function neighboursOf(list: ArmyList, reader: User | null): Promise<readonly Neighbour[]> {
  const named = ownNeighbours(list);
  if (named.length === 0) return [];
  const mine = reader ? await running().ownLists.inShort(reader.id, "desk") : [];
  const own = mine.filter(({ id }) => named.includes(id)).map(({ id, name }) => ({ id, name: name ?? "", path: `/my-lists/${id}` }));
  const given = await Promise.all((list.comesWith ?? []).map(pinnedList));
  const others = given.flatMap((one) => (one && !own.some(({ id }) => id === one.list.id) ? [one.list] : []));
  return [...own, ...others.map(({ id, name, version: its }) => ({ id, name, path: `/lists/${id}?version=${its}` }))];
}

/** How an army that is stored, shared or played with its versions leads to others: `given` where somebody else may have it from now on. */
type Keeping = { readonly user: User | null; readonly given: boolean };

/**
 * Stores the own lists that an army pins, so that it is judged by them for ever, whatever their owner does with them. Called before the army
 * itself is stored. False if there is no room for one of them.
 */
export async function keepOwnLists(army: Army, knowledge: Pick<Knowledge, "book">, keeping: Keeping): Promise<boolean> {
  await markTablesUsed(army.rules, keeping);
  const named = new Map([army, ...army.commanders].map(({ list, listVersion }) => [listVersion, list]));
  for (const [version, list] of named) {
    if (list === null || version === null || !isOwnList(list)) continue;
    if (!(await keepOwnList({ list, version }, knowledge, keeping))) return false;
  }
  return true;
}

async function keepOwnList(
  { list, version }: Named & { readonly version: Version },
  { book }: Pick<Knowledge, "book">,
  { user, given }: Keeping,
) {
  const { versions } = running().ownLists;
  const now = new Date();
  const known = await versions.find(version);
  if (known) {
    const isGiven = known.given || given || known.owner !== user?.id;
    if (isGiven !== known.given || now.getTime() - known.usedAt.getTime() > DAY) await versions.use(version, isGiven, now);
    return true;
  }
  const document = findList(book, list, version)?.list;
  if (!document || !user) return false;
  return versions.keep({ version, list, owner: user.id, document, given, storedAt: now, mostBytes: mostOf(user).bytes });
}
