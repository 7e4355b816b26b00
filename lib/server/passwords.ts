import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { newToken } from "./ids";

/** scrypt's cost. It is not stored with a hash, so it never changes: no stored password would work any more. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
/** Bytes of a derived key. */
const KEY = 64;
const STORED = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

/** The salt is used as it is written, not as the bytes it stands for. One letter typed in two ways is the same letter (NFKC). */
const keyOf = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** What is stored of a password: 16 random bytes of salt and the derived key, both in lower-case hex. Computed outside the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await keyOf(password, salt)).toString("hex")}`;
}

/** A hash of no password. Comparing with it takes as long as with a real one. */
export const NO_PASSWORD = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Whether that is the stored password. It takes the same time for any wrong one. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  const [, salt, key] = STORED.exec(stored) ?? [];
  if (salt === undefined || key === undefined) throw new Error("a stored password is not of the form salt:key");
  return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, "hex"));
}

/** 160 random bits in base32, in eight groups of four. */
export const newRecoveryKey = (): string => newToken().match(/.{4}/g)?.join("-") ?? "";

/** Digits that base32 has not, as the letters they are mistaken for. */
const MISTAKEN: Readonly<Record<string, string>> = { 0: "o", 1: "l", 8: "b" };

/** Lower-case hex SHA-256 of the key, whatever capitals, spaces, hyphens and mistaken digits were typed. */
export function recoveryKeyHash(key: string): string {
  const letters = key
    .replaceAll(/[\s-]/g, "")
    .toLowerCase()
    .replaceAll(/[018]/g, (digit) => MISTAKEN[digit] ?? digit);
  return createHash("sha256").update(letters).digest("hex");
}

/** Takes the same time for any two hashes. */
export const sameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));
