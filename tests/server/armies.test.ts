import { beforeAll, describe, expect, test } from "vitest";
import { type Army, army } from "@/lib/model/army";
import { errorBody } from "@/lib/model/http";
import { RATES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { etagOf, namesOf, newPlayer, storedIn, wholeOf } from "./players";
import { bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";

const KEY = { "idempotency-key": "save-1_ABCdef0123456789" };

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const named = (name: string): Army => ({ ...ready, name });
describe("the first save", () => {
  test("makes the account, and stores the army for it", async () => {
    const player = newPlayer();
    expect(await namesOf(player)).toEqual([]);
    expect([...player.jar]).toEqual([]);

    const response = await player.create(ready);
    const stored = await storedIn(response);
    expect(response.status).toBe(201);
    expect(stored).toMatchObject({ revision: 1, place: "desk", army: ready });
    expect(stored.createdAt).toBe(stored.changedAt);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag: '"1"',
      location: `/api/armies/${stored.id}`,
      "cache-control": "no-store",
    });
    expect([...player.jar.keys()]).toEqual(["condotta.session_token"]);
    expect(await storedIn(await player.get(stored.id))).toEqual(stored);
    expect(await namesOf(player)).toEqual([ready.name]);
  });

  test("the next one is the same account's, and sets no cookie", async () => {
    const player = newPlayer();
    await player.owning(named("One"));
    const second = await player.create(named("Two"));
    expect(second.headers.getSetCookie()).toEqual([]);
    expect((await namesOf(player)).sort()).toEqual(["One", "Two"]);
  });

  test("makes nothing of anything that is not an army", async () => {
    const player = newPlayer();
    for (const [document, code] of [
      [{}, "bad-document"],
      [{ ...ready, list: "nowhere", listVersion: null }, "unknown-list"],
      [{ ...ready, rules: `sha256:${"0".repeat(64)}` }, "unknown-rules-version"],
    ] as const)
      expect(await errorOf(await player.create(document))).toMatchObject({ status: 400, code, details: expect.any(Array) });
    expect([...player.jar]).toEqual([]);
  });

  test("is counted by address, and only where it makes an account", async () => {
    const player = newPlayer();
    const { requests } = RATES["first-save"];
    const codes: number[] = [];
    for (let at = 0; at <= requests; at++) {
      player.jar.clear();
      codes.push((await player.create(ready)).status);
    }
    expect(codes.filter((one) => one === 201)).toHaveLength(requests);
    expect(codes.at(-1)).toBe(429);

    const other = newPlayer();
    for (let at = 0; at <= requests; at++) expect((await other.create(ready)).status).toBe(201);
  });

  test("that broke off after the account was made works when it is sent again", async () => {
    const player = newPlayer();
    setRunning({ ...running, armies: { ...running.armies, insertIfNew: () => Promise.reject(new Error("killed")) } });
    expect(await errorOf(await player.create(ready, KEY))).toMatchObject({ status: 500, code: "internal" });
    setRunning(running);
    expect((await player.create(ready, KEY)).status).toBe(201);
    expect(await namesOf(player)).toEqual([ready.name]);
  });
});

