import { base32 } from "./base32";

/** 40 random bits in lower-case base32, short enough to read aloud. */
export const newSeed = (): string => base32(crypto.getRandomValues(new Uint8Array(5)));
