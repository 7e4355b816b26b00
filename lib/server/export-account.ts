import type { KeptSeatRow } from "../../db/battles";
import type { KeptShareRow } from "../../db/shares";
import type { AccountExport } from "../model/account";
import { battleId } from "../model/identifiers";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, refused } from "./account-outcome";
import { asOwnValue } from "./as-own-value";
import { asStoredArmy } from "./as-stored-army";
import { callerOf } from "./identity";
import { running } from "./running";
import { shareLink } from "./share-link";

const keptShare = ({ share, sharedAt, document }: KeptShareRow) => ({
  ...shareLink(share),
  sharedAt: sharedAt.toISOString(),
  army: document,
});

const keptSeat = ({ battle, seat, takenAt, force }: KeptSeatRow) => ({
  ...{ battle: battleId.parse(battle), seat, force },
  takenAt: takenAt.toISOString(),
});

/** Everything that is kept of the caller, the bin, what he has withdrawn, his own values and his seats in battles included. */
export async function exportAccount({ headers }: AccountCall): Promise<AccountOutcome<AccountExport>> {
  const { user, cookies } = await callerOf(headers);
  if (!user) return refused("no-account");
  const armies = (await running().armies.allOfOwner(user.id)).map(asStoredArmy);
  const shares = (await running().shares.allOfOwner(user.id)).map(keptShare);
  const ownValues = (await running().ownValues.allOf(user.id)).map(asOwnValue);
  const battles = (await running().battles.seatsOf(user.id)).map(keptSeat);
  const exportedAt = new Date().toISOString();
  const account = await accountOf(user);
  return granted({ schema: "condotta.export/1", exportedAt, account, armies, shares, ownValues, battles }, cookies);
}
