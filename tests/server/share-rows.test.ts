import { beforeAll, describe, expect, test } from "vitest";
import { NONE_YET } from "@/db/armies";
import type { Army } from "@/lib/model/army";
import type { Running } from "@/lib/server/running";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn, sqliteOf, taken } from "./stored";

let running: Running;
let document: Army;
beforeAll(async () => {
  running = await bootSoundly();
  document = readyArmyOf(running).army;
});

let made = 0;
function newOwner(): string {
  const owner = `owner-${made++}`;
  sqlIn(running).prepare("INSERT INTO users (id, name, email) VALUES (?, '', ?)").run(owner, `${owner}@condotta.example`);
  return owner;
}
const newShare = () => `share-${made++}`;

const shareFor = (owner: string, share: string, sharedAt = 2_000_000_000_000) =>
  running.shares.share({
    id: `sharing-${made++}`,
    share,
    owner,
    document,
    army: null,
    sharedAt: new Date(sharedAt),
    most: 10,
    mostEver: 100,
    mostBytes: 1_000_000,
  });

/** Whose sharings there are of these, and whether they still have their document: "owner-1 live". */
function rowsOf(...shares: string[]): string[] {
  const rows = sqlIn(running).prepare("select share, owner, document from shares").all() as Record<string, string | null>[];
  return rows
    .filter((row) => shares.includes(String(row.share)))
    .map((row) => `${row.owner} ${row.document === null ? "withdrawn" : "live"}`)
    .sort();
}

describe("all that an owner shares is given to another", () => {
  /** Shares of one who turns out to be another, in every state that the two can have left them in. */
  async function everyState() {
    const [from, to, third] = [newOwner(), newOwner(), newOwner()];
    const shares = {
      ...{ his: newShare(), both: newShare(), hisAgain: newShare(), othersAgain: newShare() },
      ...{ withdrawn: newShare(), withdrawnByBoth: newShare() },
    };
    for (const share of Object.values(shares)) {
      await shareFor(from, share, 1_000);
      await shareFor(third, share);
    }
    for (const share of [shares.both, shares.hisAgain, shares.othersAgain, shares.withdrawnByBoth]) await shareFor(to, share, 2_000);
    await running.shares.withdraw(to, shares.hisAgain);
    await running.shares.withdraw(to, shares.withdrawnByBoth);
    for (const share of [shares.othersAgain, shares.withdrawn, shares.withdrawnByBoth]) await running.shares.withdraw(from, share);
    return { from, to, third, shares };
  }

  test("what only he shared, what both did, and what one of the two had withdrawn; what he had withdrawn is nobody's", async () => {
    const { from, to, third, shares } = await everyState();
    await taken(running, () => running.shares.moveAll(from, to));
    const mine = `${to} live`;
    const thirds = `${third} live`;
    expect(rowsOf(shares.his)).toEqual([mine, thirds]);
    expect(rowsOf(shares.both)).toEqual(["null withdrawn", mine, thirds]);
    expect(rowsOf(shares.hisAgain)).toEqual(["null withdrawn", mine, thirds]);
    expect(rowsOf(shares.othersAgain)).toEqual(["null withdrawn", mine, thirds]);
    expect(rowsOf(shares.withdrawn)).toEqual(["null withdrawn", thirds]);
    expect(rowsOf(shares.withdrawnByBoth)).toEqual(["null withdrawn", `${to} withdrawn`, thirds]);
    expect(await running.shares.linksOf(from, NONE_YET, 100)).toEqual([]);
    const since = new Map((await running.shares.sharedBy(to, { limit: 100 })).map((one) => [one.share, one.sharedAt.getTime()]));
    expect(since).toEqual(
      new Map([
        [shares.both, 2_000],
        [shares.othersAgain, 2_000],
        [shares.his, 1_000],
        [shares.hisAgain, 1_000],
      ]),
    );
  });

  test("repeated, it changes nothing more", async () => {
    const { from, to, shares } = await everyState();
    await taken(running, () => running.shares.moveAll(from, to));
    const before = rowsOf(...Object.values(shares));
    await taken(running, () => running.shares.moveAll(from, to));
    expect(rowsOf(...Object.values(shares))).toEqual(before);
  });

  test("what he shares in the middle of it stays his until it is repeated", async () => {
    const { from, to } = await everyState();
    const late = newShare();
    sqliteOf(running).sqlite.exec(
      `create temp trigger meanwhile after update of owner on shares when new.owner = '${to}' and not exists (select 1 from shares where share = '${late}')
       begin insert into shares (id, share, owner, document, shared_at) values ('${late}', '${late}', '${from}', json(new.document), 0); end`,
    );
    await taken(running, () => running.shares.moveAll(from, to));
    sqlIn(running).exec("drop trigger meanwhile");
    expect(rowsOf(late)).toEqual([`${from} live`]);
    await taken(running, () => running.shares.moveAll(from, to));
    expect(rowsOf(late)).toEqual([`${to} live`]);
  });

  /** Lets no more than so many rows be changed; the statement that would change another one does nothing. */
  async function changingAtMost(rows: number, change: () => Promise<void>): Promise<void> {
    const { sqlite } = sqliteOf(running);
    let left = rows;
    sqlite.function("changed_one", () => {
      if (left-- === 0) throw new Error("killed here");
      return null;
    });
    sqlite.exec("create temp trigger stopping before update on shares begin select changed_one(); end");
    await expect(change()).rejects.toThrow("killed here");
    sqlite.exec("drop trigger stopping");
  }

  // In these states each of the first two steps changes one row.
  test.each([0, 1, 2])("stopped after step %i, nothing he shares is gone, and the rest is done when it is repeated", async (steps) => {
    const { from, to, third, shares } = await everyState();
    const sharedByEither = async () => {
      const both = [...(await running.shares.sharedBy(from, { limit: 100 })), ...(await running.shares.sharedBy(to, { limit: 100 }))];
      return new Set(both.map((one) => one.share));
    };
    const before = await sharedByEither();
    expect(before.size).toBe(4);
    await changingAtMost(steps, () => taken(running, () => running.shares.moveAll(from, to)));
    expect(await sharedByEither()).toEqual(before);
    await taken(running, () => running.shares.moveAll(from, to));
    expect(await sharedByEither()).toEqual(before);
    expect(await running.shares.linksOf(from, NONE_YET, 100)).toEqual([]);
    expect(rowsOf(...Object.values(shares)).filter((one) => one === `${third} live`)).toHaveLength(6);
  });
});

