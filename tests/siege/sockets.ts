import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "../e2e/site";
import { ask } from "./besieged";
import { type Ended, judgeAnswer, judgeDescriptors, type Row } from "./judges";

const UPGRADES = 2000;
const AT_ONCE = 50;
/** Milliseconds that a closed connection's descriptor may linger. */
const LINGERS = 15_000;

/** Connections that are flooded at once, for so many milliseconds or bytes, and the megabytes of memory that it may take. */
const FLOODS = 4;
const FLOOD_MS = 3000;
const FLOOD_BYTES = 20_000_000;
const FLOOD_MOST = 300;

/** `answered`: the first answer is waited for, and nothing after it. */
type Sent = {
  readonly pieces: readonly (string | Buffer)[];
  readonly everyMs?: number;
  readonly waitMs?: number;
  readonly answered?: boolean;
};

/** Writes to a socket what no client would, and reads until it is closed, or for so long. The status is the first that is answered; 0: closed without one. */
function sendRaw({ port }: Site, { pieces, everyMs = 0, waitMs = 4000, answered = false }: Sent): Promise<Ended> {
  const began = performance.now();
  const socket = connect(port, "localhost");
  let text = "";
  return new Promise((done) => {
    const end = () => {
      clearTimeout(late);
      socket.destroy();
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), ms: performance.now() - began, text });
    };
    const late = setTimeout(end, waitMs);
    socket.setEncoding("latin1").on("data", (piece: string) => {
      text += piece;
      if (answered) end();
    });
    socket.on("error", () => undefined).on("close", end);
    socket.on("connect", async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (everyMs > 0) await pause(everyMs);
      }
    });
  });
}

const head = (line: string, ...headers: readonly string[]) => [`${line} HTTP/1.1`, "Host: x", ...headers, "", ""].join("\r\n");
const closing = (line: string, ...headers: readonly string[]) => head(line, "Connection: close", ...headers);
const JSON_TYPE = "Content-Type: application/json";

type Case = Sent & {
  readonly name: string;
  /** The statuses that it may be answered with; 0: the connection closed without a word. */
  readonly answers: readonly number[];
};

const REFUSED = [0, 400, 405, 408, 411, 413, 414, 417, 421, 431, 501, 505];
const ONE = { name: "", pieces: [] as readonly (string | Buffer)[] };

/** A request whose beginning or end is missing, at whatever place it breaks off. */
function halves(): readonly Case[] {
  const whole = `${head("POST /api/assess", JSON_TYPE, "Content-Length: 40")}{"schema":`;
  const cuts = Array.from({ length: 24 }, (_, at) => Math.ceil(((at + 1) * whole.length) / 24));
  return cuts.map((cut) => ({
    ...ONE,
    name: `a request cut off after ${cut} bytes`,
    pieces: [whole.slice(0, cut)],
    waitMs: 400,
    answers: [0, 400, 408],
  }));
}

/** One letter after the other, for a while. */
const slow = (name: string, text: string): Case => ({ name, pieces: [...text], everyMs: 60, waitMs: 4000, answers: [...REFUSED, 200] });

