import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { contentVersion } from "../lib/catalog/content-version";
import { loadCatalog } from "../lib/catalog/load-catalog";
import { asItCame } from "../lib/model/as-it-came";
import { type BattleRecord, battleRecord } from "../lib/model/battle";
import { type BattleTables, battleTables } from "../lib/model/battle-tables";
import type { Fault } from "../lib/model/faults";
import { verify } from "../lib/rules/record/verify";
import { recordCheckSentence, recordFaultSentence, recordVerdictSentence } from "../lib/words/battle/verify-words";
import { faultSentence } from "../lib/words/fault-words";

const USAGE = "Name the record to verify: npm run verify -- record.json [--chain what-you-saw] [--rules tables.json]";

/** The record cannot be checked. */
function giveUp(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(2);
}

const inFile = (file: string, faults: readonly Fault[]): readonly string[] => faults.map((one) => `${file}: ${faultSentence(one)}`);

// npm runs scripts in the program's folder. A file name is relative to the folder where it was typed.
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? ".", file), "utf8"));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return giveUp(inFile(file, [{ path: [], code: error instanceof SyntaxError ? "not-json" : "unreadable", params: { problem } }]));
  }
}

function readDocument<T>(file: string, schema: z.ZodType<T>): T {
  const read = asItCame(readJson(file), schema);
  return read.ok ? read.value : giveUp(inFile(file, read.faults));
}

function shippedTables(): BattleTables {
  const read = loadCatalog(resolve(import.meta.dirname, "../data"));
  return read.ok ? read.catalog.battle.tables : giveUp(read.faults.map((fault) => `${fault.file}: ${faultSentence(fault)}`));
}

function readArguments(): { file: string; rules: string | null; chain: string | null } {
  try {
    const options = { rules: { type: "string" }, chain: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return giveUp([USAGE]);
    return { file, rules: values.rules ?? null, chain: values.chain ?? null };
  } catch {
    return giveUp([USAGE]);
  }
}

/** An old battle is checked only with the tables that it was played with. */
function refuseOtherRules(record: BattleRecord, tables: BattleTables, rules: string | null): void {
  const version = contentVersion(tables);
  if (record.rules === version) return;
  giveUp([
    `The record names the rules ${record.rules}.`,
    `${rules === null ? "The data shipped here are" : `${rules} is`} ${version}, by which it cannot be judged.`,
    `Fetch the right ones from where it was played, and name them: curl 'https://.../api/battle-rules?version=${record.rules}' > tables.json, then --rules tables.json.`,
  ]);
}

/** `npm run verify -- record.json`: prints every check by name; exits 0 if all hold, 1 if one fails, 2 if it cannot say (yet). */
const { file, rules, chain } = readArguments();
const record = readDocument(file, battleRecord);
const tables = rules === null ? shippedTables() : readDocument(rules, battleTables);
refuseOtherRules(record, tables, rules);

const checks = verify(record, tables, chain);
for (const check of checks) {
  console.log(recordCheckSentence(check));
  for (const fault of check.faults) console.log(`  ${recordFaultSentence(fault)}`);
}
const hasFailed = checks.some((one) => !one.ok && !one.notYet);
const mustWait = checks.some((one) => one.notYet);
if (chain === null)
  console.log(
    "Whether this is the battle that you saw, only the end of the chain can tell: give it with --chain, from the page or the plan.",
  );
console.log(recordVerdictSentence(checks));
process.exit(hasFailed ? 1 : mustWait ? 2 : 0);
