import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import type { ArmyOrder } from "@/lib/model/stored-army";
import { callerOf, readerOf, type User } from "@/lib/server/identity";
import { newId } from "@/lib/server/ids";
import { armiesPage, armiesToCompare, newestArmies, offeredArmies, sideOf } from "@/lib/server/my-armies";
import { type Running, setRunning } from "@/lib/server/running";
import { sharesPage } from "@/lib/server/shares";
import { errorOf } from "./asking";
import { namesOf, newPlayer, newSharer, type Player } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { onPostgres, sqlIn, sqliteOf } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const sql = (text: string) => sqlIn(running).prepare(text);

/** Somebody with so many armies, "0" the one changed last. */
async function withArmies(count: number): Promise<{ player: Player; user: User }> {
  const player = newPlayer();
  const { id } = await player.owning({ ...ready, name: "0" });
  const { user } = await callerOf(new Headers({ cookie: player.cookie() }));
  if (!user) throw new Error("he has no account");
  const add = sql("insert into armies values (?, ?, null, 1, ?, 'desk', ?, ?, ?)");
  const since = Number(sql("select changed_at from armies where id = ?").pluck().get(id));
  for (let at = 1; at < count; at++) {
    // Two and two are changed in the same moment.
    const moment = since - 1 - Math.floor(at / 2);
    add.run(newId(), user.id, JSON.stringify({ ...ready, name: String(at) }), moment, moment, moment);
  }
  return { player, user };
}

