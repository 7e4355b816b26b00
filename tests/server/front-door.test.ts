import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { errorBody } from "@/lib/model/http";
import { frontDoor, type Handle } from "@/lib/server/front-door";
import { LIMITS, RATES } from "@/lib/server/limits";
import { secondsToWait, takePlaces } from "@/lib/server/rate-limit";
import type { Running } from "@/lib/server/running";
import { watchAnswers } from "@/lib/server/serve";
import { FRONT_DOOR } from "@/lib/words/refusals";

const PUBLIC_URL = "http://condotta.example:3000";
const closing: (() => void)[] = [];

/** Other tests of this process count as well. */
function forgetCounts() {
  const shared = globalThis as { condottaLimiters?: unknown; condottaPlaces?: unknown };
  delete shared.condottaLimiters;
  delete shared.condottaPlaces;
}
beforeEach(forgetCounts);
afterEach(() => {
  forgetCounts();
  for (const close of closing.splice(0)) close();
});

/** Stands for Next: says what came through the door. */
const echo: Handle = async ({ method, url, headers }, response) => {
  const state = headers["next-router-state-tree"];
  response.end(JSON.stringify({ method, url, address: headers["x-forwarded-for"], ...(state === undefined ? {} : { state }) }));
};

type Settings = { publicUrl?: string; trustProxy?: boolean; handle?: Handle };

/** A server behind the front door, on a free port; `send` sends a request's head as it is and gives back all that was answered. */
async function open({ publicUrl = PUBLIC_URL, trustProxy = false, handle = echo }: Settings = {}) {
  const log = { info: () => undefined, error: () => undefined };
  const server = frontDoor(
    {
      database: { tryReading: async () => {}, failedSince: () => false },
      environment: { publicUrl, trustProxy },
      log,
    } as unknown as Running,
    handle,
  );
  closing.push(() => void server.close().closeAllConnections());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  async function send(line: string, headers: readonly string[] = []) {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (piece: string) => (received += piece));
    socket.write([`${line} HTTP/1.1`, "Host: x", "Connection: close", ...headers, "", ""].join("\r\n"));
    await once(socket, "close");
    const [head = "", body = ""] = received.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
  }
  return { server, port, send };
}

const throughIn = ({ status, body }: { status: number; body: string }) => ({ status, ...(JSON.parse(body) as object) });

describe("what is let through", () => {
  test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s to the API", async (method) => {
    const { send } = await open();
    expect(throughIn(await send(`${method} /api/armies`))).toMatchObject({ status: 200, method, url: "/api/armies" });
  });

  test.each([
    ["its own address in full", `${PUBLIC_URL}/lists/swiss?year=1515`, "/lists/swiss?year=1515"],
    ["the same without a path", PUBLIC_URL, "/"],
    ["the same with a query alone", `${PUBLIC_URL}?x=/a//b`, "/?x=/a//b"],
    ["a path whose escapes are no UTF-8", "/a%E0%A4%A?x=%", "/a%25E0%25A4%25A?x=%"],
  ])("a request line with %s", async (_, target, url) => {
    const { send } = await open();
    expect(throughIn(await send(`GET ${target}`))).toMatchObject({ status: 200, url });
  });

  test("pages and papers one by one, and whatever else is asked for in between", async () => {
    const told: string[] = [];
    const { send } = await open({
      handle: async ({ url = "" }, response) => {
        told.push(`${url} begins`);
        // Work in many turns of the event loop, as a page is made.
        for (let turn = 0; turn < 8 && url !== "/api/health"; turn++) {
          for (const since = performance.now(); performance.now() - since < 4; );
          await setImmediate();
        }
        told.push(`${url} ends`);
        response.end("done");
      },
    });
    await Promise.all(
      ["/lists", "/api/sheets", "/glossary", "/api/battles", "/api/battlefields?seed=1", "/api/battles/x/places", "/api/health"].map(
        (path) => send(`GET ${path}`),
      ),
    );
    expect(told.indexOf("/api/health ends")).toBeLessThan(told.length - 2);
    const long = told.filter((one) => !one.startsWith("/api/health"));
    expect(long.filter((_, at) => at % 2 === 0).map((one) => one.replace("begins", "ends"))).toEqual(long.filter((_, at) => at % 2 === 1));
  });

  test("what fails behind the door is answered in words and not thrown", async () => {
    const { send } = await open({ handle: async () => Promise.reject(new Error("on purpose")) });
    const page = await send("GET /");
    expect([page.status, page.body]).toEqual([500, expect.stringContaining(FRONT_DOOR.broken.message)]);
    const { status, body } = await send("GET /api/armies");
    expect([status, errorBody.parse(JSON.parse(body)).error.code]).toEqual([500, "internal"]);
  });

  test("an answer that breaks off is cut off, and does not look whole", async () => {
    const { send } = await open({
      handle: async (_, response) => {
        response.write("half of it");
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error("on purpose");
      },
    });
    const { status, body } = await send("GET /api/account/export");
    expect([status, body]).toEqual([200, "a\r\nhalf of it\r\n"]);
  });
});

