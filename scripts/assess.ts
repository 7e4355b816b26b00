import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { loadCatalog } from "../lib/catalog/load-catalog";
import { army } from "../lib/model/army";
import type { Assessment } from "../lib/model/assessment";
import { type Fault, faultsOf } from "../lib/model/faults";
import { assess } from "../lib/rules/army/assess";
import { type Book, unknownLists } from "../lib/rules/army/book";
import { prepare } from "../lib/rules/army/prepare";
import { wordAssessment } from "../lib/words/assessment-words";
import { faultSentence } from "../lib/words/fault-words";

type Judged =
  | { readonly file: string; readonly name: string; readonly assessment: Assessment }
  | { readonly file: string; readonly faults: readonly string[] };

function openBook(): Book {
  const read = loadCatalog(resolve(import.meta.dirname, "../data"));
  if (read.ok) return prepare(read.catalog.lists, read.catalog.rules.tables);
  for (const fault of read.faults) console.error(`${fault.file}: ${faultSentence(fault)}`);
  process.exit(2);
}

/** What cannot be read at all, as a fault like any other. */
function unreadable(error: unknown): Fault {
  const problem = error instanceof Error ? error.message : String(error);
  return { path: [], code: error instanceof SyntaxError ? "not-json" : "unreadable", params: { problem } };
}

const notKnown = ({ path, list, version }: ReturnType<typeof unknownLists>[number]): Fault => ({
  path,
  code: version === null ? "unknown-list" : "unknown-list-version",
  params: { list, version },
});

function judge(file: string, book: Book): Judged {
  try {
    const document: unknown = JSON.parse(readFileSync(file, "utf8"));
    const parsed = army.safeParse(document);
    const faults = parsed.success ? unknownLists(parsed.data, book).map(notKnown) : faultsOf(parsed.error, document);
    if (!parsed.success || faults.length > 0) return { file, faults: faults.map(faultSentence) };
    return { file, name: parsed.data.name, assessment: wordAssessment(assess(parsed.data, book)) };
  } catch (error) {
    return { file, faults: [faultSentence(unreadable(error))] };
  }
}

function row(one: Judged): Record<string, string | number> {
  if ("faults" in one) return { file: basename(one.file), verdict: "no army" };
  const { legal, numbers } = one.assessment;
  return { file: basename(one.file), verdict: legal ? "legal" : "not legal", army: one.name, ...numbers };
}

function remarks(one: Judged): readonly string[] {
  return "faults" in one ? one.faults : one.assessment.findings.map((finding) => `${finding.severity}: ${finding.message}`);
}

/** `npm run assess -- *.json`: one table of verdicts, then everything found; exits 1 unless every file is a legal army. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Name the army files to judge: npm run assess -- my-army.json another.json");
  process.exit(2);
}
const book = openBook();
const judged = files.map((file) => judge(file, book));
console.table(judged.map(row));
for (const one of judged) for (const remark of remarks(one)) console.log(`${basename(one.file)}: ${remark}`);
process.exit(judged.every((one) => !("faults" in one) && one.assessment.legal) ? 0 : 1);
