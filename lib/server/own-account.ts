import { setImmediate as turn } from "node:timers/promises";
import { type Keyed, NONE_YET } from "../../db/armies";
import type { KeptShareRow } from "../../db/shares";
import type { AccountExport, Claimed, Confirmation, PasswordChange, WhoAmI } from "../model/account";
import { battleId } from "../model/identifiers";
import { isOwnAddress } from "../model/password";
import { type AccountCall, type AccountOutcome, accountOf, granted, refused } from "./account-outcome";
import { asStoredArmy } from "./armies";
import { browserCookie, forgetBrowser } from "./cookies";
import { asUser, callerOf, endSession, sessionOf, type User } from "./identity";
import { LIMITS } from "./limits";
import { keptListShareOf } from "./list-shares";
import { keptListOf, keptVersionOf } from "./own-lists";
import { hashPassword, newRecoveryKey, recoveryKeyHash } from "./passwords";
import { asOwnValue } from "./quick-reference";
import { running } from "./running";
import { shareLink } from "./shares";
import { keptTournament } from "./tournaments/tournaments";
import { proveOwner } from "./tries";

/** The account of the caller; null for a visitor. */
export async function whoAmI({ headers }: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const { user, cookies } = await callerOf(headers);
  return granted({ account: user && (await accountOf(user)) }, cookies);
}

/** Changes the password and ends all other sessions of the account. */
export async function changePassword(call: AccountCall, { password, newPassword }: PasswordChange): Promise<AccountOutcome<WhoAmI>> {
  const proven = await proveOwner(call, password);
  if (!proven.ok) return proven;
  const { owner, token } = proven;
  if (isOwnAddress(newPassword, owner.email))
    return { ok: false, code: "bad-document", faults: [{ path: ["newPassword"], code: "password-is-address", params: {} }] };
  const passwordHash = await hashPassword(newPassword);
  const isChanged = await running().users.changePassword({ user: owner.id, old: owner.passwordHash, passwordHash, token });
  if (!isChanged) return refused("wrong-password");
  return granted({ account: await accountOf(asUser(owner)) }, browserCookie(call.headers, { id: owner.id, passwordHash }, owner));
}

/** Makes a new recovery key. The old one stops working. */
export async function renewRecoveryKey(call: AccountCall, { password }: Confirmation): Promise<AccountOutcome<Claimed>> {
  const proven = await proveOwner(call, password);
  if (!proven.ok) return proven;
  const recoveryKey = newRecoveryKey();
  const { id: user, passwordHash } = proven.owner;
  const isRenewed = await running().users.renewKey({ user, passwordHash, keyHash: recoveryKeyHash(recoveryKey) });
  return isRenewed ? granted({ account: await accountOf(asUser(proven.owner)), recoveryKey }) : refused("wrong-password");
}

/** How many documents of up to 64 kB are deleted before other requests are answered. */
const SLICE = 20;

/**
 * Deletes the documents of a large account a few at a time, so that other requests are answered. What a visitor may keep is small enough to
 * delete at once.
 */
async function emptyLargeAccount(owner: string): Promise<void> {
  const { armies, shares, ownLists } = running();
  const { bytes, armiesWithBin } = await armies.stockOf(owner);
  if (bytes <= LIMITS.visitorBytes && armiesWithBin <= LIMITS.visitorArmiesWithBin) return;
  while (await armies.deleteSomeOf(owner, SLICE)) await turn();
  while (await shares.withdrawSomeOf(owner, SLICE)) await turn();
  while (await ownLists.versions.forgetSomeOf(owner, SLICE)) await turn();
}

/**
 * Deletes the caller's account with its armies, lists, own values, links to seats and what it has entered, and withdraws its shares: all in
 * one transaction, except
 * that the documents of a very large account go first, a few at a time. It can be repeated: without an account nothing happens.
 */
export async function deleteAccount(call: AccountCall, { password }: Confirmation): Promise<AccountOutcome<null>> {
  const user = (await sessionOf(call.headers))?.user;
  const proven = user && !user.anonymous ? await proveOwner(call, password) : null;
  if (proven && !proven.ok) return proven;
  const { users, database } = running();
  if (user) {
    await emptyLargeAccount(user.id);
    if (!(await users.remove(user.id, proven?.owner.passwordHash ?? null))) return refused("wrong-password");
    database.emptyLog();
  }
  return granted(null, [...(await endSession(call.headers)), ...forgetBrowser()]);
}

