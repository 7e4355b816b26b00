import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterEach, describe, expect, inject, test } from "vitest";
import { RATES } from "@/lib/server/limits";
import { TERMINAL } from "@/lib/words/terminal";
import { siteForThisFile } from "./server";
import { type Site, startSite } from "./site";

const ROOT = resolve(import.meta.dirname, "../..");
const site = siteForThisFile();
const others: Site[] = [];

afterEach(async () => {
  for (const other of others.splice(0)) await other.stop();
});

async function another(environment: Record<string, string> = {}): Promise<Site> {
  const started = await startSite(environment, inject("preparedData"));
  others.push(started);
  return started;
}

const post = (to: Site, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${to.url}/api/assess`, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

async function errorOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, ...error };
}

describe("the API over the wire", () => {
  test("a ready army is assessed", async () => {
    const [army] = (await (await fetch(`${site().url}/api/ready-armies`)).json()) as unknown[];
    const response = await post(site(), JSON.stringify(army), { origin: site().url });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ legal: true });
  });

  test.each([
    ["GET", "/api", 404, "not-found"],
    ["GET", "/api/nowhere/at/all", 404, "not-found"],
    ["GET", "/api/lists/%00", 400, "unstorable-text"],
    ["GET", "/api/lists/%E0%A4%A", 404, "unknown-list"],
    ["GET", "/api/lists/..%2F..%2Fpackage", 404, "unknown-list"],
    ["DELETE", "/api/lists", 405, "method-not-allowed"],
    ["PATCH", "/api/assess", 405, "method-not-allowed"],
    ["POST", "/api/assess", 415, "not-json"],
  ])("%s %s answers %i %s", async (method, path, status, code) => {
    expect(await errorOf(await fetch(site().url + path, { method }))).toMatchObject({ status, code });
  });

  test.each([2, 15])("a body of %i MB gets its answer, and the connection is worth keeping", async (megabytes) => {
    const response = await post(site(), " ".repeat(megabytes * 1_000_000));
    expect(await errorOf(response)).toMatchObject({ status: 413, code: "body-too-large" });
    expect((await fetch(`${site().url}/api/health`)).status).toBe(200);
  });

  test("every answer is one line of the log", async () => {
    await fetch(`${site().url}/api/lists/log-test?version=x`);
    const lines = () =>
      site()
        .printed()
        .split("\n")
        .filter((one) => one.includes("log-test"));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(String(lines()[0]))).toMatchObject({
      level: "info",
      method: "GET",
      path: "/api/lists/log-test",
      status: 404,
      ms: expect.any(Number),
    });
  });
});

describe("headers", () => {
  const policyOf = async (path: string) => (await fetch(site().url + path)).headers.get("content-security-policy") ?? "";

  test("every page has a strict policy of its own", async () => {
    const policies = await Promise.all(["/", "/", "/lists", "/nowhere"].map(policyOf));
    const nonces = policies.map((policy) => /'nonce-([A-Za-z0-9+/=]{22,})'/.exec(policy)?.[1]);
    expect(nonces.every(Boolean)).toBe(true);
    expect(new Set(nonces).size).toBe(policies.length);
    for (const policy of policies) {
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).toContain("frame-ancestors 'none'");
      const apartFromNumbers = policy.replace("; style-src-attr 'unsafe-inline'", "");
      expect(apartFromNumbers).not.toBe(policy);
      expect(apartFromNumbers).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests|https?:/);
    }
  });

  test.each(["/", "/api/health", "/api/nowhere", "/icon.svg"])(
    "%s says what browsers need to know, and not what serves it",
    async (path) => {
      const { headers } = await fetch(site().url + path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=()");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );
});

describe("the address of a client", () => {
  const { requests } = RATES["sign-in"];

  /** The last of so many wrong passwords in a row, each said to come from an address of its own. `localhost` may be two addresses. */
  async function wrongPasswords(to: Site, times: number, forwardedFor: (time: number) => string): Promise<Response> {
    const address = to.url.replace("localhost", "127.0.0.1");
    const body = JSON.stringify({ email: "nobody@example.com", password: "not the right one" });
    const send = (time: number) =>
      fetch(`${address}/api/account/sign-in`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", origin: to.url, "x-forwarded-for": forwardedFor(time) },
      });
    for (let time = 0; time < times - 1; time++) expect((await send(time)).status).toBe(401);
    return send(times - 1);
  }

  test("cannot be chosen by the client", async () => {
    const refused = await wrongPasswords(await another(), requests + 1, (time) => `10.0.0.${time}`);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: "too-many-tries" });
  });

  test("is the last one that a trusted proxy names", async () => {
    const behind = await another({ TRUST_PROXY: "1" });
    expect((await wrongPasswords(behind, requests + 1, (time) => `10.0.0.${time}, 192.0.2.1`)).status).toBe(429);
    expect((await wrongPasswords(behind, 1, () => "192.0.2.1, 192.0.2.2")).status).toBe(401);
  });
});

describe("the front door stands before Next", () => {
  /** Sends a request's head as it is; the status of the answer. */
  async function statusOf(to: Site, line: string, headers: readonly string[] = []): Promise<number> {
    const socket = connect(to.port, "localhost");
    socket.write([`${line} HTTP/1.1`, `Host: localhost:${to.port}`, ...headers, "", ""].join("\r\n"));
    const [answer] = (await once(socket, "data")) as [Buffer];
    const closed = once(socket, "close");
    socket.on("error", () => undefined).end();
    await Promise.race([closed, pause(100)]);
    socket.destroy();
    return Number(String(answer).split(" ")[1]);
  }

  test("two thousand upgrades leave no socket behind", async () => {
    const asked = await another();
    const descriptors = () => readdirSync(`/proc/${asked.pid}/fd`).length;
    // Where there is no route, and where no limit of pages keeps one from getting to Next.
    const upgrade = () => statusOf(asked, "GET /_next/static/nowhere.js", ["Connection: Upgrade", "Upgrade: websocket"]);
    const [before, answers] = [descriptors(), new Set<number>()];
    for (let asking = 0; asking < 2000; asking += 50)
      for (const status of await Promise.all(Array.from({ length: 50 }, upgrade))) answers.add(status);
    await expect.poll(() => descriptors() - before).toBeLessThan(20);
    expect([...answers]).toEqual([404]);
  });

  test.each(["TRACE /", "TRACE /api/health", "TRACE /icon.svg", "OPTIONS *", "OPTIONS /lists", "POST /lists"])(
    "%s answers 405",
    async (line) => {
      expect(await statusOf(site(), line)).toBe(405);
    },
  );

  test("a request line for another server is refused, one for this is answered", async () => {
    expect(await statusOf(site(), "GET http://evil.example/")).toBe(421);
    expect(await statusOf(site(), `GET ${site().url}/api/health`)).toBe(200);
  });

  test.each(["/lists", "/nowhere", "/lists.rsc"])("%s is answered though nobody can read what a browser says that it has", async (path) => {
    const headers = { rsc: "1", "next-router-state-tree": "x" };
    expect((await fetch(site().url + path, { headers })).status).toBeLessThan(500);
  });

  test("no picture is made smaller for anybody, least of all one whose address cannot be read", async () => {
    for (const url of ["/icon.svg", "/armies/x/%E0%A4%A"])
      expect((await fetch(`${site().url}/_next/image?${new URLSearchParams({ url, w: "64", q: "75" })}`)).status).toBe(404);
  });

  test("Next's own server refuses to stand there instead", () => {
    const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: site().dataDirectory, NEXT_TELEMETRY_DISABLED: "1" };
    const next = ["node_modules/next/dist/bin/next", "start", "--port", "0"];
    const { status, stderr } = spawnSync(process.execPath, next, { cwd: ROOT, env, encoding: "utf8", timeout: 60_000 });
    expect([status, stderr]).toEqual([1, expect.stringContaining(TERMINAL.serve.nextStart)]);
  });
});

test("opening a page renews the visitor's session", async () => {
  const [army] = (await (await fetch(`${site().url}/api/ready-armies`)).json()) as unknown[];
  const saved = await fetch(`${site().url}/api/armies`, {
    method: "POST",
    body: JSON.stringify(army),
    headers: { "content-type": "application/json", "idempotency-key": "a-page-renews-it", origin: site().url },
  });
  const cookie = saved.headers.getSetCookie().map((one) => one.split(";")[0]);
  const open = () => fetch(`${site().url}/armies`, { headers: { accept: "text/html", cookie: cookie.join("; ") } });
  expect((await open()).headers.getSetCookie()).toEqual([]);
  const database = new Sqlite(join(site().dataDirectory, "condotta.db"));
  database.exec("update sessions set expires_at = expires_at - 2 * 86400000");
  database.close();
  const page = await open();
  expect([page.status, page.headers.getSetCookie().map((one) => one.split(";")[0])]).toEqual([200, cookie]);
  expect(page.headers.get("cache-control")).toContain("private");
  expect((await open()).headers.getSetCookie()).toEqual([]);
});

test("over https, browsers are told to come by https alone", async () => {
  const secured = await another({ PUBLIC_URL: "https://condotta.example" });
  for (const path of ["/", "/api/health", "/icon.svg"])
    expect((await fetch(secured.url + path)).headers.get("strict-transport-security")).toMatch(/^max-age=\d+$/);
  expect((await fetch(`${site().url}/`)).headers.has("strict-transport-security")).toBe(false);
});

describe("a stop", () => {
  test("is soon, in spite of an upload that stalls and a connection that says nothing", async () => {
    const stopped = await another();
    for (const text of [
      "",
      "GET /api/he",
      "POST /api/assess HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ]) {
      const socket = connect(stopped.port, "localhost");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(text);
    }
    await pause(200);
    // One that does not end in ten seconds is killed, and has no code.
    expect(await stopped.stop()).toBe(143);
    expect(stopped.printed()).not.toMatch(/error/i);
  });
});

test("a database in use is backed up, and not replaced", async () => {
  const env = { ...process.env, DATA_DIR: site().dataDirectory, INIT_CWD: site().dataDirectory };
  const run = (script: string) =>
    spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, "mine.db"], { cwd: ROOT, env, encoding: "utf8" });
  expect(run("backup")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(TERMINAL.backUp.made(join(site().dataDirectory, "mine.db"))),
  });
  expect(run("restore")).toMatchObject({ status: 1, stderr: expect.stringContaining("A server is using") });
  expect((await fetch(`${site().url}/api/health`)).status).toBe(200);
});
