import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { TERMINAL } from "@/lib/words/terminal";
import { DAYS_EDITION } from "../build/played-battle";
import { closedOnTable, recordOf } from "../build/recorded-battle";
import { CATALOG } from "../build/rules";
import { ABANDONED, type Draft, MANY, only } from "../build/tampering";

const ROOT = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "condotta-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, document: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof document === "string" ? document : JSON.stringify(document));
  return file;
}

type Ended = { readonly code: number; readonly out: string; readonly err: string };

function run(...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, ["--import", "tsx", join(ROOT, "scripts/verify.ts"), ...args], { cwd: ROOT }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** By the tables of a battle that ends with out-scouting. */
const runByDays = (...args: string[]) => run(...args, "--rules", written("days.json", DAYS_EDITION.tables));

/** Played by the tables that are shipped, to the day it was closed. */
const CLOSED = recordOf(closedOnTable(1).recorded);

function changed(genuine: BattleRecord, change: (record: Draft) => void): Draft {
  const record = structuredClone(genuine) as Draft;
  change(record);
  return record;
}

describe.concurrent("npm run verify", { timeout: 30_000 }, () => {
  test("the record of a closed battle holds in every check, with the shipped tables", async ({ expect }) => {
    const { code, out, err } = await run(written("closed.json", CLOSED), "--chain", CLOSED.events.at(-1)!.chain);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("The record is sound: all 5 checks passed.");
    const exchanged = changed(CLOSED, (record) => {
      only(record, "placing-rolled").sector = 7 - only(record, "placing-rolled").sector;
    });
    const failed = await run(written("exchanged.json", exchanged));
    expect(failed.code).toBe(1);
    expect(failed.out).toMatch(/^Play: FAILED.+\n {2}Event \d+: /m);
  });

  test("a genuine record holds in every check that applies, each by its name", async ({ expect }) => {
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

  test("a tampered one does not, and the check, the event and what should be there are named", async ({ expect }) => {
    const tampered = changed(MANY, (record) => Object.assign(only(record, "scouting-dealt"), { difference: 90 }));
    const { code, out } = await runByDays(written("tampered.json", tampered), "--chain", "0123456789ab");
    expect(code).toBe(1);
    expect(out).toMatch(/^Play: FAILED\. .+\n {2}Event 35: difference: the record has 90; played again it is 40\.$/m);
    expect(out).toMatch(
      /^Chain: FAILED\. .+\n {2}No event has the link 0123456789ab that you saw\.\n {2}Event 35: its link does not match/m,
    );
    expect(out).toContain("Do not trust this record: 2 of 5 checks failed.");
  });

  test("a blank after a name, which parsing removes, is a change", async ({ expect }) => {
    const blank = changed(ABANDONED, (record) => {
      only(record, "force-sealed").shown!.name += " ";
    });
    const { code, out } = await runByDays(written("blank.json", blank));
    expect(code).toBe(1);
    expect(out).toMatch(/^Chain: FAILED/m);
  });

  test("one whose seed is not published: nothing is wrong, but not everything can be checked", async ({ expect }) => {
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

  test("a record of other rules: which, and where to get them; with them it is checked", async ({ expect }) => {
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

  test("a file that is not a record, not JSON, or not named", async ({ expect }) => {
    const odd = changed(MANY, (record) => Object.assign(record, { commitment: "none", colour: "red" }));
    Object.assign(odd.events[7]!, { role: "spectator" });
    const [noRecord, noJson, unnamed] = await Promise.all([run(written("odd.json", odd)), run(written("diary.json", "dear diary")), run()]);
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
