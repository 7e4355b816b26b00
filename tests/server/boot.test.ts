import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bootQuietly, bootSoundly, programFolder, temporaryFolder } from "./program-folder";
import { spoilTable } from "./spoil-table";

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
  const { database } = await bootSoundly(undefined, dataDirectory);
  database.sqlite.close();
  spoilTable(database.file, "documents");
  expect(await bootQuietly(programFolder().root, { DATA_DIR: dataDirectory })).toEqual({
    ok: false,
    problems: [expect.stringMatching(/condotta\.db is damaged .*restore another backup/)],
  });
});

test("a data directory is made for its owner alone", async () => {
  const dataDirectory = join(temporaryFolder(), "deep/var");
  await bootSoundly(undefined, dataDirectory);
  expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
});
