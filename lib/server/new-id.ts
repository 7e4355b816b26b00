import { base32 } from "./base32";

/** 128 random bits in lower-case base32. */
export const newId = (): string => base32(crypto.getRandomValues(new Uint8Array(16)));
