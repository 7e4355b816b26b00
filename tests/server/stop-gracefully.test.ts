import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const STREAM = "GET /stream HTTP/1.1\r\nHost: x\r\n\r\n";
const STALLED = "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
const slow = (ms: number) => `GET /slow?ms=${ms} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** However busy the machine is. */
const POLL = { timeout: 50_000, interval: 10 };

const servers: ChildProcess[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill("SIGKILL");
});

async function startServer() {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/server/stopping-server.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  servers.push(child);
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (printed += piece));
  const timesAsked = () => printed.split("\n").filter((line) => line === "asked").length;
  await expect.poll(() => printed, POLL).toContain("\n");
  const { port } = JSON.parse(printed) as { port: number };
  return {
    /** Comes back when the server has begun to answer. */
    async send(text: string) {
      const before = timesAsked();
      const answer = await send(port, text);
      await expect.poll(timesAsked, POLL).toBeGreaterThan(before);
      return answer;
    },
    /** Sends the signal, as often as that; how the process ended, and after how many milliseconds. */
    async stop(signal: NodeJS.Signals = "SIGTERM", times = 1) {
      const began = performance.now();
      const ended = once(child, "close");
      for (let sent = 0; sent < times; sent++) {
        if (sent > 0) await pause(100);
        child.kill(signal);
      }
      const [code] = (await ended) as [number | null];
      return { code, ms: performance.now() - began, printed };
    },
  };
}

/** Sends raw text, and collects what comes back until the server has closed the connection. */
async function send(port: number, text: string) {
  const socket: Socket = connect(port, "localhost");
  await once(socket, "connect");
  let received = "";
  socket.setEncoding("utf8").on("data", (piece: string) => (received += piece));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  socket.write(text);
  return { received: () => received, whole: () => closed.then(() => received) };
}

/** Next alone would wait for minutes: less than this, and nobody waited for it. */
const HUNG = 15_000;

describe("a server told to stop", { timeout: 60_000 }, () => {
  test.each([
    ["SIGTERM", 143],
    ["SIGINT", 130],
  ] as const)("ends at once at %s, and as it should", async (signal, code) => {
    const server = await startServer();
    const end = await server.stop(signal);
    expect(end).toMatchObject({ code, printed: expect.stringContaining("exited by itself") });
    expect(end.ms).toBeLessThan(HUNG);
  });

  test("ends event streams at once, as a server ends them", async () => {
    const server = await startServer();
    const streams = await Promise.all(Array.from({ length: 10 }, () => server.send(STREAM)));
    await expect.poll(() => streams.every((one) => one.received().includes("data: tick")), POLL).toBe(true);
    const end = await server.stop();
    expect(end).toMatchObject({ code: 143 });
    expect(end.ms).toBeLessThan(HUNG);
    for (const one of streams) expect(await one.whole()).toMatch(/0\r\n\r\n$/);
  });

  test("lets an answer under way be finished", async () => {
    const server = await startServer();
    const answer = await server.send(slow(500));
    expect(await server.stop()).toMatchObject({ code: 143 });
    expect(await answer.whole()).toContain("answered");
  });

  test("takes the same signal again as the first one: a terminal sends it to whoever started the server as well, who passes it on", async () => {
    const server = await startServer();
    const answer = await server.send(slow(500));
    expect(await server.stop("SIGINT", 2)).toMatchObject({ code: 130, printed: expect.stringContaining("exited by itself") });
    expect(await answer.whole()).toContain("answered");
  });

  test.each([
    ["an upload that stalls", STALLED],
    ["an answer that takes too long", slow(60_000)],
  ])("does not wait for %s", async (_, text) => {
    const server = await startServer();
    const answer = await server.send(text);
    const end = await server.stop();
    expect(end).toMatchObject({ code: 143, printed: expect.stringContaining("exited by itself") });
    expect(end.ms).toBeGreaterThan(900);
    expect(end.ms).toBeLessThan(HUNG);
    expect(await answer.whole()).toBe("");
  });
});
