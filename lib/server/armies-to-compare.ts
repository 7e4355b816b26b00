import type { ListId } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import type { Side } from "../rules/army/compare-armies";
import { yearsWords } from "../words/list-words";
import { findArmy } from "./find-army";
import type { User } from "./identity";
import { LIMITS } from "./limits";
import { listArmies } from "./list-armies";
import { readArmy } from "./read-army";
import { running } from "./running";

/** `from`: its list with its years; empty if that list is no longer in force. */
type Choice = { readonly id: string; readonly name: string; readonly from: string };

function choiceOf({ id, name, list }: { readonly id: string; readonly name: string; readonly list: ListId }): Choice {
  const found = running().knowledge.catalog.lists.find((one) => one.id === list);
  return { id, name, from: found ? `${found.name}, ${yearsWords(found.years)}` : "" };
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
  const read = army && readArmy(army, knowledge);
  return read?.ok ? { army: read.army, book: read.book, verdict: assess(read.army, read.book) } : null;
}
