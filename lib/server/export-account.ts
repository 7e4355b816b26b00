import type { Keyed } from "../../db/armies";
import type { KeptShareRow } from "../../db/shares";
import type { AccountExport } from "../model/account";
import { battleId } from "../model/identifiers";
import { type AccountCall, type AccountOutcome, accountOf, granted, refused } from "./account-outcome";
import { asOwnValue } from "./as-own-value";
import { asStoredArmy } from "./as-stored-army";
import { callerOf, type User } from "./identity";
import { running } from "./running";
import { shareLink } from "./share-link";

const keptShare = ({ share, sharedAt, document }: KeptShareRow) => ({
  ...shareLink(share),
  sharedAt: sharedAt.toISOString(),
  army: document,
});

async function keptSeat(holder: string) {
  const row = await running().battles.keptSeat(holder);
  return row && { battle: battleId.parse(row.battle), seat: row.seat, force: row.force, takenAt: row.takenAt.toISOString() };
}

/** How many keys are read at a time. */
const KEYS = 200;

/** How rows are exported: the next keys after a position, and one row by its key; null if it is gone by now. */
type Rows<T> = {
  readonly keys: (owner: string, after: number, limit: number) => Promise<readonly Keyed[]>;
  readonly one: (key: string) => Promise<T | null>;
};
type InRows = { readonly [Field in "armies" | "shares" | "battles"]: Rows<AccountExport[Field][number]> };

function rowsOf({ id }: User): InRows {
  const { armies, shares, battles } = running();
  return {
    armies: { keys: armies.idsOf, one: (key) => armies.find(id, key).then((row) => row && asStoredArmy(row)) },
    shares: { keys: shares.linksOf, one: (key) => shares.kept(id, key).then((row) => row && keptShare(row)) },
    battles: { keys: battles.holdersOfUser, one: keptSeat },
  };
}

async function* keysOf({ keys }: Rows<unknown>, owner: string): AsyncGenerator<string> {
  for (let some = await keys(owner, 0, KEYS); some.length > 0; some = await keys(owner, some.at(-1)?.at ?? 0, KEYS))
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

/** All data of the caller as JSON (`AccountExport`), with the bin, withdrawn shares, own values and seats in battles. */
export async function exportAccount({ headers }: AccountCall): Promise<AccountOutcome<ReadableStream<Uint8Array>>> {
  const { user, cookies } = await callerOf(headers);
  return user ? granted(streamOf(piecesOf(user)), cookies) : refused("no-account");
}
