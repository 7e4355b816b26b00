import { resolve } from "node:path";
import { type Catalog, loadCatalog } from "../lib/catalog/load-catalog";
import { assess } from "../lib/rules/army/assess";
import { prepare } from "../lib/rules/army/prepare";
import { wordAssessment } from "../lib/words/assessment-words";
import { faultSentence } from "../lib/words/fault-words";

/** A sample army must be legal. */
function illegalArmies({ lists, rules, readyArmies }: Catalog): readonly string[] {
  const book = prepare(lists, rules.tables);
  return readyArmies.flatMap(({ id, army }) => {
    const { findings } = wordAssessment(assess(army, book));
    return findings.filter((one) => one.severity === "error").map((one) => `ready-armies/${id}.json: ${one.message}`);
  });
}

/** `npm run check:data [directory]`: prints every fault of every data file, or a summary of the data. */
const directory = resolve(process.argv[2] ?? "data");
const read = loadCatalog(directory);
const faults = read.ok ? illegalArmies(read.catalog) : read.faults.map((fault) => `${fault.file}: ${faultSentence(fault)}`);

if (read.ok && faults.length === 0) {
  const { lists, readyArmies, version } = read.catalog;
  console.log(`Data are sound: ${lists.length} lists, ${readyArmies.length} ready armies, version ${version.slice(0, 19)}.`);
} else {
  for (const fault of faults) console.error(`${directory}/${fault}`);
  console.error(`${faults.length} fault${faults.length === 1 ? "" : "s"} in the data.`);
  process.exit(1);
}
