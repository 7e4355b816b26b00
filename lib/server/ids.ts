import { createHash } from "node:crypto";

const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";

/** Bytes in lower-case base32 (RFC 4648) without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => DIGITS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** A random key that a client makes: for a save, or for all first saves of one browser. */
export const RANDOM_KEY = /^[0-9A-Za-z_-]{16,64}$/;

const random = (bytes: number): string => base32(crypto.getRandomValues(new Uint8Array(bytes)));

/** 128 random bits in lower-case base32. */
export const newId = (): string => random(16);

/** 160 random bits in lower-case base32, for what nobody may guess. */
export const newToken = (): string => random(20);

/** 40 random bits in lower-case base32, short enough to read aloud. */
export const newSeed = (): string => random(5);

/** Lower-case hex SHA-256. Of tokens and codes we store only this. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
