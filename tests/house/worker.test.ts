import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../../public/worker.js"), "utf8");
const ORIGIN = "http://here";

type Fake = { readonly body?: string; readonly status?: number; readonly build?: string };
type Event = Readonly<Record<string, unknown>> & { readonly waits: Promise<unknown>[]; answer?: Promise<Response> };

const pathOf = (request: string | Request) => new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;

/** A browser's caches, which all its workers share. */
function newCaches() {
  const named = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const kept = named.get(name) ?? new Map<string, Response>();
    named.set(name, kept);
    return {
      put: async (request: string | Request, answer: Response) => void kept.set(pathOf(request), answer),
      match: async (request: string | Request) => kept.get(pathOf(request))?.clone(),
      delete: async (request: string | Request) => kept.delete(pathOf(request)),
    };
  };
  return {
    named,
    open: async (name: string) => cacheOf(name),
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
    match: async (request: string | Request, { cacheName = "" } = {}) => named.get(cacheName)?.get(pathOf(request))?.clone(),
  };
}

/** The worker of a build, in front of a server that answers as `answers` says: a path without an answer cannot be reached. */
function worker(answers: Map<string, Fake>, { build = "one", caches = newCaches(), clients = 1 } = {}) {
  const heard = new Map<string, (event: Event) => void>();
  const done: string[] = [];
  const self = {
    location: new URL(`${ORIGIN}/worker.js?build=${build}`),
    addEventListener: (name: string, hear: (event: Event) => void) => heard.set(name, hear),
    skipWaiting: async () => void done.push("took over"),
    clients: {
      matchAll: async () =>
        Array.from({ length: clients }, () => ({ url: `${ORIGIN}/battles/here`, focus: async () => done.push("in front") })),
      claim: async () => void done.push("claimed"),
      openWindow: async (address: string) => done.push(`opened ${address}`),
    },
  };
  const fetch = async (request: string | Request) => {
    const { body = "", status = 200, build: by = build } = answers.get(pathOf(request)) ?? {};
    if (!answers.has(pathOf(request))) throw new TypeError("no connection");
    return new Response(body, { status, headers: { "x-condotta-build": by } });
  };
  runInContext(SOURCE, createContext({ self, caches, fetch, URL, Response, setTimeout: (act: () => void) => act(), clearTimeout() {} }));
  async function send(name: string, given: object = {}): Promise<Event> {
    const event: Event = { ...given, waits: [] };
    Object.assign(event, {
      waitUntil: (promise: Promise<unknown>) => event.waits.push(promise),
      respondWith: (answer: Promise<Response>) => Object.assign(event, { answer }),
    });
    heard.get(name)?.(event);
    await event.answer?.catch(() => undefined);
    await Promise.all(event.waits);
    return event;
  }
  const ask = (path: string, mode = "navigate", method = "GET", headers: Readonly<Record<string, string>> = {}) =>
    send("fetch", { request: { url: ORIGIN + path, method, mode, headers: new Headers(headers) } });
  const kept = () => [...(caches.named.get(`condotta.${build}`)?.keys() ?? [])];
  return { caches, done, ask, kept, send };
}

const GLOSSARY = "/glossary";
const page = (...files: readonly string[]): Fake => ({ body: files.map((file) => `<script src="/_next/static/chunks/${file}">`).join("") });
const at = (file: string) => `/_next/static/chunks/${file}`;

test("the front page is kept with its pictures, for light and dark", async () => {
  const pictures = ["/front/map-light.webp", "/front/map-dark.webp"];
  const body = `<picture><source srcset="${pictures[1]}"/><img src="${pictures[0]}"/></picture>`;
  const { ask, kept } = worker(new Map<string, Fake>([["/", { body }], ...pictures.map((one) => [one, {}] as const)]));
  await ask("/");
  expect(kept().sort()).toEqual(["/", ...pictures].sort());
});

test("a page is kept only once all that it names is kept, and is tried again otherwise", async () => {
  const answers = new Map([
    [GLOSSARY, page("a.js")],
    [at("a.js"), { body: 'import("static/chunks/b.js")' }],
  ]);
  const { ask, kept } = worker(answers);
  await ask(GLOSSARY);
  expect(kept()).toEqual([]);
  answers.set(at("b.js"), { status: 404 });
  await ask(GLOSSARY);
  expect(kept()).toEqual([]);
  answers.set(at("b.js"), { body: "static/chunks/a.js" });
  await ask(GLOSSARY);
  expect(kept()).toEqual([at("b.js"), at("a.js"), GLOSSARY]);
  answers.clear();
  const { answer } = await ask(`${GLOSSARY}?anything`);
  expect(await (await answer)?.text()).toContain("a.js");
});

test("a file that the page itself asked for does not pass for one that is kept with all it names", async () => {
  const answers = new Map([[at("a.js"), { body: "static/chunks/b.js" } as Fake]]);
  const { ask, kept } = worker(answers);
  await ask(at("a.js"), "no-cors");
  expect(kept()).toEqual([at("a.js")]);
  answers.set(GLOSSARY, page("a.js"));
  await ask(GLOSSARY);
  expect(kept()).toEqual([at("a.js")]);
});

