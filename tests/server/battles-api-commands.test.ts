import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LIMITS, RATES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { leaksIn, newBattler, recordIn, sit, viewIn } from "./battler";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});
afterAll(() => expect(leaksIn(running)).toEqual([]));

describe("commands", () => {
  const nonceless = { type: "sit", nonce: "UPPER" };

  test("done, they answer with the view after them; sent twice they count once", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const sent = { commandId: randomUUID(), ...sit() };
    const first = await battler.sendCommand(battle, sent, a);
    const result = (await first.json()) as { ok: boolean; seq: number; view: { seat: string; seq: number } };
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(result).toMatchObject({ ok: true, view: { seat: "a" } });
    expect(await (await battler.sendCommand(battle, sent, a)).json()).toEqual(result);
    expect((await viewIn(await battler.look(battle))).seq).toBe(result.view.seq);
  });

  test("refused, they say why and what is legal", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const response = await battler.command(battle, { type: "choose-role", role: "invader" }, a);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      ok: false,
      refusal: { code: expect.any(String), message: expect.any(String), legal: [{ type: "sit" }] },
    });
  });

  test("of the table, they come too early", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const response = await battler.command(battle, { type: "deploy-unit", number: 1, x: 5, y: 5, facing: 90 }, a);
    expect([response.status, await response.json()]).toMatchObject([409, { ok: false, refusal: { code: "wrong-step" } }]);
  });

  test.each([
    ["a list", [], ["wrong-type"]],
    ["nothing of all", {}, ["missing-field commandId", "missing-field type"]],
    ["an id that is none", { commandId: "1", ...sit() }, ["bad-format commandId"]],
    ["an unknown type", { commandId: randomUUID(), type: "surrender" }, ["not-one-of type"]],
    ["a type of another kind", { commandId: randomUUID(), type: 4 }, ["not-one-of type"]],
    ["a nonce in upper case", { commandId: randomUUID(), ...nonceless }, ["bad-format nonce"]],
    ["an unknown field", { commandId: randomUUID(), ...sit(), seat: "b" }, ["unknown-field seat"]],
    [
      "everything at once",
      { type: "sit", commandId: 7, nonce: null, x: 1 },
      ["wrong-type commandId", "wrong-type nonce", "unknown-field x"],
    ],
    ["a prototype", JSON.parse('{"type":"sit","__proto__":{"nonce":"00112233445566778899aabbccddeeff"}}'), ["missing-field commandId"]],
  ])("%s is no command, and every fault is told", async (_, document, faults) => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const error = await errorOf(await battler.sendCommand(battle, document, a));
    expect(error).toMatchObject({ status: 400, code: "bad-document" });
    const told = (error.details as { at?: string; code: string }[]).map(({ at, code }) => (at ? `${code} ${at}` : code));
    expect(told).toEqual(expect.arrayContaining(faults));
    if (!faults.includes("missing-field commandId") || faults.length > 1) expect(told).toHaveLength(faults.length);
  });

  test("larger than a command ever is, they are not read", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const params = { id: battle };
    const body = (bytes: number) => `{"type":"${"x".repeat(bytes - 11)}"}`;
    const post = (bytes: number) =>
      ask("POST", `/api/battles/${battle}/commands`, {
        ...{ params, body: body(bytes), headers: { "content-type": "application/json", ...a } },
      });
    expect(await errorOf(await post(LIMITS.command))).toMatchObject({ status: 400, code: "bad-document" });
    expect(await errorOf(await post(LIMITS.command + 1))).toMatchObject({ status: 413, code: "body-too-large" });
  });

  test("come at most so often from one seat, whatever they are; the other seat is unhurt", async () => {
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    const { requests } = RATES.commands;
    // However long it takes here, all of it is one moment.
    vi.useFakeTimers({ toFake: ["Date"] });
    const answers = await Promise.all(Array.from({ length: requests + 5 }, () => battler.sendCommand(battle, {}, a)));
    expect(answers.filter((one) => one.status === 400)).toHaveLength(requests);
    const refused = answers.filter((one) => one.status === 429);
    expect(refused).toHaveLength(5);
    for (const one of refused) expect(Number(one.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(await errorOf(refused[0] as Response)).toMatchObject({ code: "too-many-commands" });
    expect((await battler.command(battle, sit(), b)).status).toBe(200);
    expect((await battler.look(battle, a)).status).toBe(200);
    vi.useRealTimers();
  });
});

describe("the record", () => {
  test("is everybody's, and not kept while there are secrets in it", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const [mine, anybodys] = [await battler.record(battle, a), await battler.record(battle)];
    expect(anybodys.headers.get("cache-control")).toBe("no-store");
    const record = await recordIn(anybodys);
    expect(record).toEqual(await recordIn(mine));
    expect([record.seed, record.rules]).toEqual([null, running.knowledge.catalog.battle.version]);
  });

  test("of a battle that is over is known again by its tag", async () => {
    const battler = newBattler();
    const { battle, a, b } = await battler.facing();
    await battler.command(battle, { type: "abandon" }, a);
    expect((await battler.command(battle, { type: "accept-abandon" }, b)).status).toBe(200);
    const first = await battler.record(battle);
    const record = await recordIn(first);
    expect(
      createHash("sha256")
        .update(Buffer.from(String(record.seed), "hex"))
        .digest("hex"),
    ).toBe(record.commitment);
    const etag = String(first.headers.get("etag"));
    expect((await battler.record(battle, { "if-none-match": etag })).status).toBe(304);
  });
});

describe("a database that does not answer", () => {
  test.each([
    ["SQLITE_BUSY", "database-busy"],
    ["SQLITE_FULL", "database-full"],
  ])("%s is told as such, to be tried again", async (code, told) => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const failing = { append: () => Promise.reject(Object.assign(new Error("x"), { code })) };
    setRunning({ ...running, battles: { ...running.battles, ...failing } });
    const response = await battler.command(battle, sit(), a);
    setRunning(running);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(await errorOf(response)).toMatchObject({ status: 503, code: told });
    expect((await battler.command(battle, sit(), a)).status, "nothing was stored").toBe(200);
  });
});
