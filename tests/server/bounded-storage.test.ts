import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { LIMITS, RATES } from "@/lib/server/limits";
import { secondsToWait, uncount } from "@/lib/server/rate-limit";
import { type Running, setRunning } from "@/lib/server/running";
import { REFUSALS } from "@/lib/words/refusals";
import { armyOfBytes } from "../build/army";
import { errorOf } from "./asking";
import { bearer, newBattler, quickForce, sit } from "./battler";
import { newClaimed, newClaimedSharer, newPlayer, newSharer, newWriter, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { copyRow, sqlIn } from "./stored";

/** 64 kB of canonical JSON. */
const MOST = 64_000;

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const run = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .run(...values);
const ownerOf = (army: string) => String(sqlIn(running).prepare("select owner from armies where id = ?").pluck().get(army));

/** As an older version stored it, which asked for less. */
function stored(owner: string, document: Army, place = "desk", id = `old-${Math.random()}`) {
  run("insert into armies values (?, ?, null, 1, ?, ?, 1, 1, 1)", id, owner, JSON.stringify(document), place);
  return id;
}

function storeShare(id: string, owner: string, document: Army | null): void {
  const text = document && JSON.stringify(document);
  run("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, ?, 1)", id, id, owner, text);
}

describe("an army of more than 64 kB", () => {
  const told = (bytes: number) => ({
    status: 413,
    code: "army-too-large",
    message: REFUSALS["army-too-large"]({ bytes, most: MOST }),
  });

  test("is not stored, however it comes, and makes no account; one byte less is", async () => {
    const [largest, larger] = [armyOfBytes(ready, MOST), armyOfBytes(ready, MOST + 1)];
    const player = newPlayer();
    expect(await errorOf(await player.create(larger))).toMatchObject(told(MOST + 1));
    expect([...player.jar]).toEqual([]);
    const first = await player.create(largest);
    expect(first.status).toBe(201);
    const { id } = await storedIn(first);
    expect(await errorOf(await player.save(id, larger, 1))).toMatchObject(told(MOST + 1));
    expect((await player.save(id, armyOfBytes(ready, MOST - 1), 1)).status).toBe(200);
    const sharer = newSharer();
    expect(await errorOf(await sharer.share(larger))).toMatchObject(told(MOST + 1));
    expect((await sharer.share(largest)).status).toBe(201);
  });

  test("does not go into battle, whoever opens or joins it", async () => {
    const force = { kind: "army", army: armyOfBytes(ready, MOST + 1) };
    const battler = newBattler();
    const opened = await errorOf(await battler.open(force, quickForce()));
    expect(opened).toMatchObject({ status: 400, at: "seats.a.army", message: expect.stringMatching(/seats\.a\.army takes 64001 bytes/) });
    const { battle, code } = await battler.inviting();
    expect(await errorOf(await newBattler().join(battle, { invite: code, force }))).toMatchObject({ status: 400, at: "force.army" });
  });

  test("that was stored by an older version is read, saved as it is or smaller, exported and deleted", async () => {
    const { member } = await newClaimed();
    const owner = ownerOf((await member.owning(ready)).id);
    const large = armyOfBytes(ready, 120_000);
    const id = stored(owner, large, "desk", "a".repeat(26));
    expect((await storedIn(await member.get(id))).army).toEqual(large);
    expect((await member.save(id, large, 1)).status).toBe(200);
    expect(await errorOf(await member.save(id, { ...large, name: `${large.name} and more` }, 1))).toMatchObject({ code: "army-too-large" });
    const smaller = armyOfBytes(ready, 119_000);
    expect((await member.save(id, smaller, 1)).status).toBe(200);
    const { armies } = (await (await member.export()).json()) as { armies: { id: string; army: Army }[] };
    expect(armies.find((one) => one.id === id)?.army).toEqual(smaller);
    expect((await member.deleteArmy(id)).status).toBe(204);
  });
});

describe("what an account keeps", () => {
  test("is counted in bytes, with its bin and its shares; what shrinks is saved", async () => {
    const player = newSharer();
    const largest = armyOfBytes(ready, MOST);
    const first = await player.owning(largest);
    const owner = ownerOf(first.id);
    // 8 MB are 125 armies of 64 kB: one is there, and of the others half lie in the bin.
    copyRow(running, "armies", stored(owner, largest, "bin"), 61);
    copyRow(running, "armies", stored(owner, largest, "desk"), 60);
    const message = REFUSALS["too-many-bytes"]({ most: LIMITS.visitorBytes, days: LIMITS.binDays, anonymous: true });
    const full = { status: 409, code: "too-many-bytes", message };
    expect((await player.share(largest)).status).toBe(201);
    expect(await errorOf(await player.share({ ...largest, name: "B" }))).toMatchObject(full);
    expect(await errorOf(await player.create(largest))).toMatchObject(full);
    expect((await player.save(first.id, armyOfBytes(ready, MOST - 10), 1)).status).toBe(200);
    expect((await player.save(first.id, armyOfBytes(ready, MOST), 2)).status).toBe(200);
    await player.deleteArmy(first.id);
    expect(await errorOf(await player.create(largest))).toMatchObject(full);
    await player.claim({ email: "bytes@example.org", password: "kriegskunst zu fuss" });
    expect((await player.create(largest)).status).toBe(201);
  });

  test("is counted in armies, and the bin has room for a thousand more", async () => {
    const { member: player } = await newClaimed();
    const owner = ownerOf((await player.owning(ready)).id);
    const small = { ...ready, units: [] };
    copyRow(running, "armies", stored(owner, small, "bin"), 1998);
    expect(await errorOf(await player.create(small))).toMatchObject({
      status: 409,
      code: "full-bin",
      message: REFUSALS["full-bin"]({ most: 2000, days: 30, anonymous: false }),
    });
  });

  test("of a visitor is less, and an account with an address keeps more", async () => {
    const player = newSharer();
    const owner = ownerOf((await player.owning(ready)).id);
    const small = { ...ready, units: [] };
    const full = (code: "full-bin" | "too-many-armies" | "too-many-shares" | "too-many-shares-ever", most: number) => ({
      status: 409,
      code,
      message: REFUSALS[code]({ most, days: LIMITS.binDays, anonymous: true }),
    });
    // 250 at hand, and 250 more in the bin; 250 shares, and with those withdrawn a thousand.
    copyRow(running, "armies", stored(owner, small), 248);
    expect(await errorOf(await player.create(small))).toMatchObject(full("too-many-armies", 250));
    const binned = stored(owner, small, "bin", "b".repeat(26));
    expect(await errorOf(await player.move(binned, "desk"))).toMatchObject(full("too-many-armies", 250));
    run("update armies set place = 'bin' where owner = ? and place = 'desk'", owner);
    copyRow(running, "armies", stored(owner, small, "bin"), 248);
    expect(await errorOf(await player.create(small))).toMatchObject(full("full-bin", 500));
    storeShare("of-visitor", owner, small);
    copyRow(running, "shares", "of-visitor", 249);
    expect(await errorOf(await player.share(small))).toMatchObject(full("too-many-shares", 250));
    run("update shares set document = null where owner = ?", owner);
    storeShare("withdrawn", owner, null);
    copyRow(running, "shares", "withdrawn", 749);
    expect(await errorOf(await player.share(small))).toMatchObject(full("too-many-shares-ever", 1000));
    await player.claim({ email: "more@example.org", password: "kriegskunst zu fuss" });
    expect((await player.create(small)).status).toBe(201);
    expect((await player.share(small)).status).toBe(201);
  });

  test("is deleted a little at a time where it is more than a visitor may keep", async () => {
    const player = newPlayer();
    const owner = ownerOf((await player.owning(ready)).id);
    copyRow(running, "armies", stored(owner, { ...ready, units: [] }), 499);
    let slices = 0;
    const deleteSomeOf: Running["armies"]["deleteSomeOf"] = (...some) => {
      slices++;
      return running.armies.deleteSomeOf(...some);
    };
    setRunning({ ...running, armies: { ...running.armies, deleteSomeOf } });
    try {
      await player.send("DELETE", "/api/account", { document: { password: null } });
    } finally {
      setRunning(running);
    }
    // 501 in slices of 20, and one that finds none.
    expect(slices).toBe(27);
    expect(sqlIn(running).prepare("select count(*) from users where id = ?").pluck().get(owner)).toBe(0);
  });

  test("is at most 10 000 shares in all, because a withdrawn link keeps its place", async () => {
    const { member: sharer } = await newClaimedSharer();
    const { share } = await sharer.sharing(ready);
    storeShare("ever", String(sqlIn(running).prepare("select owner from shares where share = ?").pluck().get(share)), null);
    copyRow(running, "shares", "ever", LIMITS.sharesEver - 2);
    expect(await errorOf(await sharer.share({ ...ready, name: "Another" }))).toMatchObject({ status: 409, code: "too-many-shares-ever" });
    expect((await sharer.share(ready)).status).toBe(200);
  });

  test("is at most 5000 seats in battles", async () => {
    const page = { origin: running.environment.publicUrl };
    const player = newBattler();
    const { battle } = await player.opening(quickForce(), { kind: "invite" }, page);
    const user = sqlIn(running).prepare("select user_id from battle_seats where battle = ?").pluck().get(battle);
    run("insert into battle_seats values ('seat', ?, 'a', ?, 1, null)", battle, user);
    copyRow(running, "battle_seats", "seat", LIMITS.seats - 2);
    expect(await errorOf(await player.open(quickForce(), { kind: "invite" }, page))).toMatchObject({
      status: 409,
      code: "too-many-battles",
    });
    const { battle: theirs, code } = await newBattler().inviting();
    const joining = await player.join(theirs, { invite: code, force: quickForce() }, page);
    expect(await errorOf(joining)).toMatchObject({ status: 409, code: "too-many-battles" });
    expect((await newBattler().open(quickForce(), { kind: "invite" })).status).toBe(201);
  });
});

describe("what an address stores in a day", () => {
  let addresses = 0;
  const newAddress = () => `203.0.113.${addresses++}`;
  const full = { status: 429, code: "too-much-stored" };

  /** Counts as stored all that such an address may, but for so many bytes. */
  async function leaveOnly(address: string, left: number): Promise<void> {
    for (let weight: number = RATES["stored-bytes"].requests; weight >= 1; weight = Math.floor(weight / 2))
      await secondsToWait("stored-bytes", address, weight);
    if (left > 0) await uncount("stored-bytes", address, left);
  }

  test("is counted in bytes: armies and how they grow, shares, battles and commands; what is read goes on", async () => {
    const address = newAddress();
    const player = newSharer(address);
    const { id } = await player.owning(ready);
    const battler = newBattler(address);
    const { battle, a } = await battler.facing();
    await leaveOnly(address, 1000);
    const grown = armyOfBytes(ready, 30_000);
    expect(await errorOf(await player.create(grown))).toMatchObject(full);
    expect(await errorOf(await player.save(id, grown, 1))).toMatchObject(full);
    expect(await errorOf(await player.share(grown))).toMatchObject(full);
    expect(await errorOf(await battler.open(quickForce(), { kind: "invite" }))).toMatchObject(full);
    expect(await errorOf(await battler.command(battle, sit(), a))).toMatchObject(full);
    expect((await player.save(id, { ...ready, units: [] }, 1)).status).toBe(200);
    expect((await player.get(id)).status).toBe(200);
    expect((await newPlayer(newAddress()).create(grown)).status).toBe(201);
  });

  test("is what is stored: what is refused for another reason does not use up the share of all who come from there", async () => {
    const address = newAddress();
    const battler = newBattler(address);
    const { battle, a } = await battler.facing();
    const owner = newPlayer(address);
    const { id } = await owner.owning(ready);
    const grown = armyOfBytes(ready, 30_000);
    // Less than twice the bytes of a grown army.
    await leaveOnly(address, 40_000);
    for (let at = 0; at < 6; at++) {
      // Made from a revision that never was; of a seat that sits already.
      expect((await owner.save(id, grown, 9)).status).toBe(412);
      if (at > 0) expect((await battler.command(battle, sit(), a)).status).toBe(409);
      else expect((await battler.command(battle, sit(), a)).status).toBe(200);
    }
    expect((await owner.save(id, grown, 1)).status).toBe(200);
    expect(await secondsToWait("stored-bytes", address, 2)).toBe(0);
    // What does not fit takes nothing.
    for (let at = 0; at < 9; at++) expect(await errorOf(await owner.create(grown))).toMatchObject(full);
    expect((await owner.create({ ...ready, units: [] })).status).toBe(201);
  });

  test("is counted of every row, however small: armies, shares, own values, battles, commands and codes", async () => {
    const address = newAddress();
    const [player, battler, writer] = [newSharer(address), newBattler(address), newWriter(address)];
    const { battle, a } = await battler.facing();
    await leaveOnly(address, LIMITS.row - 1);
    expect(await errorOf(await player.create(ready))).toMatchObject(full);
    expect(await errorOf(await player.share(ready))).toMatchObject(full);
    expect(await errorOf(await battler.open(quickForce(), { kind: "invite" }))).toMatchObject(full);
    expect(await errorOf(await battler.command(battle, sit(), a))).toMatchObject(full);
    expect(await errorOf(await battler.askPartner(battle, a))).toMatchObject(full);
    const [key] = [...(await import("@/lib/server/quick-reference")).ownValueCells()].find(([, isOwn]) => isOwn) ?? [""];
    expect(await errorOf(await writer.write(key, "7"))).toMatchObject(full);
  });
});

describe("below the floor of free space", () => {
  test("what is large is refused in words; reading, small saves and battles that have begun go on", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    const { battle: inviting, code } = await battler.inviting();
    setRunning({ ...running, environment: { ...running.environment, freeSpaceFloor: Number.MAX_SAFE_INTEGER } });
    try {
      const low = {
        status: 503,
        code: "disk-low",
        message: REFUSALS["disk-low"]({ most: 16_000 }),
      };
      const large = armyOfBytes(ready, 40_000);
      const refused = await player.create(large);
      expect(refused.headers.get("retry-after")).toBe("600");
      expect(await errorOf(refused)).toMatchObject(low);
      expect(await errorOf(await player.save(id, large, 1))).toMatchObject(low);
      expect(await errorOf(await newSharer().share(large))).toMatchObject(low);
      expect(await errorOf(await battler.open(quickForce(), { kind: "invite" }))).toMatchObject(low);
      expect((await player.save(id, { ...ready, name: "Small" }, 1)).status).toBe(200);
      expect((await player.get(id)).status).toBe(200);
      expect((await newPlayer().create({ ...ready, units: [] })).status).toBe(201);
      expect((await battler.command(battle, sit(), a)).status).toBe(200);
      expect((await battler.command(battle, sit(), b)).status).toBe(200);
      expect((await newBattler().join(inviting, { invite: code, force: quickForce() })).status).toBe(200);
      expect((await battler.look(battle, bearer("x"))).status).toBe(401);
    } finally {
      setRunning(running);
    }
  });
});
