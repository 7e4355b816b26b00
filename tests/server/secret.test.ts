import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSecret } from "@/lib/server/data-directory";
import { temporaryFolder } from "./program-folder";

const modeOf = (file: string) => statSync(file).mode & 0o777;

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
