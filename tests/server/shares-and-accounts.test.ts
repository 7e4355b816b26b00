import { beforeAll, describe, expect, test } from "vitest";
import { accountExport } from "@/lib/model/account";
import type { Army } from "@/lib/model/army";
import { type Running, setRunning } from "@/lib/server/running";
import { newClaimedSharer, newEmail, newSharer, PASSWORD, type Sharer, sharesOf } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

let made = 0;
const fresh = (): Army => ({ ...ready, name: `Army ${made++}`, rules: running.knowledge.catalog.rules.version });
const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];
const shareNames = async (sharer: Sharer) => (await sharesOf(sharer)).map((one) => one.name).sort();

describe("claiming an account", () => {
  test("brings along what one shares, to be withdrawn from there; of what was withdrawn nobody knows whose it was", async () => {
    const sharer = newSharer();
    const army = fresh();
    const { share } = await sharer.sharing(army);
    const withdrawn = await sharer.sharing(fresh());
    await sharer.withdraw(withdrawn.share);
    const [before] = all("select owner from shares where share = ?", share);
    const claimed = await sharer.claim({ email: newEmail(), password: PASSWORD });
    expect(claimed.status).toBe(200);
    expect(await shareNames(sharer)).toEqual([army.name]);
    expect(all("select id from users where id = ?", before?.owner)).toEqual([]);
    expect(all("select owner, document from shares where share = ?", withdrawn.share)).toEqual([{ owner: null, document: null }]);
    expect(await sharer.statusOf(withdrawn.share)).toBe(410);
    expect((await sharer.withdraw(share)).status).toBe(204);
    expect(await sharer.statusOf(share)).toBe(410);
  });

  test("an account that shares the same already shares it once", async () => {
    const { member, email } = await newClaimedSharer();
    const [army, other] = [fresh(), fresh()];
    const { share } = await member.sharing(army);
    const elsewhere = newSharer();
    await elsewhere.sharing(army);
    await elsewhere.sharing(other);
    expect((await elsewhere.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(await shareNames(member)).toEqual([army.name, other.name].sort());
    await member.withdraw(share);
    expect(await member.statusOf(share)).toBe(410);
  });
});

describe("deleting the account", () => {
  test("withdraws what it shares for ever, and leaves no name at it", async () => {
    const { member, email } = await newClaimedSharer();
    const [army, both] = [fresh(), fresh()];
    const { share } = await member.sharing(army);
    const shared = await member.sharing(both);
    const other = newSharer();
    await other.sharing(both);
    const [{ id } = {}] = all("select id from users where email = ?", email);
    expect((await member.delete(PASSWORD)).status).toBe(204);
    expect(all("select id from users where id = ?", id)).toEqual([]);
    expect(all("select * from shares where owner = ?", id)).toEqual([]);
    expect(all("select owner, document from shares where share = ?", share)).toEqual([{ owner: null, document: null }]);
    expect(await other.statusOf(share)).toBe(410);
    expect(await other.statusOf(shared.share), "what another shares as well stays").toBe(200);
    await other.sharing(army);
    expect(await other.statusOf(share)).toBe(200);
  });

  test("of one who has nothing but what he has withdrawn leaves nobody", async () => {
    const sharer = newSharer();
    const { share } = await sharer.sharing(fresh());
    await sharer.withdraw(share);
    const [{ owner } = {}] = all("select owner from shares where share = ?", share);
    expect((await sharer.delete()).status).toBe(204);
    expect(all("select id from users where id = ?", owner)).toEqual([]);
    expect(await sharer.statusOf(share)).toBe(410);
  });
});

test("the export has what one shares and what one has withdrawn, the oldest first", async () => {
  const { member } = await newClaimedSharer();
  const [first, second] = [fresh(), fresh()];
  const withdrawn = await member.sharing(first);
  await new Promise((done) => setTimeout(done, 2));
  const shared = await member.sharing(second);
  await member.withdraw(withdrawn.share);
  const { shares } = accountExport.parse(await (await member.export()).json());
  const sharedAt = expect.stringMatching(/Z$/);
  expect(shares).toEqual([
    { ...withdrawn, sharedAt, army: null },
    { ...shared, sharedAt, army: second },
  ]);
});
