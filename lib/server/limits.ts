/** What one request and one address may ask of this server. The API's description reads its numbers from here. */
export const LIMITS = {
  /** Bytes. */
  document: 1_000_000,
  /** Requests of one address in so many seconds. */
  assess: { requests: 500, seconds: 10 },
} as const;
