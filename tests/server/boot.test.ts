import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSecret } from "@/lib/server/data-directory";
import { bootQuietly, bootSoundly, programFolder, spoilTable, temporaryFolder } from "./program-folder";
import { sqliteOf } from "./stored";

test("faults of the environment and of every data file are told together, and nothing is made", async () => {
  const program = programFolder();
  const dataDirectory = join(temporaryFolder(), "var");
  program.write("data/lists/broken.json", "{");
  program.edit("data/rules/army.json", (table) => {
    table.limits[0].value = "two";
    table.extra = 1;
  });
  const booted = await bootQuietly(program.root, { DATA_DIR: dataDirectory, PORT: "x" });
  expect(booted).toEqual({
    ok: false,
    problems: [
      'PORT is "x", but must be a whole number from 1 to 65535.',
      expect.stringMatching(/^data\/rules\/army\.json: limits\[0\]\.value must be/),
      expect.stringMatching(/^data\/rules\/army\.json: extra is not a field/),
      expect.stringMatching(/^data\/lists\/broken\.json: .*is not JSON/),
    ],
  });
  expect(existsSync(dataDirectory)).toBe(false);
});

test("a secret that cannot be used stops the boot", async () => {
  const dataDirectory = temporaryFolder();
  writeFileSync(join(dataDirectory, "secret"), "short");
  expect(await bootQuietly(programFolder().root, { DATA_DIR: dataDirectory })).toEqual({
    ok: false,
    problems: [expect.stringContaining("secret must hold 64 hexadecimal digits")],
  });
});

test("a damaged table is told as a damaged file", async () => {
  const dataDirectory = temporaryFolder();
  const database = sqliteOf(await bootSoundly(undefined, dataDirectory));
  database.sqlite.close();
  spoilTable(database.file, "documents");
  expect(await bootQuietly(programFolder().root, { DATA_DIR: dataDirectory })).toEqual({
    ok: false,
    problems: [expect.stringMatching(/condotta\.db is damaged, so the server was not started .*npm run restore/)],
  });
});

test("damage to a table that no start reads stops the boot, and is left as it is", async () => {
  const dataDirectory = temporaryFolder();
  const database = sqliteOf(await bootSoundly(undefined, dataDirectory));
  database.sqlite.close();
  spoilTable(database.file, "own_values");
  const before = readFileSync(database.file);
  expect(await bootQuietly(programFolder().root, { DATA_DIR: dataDirectory })).toEqual({
    ok: false,
    problems: [expect.stringContaining(`${database.file} is damaged, so the server was not started`)],
  });
  expect(readFileSync(database.file).equals(before)).toBe(true);
});

test("a data directory is made for its owner alone", async () => {
  const dataDirectory = join(temporaryFolder(), "deep/var");
  await bootSoundly(undefined, dataDirectory);
  expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
});

/** What group and others may do with each file of a folder. */
const openTo = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o077).toString(8)]));

test("what lies in a data directory is its owner's alone, even in a folder that others may look into", async () => {
  const dataDirectory = temporaryFolder();
  chmodSync(dataDirectory, 0o755);
  await bootSoundly(undefined, dataDirectory);
  expect(openTo(dataDirectory)).toEqual({ "condotta.db": "0", "condotta.db-shm": "0", "condotta.db-wal": "0", secret: "0" });
});

test("what stood open to others is closed at the next start, backups too", async () => {
  const dataDirectory = temporaryFolder();
  (await bootSoundly(undefined, dataDirectory)).database.close();
  const backups = join(dataDirectory, "backups");
  mkdirSync(backups);
  writeFileSync(join(backups, "old.db"), "");
  writeFileSync(join(backups, "new.db.unfinished"), "");
  for (const path of [join(dataDirectory, "condotta.db"), join(backups, "old.db"), join(backups, "new.db.unfinished")])
    chmodSync(path, 0o666);
  chmodSync(backups, 0o755);
  await bootSoundly(undefined, dataDirectory);
  expect(openTo(dataDirectory)).toEqual({ backups: "0", "condotta.db": "0", "condotta.db-shm": "0", "condotta.db-wal": "0", secret: "0" });
  expect(openTo(backups)).toEqual({ "new.db.unfinished": "0", "old.db": "0" });
});

test("a server whose Next does not run our hook says so and ends, instead of waiting for it", async () => {
  const folder = temporaryFolder();
  const stub = join(folder, "node_modules/next");
  for (const made of [stub, join(folder, "scripts")]) mkdirSync(made, { recursive: true });
  copyFileSync(join(import.meta.dirname, "../../scripts/serve.mjs"), join(folder, "scripts/serve.mjs"));
  writeFileSync(join(stub, "package.json"), JSON.stringify({ name: "next", type: "module", exports: "./next.js" }));
  writeFileSync(join(stub, "next.js"), "export default () => ({ prepare: async () => undefined });");
  const child = spawn(process.execPath, [join(folder, "scripts/serve.mjs")], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (piece: string) => (said += piece));
  const [code] = await once(child, "close");
  expect([code, said]).toEqual([1, expect.stringContaining("Next did not run instrumentation.ts")]);
}, 30_000);

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe("the secret", () => {
  test("is made once, for its owner alone", () => {
    const folder = temporaryFolder();
    const first = readSecret(folder);
    expect(first).toMatchObject({ ok: true, value: { hex: expect.stringMatching(/^[0-9a-f]{64}$/), mended: false } });
    expect(readSecret(folder)).toEqual(first);
    expect(modeOf(join(folder, "secret"))).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["secret"]);
  });

  test("differs from folder to folder", () => {
    expect(readSecret(temporaryFolder())).not.toEqual(readSecret(temporaryFolder()));
  });

  test("is closed to others when it stood open", () => {
    const folder = temporaryFolder();
    const made = readSecret(folder);
    chmodSync(join(folder, "secret"), 0o644);
    expect(readSecret(folder)).toEqual({ ok: true, value: { ...(made.ok ? made.value : {}), mended: true } });
    expect(modeOf(join(folder, "secret"))).toBe(0o600);
  });

  test.each(["", "abc", "g".repeat(64), "a".repeat(63), "A".repeat(64)])("that is no secret (%j) is refused and left alone", (text) => {
    const folder = temporaryFolder();
    const file = join(folder, "secret");
    writeFileSync(file, text);
    const read = readSecret(folder);
    expect(read).toEqual({ ok: false, problems: [expect.stringContaining(`${file} must hold 64 hexadecimal digits`)] });
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test("that cannot be read is refused with what to do", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "secret"));
    expect(readSecret(folder)).toEqual({ ok: false, problems: [expect.stringMatching(/EISDIR.*account that runs the server/)] });
  });
});
