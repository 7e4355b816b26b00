import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { TERMINAL } from "@/lib/words/terminal";
import { DAYS_EDITION } from "../build/played-battle";
import { closedOnTable, recordOf } from "../build/recorded-battle";
import { CATALOG } from "../build/rules";
import { ABANDONED, type Draft, MANY, only } from "../build/tampering";
import { run as runScript, started } from "./run-script";

const folder = mkdtempSync(join(tmpdir(), "condotta-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, document: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof document === "string" ? document : JSON.stringify(document));
  return file;
}

const run = (...args: string[]) => runScript("verify.ts", ...args);

/** By the tables of a battle that ends with out-scouting. */
const runByDays = (...args: string[]) => run(...args, "--rules", written("days.json", DAYS_EDITION.tables));

/** Played by the tables that are shipped, to the day it was closed. */
const CLOSED = recordOf(closedOnTable(1).recorded);

function changed(genuine: BattleRecord, change: (record: Draft) => void): Draft {
  const record = structuredClone(genuine) as Draft;
  change(record);
  return record;
}

describe("npm run verify", () => {
  test("the record of a closed battle holds in every check, with the shipped tables", async () => {
    const { code, out, err } = await started("verify.ts", written("closed.json", CLOSED), "--chain", CLOSED.events.at(-1)!.chain);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("The record is sound: all 5 checks passed.");
    const exchanged = changed(CLOSED, (record) => {
      only(record, "placing-rolled").sector = 7 - only(record, "placing-rolled").sector;
    });
    const failed = await run(written("exchanged.json", exchanged));
    expect(failed.code).toBe(1);
    expect(failed.out).toMatch(/^Play: FAILED.+\n {2}Event \d+: /m);
  });

  test("a genuine record holds in every check that applies, each by its name", async () => {
    const { code, out, err } = await runByDays(written("genuine.json", ABANDONED), "--chain", ABANDONED.events[7]!.chain.slice(0, 12));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const names = ["Rules", "Seed", "Play", "Chain", "Seals"];
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => line.split(": ")[0]),
    ).toEqual([...names, "The record is sound"]);
    for (const name of names) expect(out).toContain(`${name}: ok (`);
  });

  test("a tampered one does not, and the check, the event and what should be there are named", async () => {
    const tampered = changed(MANY, (record) => Object.assign(only(record, "scouting-dealt"), { difference: 90 }));
    const { code, out } = await runByDays(written("tampered.json", tampered), "--chain", "0123456789ab");
    expect(code).toBe(1);
    expect(out).toMatch(/^Play: FAILED\. .+\n {2}Event 35: difference: the record has 90; played again it is 40\.$/m);
    expect(out).toMatch(
      /^Chain: FAILED\. .+\n {2}No event has the checksum 0123456789ab that you saw\.\n {2}Event 35: its checksum does not match/m,
    );
    expect(out).toContain("Do not trust this record: 2 of 5 checks failed.");
  });

  test("a blank after a name, which parsing removes, is a change", async () => {
    const blank = changed(ABANDONED, (record) => {
      only(record, "force-sealed").shown!.name += " ";
    });
    const { code, out } = await runByDays(written("blank.json", blank));
    expect(code).toBe(1);
    expect(out).toMatch(/^Chain: FAILED/m);
  });

  test("one whose seed is not published: nothing is wrong, but not everything can be checked", async () => {
    const early = changed(MANY, (record) => {
      record.seed = null;
      record.events = record.events.slice(0, 9);
    });
    const { code, out } = await runByDays(written("early.json", early));
    expect(code).toBe(2);
    expect(out).toMatch(/^Seed: not yet\. .+ once the seed is published\.$/m);
    expect(out).toMatch(/^Play: not yet\. .+ once the seed is published\.$/m);
    expect(out).toContain("Verify the record again once the seed is published.");
    expect(out).toContain(TERMINAL.verify.noChain);
  });

  test("a record of other rules: which, and where to get them; with them it is checked", async () => {
    const file = written("other.json", { ...MANY, rules: `sha256:${"0".repeat(64)}` });
    const refused = await run(file);
    expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: "" });
    expect(refused.err).toContain(`/api/battle-rules?version=sha256:${"0".repeat(64)}`);
    expect(refused.err).toContain(CATALOG.battle.version);
    const { code, out } = await run(written("same.json", MANY), "--rules", written("tables.json", DAYS_EDITION.tables));
    expect(code).toBe(0);
    expect(out).toMatch(/^Seals: nothing to check\./m);
    expect(out).toContain("The record is sound: 4 of 5 checks passed. Nothing to check: Seals.");
  });

  test("a file that is not a record, not JSON, or not named", async () => {
    const odd = changed(MANY, (record) => Object.assign(record, { commitment: "none", colour: "red" }));
    Object.assign(odd.events[7]!, { role: "spectator" });
    const [noRecord, noJson, unnamed] = [await run(written("odd.json", odd)), await run(written("diary.json", "dear diary")), await run()];
    for (const { code, out } of [noRecord, noJson, unnamed]) expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(noRecord.err.trimEnd().split("\n")).toEqual([
      `${join(folder, "odd.json")}: commitment must be 64 hexadecimal digits, with letters in lower case.`,
      `${join(folder, "odd.json")}: events[7].role must be "invader" or "defender".`,
      `${join(folder, "odd.json")}: colour is not a field of this document.`,
    ]);
    expect(noJson.err).toMatch(/diary\.json: .*JSON/);
    expect(unnamed.err).toContain(TERMINAL.verify.usage);
  });
});
