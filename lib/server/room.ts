import type { Stock } from "../../db/stock";
import type { Army } from "../model/army";
import type { User } from "./identity";
import { LIMITS } from "./limits";
import { running } from "./running";

/** Bytes of an army's canonical JSON, which is what it takes as it is stored: the order of its fields does not change its length. */
export const armyBytes = (army: Army): number => Buffer.byteLength(JSON.stringify(army));

/** Bytes of all that this user may keep. */
export const mostBytesOf = ({ anonymous }: Pick<User, "anonymous">): number => (anonymous ? LIMITS.visitorBytes : LIMITS.accountBytes);

const { armies, armiesWithBin, accountBytes, shares, sharesEver, ownValues, seats } = LIMITS;
/** All that an account with an address and a password may keep. */
export const MOST_OF_ACCOUNT: Stock = { armies, armiesWithBin, bytes: accountBytes, shares, sharesEver, ownValues, seats };
/** What an account keeps at most so much of. */
export type Bounded = keyof Stock;

/** Why there is no room for one army more of an owner's: what of his is full. */
export type Full = "too-many-armies" | "full-bin" | "too-many-bytes";

export async function whatIsFull(owner: string): Promise<Full> {
  const stock = await running().armies.stockOf(owner);
  if (stock.armies >= LIMITS.armies) return "too-many-armies";
  return stock.armiesWithBin >= LIMITS.armiesWithBin ? "full-bin" : "too-many-bytes";
}
