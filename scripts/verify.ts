import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { contentVersion } from "../lib/catalog/content-version";
import { loadCatalog } from "../lib/catalog/load-catalog";
import { type BattleRecord, battleRecord } from "../lib/model/battle";
import { type BattleTables, battleTables } from "../lib/model/battle-tables";
import { checkedUnparsed, type Fault } from "../lib/model/faults";
import { verify } from "../lib/rules/record/verify";
import { recordCheckSentence, recordFaultSentence, recordVerdictSentence } from "../lib/words/battle/record-faults";
import { faultSentence } from "../lib/words/faults";
import { TERMINAL } from "../lib/words/terminal";

/** Nothing can be said about the record. */
function giveUp(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(2);
}

const inFile = (file: string, faults: readonly Fault[]): readonly string[] =>
  faults.map((one) => TERMINAL.ofFile(file, faultSentence(one)));

// npm runs scripts in the program's folder, but a file name is relative to where it was typed.
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? ".", file), "utf8"));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return giveUp(inFile(file, [{ path: [], code: error instanceof SyntaxError ? "not-json" : "unreadable", params: { problem } }]));
  }
}

function readDocument<T>(file: string, schema: z.ZodType<T>): T {
  const read = checkedUnparsed(readJson(file), schema);
  return read.ok ? read.value : giveUp(inFile(file, read.faults));
}

function shippedTables(): BattleTables {
  const read = loadCatalog(resolve(import.meta.dirname, "../data"));
  return read.ok ? read.catalog.battle.tables : giveUp(read.faults.map((fault) => TERMINAL.ofFile(fault.file, faultSentence(fault))));
}

function readArguments(): { file: string; rules: string | null; chain: string | null } {
  try {
    const options = { rules: { type: "string" }, chain: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return giveUp([TERMINAL.verify.usage]);
    return { file, rules: values.rules ?? null, chain: values.chain ?? null };
  } catch {
    return giveUp([TERMINAL.verify.usage]);
  }
}

/** An old battle is checked with the tables it was played by, or not at all. */
function refuseOtherRules(record: BattleRecord, tables: BattleTables, rules: string | null): void {
  const version = contentVersion(tables);
  if (record.rules === version) return;
  giveUp(TERMINAL.verify.otherRules(record.rules, rules, version));
}

/** `npm run verify -- record.json`: every check by name; exits 0 if all pass, 1 if one fails, 2 if that cannot be said (yet). */
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
if (chain === null) console.log(TERMINAL.verify.noChain);
console.log(recordVerdictSentence(checks));
process.exit(hasFailed ? 1 : mustWait ? 2 : 0);