function lines(): readonly Case[] {
  const refused = [
    ...["TRACE /", "TRACE /api/health", "OPTIONS *", "GET *", "CONNECT evil.example:443", "GET http://evil.example/", "PRI *", "get /"],
    ...[
      "GET /\u0000",
      "GET /\u007f",
      "GET /a b",
      "GET",
      "FOO /",
      "GET //evil.example/%2e%2e",
      "GET http://[::1/",
      `GET /${"a".repeat(70_000)}`,
    ],
  ];
  const version = ["GET / HTTP/0.9", "GET / HTTP/2.0", "GET / HTTP/9.9", "GET / HTTP/1.1\n", "GET  / HTTP/1.1"].map(
    (line) => `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  return [
    ...refused.map((line) => ({ name: line.slice(0, 60), pieces: [closing(line)], answers: [...REFUSED, 404, 308, 301] })),
    ...version.map((text) => ({ name: JSON.stringify(text.slice(0, 16)), pieces: [text], answers: [...REFUSED, 200] })),
  ];
}

function headers(): readonly Case[] {
  const of = (name: string, ...more: readonly string[]): Case => ({
    name,
    pieces: [closing("GET /api/lists", ...more)],
    answers: [...REFUSED, 200],
  });
  return [
    of("two thousand headers", ...Array.from({ length: 2000 }, (_, at) => `X-${at}: ${at}`)),
    of("a header of 100 kB", `X: ${"x".repeat(100_000)}`),
    of("a header without an end", `Cookie: ${"a=b; ".repeat(15_000)}`),
    of("a header with a nought", "X: a\u0000b"),
    of("a folded header", "X: a\r\n b"),
    of("two hosts", "Host: y"),
    of("two lengths", "Content-Length: 1", "Content-Length: 2"),
    of("a length and pieces", "Content-Length: 5", "Transfer-Encoding: chunked"),
    of("an unknown encoding of transfer", "Transfer-Encoding: x, chunked"),
    of("a length below nought", "Content-Length: -1"),
    of("a length beyond reckoning", "Content-Length: 99999999999999999999"),
    { ...of("a promise to go on", "Expect: 100-continue"), answers: [100] },
    of("another promise", "Expect: x"),
    { name: "no host", pieces: ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n"], answers: REFUSED },
  ];
}

/** Pieces of a body that are wrong, and what comes after them. */
function bodies(): readonly Case[] {
  const chunked = (text: string) => closing("POST /api/assess", JSON_TYPE, "Transfer-Encoding: chunked") + text;
  const of = (name: string, text: string): Case => ({ name, pieces: [text], answers: [...REFUSED, 200, 415, 404] });
  return [
    of("a piece without a length", chunked("x\r\n{}\r\n0\r\n\r\n")),
    of("a piece shorter than it says", chunked("ff\r\n{}\r\n0\r\n\r\n")),
    of("a piece beyond reckoning", chunked("ffffffffffffffff\r\n{}")),
    of("a length with an extension of 60 kB", chunked(`2;${"x".repeat(60_000)}\r\n{}\r\n0\r\n\r\n`)),
    of("a trailer", chunked("2\r\n{}\r\n0\r\nX: y\r\n\r\n")),
    of("less than it says", `${closing("POST /api/assess", JSON_TYPE, "Content-Length: 9")}{}`),
    of("more than it says", `${closing("POST /api/assess", JSON_TYPE, "Content-Length: 2")}{}GET / HTTP/1.1\r\n\r\n`),
    of("a body with a GET", `${closing("GET /api/lists", JSON_TYPE, "Content-Length: 2")}{}`),
    of("what is no HTTP", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"),
    of("nothing but line ends", "\r\n".repeat(2000)),
  ];
}

const pipelined: Case = {
  name: "a hundred requests in one breath",
  pieces: [head("GET /api/lists").repeat(99) + closing("GET /api/health")],
  waitMs: 5000,
  answers: [200],
};

async function tryAll(site: Site, cases: readonly Case[]): Promise<Row> {
  const ended = await Promise.all(cases.map((one) => sendRaw(site, one)));
  const faults = ended.flatMap((one, at) => {
    const { name = "", answers = [] } = cases[at] ?? {};
    const status = one.status ?? 0;
    const isOdd = answers.includes(status) ? [] : [`${name}: answered ${status} ${one.text.slice(0, 100)}`];
    return judgeAnswer(name, one) ?? isOdd;
  });
  return { what: "raw sockets", count: cases.length, slowest: null, faults: faults.flat() };
}

/** Megabytes that the server's process has in memory. */
const memoryOf = ({ pid }: Site): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Writes requests for as long as they are taken, and reads no answer. The bytes that were written. */
function flood({ port }: Site, path: string): Promise<number> {
  const requests = head(`GET ${path}`, "X-Forwarded-For: 10.9.255.1").repeat(500);
  const socket = connect(port, "localhost").pause();
  return new Promise((done) => {
    const end = () => {
      const { bytesWritten } = socket;
      socket.destroy();
      done(bytesWritten);
    };
    setTimeout(end, FLOOD_MS);
    const go = () => {
      while (!socket.destroyed && socket.bytesWritten < FLOOD_BYTES) if (!socket.write(requests)) return;
    };
    socket
      .on("error", () => undefined)
      .on("connect", go)
      .on("drain", go);
  });
}

/** Requests without end on a few connections, whose answers nobody reads: the server forgets them, and answers everybody else. */
async function besiegeWithFloods(site: Site): Promise<Row> {
  const before = memoryOf(site);
  const [faults, times]: [string[], number[]] = [[], []];
  for (const path of ["/api/openapi.json", "/api/health", "/lists"]) {
    let isGoing = true;
    const look = async () => {
      while (isGoing) {
        const ended = await ask(site.url, { path: "/api/health" });
        times.push(ended.ms);
        faults.push(...[judgeAnswer(`health while ${path} is flooded`, ended) ?? []].flat());
        await pause(20);
      }
    };
    const looking = look();
    await Promise.all(Array.from({ length: FLOODS }, () => flood(site, path)));
    isGoing = false;
    await looking;
  }
  const more = Math.round(memoryOf(site) - before);
  if (more > FLOOD_MOST) faults.push(`${more} MB more are in memory than before`);
  return { what: "requests without end, unread", count: 3 * FLOODS, slowest: Math.max(...times), faults };
}

/** Half requests, slow ones, odd lines, headers and bodies; then the server must be as well as before. */
export async function besiegeWithSockets(site: Site): Promise<readonly Row[]> {
  const loris = Array.from({ length: 30 }, (_, at) => slow(`a slow head, ${at}`, head("GET /api/lists", "X: y".repeat(20))));
  const slowBody = Array.from({ length: 10 }, () =>
    slow("a slow body", `${head("POST /api/assess", JSON_TYPE, "Content-Length: 60")}${" ".repeat(60)}`),
  );
  const row = await tryAll(site, [...halves(), ...lines(), ...headers(), ...bodies(), pipelined, ...loris, ...slowBody]);
  const health = await ask(site.url, { path: "/api/health" });
  const fault = health.status === 200 ? null : `health afterwards: ${health.status} ${health.text.slice(0, 200)}`;
  return [{ ...row, slowest: health.ms, faults: fault ? [...row.faults, fault] : row.faults }, await besiegeWithFloods(site)];
}

/** Of this server's process. */
const descriptorsOf = ({ pid }: Site): number => readdirSync(`/proc/${pid}/fd`).length;

/** Requests to upgrade to something else, to addresses with and without a route, and what stays open of them. */
export async function besiegeWithUpgrades(site: Site): Promise<readonly Row[]> {
  // A page takes as long as twenty other answers: few of them are asked for.
  const quick = ["/_next/static/nowhere.js", "/api/lists", "/api/nowhere", "/_next/webpack-hmr"];
  const pathOf = (at: number) => (at % 20 === 0 ? "/nowhere" : quick[at % quick.length]);
  const before = descriptorsOf(site);
  const faults: string[] = [];
  let slowest = 0;
  for (let asked = 0; asked < UPGRADES; asked += AT_ONCE) {
    const upgrade = (at: number) => {
      const wanted = [
        "Connection: Upgrade",
        `Upgrade: ${at % 3 === 0 ? "h2c" : "websocket"}`,
        `X-Forwarded-For: 10.9.${at >> 8}.${at & 255}`,
      ];
      return sendRaw(site, { pieces: [head(`GET ${pathOf(at)}`, "Sec-WebSocket-Key: dGhlIHNhbXBsZQ==", ...wanted)], answered: true });
    };
    const ended = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => upgrade(asked + at)));
    for (const one of ended) {
      slowest = Math.max(slowest, one.ms);
      const fault = one.status === 101 ? "an upgrade was accepted" : judgeAnswer("an upgrade", one);
      if (fault) faults.push(fault);
    }
  }
  const until = Date.now() + LINGERS;
  while (judgeDescriptors(before, descriptorsOf(site)) !== null && Date.now() < until) await pause(250);
  const leak = judgeDescriptors(before, descriptorsOf(site));
  if (leak) faults.push(leak);
  return [{ what: "upgrades, and descriptors after them", count: UPGRADES, slowest, faults }];
}
