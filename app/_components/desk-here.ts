import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { ListId, Version } from "@/lib/model/identifiers";
import type { RulesEdition } from "@/lib/model/rules-tables";
import { type Beginnings, deskLists } from "@/lib/rules/army/desk-lists";
import type { PaperTables } from "@/lib/sheets/reference/quick-reference";
import { type Answer, askServer } from "./ask-server";
import { isBegunHere, latestUnsent, type Unsent } from "./saving/unsent";

const given = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};

/** Throws where the server does not answer, and the worker has not kept it. */
export const asked = async <T>(path: string): Promise<T> => given(await askServer<T>("GET", path));

/** The tables that papers are made by. */
export const paperTables = (): Promise<PaperTables> => asked("/api/paper-tables");

/** An army with what the editor needs, of what is the same for everybody. */
export type DeskHere = {
  readonly page: string;
  readonly army: Army;
  /** What this browser has of an army that was begun in it; null for a sample army. */
  readonly begun: Unsent | null;
  readonly lists: readonly ArmyList[];
  readonly rules: RulesEdition;
};

/** An army that was begun in this browser and is not sent yet, or a sample army, without asking for a page of it. Null for any other. */
export async function deskHere(page: string): Promise<DeskHere | null> {
  const begun = isBegunHere(page) ? await latestUnsent(page) : null;
  if (isBegunHere(page) && !begun) return null;
  const [{ lists, samples }, tables] = await Promise.all([asked<Beginnings>("/api/beginnings"), paperTables()]);
  const army = begun?.army ?? samples.find(({ id }) => id === page)?.army;
  if (!army) return null;
  const find = (id: ListId, version: Version | null) =>
    lists.find((one) => one.id === id && (version === null || one.version === version)) ?? null;
  const rules = { version: tables.version, tables: tables.rules };
  return { page, army, begun, lists: deskLists(army, { inForce: lists, find }), rules };
}
