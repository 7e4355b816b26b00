import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { recoveryKey } from "../model/account";
import { hashPassword, isPassword, NO_PASSWORD, newRecoveryKey, recoveryKeyHash, sameHash } from "./passwords";

test("a key is one of the shape that is told, and never twice the same", () => {
  const keys = Array.from({ length: 200 }, newRecoveryKey);
  for (const key of keys) expect(recoveryKey.safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(200);
  // Every digit turns up at every place: all 160 bits are drawn.
  for (let place = 0; place < 32; place++) {
    const digits = new Set(keys.map((key) => key.replaceAll("-", "")[place]));
    expect(digits.size).toBeGreaterThan(20);
  }
});

test("capitals, spaces, hyphens and digits that no key has make no difference, letters do", () => {
  const digits = "mfrggzdfmztwq2lknnwg23tpoa7xvw4c";
  const hash = createHash("sha256").update(digits).digest("hex");
  for (const typed of [digits, "mfrg-gzdf-mztw-q2lk-nnwg-23tp-oa7x-vw4c", " MFRG GZDF\tmztw-q2lk--nnwg 23TP oa7x vw4c\n"]) {
    expect(recoveryKeyHash(typed)).toBe(hash);
  }
  const alike = "mfrg-gzdf-mztw-q2lb-nowg-23tp-oa7x-vw4l";
  expect(recoveryKeyHash("MFRG-GZDF-MZTW-Q2L8-N0WG-23TP-0A7X-VW41")).toBe(
    createHash("sha256").update(alike.replaceAll("-", "")).digest("hex"),
  );
  const other = recoveryKeyHash(`n${digits.slice(1)}`);
  expect(other).not.toBe(hash);
  expect([sameHash(hash, hash), sameHash(hash, other)]).toEqual([true, false]);
});

// That passwords stored by earlier versions still work: tests/server/older-accounts.test.ts.
test("a password is stored with salt of its own, and only it fits", async () => {
  const [stored, again] = [await hashPassword("tercio viejo"), await hashPassword("tercio viejo")];
  expect(stored).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(again).not.toBe(stored);
  expect(await Promise.all(["tercio viejo", "Tercio viejo", "tercio viejo ", ""].map((typed) => isPassword(stored, typed)))).toEqual([
    ...[true, false],
    ...[false, false],
  ]);
});

test("what is compared with where there is no account is a stored password of the usual form, and nobody's", async () => {
  expect(await isPassword(NO_PASSWORD, "")).toBe(false);
});

test.each(["", "plain text", `${"0".repeat(32)}:`, `:${"0".repeat(128)}`, `${"0".repeat(32)}:${"0".repeat(126)}`])(
  "a stored password of another form is no wrong password, but a fault: %j",
  async (stored) => {
    await expect(isPassword(stored, "tercio viejo")).rejects.toThrow(/salt:key/);
  },
);
