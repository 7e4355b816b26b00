import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { afieldTables } from "@/lib/model/afield-tables";
import { battleTables } from "@/lib/model/battle-tables";
import { LIMITS, RATES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { bearer, codeIn, createdIn, HOUSE, INVITED, joinedIn, leaksIn, newBattler, quickForce, sit, TABLE, viewIn } from "./battler";
import { wholeOf } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

const PUBLIC_URL = "https://condotta.example";
const PAGE = { origin: PUBLIC_URL };
const NOWHERE = "aaaaaaaaaaaaaaaaaaaaaaaaaa";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly(undefined, undefined, { PUBLIC_URL });
  setRunning(running);
});

afterAll(() => expect(leaksIn(running)).toEqual([]));

const newToken = () => randomBytes(32).toString("hex");

describe("opening a battle", () => {
  test("tells the tokens this once, and where it is", async () => {
    const response = await newBattler().open(quickForce(), INVITED);
    const { battle, seats, invite, commitment } = await createdIn(response);
    expect(response.status).toBe(201);
    expect(response.headers.get("location")).toBe(`/api/battles/${battle}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect([typeof seats.a, seats.b, typeof invite]).toEqual(["string", null, "string"]);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test("of the house commander there is no token, and nobody to invite", async () => {
    const { seats, invite } = await newBattler().opening(HOUSE, quickForce());
    expect([seats.a, typeof seats.b, invite]).toEqual([null, "string", null]);
  });

  test("a program gets no account; it has the token", async () => {
    const program = newBattler();
    const { battle, seats } = await program.opening(quickForce(), HOUSE);
    expect([...program.jar]).toEqual([]);
    expect((await viewIn(await program.look(battle, bearer(String(seats.a))))).seat).toBe("a");
    expect((await viewIn(await program.look(battle))).seat).toBeNull();
  });

  test("a page's player gets an account, which sits there without the token", async () => {
    const player = newBattler();
    const { battle } = await player.opening(quickForce(), INVITED, PAGE);
    expect([...player.jar.keys()]).toHaveLength(1);
    expect((await viewIn(await player.look(battle))).seat).toBe("a");
    expect((await player.command(battle, sit(), PAGE)).status).toBe(200);
    expect((await viewIn(await newBattler().look(battle))).seat).toBeNull();
  });

  test("who opens both seats says which he means", async () => {
    const player = newBattler();
    const { battle } = await player.opening(quickForce(), quickForce(), PAGE);
    expect(await viewIn(await player.look(battle, { "x-seat": "b" }))).toMatchObject({ seat: "b", oneHand: true });
    expect(await errorOf(await player.command(battle, sit(), PAGE))).toMatchObject({ status: 400, code: "bad-seat" });
    expect((await player.command(battle, sit(), { ...PAGE, "x-seat": "b" })).status).toBe(200);
  });

  test.each([
    ["no document", undefined, "", { code: "bad-document" }],
    ["two invites", { table: TABLE, seats: { a: INVITED, b: INVITED } }, "seats", { code: "two-invites" }],
    ["an unknown field", { table: TABLE, seats: { a: INVITED, b: HOUSE }, seed: "00" }, "seed", { code: "unknown-field" }],
    ["a table of nobody's", { table: { width: 10, depth: 10 }, seats: { a: INVITED, b: HOUSE } }, "table", { code: "unknown-table-size" }],
    ["a list of nobody's", { table: TABLE, seats: { a: { ...HOUSE, list: "nowhere" }, b: quickForce() } }, "seats.a.list", {}],
    ["too many cards", { table: TABLE, seats: { a: quickForce({ mapCards: 13 }), b: HOUSE } }, "seats.a.mapCards", { code: "too-large" }],
  ])("%s is refused, with the place", async (_, document, at, fault) => {
    const player = newBattler();
    const response = await player.openWith(document ?? 7);
    const error = await errorOf(response);
    expect(error).toMatchObject({ status: 400, code: "bad-document" });
    expect(error.details).toContainEqual(expect.objectContaining(at === "" ? {} : { ...fault, at }));
  });

  test("an army is judged as it stands, and may be illegal", async () => {
    const army = { ...readyArmyOf(running).army, pointsLimit: 1 };
    const { battle } = await newBattler().opening({ kind: "army", army }, HOUSE);
    const { forces } = await viewIn(await newBattler().look(battle));
    expect(forces.a?.verdict).toBe("not-legal");
  });

  test("from one address only so often", async () => {
    const opener = newBattler();
    const { requests } = RATES.battles;
    const answers = await Promise.all(Array.from({ length: requests + 1 }, () => opener.open(7, 7)));
    expect(answers.map((one) => one.status).sort()).toEqual([...Array(requests).fill(400), 429]);
    expect(Number(answers.find((one) => one.status === 429)?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect((await newBattler().open(7, 7)).status).toBe(400);
  });
});

describe("invalid requests", () => {
  const JSON_TYPE = { "content-type": "application/json" };
  const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE, path = "") =>
    ask("POST", `/api/battles${path}`, { body, headers: { "x-forwarded-for": `garbage-${randomUUID()}`, ...headers } });

  test.each([
    ["garbage", () => post("\u0000\u0001{"), 400, "malformed-json"],
    ["nothing", () => post(""), 400, "body-missing"],
    ["a form", () => post("a=b", { "content-type": "application/x-www-form-urlencoded" }), 415, "not-json"],
    ["too much", () => post(" ".repeat(LIMITS.document + 1)), 413, "body-too-large"],
    ["a parameter", () => post("{}", JSON_TYPE, "?token=x"), 400, "unknown-parameter"],
    ["another site's page", () => post("{}", { ...JSON_TYPE, origin: "https://elsewhere.example" }), 403, "foreign-origin"],
    ["a deletion", () => ask("DELETE", "/api/battles"), 405, "method-not-allowed"],
  ])("%s", async (_, asking, status, code) => {
    expect(await errorOf(await asking())).toMatchObject({ status, code });
  });
});

describe("who may ask what", () => {
  test("a token is for a seat of this battle, or it is wrong; all wrong ones get the same answer", async () => {
    const battler = newBattler();
    const [one, other] = [await battler.facing(), await battler.facing()];
    const wrong = [other.a, bearer(newToken()), bearer("x"), { authorization: "Bearer" }, { authorization: "Basic YTpi" }, bearer("ab cd")];
    const answers = await Promise.all(wrong.map(async (headers) => wholeOf(await battler.look(one.battle, headers))));
    expect(answers[0]).toMatchObject({ status: 401, headers: { "cache-control": "no-store" } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    for (const to of [battler.listen, battler.record, battler.renew, battler.revoke, battler.askPartner])
      expect(await errorOf(await to(one.battle, other.a))).toMatchObject({ status: 401, code: "wrong-token" });
    expect(await errorOf(await battler.command(one.battle, sit(), other.a))).toMatchObject({ status: 401, code: "wrong-token" });
  });

  test("in an address no token is taken", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const query = `?token=${a.authorization?.slice(7)}`;
    expect(await errorOf(await battler.look(battle, {}, query))).toMatchObject({ status: 400, code: "unknown-parameter" });
    expect(await errorOf(await battler.listen(battle, {}, query))).toMatchObject({ status: 400, code: "unknown-parameter" });
  });

  test("what only a seat may do, nobody else does", async () => {
    const battler = newBattler();
    const { battle } = await battler.facing();
    for (const to of [battler.renew, battler.revoke, battler.askPartner])
      expect(await errorOf(await to(battle, {}))).toMatchObject({ status: 401, code: "no-seat" });
    expect(await errorOf(await battler.command(battle, sit(), {}))).toMatchObject({ status: 401, code: "no-seat" });
    const member = newBattler();
    await member.opening(quickForce(), HOUSE, PAGE);
    expect(await errorOf(await member.command(battle, sit(), PAGE))).toMatchObject({ status: 401, code: "no-seat" });
  });

  test("X-Seat names a seat that the caller holds", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    for (const seat of ["c", "A", "", "a, b"])
      expect(await errorOf(await battler.look(battle, { ...a, "x-seat": seat }))).toMatchObject({ status: 400, code: "bad-seat" });
    expect(await errorOf(await battler.look(battle, { ...a, "x-seat": "b" }))).toMatchObject({ status: 403, code: "not-your-seat" });
    expect(await errorOf(await battler.look(battle, { "x-seat": "a" }))).toMatchObject({ status: 403, code: "not-your-seat" });
    expect((await battler.look(battle, { ...a, "x-seat": "a" })).status).toBe(200);
  });

  test.each(["no such battle", NOWHERE, "__proto__", "../x"])("there is no battle at %j", async (battle) => {
    const battler = newBattler();
    for (const to of [battler.look, battler.listen, battler.record, battler.renew, battler.revoke, battler.askPartner])
      expect(await errorOf(await to(battle, bearer(newToken())))).toMatchObject({ status: 404, code: "unknown-battle" });
    expect(await errorOf(await battler.command(battle, sit(), {}))).toMatchObject({ status: 404, code: "unknown-battle" });
  });
});

describe("an invite", () => {
  test("is taken with a force, by one alone", async () => {
    const battler = newBattler();
    const { battle, code, mine } = await battler.inviting();
    const asking = { invite: code, force: quickForce() };
    const answers = await Promise.all([1, 2, 3].map(() => newBattler().join(battle, asking)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 404, 404]);
    const taken = answers.find((one) => one.status === 200) as Response;
    expect(taken.headers.get("cache-control")).toBe("no-store");
    const { seat, token } = await joinedIn(taken);
    expect(seat).toBe("b");
    expect((await viewIn(await battler.look(battle, bearer(token)))).seat).toBe("b");
    expect(await errorOf(await battler.renew(battle, mine))).toMatchObject({ status: 409, code: "no-open-seat" });
  });

  test("taken, replaced, revoked, expired, of another battle, of none, or never made: all get the same answer", async () => {
    const battler = newBattler();
    const [taken, replaced, revoked, old, other] = await Promise.all([1, 2, 3, 4, 5].map(() => battler.inviting()));
    const force = quickForce();
    if (!taken || !replaced || !revoked || !old || !other) throw new Error("there are five");
    await battler.join(taken.battle, { invite: taken.code, force });
    const { code } = await codeIn(await battler.renew(replaced.battle, replaced.mine));
    expect((await battler.revoke(revoked.battle, revoked.mine)).status).toBe(204);
    expect((await battler.revoke(revoked.battle, revoked.mine)).status).toBe(204);
    sqlIn(running)
      .prepare("update battle_codes set expires_at = ? where battle = ?")
      .run(Date.now() - 1, old.battle);
    const tries = [
      [taken.battle, taken.code],
      [replaced.battle, replaced.code],
      [revoked.battle, revoked.code],
      [old.battle, old.code],
      [other.battle, code],
      [NOWHERE, other.code],
      [other.battle, NOWHERE],
    ];
    const answers = await Promise.all(
      tries.map(async ([battle, invite]) => wholeOf(await battler.join(String(battle), { invite, force }))),
    );
    expect(answers[0]).toMatchObject({ status: 404, body: expect.stringContaining("unknown-invite") });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await battler.join(replaced.battle, { invite: code, force })).status, "the new one holds").toBe(200);
    expect((await battler.join(other.battle, { invite: other.code, force })).status).toBe(200);
  });

  test("lasts fourteen days", async () => {
    const battler = newBattler();
    const { battle, mine } = await battler.inviting();
    const { expires } = await codeIn(await battler.renew(battle, mine));
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(LIMITS.inviteDays - 0.01);
    expect(days).toBeLessThanOrEqual(LIMITS.inviteDays);
  });

  test("without a force, or with an invalid one, is still there", async () => {
    const battler = newBattler();
    const { battle, code } = await battler.inviting();
    expect(await errorOf(await battler.join(battle, { invite: code }))).toMatchObject({ status: 400, code: "force-missing" });
    const faulty = { invite: code, force: quickForce({ units: [] }), name: "x" };
    const error = await errorOf(await battler.join(battle, faulty));
    expect(error).toMatchObject({ status: 400, code: "bad-document" });
    expect(error.details).toEqual([
      expect.objectContaining({ at: "force.units", code: "too-small" }),
      expect.objectContaining({ at: "name", code: "unknown-field" }),
    ]);
    expect(await errorOf(await battler.join(battle, { invite: code, force: HOUSE }))).toMatchObject({ status: 400, at: "force.kind" });
    expect(await errorOf(await battler.join(battle, { invite: "x", force: null }))).toMatchObject({ status: 400, at: "invite" });
    expect((await battler.join(battle, { invite: code, force: quickForce() })).status).toBe(200);
  });

  test("taken on a page joins the player's account", async () => {
    const { battle, code } = await newBattler().inviting();
    const player = newBattler();
    await player.join(battle, { invite: code, force: quickForce() }, PAGE);
    expect((await viewIn(await player.look(battle))).seat).toBe("b");
  });
});

describe("a partner", () => {
  test("takes a place at the same seat, with the code of its holder, once", async () => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const { code } = await codeIn(await battler.askPartner(battle, a));
    expect(await errorOf(await battler.join(battle, { invite: code, force: quickForce() }))).toMatchObject({
      status: 400,
      code: "force-not-wanted",
    });
    const { seat, token } = await joinedIn(await battler.join(battle, { invite: code }));
    expect(seat).toBe("a");
    expect((await battler.join(battle, { invite: code })).status).toBe(404);
    expect((await battler.command(battle, sit(), bearer(token))).status).toBe(200);
    expect(await errorOf(await battler.askPartner(battle, a))).toMatchObject({ status: 409, code: "seat-full" });
  });
});

describe("the tables of battles", () => {
  const read = (query = "") => ask("GET", `/api/battle-rules${query}`);

  test("come as they are in force, and for ever by version", async () => {
    const { version, tables } = running.knowledge.catalog.battle;
    const now = await read();
    expect(battleTables.parse(await now.json())).toEqual(tables);
    expect(now.headers.get("cache-control")).toBe("no-cache");
    const pinned = await read(`?version=${version}`);
    expect(await pinned.json()).toEqual(tables);
    expect(pinned.headers.get("cache-control")).toContain("immutable");
  });

  test("those of the day come as they are in force", async () => {
    const now = await ask("GET", "/api/afield-rules");
    expect(afieldTables.parse(await now.json())).toEqual(running.knowledge.catalog.afield);
    expect(now.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["latest", "", `sha256:${"0".repeat(64)}`])("there is no version %j", async (version) => {
    expect(await errorOf(await read(`?version=${version}`))).toMatchObject({ status: 404, code: "unknown-rules-version", at: "version" });
  });
});
