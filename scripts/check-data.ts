import { resolve } from "node:path";
import { type Catalog, loadCatalog } from "../lib/catalog/load-catalog";
import { assess } from "../lib/rules/army/assess";
import { prepare } from "../lib/rules/army/prepare";
import { faultSentence } from "../lib/words/faults";
import { wordAssessment } from "../lib/words/findings";
import { TERMINAL } from "../lib/words/terminal";
import { wrongMarks } from "../lib/words/terms";
import { coverageOf, likeNamed } from "./list-tables";

/** A sample army is for use as it is, so it must be legal. */
function illegalArmies({ lists, rules, readyArmies }: Catalog): readonly string[] {
  const book = prepare(lists, rules.tables);
  return readyArmies.flatMap(({ id, army }) => {
    const { findings } = wordAssessment(assess(army, book), army);
    return findings.filter((one) => one.severity === "error").map((one) => `ready-armies/${id}.json: ${one.message}`);
  });
}

/** Brackets in the quick reference around something that is not a word of the rules. */
const unknownTerms = ({ reference: { weakerParts, ...sections } }: Catalog): readonly string[] =>
  Object.values(sections).flatMap(({ tables }) => wrongMarks(tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))));

/** `npm run check:data [directory]`: every fault of every data file at once, or what the data holds: troops of like names, and what the lists use. */
const directory = resolve(process.argv[2] ?? "data");
const read = loadCatalog(directory);
const faults = read.ok
  ? [...illegalArmies(read.catalog), ...unknownTerms(read.catalog).map((one) => `reference: ${one}`)]
  : read.faults.map((fault) => TERMINAL.ofFile(fault.file, faultSentence(fault)));

if (read.ok && faults.length === 0) {
  const { lists, readyArmies, rules, version } = read.catalog;
  console.log(`${TERMINAL.checkData.likeNamed}\n${likeNamed(lists, rules.tables).join("\n")}\n`);
  console.log(`${TERMINAL.checkData.coverage}\n${coverageOf(lists).join("\n")}\n`);
  console.log(TERMINAL.checkData.sound(lists.length, readyArmies.length, version.slice(0, 19)));
} else {
  for (const fault of faults) console.error(`${directory}/${fault}`);
  console.error(TERMINAL.checkData.faults(faults.length));
  process.exit(1);
}
