import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Assessment } from "../lib/model/assessment";
import type { Fault } from "../lib/model/faults";
import type { Knowledge } from "../lib/server/knowledge";
import { assessArmy } from "../lib/server/read-army";
import { faultSentence } from "../lib/words/faults";
import { TERMINAL } from "../lib/words/terminal";
import { shippedKnowledge } from "./shipped-knowledge";

type Judged = { readonly file: string } & (
  | { readonly name: string; readonly assessment: Assessment }
  | { readonly faults: readonly string[] }
);

/** A file that cannot be read, as a fault like any other. */
function unreadable(error: unknown): Fault {
  const problem = error instanceof Error ? error.message : String(error);
  return { path: [], code: error instanceof SyntaxError ? "not-json" : "unreadable", params: { problem } };
}

function judge(file: string, knowledge: Knowledge): Judged {
  try {
    const document: unknown = JSON.parse(readFileSync(file, "utf8"));
    const assessed = assessArmy(document, knowledge);
    if (!assessed.ok) return { file, faults: assessed.faults.map(faultSentence) };
    return { file, name: (document as { name: string }).name, assessment: assessed.assessment };
  } catch (error) {
    return { file, faults: [faultSentence(unreadable(error))] };
  }
}

function row(one: Judged): Record<string, string | number> {
  if ("faults" in one) return { file: basename(one.file), verdict: TERMINAL.assess.verdict.noArmy };
  const { legal, numbers } = one.assessment;
  return {
    file: basename(one.file),
    verdict: legal ? TERMINAL.assess.verdict.legal : TERMINAL.assess.verdict.notLegal,
    army: one.name,
    ...numbers,
  };
}

function remarks(one: Judged): readonly string[] {
  return "faults" in one ? one.faults : one.assessment.findings.map((finding) => `${finding.severity}: ${finding.message}`);
}

/** `npm run assess -- *.json`: one table of verdicts, then all findings; exits 1 unless every file is a legal army. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(TERMINAL.assess.usage);
  process.exit(2);
}
const knowledge = shippedKnowledge();
const judged = files.map((file) => judge(file, knowledge));
console.table(judged.map(row));
for (const one of judged) for (const remark of remarks(one)) console.log(TERMINAL.ofFile(basename(one.file), remark));
process.exit(judged.every((one) => !("faults" in one) && one.assessment.legal) ? 0 : 1);
