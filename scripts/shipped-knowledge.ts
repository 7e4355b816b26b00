import { resolve } from "node:path";
import { loadCatalog } from "../lib/catalog/load-catalog";
import { prepare } from "../lib/rules/army/prepare";
import type { Knowledge } from "../lib/server/knowledge";
import { faultSentence } from "../lib/words/faults";
import { TERMINAL } from "../lib/words/terminal";

/** Only the shipped data; ends the program if it has faults. An army pinned to an older version needs a server that has known that version. */
export function shippedKnowledge(): Knowledge {
  const read = loadCatalog(resolve(import.meta.dirname, "../data"));
  if (!read.ok) {
    for (const fault of read.faults) console.error(TERMINAL.ofFile(fault.file, faultSentence(fault)));
    process.exit(2);
  }
  const { catalog } = read;
  const book = prepare(catalog.lists, catalog.rules.tables);
  return {
    catalog,
    book,
    bookOf: (rules) => {
      if (rules === null || rules === catalog.rules.version) return book;
      const earlier = catalog.earlierRules.find(({ version }) => version === rules);
      return earlier ? prepare(catalog.lists, earlier.tables) : null;
    },
    bookBy: (tables) => prepare(catalog.lists, tables),
    battleTablesOf: () => null,
    learnBattleTables: async () => {},
    documents: 0,
  };
}
