import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventBytes, streaming } from "./event-stream";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPENING = "retry: 2000\n\n";
const eventOf = (id: number) => `id: ${id}\ndata: "${id}"\n\n`;

/** A source of events and its reader. */
function watching(now = 1, signal = new AbortController()) {
  const source = { now, told: null as number | null, wake: null as (() => void) | null, ended: 0, welcome: true };
  const newest = vi.fn(() => (source.told === source.now ? null : eventBytes(source.now, JSON.stringify(String(source.now)))));
  const reply = streaming({
    newest,
    listen: (wake) => {
      source.wake = wake;
      return () => {
        source.wake = null;
      };
    },
    isWelcome: async () => source.welcome,
    signal: signal.signal,
    onEnd: () => source.ended++,
  });
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  return {
    source,
    newest,
    reply,
    reader,
    leave: () => signal.abort(),
    goOn(steps = 1) {
      for (let step = 0; step < steps; step++) {
        source.now++;
        source.wake?.();
      }
    },
    async next(): Promise<string | null> {
      const { done, value } = await reader.read();
      return done ? null : new TextDecoder().decode(value);
    },
  };
}

describe("a stream of events", () => {
  test("begins with the newest, and goes on with every other", async () => {
    const { next, goOn } = watching();
    expect([await next(), await next()]).toEqual([OPENING, eventOf(1)]);
    goOn();
    expect(await next()).toBe(eventOf(2));
    const waiting = next();
    goOn();
    expect(await waiting).toBe(eventOf(3));
  });

  test("sends nothing to a reader who has the newest event, and then the next one", async () => {
    const { source, next, goOn } = watching();
    source.told = 1;
    expect(await next()).toBe(OPENING);
    const waiting = next();
    await Promise.resolve();
    goOn();
    expect(await waiting).toBe(eventOf(2));
  });

  test("keeps one event for a reader who does not read, and then gives him the newest", async () => {
    const { next, goOn, newest } = watching();
    expect(await next()).toBe(OPENING);
    goOn(1000);
    expect(newest).toHaveBeenCalledTimes(1);
    expect([await next(), await next()]).toEqual([eventOf(1), eventOf(1001)]);
    expect(newest).toHaveBeenCalledTimes(2);
  });

  test("says now and then that it is there, but never twice to one who does not listen", async () => {
    const { source, next, goOn } = watching();
    source.told = 1;
    expect(await next()).toBe(OPENING);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await next()).toBe(":\n\n");
    const waiting = next();
    await Promise.resolve();
    goOn();
    expect(await waiting).toBe(eventOf(2));
  });

  test("goes past proxies whole and at once", () => {
    expect(watching().reply.headers).toEqual({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
  });
});

describe("the end of a stream", () => {
  const isOver = ({ source }: ReturnType<typeof watching>) => {
    expect([source.wake, source.ended, vi.getTimerCount()]).toEqual([null, 1, 0]);
  };

  test("comes when nobody reads any more", async () => {
    const watched = watching();
    expect(vi.getTimerCount()).toBe(1);
    await watched.next();
    await watched.reader.cancel();
    watched.leave();
    isOver(watched);
  });

  test("comes when the reader has gone", async () => {
    const watched = watching();
    await watched.next();
    await watched.next();
    watched.leave();
    expect(await watched.next()).toBeNull();
    await watched.reader.cancel();
    isOver(watched);
  });

  test("comes with the next heartbeat for one who may be told no longer", async () => {
    const watched = watching();
    expect([await watched.next(), await watched.next()]).toEqual([OPENING, eventOf(1)]);
    watched.source.welcome = false;
    const waiting = watched.next();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await waiting).toBeNull();
    isOver(watched);
  });

  test("comes at once for one who had gone before it began", async () => {
    const gone = new AbortController();
    gone.abort();
    const watched = watching(1, gone);
    expect([await watched.next(), await watched.next()]).toEqual([OPENING, null]);
    isOver(watched);
  });

  test("ends where an event cannot be made, without harm to its announcer", async () => {
    const watched = watching();
    await watched.next();
    await watched.next();
    watched.newest.mockImplementation(() => {
      throw new Error("a fault");
    });
    watched.goOn();
    await expect(watched.next()).rejects.toThrow("a fault");
    isOver(watched);
  });
});
