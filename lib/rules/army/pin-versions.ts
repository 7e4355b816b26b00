import type { Army } from "../../model/army";
import type { ListId, Version } from "../../model/identifiers";
import { type Book, findList } from "./book";

/** The army with the versions of its lists and its allies' lists: where it names none, those in force. Its rules version stays. */
export function pinVersions(army: Army, book: Book): Army {
  const inForce = (list: ListId): Version | null => findList(book, list, null)?.list.version ?? null;
  return {
    ...army,
    listVersion: army.listVersion ?? inForce(army.list),
    commanders: army.commanders.map((one) => (one.list === null ? one : { ...one, listVersion: one.listVersion ?? inForce(one.list) })),
  };
}

/** The army with every version it is judged by, the rules tables (`rules`) included, so its verdict never changes. */
export const pinAllVersions = (army: Army, book: Book, rules: Version): Army => ({
  ...pinVersions(army, book),
  rules: army.rules ?? rules,
});
