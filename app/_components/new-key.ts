const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";
const CHARACTERS = 26;

/** 130 random bits in lower-case base32. `crypto.randomUUID` does not exist on pages served over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(CHARACTERS)), (byte) => DIGITS[byte % DIGITS.length]).join("");
}
