import { and, eq, isNotNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database";
import type { Tables } from "./schema";

/** How much one owner keeps of everything that is bounded. */
export type Stock = {
  /** Without the bin. */
  readonly armies: number;
  readonly armiesWithBin: number;
  /** Of all armies and own lists, with the bin, of the versions that armies pin, and of all that is shared. */
  readonly bytes: number;
  readonly shares: number;
  /** With those that were withdrawn. */
  readonly sharesEver: number;
  readonly ownValues: number;
  readonly seats: number;
  /** Own lists: without the bin, and with it. */
  readonly lists: number;
  readonly listsWithBin: number;
  /** Of own lists: at a time, and with those that were withdrawn. */
  readonly listShares: number;
  readonly listSharesEver: number;
  /** Events that he organises. */
  readonly events: number;
};

/** What would be too much: so much there would be of it, and so much there may be. */
export type Overfull = { readonly of: keyof Stock; readonly would: number; readonly most: number };

const owner = sql.placeholder("owner");

/** Bytes of all that an owner keeps. */
export function bytesKeptIn({ armies, shares, ownLists, ownListVersions, listShares }: Tables): SQL<number> {
  const sumOf = (table: typeof armies | typeof shares | typeof ownLists | typeof ownListVersions | typeof listShares) =>
    sql`(select coalesce(sum(${table.bytes}), 0) from ${table} where ${table.owner} = ${owner})`;
  return sql`(${sql.join([armies, shares, ownLists, ownListVersions, listShares].map(sumOf), sql` + `)})`.mapWith(Number);
}

const countIn = (table: SQLWrapper, which: SQL | undefined) => sql`(select count(*) from ${table} where ${which})`.mapWith(Number);

/** Of a user who is not there. */
export const NO_STOCK: Stock = {
  ...{ armies: 0, armiesWithBin: 0, bytes: 0, shares: 0, sharesEver: 0, ownValues: 0, seats: 0 },
  ...{ lists: 0, listsWithBin: 0, listShares: 0, listSharesEver: 0, events: 0 },
};

/** Counts what an owner keeps; no row where there is no such user. */
export function prepareStock({ orm, tables }: Database) {
  const { armies, battleSeats, listShares, ownLists, ownValues, shares, tournaments, users } = tables;
  return orm
    .select({
      armies: countIn(armies, and(eq(armies.owner, owner), ne(armies.place, "bin"))),
      armiesWithBin: countIn(armies, eq(armies.owner, owner)),
      bytes: bytesKeptIn(tables),
      shares: countIn(shares, and(eq(shares.owner, owner), isNotNull(shares.bytes))),
      sharesEver: countIn(shares, eq(shares.owner, owner)),
      ownValues: countIn(ownValues, eq(ownValues.userId, owner)),
      seats: countIn(battleSeats, eq(battleSeats.userId, owner)),
      lists: countIn(ownLists, and(eq(ownLists.owner, owner), ne(ownLists.place, "bin"))),
      listsWithBin: countIn(ownLists, eq(ownLists.owner, owner)),
      listShares: countIn(listShares, and(eq(listShares.owner, owner), isNotNull(listShares.bytes))),
      listSharesEver: countIn(listShares, eq(listShares.owner, owner)),
      events: countIn(tournaments, eq(tournaments.organiser, owner)),
    })
    .from(users)
    .where(eq(users.id, owner))
    .prepare("stock");
}

/**
 * What there would be too much of, were one stock added to another; null where all of it fits. What both have counts twice. Of what is not
 * brought there may be too much already, as older versions allowed.
 */
export function overfullWith(kept: Stock, brought: Stock, most: Stock): Overfull | null {
  for (const of of Object.keys(most) as (keyof Stock)[]) {
    const would = kept[of] + brought[of];
    if (brought[of] > 0 && would > most[of]) return { of, would, most: most[of] };
  }
  return null;
}
