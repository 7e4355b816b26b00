import { resolve } from "node:path";
import { loadCatalog } from "../lib/catalog/load-catalog";
import { faultSentence } from "../lib/words/fault-words";

/** `npm run check:data [directory]`: every fault of every data file at once, or what the data holds. */
const directory = resolve(process.argv[2] ?? "data");
const read = loadCatalog(directory);

if (read.ok) {
  const { lists, readyArmies, version } = read.catalog;
  console.log(`Data are sound: ${lists.length} lists, ${readyArmies.length} ready armies, version ${version.slice(0, 19)}.`);
} else {
  for (const fault of read.faults) console.error(`${directory}/${fault.file}: ${faultSentence(fault)}`);
  console.error(`${read.faults.length} fault${read.faults.length === 1 ? "" : "s"} in the data.`);
  process.exit(1);
}