const nextIn = (response: Response): string | null =>
  /<\/api\/(?:armies|shares)(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;

describe("GET /api/shares", () => {
  async function withShares(count: number) {
    const sharer = newSharer();
    await sharer.owning(ready);
    const { user } = await callerOf(new Headers({ cookie: sharer.cookie() }));
    if (!user) throw new Error("he has no account");
    const add = sql("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, ?, ?)");
    // Two and two are shared in the same moment; every third was withdrawn.
    for (let at = 0; at < count; at++) {
      const document = at % 3 === 2 ? null : JSON.stringify({ ...ready, name: String(at) });
      add.run(newId(), newId(), user.id, document, 1_000_000 - Math.floor(at / 2));
    }
    return { sharer, user };
  }
  const namesIn = async (response: Response) => ((await response.json()) as { name: string }[]).map(({ name }) => Number(name));

  test("gives a hundred, the newest first, and a link to the next; all parts together are all, each once", async () => {
    const { sharer } = await withShares(330);
    const parts: number[][] = [];
    for (let query: string | null = ""; query !== null; ) {
      const response: Response = await sharer.shared(query);
      parts.push(await namesIn(response));
      query = nextIn(response);
    }
    expect(parts.map(({ length }) => length)).toEqual([100, 100, 20]);
    const moments = parts.flat().map((name) => Math.floor(name / 2));
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(new Set(parts.flat()).size).toBe(220);
  });

  test("is told what is no part, and a page of it is what stands there", async () => {
    const { sharer, user } = await withShares(90);
    expect(await errorOf(await sharer.shared("?limit=0"))).toMatchObject({ status: 400, code: "bad-part", at: "limit" });
    expect(await namesIn(await sharer.shared("?limit=3"))).toHaveLength(3);
    const pages = [await sharesPage(user, 1), await sharesPage(user, 2), await sharesPage(user, 9)];
    expect(pages.map(({ page, of, shares }) => [page, of, shares.length])).toEqual([
      [1, 2, 50],
      [2, 2, 10],
      [2, 2, 10],
    ]);
  });
});

describe("GET /api/armies", () => {
  test("gives a hundred, the newest first, and a link to the next; all parts together are all, each once", async () => {
    const { player } = await withArmies(250);
    const names: string[] = [];
    const parts: number[] = [];
    for (let query: string | null = ""; query !== null; ) {
      const response: Response = await player.list(query);
      const part = (await response.json()) as { name: string }[];
      parts.push(part.length);
      names.push(...part.map((one) => one.name));
      query = nextIn(response);
    }
    expect(parts).toEqual([100, 100, 50]);
    expect(names[0]).toBe("0");
    expect(new Set(names)).toEqual(new Set(Array.from({ length: 250 }, (_, at) => String(at))));
    expect(names).toHaveLength(250);
  });

  test("goes on where it stopped though the last was deleted and another one saved meanwhile", async () => {
    const { player } = await withArmies(6);
    const first = await player.list("?limit=2&place=desk");
    const [, last] = (await first.json()) as { id: string; name: string }[];
    await player.delete(String(last?.id));
    await player.owning({ ...ready, name: "New" });
    const names = await namesOf(player, `${nextIn(first)}`);
    expect(names).toHaveLength(2);
    const rest = await namesOf(player, "?limit=100");
    expect(rest.slice(2, 4)).toEqual(names);
  });

  test("has no link where nothing follows", async () => {
    const { player } = await withArmies(4);
    expect(nextIn(await player.list("?limit=4"))).toBeNull();
    expect(nextIn(await player.list("?limit=3"))).not.toBeNull();
  });

  test("has first in the bin what was put there last, however long ago it was changed, and goes on from there", async () => {
    const { player, user } = await withArmies(5);
    for (const [at, name] of ["3", "0", "4", "1"].entries()) {
      const id = String(sql("select id from armies where owner = ? and name = ?").pluck().get(user.id, name));
      await player.delete(id);
      sql("update armies set placed_at = ? where id = ?").run(1000 * at, id);
    }
    const binned = ["1", "4", "0", "3"];
    expect((await armiesPage(user, { place: "bin", page: 1 })).armies.map(({ name }) => name)).toEqual(binned);
    const first = await player.list("?place=bin&limit=3");
    expect(((await first.json()) as { name: string }[]).map(({ name }) => name)).toEqual(binned.slice(0, 3));
    expect(await namesOf(player, `${nextIn(first)}`)).toEqual(binned.slice(3));
  });

  test.each(["limit=0", "limit=101", "limit=ten", "before=now", `before=1.${"A".repeat(26)}`])("refuses %s", async (query) => {
    expect(await errorOf(await newPlayer().list(`?${query}`))).toMatchObject({ status: 400, code: "bad-part", at: query.split("=")[0] });
  });
});

const verdictsOf = (user: User) =>
  sql("select v.* from army_verdicts v join armies a on a.id = v.army where a.owner = ?").all(user.id) as {
    army: string;
    judged_by: string;
    revision: number;
  }[];
const desk = (user: User, page = 1, find = "") => armiesPage(user, { place: "desk", page, find });

describe("another order", () => {
  test("is of all armies of a place, not of its page, and keeps what is searched for", async () => {
    const { player, user } = await withArmies(0);
    const others = running.knowledge.catalog.readyArmies.map(({ army }) => army);
    const other = others.find((army) => army.list !== ready.list) ?? ready;
    for (const [name, army, year] of [
      ["Army 10", ready, null],
      ["army 9", other, 1610],
      ["Éclair", ready, 1600],
      ["Zealots", other, 1650],
    ] as const)
      await player.create({ ...army, name, year });
    // A quick machine creates two of them in the same moment.
    for (const [at, name] of ["Army 10", "army 9", "Éclair", "Zealots"].entries())
      sql("update armies set changed_at = changed_at + ? where owner = ? and json_extract(document, '$.name') = ?").run(at, user.id, name);
    const names = async (order: ArmyOrder, find = "") =>
      (await armiesPage(user, { place: "desk", page: 1, order, find })).armies.flatMap(({ name }) => (name === "0" ? [] : [name]));
    expect(await names("changed")).toEqual(["Zealots", "Éclair", "army 9", "Army 10"]);
    expect(await names("name")).toEqual(["army 9", "Army 10", "Éclair", "Zealots"]);
    expect(await names("year")).toEqual(["Éclair", "army 9", "Zealots", "Army 10"]);
    expect(await names("year", "army")).toEqual(["army 9", "Army 10"]);
    const listed = await names("list");
    expect(
      [
        [0, 1],
        [2, 3],
      ]
        .map((pair) => pair.map((at) => listed[at]).sort())
        .map(String)
        .sort(),
    ).toEqual(["Army 10,Éclair", "Zealots,army 9"]);
  });
});

describe("how armies were judged", () => {
  test("is kept beside them: those of the page that is asked for are judged, once", async () => {
    const { user } = await withArmies(120);
    const first = await desk(user);
    expect([first.armies.length, first.page, first.of, first.all]).toEqual([50, 1, 3, 120]);
    const [one] = first.armies;
    // What the ready army is told to be wherever it is shown.
    expect(one).toMatchObject({ name: "0", judged: { errors: 0 }, list: { name: readyArmyOf(running).list.name } });
    expect(one?.judged?.points).toBeGreaterThan(9000);
    expect(verdictsOf(user)).toHaveLength(50);
    sql("update army_verdicts set told = json_set(told, '$.judged.points', 17)").run();
    expect((await desk(user)).armies.map((army) => army.judged?.points)).toEqual(Array(50).fill(17));
    expect((await desk(user, 3)).armies).toHaveLength(20);
    expect(verdictsOf(user)).toHaveLength(70);
  });

  test("is forgotten when the army or the versions change", async () => {
    const { player, user } = await withArmies(2);
    await desk(user);
    const points = async () => (await desk(user)).armies.find((army) => army.name !== "1")?.judged?.points;
    const before = await points();
    sql("update army_verdicts set told = json_set(told, '$.judged.points', 17)").run();
    expect(await points()).toBe(17);
    const [{ id }] = (await (await player.list()).json()) as [{ id: string }];
    await player.save(id, { ...ready, name: "Changed" }, 1);
    expect(await points()).toBe(before);
    sql("update army_verdicts set told = json_set(told, '$.judged.points', 17)").run();
    setRunning({ ...running, judgedBy: "other versions" });
    try {
      expect(await points()).toBe(before);
      expect(new Set(verdictsOf(user).map((one) => one.judged_by))).toEqual(new Set(["other versions"]));
    } finally {
      setRunning(running);
    }
  });

  test("is told though the disk is full, and kept when there is room again", async () => {
    const { user } = await withArmies(120);
    const { sqlite } = sqliteOf(running);
    const most = sqlite.pragma("max_page_count", { simple: true });
    sqlite.pragma(`max_page_count = ${sqlite.pragma("page_count", { simple: true })}`);
    try {
      const points = (await desk(user)).armies.map((army) => army.judged?.points ?? 0);
      expect([points.length, Math.min(...points) > 9000]).toEqual([50, true]);
      expect(verdictsOf(user)).toEqual([]);
    } finally {
      sqlite.pragma(`max_page_count = ${most}`);
    }
    await desk(user);
    expect(verdictsOf(user)).toHaveLength(50);
  });

  test("goes with the army", async () => {
    const { player, user } = await withArmies(3);
    await newestArmies(user, 10);
    expect(verdictsOf(user)).toHaveLength(3);
    await player.send("DELETE", "/api/account", { document: { password: null } });
    expect(sql("select count(*) from army_verdicts where army not in (select id from armies)").pluck().get()).toBe(0);
  });

  /** Counts the armies that are judged while `work` goes on. */
  async function judgedIn(work: () => Promise<unknown>): Promise<readonly string[]> {
    const judged: string[] = [];
    const find: Running["armies"]["find"] = (owner, id) => {
      judged.push(owner);
      return running.armies.find(owner, id);
    };
    setRunning({ ...running, armies: { ...running.armies, find } });
    await work().finally(() => setRunning(running));
    return judged;
  }

  test("is found out once for all who ask at the same time", async () => {
    const { user } = await withArmies(50);
    const judged = await judgedIn(() => Promise.all(Array.from({ length: 20 }, () => desk(user))));
    // PostgreSQL answers them one after another, and who asks late may still read that one was not judged.
    if (onPostgres) expect(judged.length).toBeLessThan(100);
    else expect(judged).toHaveLength(50);
  });

  test("keeps nobody waiting for all that another one has asked for", async () => {
    const [many, few] = [(await withArmies(50)).user, (await withArmies(2)).user];
    const judged = await judgedIn(() => Promise.all([desk(many), desk(few)]));
    expect(judged).toHaveLength(52);
    // Which of the two is read first is PostgreSQL's to choose; the few are judged before the many are all the same.
    const soon = running.database.engine === "sqlite" ? 5 : judged.length - 1;
    expect(judged.slice(0, soon).filter((owner) => owner === few.id)).toHaveLength(2);
  });

  test("of one that can no longer be read is nothing", async () => {
    const { user } = await withArmies(1);
    sql("update armies set document = json_set(document, '$.rules', ?) where owner = ?").run(`sha256:${"0".repeat(64)}`, user.id);
    expect((await desk(user)).armies[0]).toMatchObject({ name: "0", list: null, judged: null });
    expect(verdictsOf(user)).toHaveLength(1);
  });
});

describe("the page of armies", () => {
  test("finds by name and list among all of them", async () => {
    const { user } = await withArmies(120);
    const found = await desk(user, 1, "11");
    // 11, 110 to 119.
    expect(found.armies.map((army) => army.name).toSorted()).toEqual(["11", ...Array.from({ length: 10 }, (_, at) => `11${at}`)]);
    expect([found.of, found.all]).toEqual([1, 120]);
    const [word = ""] = readyArmyOf(running).list.name.toUpperCase().split(" ");
    expect((await desk(user, 1, word)).of).toBe(3);
    expect((await desk(user, 1, "nowhere")).armies).toEqual([]);
  });

  test("is the last one where a later one is asked for, and the first where an earlier one is", async () => {
    const { user } = await withArmies(60);
    expect((await desk(user, 9)).armies).toHaveLength(10);
    expect((await desk(user, -3)).page).toBe(1);
    expect(await armiesPage(null, { place: "desk", page: 1 })).toEqual({ armies: [], page: 1, of: 1, all: 0 });
  });

  test("offers for a battle the newest two hundred, and the one that is asked for", async () => {
    const { player, user } = await withArmies(205);
    const oldest = String(sql("select id from armies where owner = ? order by changed_at, id desc limit 1").pluck().get(user.id));
    expect(await offeredArmies(user)).toHaveLength(200);
    const offered = await offeredArmies(user, oldest);
    expect(offered).toHaveLength(201);
    expect(offered.at(-1)).toMatchObject({ id: oldest, judged: { errors: 0 } });
    await player.delete(oldest);
    expect(await offeredArmies(user, oldest)).toHaveLength(200);
  });
});

const readerIn = (player: Player) => readerOf(new Headers({ cookie: player.cookie() }));

describe("the armies to compare", () => {
  test("a visitor who has saved nothing may choose among the ready armies", async () => {
    const choices = await armiesToCompare(null);
    expect(choices.own).toEqual([]);
    const { readyArmies } = running.knowledge.catalog;
    expect(choices.ready.map((one) => one.id)).toEqual(readyArmies.map((one) => one.id));
    for (const { id, army } of readyArmies) expect(await sideOf(id, null)).toMatchObject({ army, verdict: { legal: true } });
  });

  test("a player's own armies can be chosen and are judged, except those in the bin", async () => {
    const player = newPlayer();
    const [desk, archived, binned] = [
      await player.owning({ ...ready, name: "On the desk", units: [] }),
      await player.owning({ ...ready, name: "Put away" }),
      await player.owning({ ...ready, name: "Deleted" }),
    ];
    await player.move(archived.id, "archive");
    await player.delete(binned.id);
    const reader = await readerIn(player);
    const { own } = await armiesToCompare(reader);
    expect(own.map((one) => one.name).sort()).toEqual(["On the desk", "Put away"]);
    expect(own[0]?.from).toMatch(/, \d{4}–\d{4}$/);
    expect(await sideOf(desk.id, reader)).toMatchObject({ army: { name: "On the desk" }, verdict: { legal: false } });
    expect(await sideOf(archived.id, reader)).toMatchObject({ army: { name: "Put away" }, verdict: { legal: true } });
    expect(await sideOf(binned.id, reader)).toBeNull();
  });

  test("no other user's army is shown, and an invalid id has none", async () => {
    const { id } = await newPlayer().owning(ready);
    const other = newPlayer();
    await other.owning(ready);
    const reader = await readerIn(other);
    expect(reader).not.toBeNull();
    for (const asked of [id, "", "no such army", "../armies"])
      expect([await sideOf(asked, reader), await sideOf(asked, null)]).toEqual([null, null]);
  });
});