async function keptArmy(owner: string, id: string) {
  const { armies } = running();
  const row = await armies.find(owner, id);
  return row && { ...asStoredArmy(row), tags: [...(await armies.tagsOf(owner, id))] };
}

const keptShare = ({ share, sharedAt, document }: KeptShareRow) => ({
  ...shareLink(share),
  sharedAt: sharedAt.toISOString(),
  army: document,
});

async function keptSeat(holder: string) {
  const row = await running().battles.keptSeat(holder);
  return (
    row && { battle: battleId.parse(row.battle), seat: row.seat, force: row.force, name: row.name, takenAt: row.takenAt.toISOString() }
  );
}

/** How many keys are read at a time. */
const KEYS = 200;

/** How rows are exported: the next keys after a position, and one row by its key; null if it is gone by now. */
type Rows<T> = {
  readonly keys: (owner: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  readonly one: (key: string) => Promise<T | null>;
};
type InRows = {
  readonly [Field in "armies" | "shares" | "battles" | "lists" | "listVersions" | "listShares" | "events"]: Rows<
    AccountExport[Field][number]
  >;
};

function rowsOf({ id }: User): InRows {
  const { armies, shares, battles, ownLists, tournaments } = running();
  const { versions, shares: listShares } = ownLists;
  return {
    armies: { keys: armies.idsOf, one: (key) => keptArmy(id, key) },
    shares: { keys: shares.linksOf, one: (key) => shares.kept(id, key).then((row) => row && keptShare(row)) },
    battles: { keys: battles.holdersOfUser, one: keptSeat },
    lists: { keys: ownLists.idsOf, one: (key) => ownLists.find(id, key).then((row) => row && keptListOf(row)) },
    listVersions: { keys: versions.keysOf, one: (key) => versions.kept(id, key).then((row) => row && keptVersionOf(row)) },
    listShares: { keys: listShares.keysOf, one: (key) => listShares.kept(id, key).then((row) => row && keptListShareOf(row)) },
    events: { keys: tournaments.idsOf, one: (key) => keptTournament(id, key) },
  };
}

async function* keysOf({ keys }: Rows<unknown>, owner: string): AsyncGenerator<string> {
  for (let some = await keys(owner, NONE_YET, KEYS); some.length > 0; some = await keys(owner, some.at(-1) ?? NONE_YET, KEYS))
    for (const { key } of some) yield key;
}

async function* listed<T>(rows: Rows<T>, owner: string): AsyncGenerator<string> {
  let comma = "";
  for await (const key of keysOf(rows, owner)) {
    const row = await rows.one(key);
    if (row === null) continue;
    yield comma + JSON.stringify(row);
    comma = ",\n";
  }
}

/** One row per piece, so that no export is held in memory or delays anybody. The last piece closes what the first opens. */
async function* piecesOf(user: User): AsyncGenerator<string> {
  const account = await accountOf(user);
  const ownValues = (await running().ownValues.allOf(user.id)).map(asOwnValue);
  const head = { schema: "condotta.export/1", exportedAt: new Date().toISOString(), account, ownValues } satisfies Partial<AccountExport>;
  yield JSON.stringify(head).slice(0, -1);
  for (const [field, rows] of Object.entries(rowsOf(user))) {
    yield `,\n"${field}":[`;
    yield* listed<unknown>(rows, user.id);
    yield "]";
  }
  yield "}\n";
}

/** Sent as fast as the client reads. If a piece cannot be made the stream fails, and the connection is cut instead of ended. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next().catch((error: unknown) => {
          running().log.error({ err: error }, "an export broke off");
          throw error;
        });
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
        // A fast reader would make everybody else wait for the whole export.
        await new Promise((resolve) => setImmediate(resolve));
      },
      cancel: () => void pieces.return(undefined),
    },
    { highWaterMark: 1 },
  );
}

/** All data of the caller as JSON (`AccountExport`), with the bin, withdrawn shares, own values, lists, seats in battles and events. */
export async function exportAccount({ headers }: AccountCall): Promise<AccountOutcome<ReadableStream<Uint8Array>>> {
  const { user, cookies } = await callerOf(headers);
  return user ? granted(streamOf(piecesOf(user)), cookies) : refused("no-account");
}
