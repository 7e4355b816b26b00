import { beforeEach, describe, expect, test } from "vitest";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { newBattler, quickForce } from "./battler";
import { bootSoundly } from "./program-folder";

const TOKEN = "watched-by-the-club-2026";

const asking = (headers: Record<string, string> = {}) => ask("GET", "/api/metrics", { headers });
const withToken = (token: string) => asking({ authorization: `Bearer ${token}` });

async function figureOf(line: string): Promise<number> {
  const lines = (await (await withToken(TOKEN)).text()).split("\n");
  return Number(lines.find((one) => one.startsWith(`${line} `))?.slice(line.length) ?? Number.NaN);
}

describe("metrics are off", () => {
  test("where no token is set: they are not even there", async () => {
    setRunning(await bootSoundly());
    expect(await errorOf(await withToken(TOKEN))).toMatchObject({ status: 404, code: "not-found" });
  });
});

describe("with a token", () => {
  let running: Running;
  beforeEach(async () => {
    running = await bootSoundly(undefined, undefined, { METRICS_TOKEN: TOKEN });
    setRunning(running);
  });

  test.each([undefined, "", `${TOKEN}x`, TOKEN.slice(1), TOKEN.toUpperCase()])("they are for whoever sends it, not %j", async (token) => {
    const refused = await (token === undefined ? asking() : withToken(token));
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    expect(await errorOf(refused)).toMatchObject({ status: 401, code: "wrong-metrics-token" });
  });

  test("they are Prometheus's text, and no cache keeps them", async () => {
    const { status, headers } = await withToken(TOKEN);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test("they count answers by endpoint and status, and say whether all is well", async () => {
    for (let at = 0; at < 3; at++) await ask("GET", "/api/health");
    await ask("POST", "/api/health");
    expect(await figureOf('condotta_answer_seconds_count{endpoint="health",status="200"}')).toBe(3);
    expect(await figureOf('condotta_answer_seconds_count{endpoint="none",status="405"}')).toBe(1);
    expect(await figureOf(`condotta_healthy{engine="${running.database.engine}"}`)).toBe(1);
  });

  test("they count the streams that are open, and name nobody", async () => {
    const battler = newBattler("192.0.2.77");
    const { battle, seats } = await battler.opening(quickForce(), quickForce());
    const stream = await battler.listen(battle, { authorization: `Bearer ${seats.a}` });
    expect(await figureOf("condotta_streams")).toBe(1);
    const text = await (await withToken(TOKEN)).text();
    for (const secret of [battle, String(seats.a), "192.0.2.77", TOKEN]) expect(text).not.toContain(secret);
    await stream.body?.cancel();
    expect(await figureOf("condotta_streams")).toBe(0);
  });
});
