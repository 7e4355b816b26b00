import type { Stock } from "../../db/stock";
import type { Army } from "../model/army";
import type { User } from "./identity";
import { LIMITS } from "./limits";
import { running } from "./running";

/** Bytes of an army's canonical JSON, as stored. The order of fields does not change its length. */
export const armyBytes = (army: Army): number => Buffer.byteLength(JSON.stringify(army));

const { armies, armiesWithBin, accountBytes, shares, sharesEver, ownValues, seats } = LIMITS;
const MOST_OF_ACCOUNT: Stock = { armies, armiesWithBin, bytes: accountBytes, shares, sharesEver, ownValues, seats };
const MOST_OF_VISITOR: Stock = {
  ...MOST_OF_ACCOUNT,
  ...{ armies: LIMITS.visitorArmies, armiesWithBin: LIMITS.visitorArmiesWithBin, bytes: LIMITS.visitorBytes },
  ...{ shares: LIMITS.visitorShares, sharesEver: LIMITS.visitorSharesEver },
};

/** The limits of this user. A visitor's are lower, because all of it moves at once into an account at sign-in. */
export const mostOf = ({ anonymous }: Pick<User, "anonymous">): Stock => (anonymous ? MOST_OF_VISITOR : MOST_OF_ACCOUNT);

/** Which limit leaves no room for another army. */
export type Full = "too-many-armies" | "full-bin" | "too-many-bytes";

export async function whatIsFull(owner: User): Promise<Full> {
  const [kept, most] = [await running().armies.stockOf(owner.id), mostOf(owner)];
  if (kept.armies >= most.armies) return "too-many-armies";
  return kept.armiesWithBin >= most.armiesWithBin ? "full-bin" : "too-many-bytes";
}
