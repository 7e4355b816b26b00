import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { ArmyInput } from "../lib/model/army";
import type { Fault } from "../lib/model/faults";
import type { Knowledge } from "../lib/server/knowledge";
import { assessArmy } from "../lib/server/read-army";
import { type Checked, verdictOf, verdictRow } from "../lib/sheets/verdict-table";
import { faultSentence } from "../lib/words/faults";
import { TERMINAL } from "../lib/words/terminal";
import { shippedKnowledge } from "./shipped-knowledge";

/** A file that cannot be read, as a fault like any other. */
function unreadable(error: unknown): Fault {
  const problem = error instanceof Error ? error.message : String(error);
  return { path: [], code: error instanceof SyntaxError ? "not-json" : "unreadable", params: { problem } };
}

function judge(file: string, knowledge: Knowledge): Checked {
  const source = basename(file);
  try {
    const document: unknown = JSON.parse(readFileSync(file, "utf8"));
    const { ok, ...assessed } = assessArmy(document, knowledge);
    if ("faults" in assessed) return { source, found: { problems: assessed.faults.map(faultSentence) } };
    const army = document as ArmyInput;
    const list = knowledge.catalog.lists.find(({ id }) => id === army.list)?.name ?? army.list;
    return { source, found: { army, list, assessment: assessed.assessment, sameAs: null } };
  } catch (error) {
    return { source, found: { problems: [faultSentence(unreadable(error))] } };
  }
}

/** `npm run assess -- *.json`: one table of verdicts, then all findings; exits 1 unless every file is a legal army. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(TERMINAL.assess.usage);
  process.exit(2);
}
const knowledge = shippedKnowledge();
const checked = files.map((file) => judge(file, knowledge));
console.table(checked.map((one) => verdictRow(one, ["listVersion", "rules", "findings"])));
for (const { source, found } of checked) {
  const remarks =
    "problems" in found ? found.problems : found.assessment.findings.map(({ severity, message }) => `${severity}: ${message}`);
  for (const remark of remarks) console.log(TERMINAL.ofFile(source, remark));
}
process.exit(checked.every((one) => verdictOf(one) === "legal") ? 0 : 1);
