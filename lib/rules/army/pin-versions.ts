import type { Army } from "../../model/army";
import type { ListId, Version } from "../../model/identifiers";
import { type Book, findList } from "./book";

/** The army with the versions of its lists, its allies' too: where it names none, those in force. The rules tables stay as they are named. */
export function pinVersions(army: Army, book: Book): Army {
  const inForce = (list: ListId): Version | null => findList(book, list, null)?.list.version ?? null;
  return {
    ...army,
    listVersion: army.listVersion ?? inForce(army.list),
    commanders: army.commanders.map((one) => (one.list === null ? one : { ...one, listVersion: one.listVersion ?? inForce(one.list) })),
  };
}

/** The army with the versions of all that it is judged by, the rules tables (`rules`) too: it says the same for ever. */
export const pinAllVersions = (army: Army, book: Book, rules: Version): Army => ({
  ...pinVersions(army, book),
  rules: army.rules ?? rules,
});
