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
  /** Event streams that may be open at a time: of one seat, and of these so many whatever its address has open. */
  seatStreams: 20,
  ownStreams: 2,
  /** Of the spectators of one battle, of those from one address, and from one address in all. */
  spectatorStreams: 500,
  spectatorStreamsFromAddress: 20,
  addressStreams: 400,
  /** Connections from one address, streams included. */
  addressConnections: 600,
  /** Days that a code for a seat of a battle can be used. */
  inviteDays: 14,
  /** Of the seats that one account has taken, the newest: the battles of these are listed. */
  listedSeats: 200,
  /** Battles kept folded, so that a command need not read what came before it. */
  battlesInMemory: 500,
  /** Bytes of canonical JSON of an army that is stored, shared or taken into battle. */
  army: 64_000,
  /** That one account may keep: without its bin, and with it; a visitor, who has not claimed his, fewer (room.ts). */
  armies: 1000,
  armiesWithBin: 2000,
  visitorArmies: 250,
  visitorArmiesWithBin: 500,
  /** That one account may share: at a time, and in all, with what it has withdrawn; a visitor fewer. */
  shares: 1000,
  sharesEver: 10_000,
  visitorShares: 250,
  visitorSharesEver: 1000,
  /** Bytes of armies, the bin included, and of shares: of a visitor, and of an account with address and password. */
  visitorBytes: 8_000_000,
  accountBytes: 100_000_000,
  /** In battles, of one account. */
  seats: 5000,
  /** Browsers that are signed in to one account: the one not seen for longest is signed out. */
  sessions: 100,
  /** Armies, or shares, on a page of them, and those that the API lists at once. */
  onPage: 50,
  listed: 100,
  /** Of an account's armies at hand, the newest: one of these is offered where an army is chosen. */
  offeredArmies: 200,
  /** Bytes that are still stored where the disk is nearly full. */
  smallSave: 16_000,
  /** That one account may write into the quick reference itself. */
  ownValues: 500,
  /** Days that a deleted army can be taken back at least. */
  binDays: 30,
  /** Days after which what nobody can come back to is cleaned away (clean-leftovers.ts). */
  leftoverDays: 30,
  /** Days without anything stored after which nothing is cleaned away, because the clock may be wrong. */
  quietDays: 60,
  /** Days after which a battle that nobody played in and that no account holds a seat of is cleaned away. */
  unplayedDays: 180,
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
  /** By address. */
  pages: { requests: 300, seconds: 10 },
  /** By address: what a browser fetches of pages beforehand. Whoever is refused one fetches the page when it is opened. */
  prefetches: { requests: 300, seconds: 10 },
  /** By address: the picture of a shared army, which takes a quarter of a second to draw. */
  pictures: { requests: 60, seconds: 60 },
  /** By address: what makes an anonymous account. */
  "first-save": { requests: 60, seconds: 60 },
  /** By address: rows and bytes that are stored anew. Here a request is a row, or a byte. */
  "stored-rows": { requests: 250_000, seconds: 86_400 },
  "stored-bytes": { requests: 250_000_000, seconds: 86_400 },
  /** By address: whatever makes the server hash a password, which takes it a tenth of a second. */
  passwords: { requests: 300, seconds: 60 },
  /** By address and account: every wrong password or recovery key from a browser that has never signed in to the account. */
  "sign-in": { requests: 5, seconds: 60 },
} as const;

/**
 * Wrong passwords and recovery keys, counted for an account. After `free` of them the next has to wait for `first` seconds, and each
 * wrong one after it doubles that, up to `longest`. Once nobody has tried for `forgotten` seconds it begins anew. Of so many accounts
 * at most the count is `kept`, and of as many addresses without one and as many browsers; what was not tried for longest is dropped first.
 */
export const WRONG_TRIES = { free: 10, first: 30, longest: 3600, forgotten: 86_400, kept: 20_000 } as const;

/** How long a browser stays signed in, and after how long its next visit renews that, in seconds. Browsers keep no cookie longer. */
export const SESSION = { expiresIn: 400 * 86_400, updateAge: 86_400 } as const;
