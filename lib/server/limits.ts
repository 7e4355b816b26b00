import type { Stock } from "../../db/stock";
import type { Army } from "../model/army";

/** Milliseconds. */
export const DAY = 86_400_000;

/** The limits of a request, an address and an account. The API's description takes its numbers from here. */
export const LIMITS = {
  /** Bytes. */
  document: 1_000_000,
  /** Bytes of an army as text, with the answers to questions about it. */
  armyText: 300_000,
  /** Bytes of a question about a fight or two armies. */
  odds: 64_000,
  matchUp: 400_000,
  /** Bytes of a question about another game. */
  otherGames: 64_000,
  /** Bytes of a request about an account: email address, passwords, key. */
  account: 10_000,
  /** Bytes of a request with an own value for the quick reference. */
  ownValue: 1000,
  /** Bytes of a battle's command. */
  command: 64_000,
  /** Open event streams of one seat, and how many of these are allowed whatever else its address has open. */
  seatStreams: 20,
  ownStreams: 2,
  /** Open event streams of one battle's spectators, of spectators from one address, and from one address in all. */
  spectatorStreams: 500,
  spectatorStreamsFromAddress: 20,
  addressStreams: 400,
  /** Open connections from one address, streams included. */
  addressConnections: 600,
  /** Days that a code for a seat is valid. */
  inviteDays: 14,
  /** How many of an account's newest seats are listed with their battles. */
  listedSeats: 200,
  /** Battles kept folded in memory, so that a command need not read their events. */
  battlesInMemory: 500,
  /** Bytes of canonical JSON of an army that is stored, shared or played. */
  army: 64_000,
  /** Armies of one account: without its bin, and with it. Of an anonymous account fewer (`mostOf`). */
  armies: 1000,
  armiesWithBin: 2000,
  visitorArmies: 250,
  visitorArmiesWithBin: 500,
  /** Shares of one account: at a time, and in all with withdrawn ones. Of an anonymous account fewer. */
  shares: 1000,
  sharesEver: 10_000,
  visitorShares: 250,
  visitorSharesEver: 1000,
  /** Bytes of armies, own lists, bin and shares: of an anonymous account, and of one with email address and password. */
  visitorBytes: 8_000_000,
  accountBytes: 100_000_000,
  /** Bytes of canonical JSON of an own army list. */
  list: 64_000,
  /** Own lists of one account: without its bin, and with it. Of an anonymous account fewer. */
  lists: 100,
  listsWithBin: 200,
  visitorLists: 25,
  visitorListsWithBin: 50,
  /** Shared lists of one account: at a time, and in all with withdrawn ones. Of an anonymous account fewer. */
  listShares: 200,
  listSharesEver: 2000,
  visitorListShares: 50,
  visitorListSharesEver: 200,
  /** Own lists that one document may name, and how many of their troops (in all ways they can be taken) are kept prepared. */
  ownListsNamed: 12,
  preparedVariants: 150_000,
  /** Bytes of canonical JSON of tables of an organiser's own, and how many of them are kept prepared. */
  tables: 100_000,
  ownTables: 6,
  /** Lists of the account as they stand that are kept in memory, so that a form that offers them need not judge them again. */
  judgedLists: 200,
  /** Seats in battles of one account. */
  seats: 5000,
  /** Browsers signed in to one account. The one not seen for longest is signed out. */
  sessions: 100,
  /** Armies or shares on one page, and in one answer of the API. */
  onPage: 50,
  listed: 100,
  /** How many of the newest armies are offered where you choose an army. */
  offeredArmies: 200,
  /** Bytes that a row counts for at least: with its keys and indexes it takes as many. */
  row: 1000,
  /** Bytes that are still stored when the disk is nearly full. */
  smallSave: 16_000,
  /** Own values of one account in the quick reference. */
  ownValues: 500,
  /** Events that one account organises, and that it has entered. Of an anonymous account fewer. */
  events: 100,
  visitorEvents: 20,
  enteredEvents: 300,
  /** Bytes of a request about an event: terms, players, results. */
  event: 40_000,
  /** Days for which a link hands an event over. */
  handOverDays: 14,
  /** Days for which a deleted army can be restored, at least. */
  binDays: 30,
  /** Days after which unreachable data is deleted (clean-leftovers.ts). */
  leftoverDays: 30,
  /** Days without any store after which nothing is deleted, because the clock may be wrong. */
  quietDays: 60,
  /** Days after which a battle without any play and without an account's seat is deleted. */
  unplayedDays: 180,
} as const;