describe("what is refused", () => {
  test.each(["/", "/lists", "/icon.svg", "/_next/static/x.js", "/api/health", "/api"])("TRACE %s", async (path) => {
    const { status, head } = await (await open()).send(`TRACE ${path}`);
    expect(status).toBe(405);
    expect(head).toMatch(/\r\nallow: get, head/);
  });

  test.each(["OPTIONS *", "GET *", "OPTIONS /lists", "POST /lists", "DELETE /", "PROPFIND /api/armies"])("%s", async (line) => {
    expect((await (await open()).send(line)).status).toBe(405);
  });

  test.each([
    "http://evil.example/",
    "http://evil.example/api/health",
    "http://condotta.example/",
    `http://condotta.example:3000@evil.example/`,
    "http://condotta.example:3000.evil.example/",
    "ftp://evil.example/x",
    "http://[::1/",
  ])("a request line for another server: %s", async (target) => {
    const { status, body } = await (await open()).send(`GET ${target}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain("evil");
  });

  test("another server, by its own status", async () => {
    const { status, body } = await (await open()).send("GET http://evil.example/");
    expect([status, body]).toEqual([421, expect.stringContaining(FRONT_DOOR.anotherServer.message(PUBLIC_URL))]);
  });

  test("by the API in its one way", async () => {
    const { body, head } = await (await open()).send("TRACE /api/health");
    expect(errorBody.parse(JSON.parse(body)).error).toMatchObject({ code: "method-not-allowed" });
    expect(head).toContain("content-type: application/json");
  });
});

describe("whoever asks for more than he reads", () => {
  const asked = (path: string, times: number) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times);
  /** Answers nobody before `go`. */
  const held = () => {
    const seen: string[] = [];
    let go = () => {};
    const wait = new Promise<void>((done) => (go = done));
    const handle: Handle = async ({ url = "" }, response) => {
      seen.push(url);
      await wait;
      response.end("done");
    };
    return { seen, handle, go };
  };

  test("in one breath is answered, up to a hundred", async () => {
    const { port } = await open();
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (piece: string) => (received += piece));
    socket.write(asked("/api/lists", 99) + asked("/api/armies", 1).replace("Host: x", "Host: x\r\nConnection: close"));
    await once(socket, "close");
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(100);
  });

  test.each(["/api/health", "/api/lists", "/lists"])("and goes on is cut off, and what he asked for is forgotten: %s", async (path) => {
    const { seen, handle, go } = held();
    const { server, port } = await open({ handle });
    const answers = watchAnswers(server);
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write(asked(path, 5000));
    await new Promise((done) => socket.once("close", done));
    expect(seen.length).toBeLessThanOrEqual(100);
    expect(answers()).toEqual([]);
    go();
  });

  test("and has gone is not answered, however many of his requests wait on one connection", async () => {
    const { seen, handle, go } = held();
    const { server, port } = await open({ handle });
    const answers = watchAnswers(server);
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write(asked("/lists", 1) + asked("/glossary", 1) + asked("/battles", 30));
    while (seen.length === 0) await setImmediate();
    socket.destroy();
    while (answers().length > 0) await setImmediate();
    go();
    await new Promise((done) => setTimeout(done, 50));
    expect(seen.filter((one) => one === "/battles").length).toBeLessThan(30);
  });

  test("waits for his own pages, and others for one of them", async () => {
    const told: string[] = [];
    const { send } = await open({
      trustProxy: true,
      handle: async ({ headers }, response) => {
        for (const since = performance.now(); performance.now() - since < 5; );
        await setImmediate();
        told.push(String(headers["x-forwarded-for"]));
        response.end("done");
      },
    });
    const from = (address: string) => send("GET /lists", [`X-Forwarded-For: ${address}`]);
    const greedy = Array.from({ length: 20 }, () => from("192.0.2.1"));
    await greedy[0];
    await from("192.0.2.2");
    expect(told.indexOf("192.0.2.2")).toBeLessThan(10);
    await Promise.all(greedy);
  });

  test("is refused in words when too much of his waits", async () => {
    const { handle, go } = held();
    const { send } = await open({ handle, trustProxy: true });
    const from = (address: string) => send("GET /api/openapi.json", [`X-Forwarded-For: ${address}`]);
    let answered = 0;
    const many = Array.from({ length: 400 }, () => from("192.0.2.1").finally(() => answered++));
    while (answered < 20) await setImmediate();
    go();
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await from("192.0.2.1")).status).toBe(200);
  });
});

test.each([
  ["https://condotta.example", true],
  [PUBLIC_URL, false],
])("served as %s, tells browsers to come by https alone: %s", async (publicUrl, told) => {
  const { send } = await open({ publicUrl });
  for (const line of ["GET /", "GET /api/health", "TRACE /"])
    expect(/\r\nstrict-transport-security: max-age=\d{8}\r?\n?/.test((await send(line)).head)).toBe(told);
});

describe("what Next's program in a browser says that it has of a page", () => {
  const slot = ["seed", "oak", "d", null] as const;
  const STATES = [
    ["", {}],
    ["", { children: ["lists", { children: ["__PAGE__", {}] }] }, null, "refetch", 3],
    ["", { children: ["battlefields", { children: [slot, { children: ["__PAGE__?{}", {}, ["/x", "?y"], null, null, "z"] }] }] }],
  ];
  const of = async (state: string) => throughIn(await (await open()).send("GET /lists", [`Next-Router-State-Tree: ${state}`]));

  test.each(STATES)("goes through: %j", async (...state) => {
    const sent = encodeURIComponent(JSON.stringify(state));
    expect(await of(sent)).toMatchObject({ status: 200, state: sent });
  });

  test.each([
    "x",
    "%",
    "%5B%22%22%5D",
    "[1,{}]",
    '["",{"children":[]}]',
    '["",{},null,"other"]',
    '[["a","b","x",null],{}]',
    "[".repeat(4000),
  ])("is left out where Next could not read it: %s", async (state) => {
    expect(await of(state)).not.toHaveProperty("state");
  });

  test("is read by Next itself with the same eyes", async () => {
    const { parseAndValidateFlightRouterState: read } = await import("next/dist/server/app-render/parse-and-validate-flight-router-state");
    for (const state of STATES) expect(read(encodeURIComponent(JSON.stringify(state)))).toEqual(state);
    for (const state of ["x", "%5B%22%22%5D", '["",{},null,"other"]']) expect(() => read(state)).toThrow("could not be parsed");
  });
});

describe("the address of a client", () => {
  const FORGED = ["X-Forwarded-For: 10.0.0.1, 2001:db8::7"];

  test("is the socket's, whatever it sends", async () => {
    expect(throughIn(await (await open()).send("GET /", FORGED))).toMatchObject({ address: "127.0.0.1" });
  });

  test("is the last that a trusted proxy names", async () => {
    const { send } = await open({ trustProxy: true });
    expect(throughIn(await send("GET /", FORGED))).toMatchObject({ address: "2001:db8:0:0::/64" });
  });
});

describe("pages", () => {
  const { requests } = RATES.pages;

  test("have a limit by address; the API and static files have not that one", async () => {
    const { send } = await open({ trustProxy: true });
    const from = (address: string) => [`X-Forwarded-For: ${address}`];
    for (let asked = 1; asked < requests; asked++) await secondsToWait("pages", "192.0.2.1");
    expect((await send("GET /lists", from("192.0.2.1"))).status).toBe(200);
    const refused = await send("GET /lists", from("192.0.2.1"));
    expect([refused.status, refused.body]).toEqual([429, expect.stringContaining(FRONT_DOOR.tooManyPages.title)]);
    expect(Number(/\r\nretry-after: (\d+)/.exec(refused.head)?.[1])).toBeGreaterThanOrEqual(1);
    expect(refused.head).toContain("content-type: text/html");
    expect((await send("GET /lists?x=1", from("192.0.2.1"))).status).toBe(429);
    for (const free of ["/api/lists", "/_next/static/x.js"]) expect((await send(`GET ${free}`, from("192.0.2.1"))).status).toBe(200);
    expect((await send("GET /lists", from("192.0.2.2"))).status).toBe(200);
    expect((await send("GET /lists", [...from("192.0.2.1"), "Next-Router-Prefetch: 1"])).status).toBe(200);
  });

  test("are counted whatever way leads to them, and are answered to no other method by it", async () => {
    const { send } = await open();
    const ways = ["/_next/static/../../lists", "/_next/static/%2e%2E/.%2e/lists", "/api/../lists", "/api/health/..\\../lists"];
    for (const way of ways) {
      forgetCounts();
      for (let asked = 0; asked < requests; asked++) await secondsToWait("pages", "127.0.0.1");
      expect((await send(`GET ${way}`)).status, way).toBe(429);
      expect((await send(`POST ${way}`)).status, way).toBe(405);
    }
    expect((await send("GET /lists/../api/lists")).status).toBe(200);
  });

  test("have another limit where they are fetched beforehand, which keeps nobody from opening them", async () => {
    const { send } = await open();
    const beforehand = () => send("GET /lists", ["Next-Router-Prefetch: 1"]);
    for (let asked = 1; asked < RATES.prefetches.requests; asked++) await secondsToWait("prefetches", "127.0.0.1");
    expect((await beforehand()).status).toBe(200);
    expect((await beforehand()).status).toBe(429);
    expect((await send("GET /lists")).status).toBe(200);
  });
});

describe("connections", () => {
  /** As though so many connections of this address were open. */
  function takeAllBut(left: number) {
    const place = { of: "connections|127.0.0.1", most: LIMITS.addressConnections };
    for (let at = 0; at < LIMITS.addressConnections - left; at++) expect(takePlaces([place])).not.toBeNull();
  }
  /** One that says nothing, and what it is told by itself. */
  async function silent(port: number) {
    const socket = connect(port, "127.0.0.1");
    const told: string[] = [];
    socket.setEncoding("utf8").on("data", (piece: string) => told.push(piece));
    closing.push(() => socket.destroy());
    await once(socket, "connect");
    return { socket, told };
  }

  test("of one address are bounded, though nothing is asked by them; one that ends makes room", async () => {
    const { port, send } = await open();
    takeAllBut(2);
    const [first, second] = [await silent(port), await silent(port)];
    const third = await silent(port);
    await once(third.socket, "close");
    expect(third.told.join("")).toMatch(/^HTTP\/1\.1 503 .*\b600 connections\b/s);
    expect([first.told, second.told]).toEqual([[], []]);
    first.socket.destroy();
    await expect.poll(async () => (await send("GET /lists")).status).toBe(200);
    expect(second.told).toEqual([]);
  });

  test("of a trusted proxy are not: they are everybody's", async () => {
    const { send } = await open({ trustProxy: true });
    takeAllBut(0);
    expect((await send("GET /lists")).status).toBe(200);
  });
});

test("an upgrade is answered as though nobody had asked for it", async () => {
  const { server, port } = await open();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /lists HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200 OK.*"url":"\/lists"/s);
  socket.destroy();
  expect(server.listenerCount("upgrade")).toBe(0);
});
