/** What one request and one address may ask of this server. The API's description reads its numbers from here. */
export const LIMITS = {
  /** Bytes. */
  document: 1_000_000,
  /** Bytes of what is sent about an account: an address, passwords, a key. */
  account: 10_000,
  /** Bytes of what is sent to be written into a cell of the quick reference. */
  ownValue: 1000,
  /** Bytes of a battle's command. */
  command: 64_000,
  /** Event streams that may be open at a time: of one seat, of the spectators of one battle, from one address. */
  seatStreams: 20,
  spectatorStreams: 500,
  addressStreams: 400,
  /** Days that a code for a seat of a battle can be used. */
  inviteDays: 14,
  /** Of the seats that one account has taken, the newest: the battles of these are listed. */
  listedSeats: 200,
  /** Battles kept folded, so that a command need not read what came before it. */
  battlesInMemory: 500,
  /** That one account may keep, not counting its bin. */
  armies: 1000,
  /** That one account may share at a time. */
  shares: 1000,
  /** That one account may write into the quick reference itself. */
  ownValues: 500,
  /** Days that a deleted army can be taken back at least. */
  binDays: 30,
  /** Bytes of the disk of DATA_DIR that stay free: below this the disk counts as full, though a little can still be written. */
  freeDisk: 256_000_000,
} as const;

/** Requests in so many seconds, each counted by whoever the caller of `secondsToWait` names. */
export const RATES = {
  /** By address. */
  assess: { requests: 500, seconds: 10 },
  /** By address: whatever stores something. */
  saves: { requests: 500, seconds: 10 },
  /** By address: opening a battle. */
  battles: { requests: 60, seconds: 60 },
  /** By address: laying a whole battlefield. */
  battlefields: { requests: 100, seconds: 10 },
  /** By address: looking for places on a table, or for what to do. */
  places: { requests: 200, seconds: 10 },
  /** By seat. */
  commands: { requests: 500, seconds: 10 },
  /** By address: the picture of a shared army, which takes a quarter of a second to draw. */
  pictures: { requests: 60, seconds: 60 },
  /** By address: what makes an anonymous account. */
  "first-save": { requests: 60, seconds: 60 },
  /** By address: whatever makes the server hash a password, which takes it a tenth of a second. */
  passwords: { requests: 300, seconds: 60 },
  /** By address and account: every password or recovery key that is tried. */
  "sign-in": { requests: 5, seconds: 60 },
} as const;