/** Requests in so many seconds. The caller of `secondsToWait` says by what they are counted. */
export const RATES = {
  /** By address. */
  assess: { requests: 500, seconds: 10 },
  /** By address. */
  metrics: { requests: 60, seconds: 10 },
  /** By address: armies read from text. */
  texts: { requests: 30, seconds: 10 },
  /** By address: what happens in a fight, and between two armies. */
  odds: { requests: 100, seconds: 10 },
  "odds-match-up": { requests: 20, seconds: 10 },
  /** By address: armies drafted. Each takes a tenth of a second. */
  drafts: { requests: 20, seconds: 10 },
  /** By address: questions about other games. */
  "other-games": { requests: 100, seconds: 10 },
  /** By address: requests that store something. */
  saves: { requests: 500, seconds: 10 },
  /** By address: armies of an event, which are judged; and rounds, each of which takes up to a second. */
  "event-armies": { requests: 60, seconds: 10 },
  "event-draws": { requests: 10, seconds: 10 },
  /** By address: own army lists stored or shared, each judged whole. An editor saves at most twice a second. */
  lists: { requests: 100, seconds: 10 },
  /** By address: opening a battle. */
  battles: { requests: 60, seconds: 60 },
  /** By address: making a battlefield. */
  battlefields: { requests: 100, seconds: 10 },
  /** By address: places on a table, and suggestions. */
  places: { requests: 200, seconds: 10 },
  /** By seat. */
  commands: { requests: 500, seconds: 10 },
  /** By address. */
  pages: { requests: 300, seconds: 10 },
  /** By address: pages that a browser prefetches. If one is refused, the browser fetches it when it is opened. */
  prefetches: { requests: 300, seconds: 10 },
  /** By address: pictures of shared armies. Each takes a quarter of a second to draw. */
  pictures: { requests: 60, seconds: 60 },
  /** By address: first saves, which create an anonymous account. */
  "first-save": { requests: 60, seconds: 60 },
  /** By address: bytes added to the database, for a row `LIMITS.row` at least. Here a request is a byte. */
  "stored-bytes": { requests: 250_000_000, seconds: 86_400 },
  /** By address: requests that hash a password, which takes a tenth of a second. */
  passwords: { requests: 300, seconds: 60 },
  /** By address and account: wrong passwords and recovery keys from browsers that have never signed in to the account. */
  "sign-in": { requests: 5, seconds: 60 },
} as const;

/**
 * Wrong passwords and recovery keys, counted by account. After `free` of them the next try has to wait `first` seconds, and each wrong one
 * after that doubles the wait, up to `longest`. After `forgotten` seconds without a try the count starts again.
 */
export const WRONG_TRIES = { free: 10, first: 30, longest: 3600, forgotten: 86_400 } as const;

/** How long a browser stays signed in (the longest lifetime of a cookie), and after how long its next visit renews that, in seconds. */
export const SESSION = { expiresIn: 400 * 86_400, updateAge: 86_400 } as const;

/** Bytes of an army's canonical JSON, as stored. The order of fields does not change its length. */
export const armyBytes = (army: Army): number => Buffer.byteLength(JSON.stringify(army));

const { armies, armiesWithBin, accountBytes, shares, sharesEver, ownValues, seats } = LIMITS;
const { lists, listsWithBin, listShares, listSharesEver, events } = LIMITS;
const MOST_OF_ACCOUNT: Stock = {
  ...{ armies, armiesWithBin, bytes: accountBytes, shares, sharesEver, ownValues, seats },
  ...{ lists, listsWithBin, listShares, listSharesEver, events },
};
const MOST_OF_VISITOR: Stock = {
  ...MOST_OF_ACCOUNT,
  ...{ armies: LIMITS.visitorArmies, armiesWithBin: LIMITS.visitorArmiesWithBin, bytes: LIMITS.visitorBytes },
  ...{ shares: LIMITS.visitorShares, sharesEver: LIMITS.visitorSharesEver },
  ...{ lists: LIMITS.visitorLists, listsWithBin: LIMITS.visitorListsWithBin },
  ...{ listShares: LIMITS.visitorListShares, listSharesEver: LIMITS.visitorListSharesEver, events: LIMITS.visitorEvents },
};

/** The limits of this user. A visitor's are lower, because all of it moves at once into an account at sign-in. */
export const mostOf = ({ anonymous }: { readonly anonymous: boolean }): Stock => (anonymous ? MOST_OF_VISITOR : MOST_OF_ACCOUNT);
