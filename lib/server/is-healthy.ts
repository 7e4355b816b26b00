import type { Documents } from "../../db/documents";
import type { Knowledge } from "./knowledge";

/** Whether the database still answers: with the rules tables, which every start stores. */
export async function isHealthy({ catalog }: Knowledge, documents: Documents): Promise<boolean> {
  try {
    return (await documents.find(catalog.rules.version)) !== null;
  } catch {
    return false;
  }
}
