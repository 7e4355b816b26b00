const BYTES = 16;

/** What a seat adds to the draws when it sits down: 32 hex digits at random, so that nobody else can have chosen them. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
