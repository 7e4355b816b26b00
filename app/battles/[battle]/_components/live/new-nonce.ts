const BYTES = 16;

/** A seat's share in the draws, sent when it sits down: 32 random hex digits that nobody else can have chosen. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
