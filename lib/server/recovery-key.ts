import { createHash, timingSafeEqual } from "node:crypto";
import { base32 } from "./base32";

/** 160 random bits in base32, in eight groups of four. */
export function newRecoveryKey(): string {
  const digits = base32(crypto.getRandomValues(new Uint8Array(20)));
  return digits.match(/.{4}/g)?.join("-") ?? "";
}

/** Lower-case hex SHA-256 of the key, whatever capitals, spaces and hyphens were typed. */
export function recoveryKeyHash(key: string): string {
  return createHash("sha256").update(key.replaceAll(/[\s-]/g, "").toLowerCase()).digest("hex");
}

/** Takes the same time for any two hashes. */
export const sameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));
