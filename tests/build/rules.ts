import { resolve } from "node:path";
import { type Catalog, loadCatalog } from "@/lib/catalog/load-catalog";
import type { RulesTables } from "@/lib/model/rules-tables";
import { faultSentence } from "@/lib/words/faults";

function readCatalog(): Catalog {
  const read = loadCatalog(resolve(import.meta.dirname, "../../data"));
  if (!read.ok) throw new Error(read.faults.map((fault) => `${fault.file}: ${faultSentence(fault)}`).join("\n"));
  return read.catalog;
}

/** The shipped data, read once for all tests of a file. */
export const CATALOG = readCatalog();
export const TABLES = CATALOG.rules.tables;

const [first] = CATALOG.earlierRules;
if (!first) throw new Error("no earlier rules tables are shipped");
/** With the first table of points, which the design prints and sums by hand go by: they are the same whatever troops cost now. */
export const FIRST_TABLES = first.tables;

const { demands: _, ...older } = FIRST_TABLES;
/** The same without demands, as they were before the rules had any on commands, contingents and years. */
export const TABLES_BEFORE_DEMANDS: RulesTables = older;
