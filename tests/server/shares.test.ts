import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import type { Share } from "@/lib/model/stored-army";
import { LIMITS, RATES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { REFUSALS } from "@/lib/words/refusals";
import { errorOf } from "./asking";
import { etagOf, namesOf, newClaimedSharer, newSharer, sharedIn, shareIn, sharesOf, wholeOf } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn, sqliteOf } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly(undefined, undefined, { PUBLIC_URL: "https://condotta.example" });
  setRunning(running);
  ready = readyArmyOf(running).army;
});
afterEach(() => setRunning(running));

/** Every test shares armies of its own. */
let made = 0;
const fresh = (): Army => ({ ...ready, name: `Army ${made++}`, rules: running.knowledge.catalog.rules.version });
const rowsOf = (share: string) => sqlIn(running).prepare("select * from shares where share = ?").all(share);

describe("sharing", () => {
  test("gives a link, and an account to whoever had none", async () => {
    const sharer = newSharer();
    const army = fresh();
    const response = await sharer.share(army);
    const { share, url } = await shareIn(response);
    expect(response.status).toBe(201);
    expect(url).toBe(`https://condotta.example/a/${share}`);
    expect(response.headers.get("location")).toBe(`/api/shares/${share}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect([...sharer.jar.keys()]).toHaveLength(1);
    expect(await sharedIn(await newSharer().open(share))).toEqual({ share, url, army });
    expect(await namesOf(sharer), "sharing keeps no army").toEqual([]);
  });

  test("the same army again is the same share, for its owner and for everybody", async () => {
    const [one, other] = [newSharer(), newSharer()];
    const army = fresh();
    const first = await one.sharing(army);
    const again = await one.share(army);
    expect([again.status, again.headers.getSetCookie(), await shareIn(again)]).toEqual([200, [], first]);
    const others = await other.share(army);
    expect([others.status, await shareIn(others)]).toEqual([201, first]);
    expect(rowsOf(first.share)).toHaveLength(2);
  });

  test("however it is written: fields in another order, defaults and versions left out", async () => {
    const sharer = newSharer();
    const army = { ...fresh(), year: null };
    const { share } = await sharer.sharing(army);
    const { rules: _, listVersion, year: __, ...lean } = army;
    expect(listVersion).toBe(readyArmyOf(running).list.version);
    const backwards = Object.fromEntries(Object.entries(lean).reverse());
    expect((await sharer.sharing(backwards)).share).toBe(share);
  });

  test("pins every version that it is judged by: the list, an ally's list and the rules tables", async () => {
    const [own, other] = running.knowledge.catalog.lists;
    const ally = { id: "friend", role: "ally", grade: "competent", class: "professional", list: other?.id };
    const { share } = await newSharer().sharing({
      ...fresh(),
      list: own?.id,
      listVersion: null,
      rules: null,
      commanders: [...ready.commanders, ally, { ...ally, id: "cousin", list: null }],
    });
    const { army } = await sharedIn(await newSharer().open(share));
    const allies = army.commanders.slice(-2).map((one) => one.listVersion);
    expect([army.listVersion, ...allies, army.rules]).toEqual([
      own?.version,
      other?.version,
      null,
      running.knowledge.catalog.rules.version,
    ]);
  });

  test("takes an illegal army as well as a legal one", async () => {
    expect((await newSharer().share({ ...fresh(), pointsLimit: 1 })).status).toBe(201);
  });

  test("makes nothing of anything that is not an army", async () => {
    const sharer = newSharer();
    for (const [document, code] of [
      [{}, "bad-document"],
      [{ ...ready, list: "nowhere", listVersion: null }, "unknown-list"],
      [{ ...ready, rules: `sha256:${"0".repeat(64)}` }, "unknown-rules-version"],
    ] as const)
      expect(await errorOf(await sharer.share(document))).toMatchObject({ status: 400, code, details: expect.any(Array) });
    expect([...sharer.jar]).toEqual([]);
  });

  test("is taken from our own pages only, and up to a size", async () => {
    const sharer = newSharer();
    const foreign = await sharer.share(fresh(), { origin: "https://evil.example" });
    expect(await errorOf(foreign)).toMatchObject({ status: 403, code: "foreign-origin" });
    const large = await sharer.share({ ...fresh(), name: "x".repeat(LIMITS.document) });
    expect(await errorOf(large)).toMatchObject({ status: 413, code: "body-too-large" });
    expect([...sharer.jar]).toEqual([]);
  });

  test("at once with a first save, from one browser, is one account's", async () => {
    const sharer = newSharer();
    const visitor = { "visitor-key": "a-sharing-browser_0123456789" };
    const answers = await Promise.all([sharer.share(fresh(), visitor), sharer.create(fresh(), visitor), sharer.share(fresh(), visitor)]);
    expect(answers.map((one) => one.status)).toEqual([201, 201, 201]);
    expect(await sharesOf(sharer)).toHaveLength(2);
    expect(await namesOf(sharer)).toHaveLength(1);
  });

  test("that makes accounts is counted by address together with first saves", async () => {
    const sharer = newSharer();
    const statuses: number[] = [];
    for (let at = 0; at <= RATES["first-save"].requests; at++) {
      sharer.jar.clear();
      statuses.push((await (at % 2 ? sharer.share(ready) : sharer.create(ready))).status);
    }
    expect(statuses.filter((one) => one === 201)).toHaveLength(RATES["first-save"].requests);
    expect(statuses.at(-1)).toBe(429);
  });

  test("the same army from many tabs at once is new once", async () => {
    const sharer = newSharer();
    await sharer.sharing(fresh());
    const army = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sharer.share(army)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await sharesOf(sharer)).toHaveLength(2);
  });

  test("ends at a limit, which what was withdrawn and what is shared again do not count for", async () => {
    const { member: sharer } = await newClaimedSharer();
    const first = fresh();
    const { share } = await sharer.sharing(first);
    const withdrawn = await sharer.sharing(fresh());
    await sharer.withdraw(withdrawn.share);
    const { sqlite } = sqliteOf(running);
    const [{ owner }] = rowsOf(share) as [{ owner: string }];
    const add = sqlite.prepare("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, '{}', 0)");
    for (let at = 2; at <= LIMITS.shares; at++) add.run(`filling-${at}`, `filling-${at}`, owner);
    expect(await errorOf(await sharer.share(fresh()))).toMatchObject({
      status: 409,
      code: "too-many-shares",
      message: REFUSALS["too-many-shares"]({ most: LIMITS.shares, anonymous: false }),
    });
    expect((await sharer.share(first)).status).toBe(200);
    await sharer.withdraw(share);
    expect((await sharer.share(fresh())).status).toBe(201);
    expect((await newSharer().share(fresh())).status).toBe(201);
    sqlite.exec("delete from shares where id like 'filling-%'");
  });
});

describe("a share", () => {
  test("says nothing of who shared it, to whoever asks", async () => {
    const [owner, other, stranger] = [newSharer(), newSharer(), newSharer()];
    const army = fresh();
    const { share } = await owner.sharing(army);
    await other.sharing(army);
    const answers = await Promise.all([owner, other, stranger].map(async (one) => wholeOf(await one.open(share))));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(Object.keys(JSON.parse(answers[0]?.body ?? "{}"))).toEqual(["share", "url", "army"]);
    expect([...stranger.jar]).toEqual([]);
  });

  test("may be held and is asked about again, because it may be withdrawn", async () => {
    const sharer = newSharer();
    const { share } = await sharer.sharing(fresh());
    const response = await sharer.open(share);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const held = { "if-none-match": etagOf(response) ?? "" };
    expect((await sharer.open(share, held)).status).toBe(304);
    expect(await wholeOf(await sharer.openHead(share))).toEqual({ ...(await wholeOf(await sharer.open(share))), body: "" });
    await sharer.withdraw(share);
    expect((await sharer.open(share, held)).status).toBe(410);
  });

  test.each([" ", "x", "../..", "a".repeat(26), "A".repeat(26), "' or 1=1 --"])("there is none at %j", async (id) => {
    expect(await errorOf(await newSharer().open(id))).toEqual({
      status: 404,
      code: "unknown-share",
      message: REFUSALS["unknown-share"]({ own: false }),
    });
  });

  test("is a copy: what becomes of the stored army does not touch it", async () => {
    const sharer = newSharer();
    const army = fresh();
    const stored = await sharer.owning(army);
    const { share } = await sharer.sharing(stored.army);
    await sharer.save(stored.id, { ...stored.army, name: "Another" }, 1);
    await sharer.deleteArmy(stored.id);
    expect((await sharedIn(await sharer.open(share))).army).toEqual(army);
  });
});

describe("one's own shares", () => {
  test("are told the newest first, without those withdrawn, and nobody else's", async () => {
    const [sharer, other] = [newSharer(), newSharer()];
    expect(await sharesOf(sharer)).toEqual([]);
    expect([...sharer.jar]).toEqual([]);
    const armies = [fresh(), fresh(), fresh()];
    const links: Share[] = [];
    for (const army of armies) {
      links.push(await sharer.sharing(army));
      await new Promise((done) => setTimeout(done, 2));
    }
    await other.sharing(fresh());
    const own = await sharesOf(sharer);
    expect(own).toEqual(
      [2, 1, 0].map((at) => ({ ...links[at], name: armies[at]?.name, list: ready.list, sharedAt: expect.stringMatching(/Z$/) })),
    );
    await sharer.withdraw(links[1]?.share ?? "");
    expect((await sharesOf(sharer)).map((one) => one.name)).toEqual([armies[2]?.name, armies[0]?.name]);
    expect((await sharer.shared()).headers.get("cache-control")).toBe("no-store");
  });

  test("shared again they keep their place; withdrawn and shared again they are the newest", async () => {
    const sharer = newSharer();
    const [first, second] = [fresh(), fresh()];
    const { share } = await sharer.sharing(first);
    await new Promise((done) => setTimeout(done, 2));
    await sharer.sharing(second);
    await new Promise((done) => setTimeout(done, 2));
    await sharer.sharing(first);
    expect((await sharesOf(sharer)).map((one) => one.name)).toEqual([second.name, first.name]);
    await sharer.withdraw(share);
    expect((await sharer.share(first)).status).toBe(201);
    expect((await sharesOf(sharer)).map((one) => one.name)).toEqual([first.name, second.name]);
    expect(rowsOf(share)).toHaveLength(1);
  });
});

describe("withdrawing", () => {
  test("leaves an address that says so, and of the army nothing", async () => {
    const sharer = newSharer();
    const { share } = await sharer.sharing(fresh());
    const response = await sharer.withdraw(share);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    const gone = await newSharer().open(share);
    expect(gone.headers.get("cache-control")).toBe("no-store");
    expect(await errorOf(gone)).toEqual({
      status: 410,
      code: "share-withdrawn",
      message: REFUSALS["share-withdrawn"]({}),
    });
    expect(rowsOf(share)).toEqual([expect.objectContaining({ share, document: null })]);
    expect((await sharer.withdraw(share)).status, "an answer may be lost, and the question repeated").toBe(204);
  });

  test("is its owner's: to everybody else it is as if there were nothing, byte for byte", async () => {
    const [owner, stranger, visitor] = [newSharer(), newSharer(), newSharer()];
    const army = fresh();
    const { share } = await owner.sharing(army);
    await stranger.sharing(fresh());
    const answers = [];
    for (const one of [stranger, visitor])
      for (const id of [share, "a".repeat(26), "x"]) answers.push(await wholeOf(await one.withdraw(id)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, body: expect.stringContaining(REFUSALS["unknown-share"]({ own: true })) });
    expect(await owner.statusOf(share)).toBe(200);
    expect((await owner.withdraw(share, { origin: "https://evil.example" })).status).toBe(403);
    expect(await owner.statusOf(share)).toBe(200);
  });

  test("what two share lives until both have withdrawn it, and lives again when one shares it again", async () => {
    const [one, other] = [newSharer(), newSharer()];
    const army = fresh();
    const { share } = await one.sharing(army);
    await other.sharing(army);
    await one.withdraw(share);
    expect(await one.statusOf(share)).toBe(200);
    expect(await sharesOf(one)).toEqual([]);
    await other.withdraw(share);
    expect(await one.statusOf(share)).toBe(410);
    await other.sharing(army);
    expect((await sharedIn(await one.open(share))).army).toEqual(army);
  });

  test("at the same moment as sharing leaves one of the two, and never a broken row", async () => {
    const sharer = newSharer();
    const army = fresh();
    const { share } = await sharer.sharing(army);
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all([sharer.share(army), sharer.withdraw(share), sharer.share(army), sharer.withdraw(share)]);
      expect(answers.map((one) => one.status)).toEqual([expect.toBeOneOf([200, 201]), 204, expect.toBeOneOf([200, 201]), 204]);
      const isShared = (await sharesOf(sharer)).some((one) => one.share === share);
      expect(await sharer.statusOf(share)).toBe(isShared ? 200 : 410);
      expect(rowsOf(share)).toHaveLength(1);
    }
  });
});