test("all of one owner's are withdrawn and nobody's, and nobody else's are touched", async () => {
  const [owner, other] = [newOwner(), newOwner()];
  const [one, both, gone] = [newShare(), newShare(), newShare()];
  for (const share of [one, both, gone]) await shareFor(owner, share);
  await shareFor(other, both);
  await running.shares.withdraw(owner, gone);
  await taken(running, () => running.shares.withdrawAllOf(owner));
  expect(await running.shares.linksOf(owner, NONE_YET, 100)).toEqual([]);
  expect(await running.shares.find(one)).toEqual({ document: null });
  expect(await running.shares.find(gone)).toEqual({ document: null });
  expect(await running.shares.find(both)).toEqual({ document });
  expect(rowsOf(both)).toEqual(["null withdrawn", `${other} live`]);
});

test("an owner who shares, or has withdrawn, cannot be deleted", async () => {
  const owner = newOwner();
  const share = newShare();
  const remove = () => sqlIn(running).prepare("DELETE FROM users WHERE id = ?").run(owner);
  await shareFor(owner, share);
  expect(remove).toThrow(/FOREIGN KEY/);
  await running.shares.withdraw(owner, share);
  expect(remove).toThrow(/FOREIGN KEY/);
  await taken(running, () => running.shares.withdrawAllOf(owner));
  remove();
  expect(await running.shares.find(share)).toEqual({ document: null });
});

test("whether an owner shares something now", async () => {
  const [owner, other] = [newOwner(), newOwner()];
  const share = newShare();
  await shareFor(owner, share);
  expect([await running.shares.isSharedBy(owner, share), await running.shares.isSharedBy(other, share)]).toEqual([true, false]);
  await running.shares.withdraw(owner, share);
  expect(await running.shares.isSharedBy(owner, share)).toBe(false);
});
