import { beforeAll, describe, expect, test, vi } from "vitest";
import { armiesOfExport, MOST_OF_FILE, readDocuments } from "@/app/_components/army-sources/read-documents";
import { accountExport } from "@/lib/model/account";
import type { Army } from "@/lib/model/army";
import { ok } from "@/lib/server/api/reply";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { armyOfBytes } from "../build/army";
import { askAnswering, errorOf } from "./asking";
import { newClaimedSharer, newPlayer, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqliteOf } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

describe("an export", () => {
  async function withMuch() {
    const { member } = await newClaimedSharer();
    const large = armyOfBytes(ready, 60_000);
    for (let at = 0; at < 5; at++) await member.owning({ ...large, name: `Army ${at}` });
    await member.deleteArmy((await member.owning({ ...ready, name: "Binned" })).id);
    await member.sharing({ ...ready, name: "Shared" });
    return member;
  }

  test("comes piece by piece, and is whole", async () => {
    const response = await (await withMuch()).export();
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const pieces: string[] = [];
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(Buffer.from(piece).toString());
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(61_000);
    const { armies, shares } = accountExport.parse(JSON.parse(pieces.join("")));
    expect(armies.map(({ army, place }) => `${army.name} ${place}`)).toEqual([
      ...[0, 1, 2, 3, 4].map((at) => `Army ${at} desk`),
      "Binned bin",
    ]);
    expect(shares.map(({ army }) => army?.name)).toEqual(["Shared"]);
  });

  test("of many rows is read a few keys at a time, and has each of them once", async () => {
    const { member, email } = await newClaimedSharer();
    const { sqlite } = sqliteOf(running);
    const user = sqlite.prepare("select id from users where email = ?").pluck().get(email);
    const id = (at: number) => at.toString(6).replaceAll("0", "z").replaceAll("1", "y").padStart(26, "a");
    const document = JSON.stringify({ ...ready, units: [] });
    // So many of one moment that no part ends with it.
    const moment = (at: number) => Math.floor(at / 300);
    sqlite.transaction(() => {
      for (let at = 0; at < 450; at++) {
        sqlite.prepare("insert into armies values (?, ?, null, 1, ?, 'bin', ?, 1, 1)").run(id(9999 - at), user, document, moment(at));
        sqlite
          .prepare("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, null, ?)")
          .run(`s${at}`, id(at), user, moment(at));
      }
    })();
    const asked: number[] = [];
    const idsOf: Running["armies"]["idsOf"] = async (...given) => {
      const some = await running.armies.idsOf(...given);
      asked.push(some.length);
      return some;
    };
    setRunning({ ...running, armies: { ...running.armies, idsOf } });
    try {
      const { armies, shares } = accountExport.parse(await (await member.export()).json());
      const inOrder = (of: (at: number) => string) =>
        [0, 300].flatMap((from) => Array.from({ length: from === 0 ? 300 : 150 }, (_, at) => of(from + at)).sort());
      expect(armies.map((army) => String(army.id))).toEqual(inOrder((at) => id(9999 - at)));
      expect(shares.map(({ share }) => String(share))).toEqual(inOrder(id));
      expect(asked).toEqual([200, 200, 50, 0]);
    } finally {
      setRunning(running);
    }
  });

  test("larger than the browser reads is read as far as its armies, which come first", async () => {
    const text = await (await (await withMuch()).export()).text();
    const beginning = text.slice(0, text.indexOf('"shares":[') + 20);
    expect(readDocuments(String(armiesOfExport(beginning)))).toEqual(readDocuments(text));
    expect(armiesOfExport(text.slice(0, text.indexOf('"shares":[') - 5))).toBeNull();
    expect(armiesOfExport(JSON.stringify(ready))).toBeNull();
    // Of the worst account the armies alone, the bin included: all its bytes, and what the export says of each beside its document.
    const stored = { ...(await storedIn(await newPlayer().create(ready))), army: 0 };
    expect(LIMITS.accountBytes + LIMITS.armiesWithBin * (JSON.stringify(stored).length + 100)).toBeLessThan(MOST_OF_FILE);
  });

  test("that breaks off in the middle is cut off, and is no JSON", async () => {
    const member = await withMuch();
    const { find } = running.armies;
    let left = 2;
    const failing: Running["armies"]["find"] = (owner, id) =>
      left-- > 0 ? find(owner, id) : Promise.reject(new Error("the disk is gone"));
    setRunning({ ...running, armies: { ...running.armies, find: failing } });
    try {
      const response = await member.export();
      expect(response.status).toBe(200);
      let text = "";
      const reading = (async () => {
        for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) text += Buffer.from(piece).toString();
      })();
      await expect(reading).rejects.toThrow("the disk is gone");
      expect(text).toContain("Army 1");
      expect(() => JSON.parse(text)).toThrow();
    } finally {
      setRunning(running);
    }
  });

  test("whose reader goes reads no more from the database", async () => {
    const member = await withMuch();
    const find = vi.fn(running.armies.find);
    setRunning({ ...running, armies: { ...running.armies, find } });
    try {
      const reader = (await member.export()).body?.getReader();
      for (let piece = 0; piece < 4; piece++) await reader?.read();
      await reader?.cancel();
      const before = find.mock.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(find.mock.calls.length).toBe(before);
      expect(before).toBeLessThan(6);
    } finally {
      setRunning(running);
    }
  });
});

test("an answer that cannot be written down is a fault of ours that is told like any other", async () => {
  expect(await errorOf(await askAnswering(() => ok({ count: 1n })))).toMatchObject({ status: 500, code: "internal" });
});
