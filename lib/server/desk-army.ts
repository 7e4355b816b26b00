import { type Army, type ArmyInput, army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import { isOwnList } from "../model/list-origin";
import type { RulesEdition } from "../model/rules-tables";
import type { StoredArmy } from "../model/stored-army";
import { type Book, findList } from "../rules/army/book";
import { type Beginnings, deskLists } from "../rules/army/desk-lists";
import { rowValue } from "../rules/rules-row";
import { findArmy } from "./armies";
import { readerOf, type User } from "./identity";
import { RANDOM_KEY } from "./ids";
import type { Knowledge } from "./knowledge";
import { knowledgeFor } from "./known-lists";
import { listAsItStands } from "./own-lists";
import { running } from "./running";

export type DeskArmy = {
  /** The id of a stored army, or of a sample army. */
  readonly page: string;
  readonly army: Army;
  /** Null for a sample army. */
  readonly stored: StoredArmy | null;
  readonly lists: readonly ArmyList[];
  /** The tables in force. */
  readonly rules: RulesEdition;
  /** The tables that the army names, if they are not those in force: older ones, or an organiser's. */
  readonly olderRules: RulesEdition | null;
};

function otherRules({ rules: version }: Army, { catalog, bookOf }: Knowledge): RulesEdition | null {
  if (version === null || version === catalog.rules.version) return null;
  const book = bookOf(version);
  return book && { version, tables: book.tables };
}

async function laid(page: string, army: Army, stored: StoredArmy | null, headers: Headers, reader: User | null): Promise<DeskArmy> {
  const own = reader ? await ownListsAsTheyStand(army, reader) : [];
  const newest = own.map((one) => ({ list: one.id, listVersion: one.version }));
  const knowledge = await knowledgeFor([army, ...newest], reader && headers);
  return {
    page,
    army,
    stored,
    lists: listsFor(army, own, knowledge.book),
    rules: running().knowledge.catalog.rules,
    olderRules: otherRules(army, knowledge),
  };
}

/**
 * An army with everything the editor needs: one of the reader's own, or a sample army, which is judged by the tables in force. Null if
 * there is none, or it is another user's.
 */
export async function deskArmy(id: string, headers: Headers): Promise<DeskArmy | null> {
  const ready = running().knowledge.catalog.readyArmies.find((one) => one.id === id);
  if (ready) return laid(id, ready.army, null, headers, null);
  const reader = await readerOf(headers);
  const stored = reader && (await findArmy(running().armies, reader.id, id));
  return stored ? laid(id, stored.army, stored, headers, reader) : null;
}

/** The own lists that an army names as they stand now, where that is not as the army pins them: newer versions are offered. */
async function ownListsAsTheyStand({ list, listVersion, commanders }: Army, { id: owner }: User): Promise<readonly ArmyList[]> {
  const named = new Map([{ list, listVersion }, ...commanders].map((one) => [one.list, one.listVersion]));
  const own = [...named].flatMap(([id, version]) => (id !== null && isOwnList(id) ? [{ id, version }] : []));
  const lists = await Promise.all(own.map(({ id }) => listAsItStands(owner, id)));
  return lists.flatMap((one, at) => (one && one.version !== own[at]?.version ? [one] : []));
}

function listsFor(army: Army, own: readonly ArmyList[], book: Book): readonly ArmyList[] {
  const inForce = [...new Set([...own, ...[...book.current.values()].map(({ list }) => list)])];
  return deskLists(army, { inForce, find: (id, version) => findList(book, id, version)?.list ?? null });
}

/** Where the army lies that was begun without a connection under this key; null if it was not sent, or not by this reader. */
export async function sentArmy(key: string, headers: Headers): Promise<string | null> {
  const reader = RANDOM_KEY.test(key) ? await readerOf(headers) : null;
  return reader && running().armies.idOfKey(reader.id, key);
}

export const beginnings = ({ catalog, book }: Knowledge): Beginnings => ({
  lists: [...book.current.values()].map(({ list }) => list),
  samples: catalog.readyArmies.map(({ id, army }) => ({ id, army })),
});

type Kind = {
  readonly grades: readonly ArmyInput["commanders"][number]["grade"][];
  readonly classes: readonly ArmyInput["commanders"][number]["class"][];
};

/** Competent if the list allows it, as most captains were. */
const usual = ({ grades, classes }: Kind) =>
  ({ grade: grades.includes("competent") ? "competent" : (grades[0] ?? "competent"), class: classes[0] ?? "professional" }) as const;

/** A new army of a list, with commanders and a camp, and no troops yet. */
export function newArmy(list: ArmyList, { version, tables }: RulesEdition): Army {
  const [kind = "standard"] = list.camps.kinds;
  const [quality = "poor"] = list.camps.qualities;
  return army.parse({
    schema: "condotta.army/1",
    name: list.name,
    list: list.id,
    listVersion: list.version,
    rules: version,
    pointsLimit: rowValue(tables.army.limits, "points-limit"),
    camp: { kind, quality },
    commanders: [
      { id: "army", role: "army", ...usual(list.commanders.army) },
      { id: "left", role: "sub", name: "Left wing", ...usual(list.commanders.subs) },
      { id: "right", role: "sub", name: "Right wing", ...usual(list.commanders.subs) },
    ],
    units: [],
  });
}