test("a page that is no longer there is dropped", async () => {
  const answers = new Map([["/armies/one", page()]]);
  const { ask, kept } = worker(answers);
  await ask("/armies/one");
  expect(kept()).toEqual(["/armies/one"]);
  answers.set("/armies/one", { status: 404 });
  await ask("/armies/one");
  expect(kept()).toEqual([]);
});

test("nothing of another build is kept, and the cache of an earlier one goes when a new worker begins", async () => {
  const answers = new Map([
    [GLOSSARY, page("a.js")],
    [at("a.js"), {}],
  ]);
  const old = worker(answers);
  await old.ask(GLOSSARY);
  expect(old.kept()).toEqual([at("a.js"), GLOSSARY]);
  const next = new Map<string, Fake>([
    [GLOSSARY, { ...page("c.js"), build: "two" }],
    [at("c.js"), { build: "two" }],
  ]);
  for (const [path, answer] of next) answers.set(path, answer);
  await old.ask(GLOSSARY);
  expect(old.kept()).toEqual([at("a.js"), GLOSSARY]);
  const { send, kept } = worker(next, { build: "two", caches: old.caches });
  await send("activate");
  expect([...old.caches.named.keys()]).toEqual([]);
  await send("message", { data: { keep: [GLOSSARY] } });
  expect(kept()).toEqual([]);
});

test("a page that is not kept has another in its place, without scripts, where that is kept", async () => {
  const answers = new Map<string, Fake>([
    ["/offline", { body: '<h1>No connection</h1><script nonce="a">x</script><script\n src="b"></script>!' }],
  ]);
  const { ask, kept, send } = worker(answers);
  answers.set("/battles/one", page());
  await ask("/battles/one");
  expect(kept(), "a battle is not kept").toEqual([]);
  await send("message", { data: { keep: [] } });
  expect(kept()).toEqual(["/offline"]);
  answers.clear();
  const { answer } = await ask("/battles/one");
  expect([(await answer)?.status, await (await answer)?.text()]).toEqual([503, "<h1>No connection</h1>!"]);
  const api = await ask("/api/account/export");
  expect(api.answer).toBeUndefined();
});

test("a new worker takes over only when one page alone is open", async () => {
  const several = worker(new Map(), { clients: 2 });
  await several.send("message", { data: { take: true, keep: [] } });
  expect(several.done).toEqual([]);
  const one = worker(new Map(), { clients: 1 });
  await one.send("message", { data: { take: true, keep: [] } });
  expect(one.done).toEqual(["took over"]);
});

test("an army is kept as it was saved, at once, and dropped when it is deleted", async () => {
  const saved = "/api/armies/one";
  const answers = new Map<string, Fake>([[saved, { body: '{"revision":2}' }]]);
  const { ask, kept } = worker(answers);
  await ask(saved, "cors");
  expect(kept(), "only what was saved here").toEqual([]);
  // Nothing else of it can be fetched any more.
  await ask(saved, "cors", "PUT");
  expect(kept()).toEqual([saved]);
  answers.clear();
  const { answer } = await ask(saved, "cors");
  expect(await (await answer)?.json()).toEqual({ revision: 2 });
  answers.set(saved, { status: 200 });
  await ask(saved, "cors", "DELETE");
  expect(kept()).toEqual([]);
  answers.set("/api/armies", { status: 201, body: '{"id":"two","revision":1}' });
  await ask("/api/armies", "cors", "POST");
  expect(kept()).toEqual(["/api/armies/two"]);
  answers.set("/api/armies", { status: 201, body: '{"id":"three","revision":1}' });
  await ask("/api/armies", "cors", "POST", { "idempotency-key": "begun" });
  expect(kept(), "by the key that it was begun with, too").toEqual(["/api/armies/two", "/api/armies/new/begun", "/api/armies/three"]);
});

test("an army that was saved for the reader before is not kept", async () => {
  const answers = new Map<string, Fake>([
    ["/api/armies/one", {}],
    ["/api/account/session", {}],
  ]);
  const { ask, kept } = worker(answers);
  await Promise.all([ask("/api/account/session", "cors", "DELETE"), ask("/api/armies/one", "cors", "PUT")]);
  expect(kept()).toEqual([]);
});

test("nothing is kept of a reader who leaves, nor what was under way for the reader before", async () => {
  const answers = new Map<string, Fake>([
    [GLOSSARY, page()],
    ["/api/account/session", {}],
  ]);
  const { ask, kept } = worker(answers);
  await ask(GLOSSARY);
  expect(kept()).toEqual([GLOSSARY]);
  await Promise.all([ask(GLOSSARY), ask("/api/account/session", "cors", "DELETE")]);
  expect(kept()).toEqual([]);
});

test("a notice leads to its battle: the page that shows it, or a new one", async () => {
  const { send, done } = worker(new Map());
  const notice = (address: string) => ({ notification: { data: { address }, close: () => done.push("closed") } });
  await send("notificationclick", notice("/battles/here"));
  await send("notificationclick", notice("/battles/elsewhere"));
  expect(done).toEqual(["closed", "in front", "closed", "opened /battles/elsewhere"]);
});