describe("a creation key", () => {
  test("makes one army of a save that comes twice, whatever has happened to it since", async () => {
    const player = newPlayer();
    const first = await storedIn(await player.create(named("First"), KEY));
    const again = await player.create(named("First"), KEY);
    expect([again.status, await storedIn(again)]).toEqual([200, first]);

    const changed = await storedIn(await player.save(first.id, named("Changed"), 1));
    const late = await player.create(named("First"), KEY);
    expect([late.status, etagOf(late), await storedIn(late)]).toEqual([200, '"2"', changed]);
    expect(await namesOf(player)).toEqual(["Changed"]);

    await player.delete(first.id);
    expect(await storedIn(await player.create(named("First"), KEY))).toEqual({ ...changed, place: "bin" });
    expect(await namesOf(player)).toEqual([]);
  });

  test("of saves that come at once makes one army", async () => {
    const player = newPlayer();
    await player.owning(named("Before"));
    const responses = await Promise.all(Array.from({ length: 8 }, () => player.create(named("At once"), KEY)));
    expect(responses.map((one) => one.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(await Promise.all(responses.map(async (one) => (await storedIn(one)).id))).size).toBe(1);
    expect((await namesOf(player)).sort()).toEqual(["At once", "Before"]);
  });

  test("of a visitor whose tabs save at once are one account's, whichever answer comes last", async () => {
    const player = newPlayer();
    const visitor = { "visitor-key": "a-browser_0123456789" };
    const saves = ["One", "Two", "Three"].map((name, at) =>
      player.create(named(name), { ...visitor, "idempotency-key": `first-save-${at}-abcdef` }),
    );
    expect((await Promise.all(saves)).map((one) => one.status)).toEqual([201, 201, 201]);
    expect((await namesOf(player)).sort()).toEqual(["One", "Three", "Two"]);
  });

  test("with the key of a visitor whose account is gone by now opens another", async () => {
    const player = newPlayer();
    const visitor = { "visitor-key": "another-browser_0123456789" };
    await player.create(named("One"), visitor);
    await player.send("DELETE", "/api/account", { document: { password: null } });
    expect((await player.create(named("Two"), visitor)).status).toBe(201);
    expect(await namesOf(player)).toEqual(["Two"]);
  });

  test("is each player's own; without one, every save is a new army", async () => {
    const [one, other] = [newPlayer(), newPlayer()];
    const ids = [await storedIn(await one.create(ready, KEY)), await storedIn(await other.create(ready, KEY)), await one.owning(ready)];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
  });

  test.each(["short", "x".repeat(65), "fifteen letters", "sixteen letters?", "Überraschungseier"])("%s is none", async (key) => {
    const response = await newPlayer().create(ready, { "idempotency-key": Buffer.from(key).toString("latin1") });
    expect(await errorOf(response)).toMatchObject({
      status: 400,
      code: "bad-idempotency-key",
      message: expect.stringContaining("16 to 64"),
    });
  });

  test.each(["x".repeat(16), "y".repeat(64)])("%s is one", async (key) => {
    expect((await newPlayer().create(ready, { "idempotency-key": key })).status).toBe(201);
  });
});

describe("what is stored", () => {
  test("the player's notes, as one line each and up to a length; an army without any as it always was", async () => {
    const player = newPlayer();
    const [first, ...rest] = ready.units;
    const noted = { ...ready, note: "  For\nSaturday\u202e ", units: [{ ...first, note: "Borrowed" }, ...rest] };
    const { army: stored, id } = await storedIn(await player.create(noted));
    expect([stored.note, stored.units.map((one) => one.note)]).toEqual(["For Saturday", ["Borrowed", ...rest.map(() => undefined)]]);
    expect(Object.keys((await storedIn(await player.get(id))).army)).toContain("note");
    expect(JSON.stringify((await storedIn(await player.create(ready))).army)).not.toContain('"note"');
    for (const wrong of [{ note: "" }, { note: null }, { note: "n".repeat(501) }, { units: [{ ...first, note: "n".repeat(201) }] }])
      expect((await errorOf(await player.create({ ...ready, ...wrong }))).code).toBe("bad-document");
  });

  test("an illegal army as well as a legal one", async () => {
    expect(await newPlayer().owning({ ...ready, pointsLimit: 1 })).toMatchObject({ army: { pointsLimit: 1 } });
  });

  test("the list's version where the army names none; the rules only where it names them", async () => {
    const player = newPlayer();
    const unpinned = { ...ready, listVersion: null, rules: null };
    const { id, army: first } = await player.owning(unpinned);
    const inForce = readyArmyOf(running).list.version;
    expect([first.listVersion, first.rules]).toEqual([inForce, null]);
    const saved = await storedIn(await player.save(id, { ...unpinned, name: "Again", rules: running.knowledge.catalog.rules.version }, 1));
    expect([saved.army.listVersion, saved.army.rules]).toEqual([inForce, running.knowledge.catalog.rules.version]);
  });

  test("keeps its pin when the list changes, and what is saved without one gets the new", async () => {
    const [program, dataDirectory] = [programFolder(), temporaryFolder()];
    const before = await bootSoundly(program.root, dataDirectory);
    setRunning(before);
    const player = newPlayer();
    const { list } = readyArmyOf(before);
    const stored = await player.owning({ ...ready, listVersion: null });

    program.edit(`data/lists/${list.id}.json`, (document) => (document.lines[0].name = "Others"));
    setRunning(await bootSoundly(program.root, dataDirectory));
    expect(await storedIn(await player.get(stored.id))).toEqual(stored);
    const saved = await storedIn(await player.save(stored.id, { ...stored.army, name: "Same list" }, 1));
    expect(saved.army.listVersion).toBe(list.version);
    const renewed = await storedIn(await player.save(stored.id, { ...stored.army, listVersion: null }, 2));
    expect(renewed.army.listVersion).not.toBe(list.version);
    setRunning(running);
  });

  test("an ally's list's version too", async () => {
    const [own, other] = running.knowledge.catalog.lists;
    const ally = { id: "friend", role: "ally", grade: "competent", class: "professional", list: other?.id };
    const stored = await newPlayer().owning({
      ...ready,
      list: own?.id,
      listVersion: null,
      commanders: [...ready.commanders, ally, { ...ally, id: "cousin", list: null }],
    });
    const versions = stored.army.commanders.slice(-2).map((one) => one.listVersion);
    expect([stored.army.listVersion, ...versions]).toEqual([own?.version, other?.version, null]);
  });
});

describe("reading", () => {
  test.each(['"1"', 'W/"1"', '"7", "1"'])("what is held already is not sent again: %s", async (tag) => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const held = await player.get(id, { "if-none-match": tag });
    expect([held.status, await held.text(), etagOf(held), held.headers.get("cache-control")]).toEqual([304, "", '"1"', "no-store"]);
    await player.save(id, named("Second"), 1);
    expect((await player.get(id, { "if-none-match": tag })).status).toBe(200);
  });

  test("HEAD answers what GET answers", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const [head, get] = [await wholeOf(await player.head(id)), await wholeOf(await player.get(id))];
    expect(head).toEqual({ ...get, body: "" });
  });

  test("a summary of the armies: the newest change first, the bin only on request", async () => {
    const player = newPlayer();
    const made: string[] = [];
    for (const name of ["One", "Two", "Three", "Four"]) made.push((await player.owning(named(name))).id);
    const [one = "", two = "", three = ""] = made;
    await new Promise((done) => setTimeout(done, 2));
    await player.save(one, named("One again"), 1);
    await player.move(two, "archive");
    await player.delete(three);
    expect((await namesOf(player))[0]).toBe("One again");
    expect((await namesOf(player)).sort()).toEqual(["Four", "One again", "Two"]);
    expect((await namesOf(player, "?place=desk")).sort()).toEqual(["Four", "One again"]);
    expect(await namesOf(player, "?place=archive")).toEqual(["Two"]);
    expect(await namesOf(player, "?place=bin")).toEqual(["Three"]);
    expect(await errorOf(await player.list("?place=attic"))).toMatchObject({
      status: 400,
      code: "not-one-of",
      at: "place",
      message: 'place must be "desk", "archive" or "bin".',
    });
  });

  test("a summary says what the document says", async () => {
    const player = newPlayer();
    const { army: _, ...kept } = await player.owning({ ...named("Jan's “Zółw” \\ 1"), year: 1650 });
    const { army: __, ...undated } = await player.owning({ ...ready, year: null });
    const summaries = (await (await player.list()).json()) as { id: string }[];
    const { list, pointsLimit } = ready;
    expect(summaries.find((one) => one.id === kept.id)).toEqual({ ...kept, name: "Jan's “Zółw” \\ 1", list, pointsLimit, year: 1650 });
    expect(summaries.find((one) => one.id === undated.id)).toEqual({ ...undated, name: ready.name, list, pointsLimit, year: null });
  });
});

test("what is answered is exactly the documented shape", async () => {
  const player = newPlayer();
  const stored = await player.owning(ready);
  expect(army.parse(stored.army)).toEqual(stored.army);
  expect(errorBody.safeParse(await (await player.get("x")).json()).success).toBe(true);
});
