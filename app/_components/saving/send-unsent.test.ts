// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { buildArmy } from "@/tests/build/army";
import { inBrowser } from "../browser/storage";
import { beginHere } from "./begin-here";
import { sendUnsent, untold } from "./send-unsent";
import { dropAllUnsent, isAnyUnsent, keepUnsent, latestUnsent, type Unsent } from "./unsent";

const BEGUN = buildArmy();
const CHANGED: Army = { ...BEGUN, name: "Changed" };
const KEY = "abcdefghijklmnopqrstuvwxyz";
const left = (more: Partial<Unsent> = {}): Unsent => ({
  ...{ page: `new/${KEY}`, writer: "gone", base: null, creationKey: KEY, first: BEGUN, army: CHANGED, account: null },
  ...more,
});

/** What the server has, by the key of its first save; `answers`: whether the browser hears what it says. */
let armies: Map<string, StoredArmy>;
let hears: boolean;
let refusal: { readonly code: string; readonly message: string } | null;

async function answer(path: string, { method, body, headers }: RequestInit): Promise<Response> {
  const sent = JSON.parse(String(body)) as Army;
  const given = new Headers(headers);
  const key = given.get("idempotency-key") ?? path.split("/").at(-1) ?? "";
  const known = armies.get(key);
  if (refusal) return Response.json({ error: refusal }, { status: 409 });
  if (method === "PUT" && given.get("if-match") !== `"${known?.revision}"`)
    return Response.json({ error: { code: "army-changed", message: "", details: known } }, { status: 412 });
  const stored = method === "PUT" || !known ? { id: key, revision: (known?.revision ?? 0) + 1, army: sent } : known;
  armies.set(key, stored as StoredArmy);
  if (!hears) throw new TypeError("The answer was lost.");
  return Response.json(stored, { status: known ? 200 : 201 });
}

beforeEach(() => {
  [armies, hears, refusal] = [new Map(), true, null];
  untold.show(new Map());
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  dropAllUnsent();
  vi.unstubAllGlobals();
});

const onServer = () => [...armies.values()].map(({ army }) => army.name);

test("what a closed page left is sent, once, though two tabs send it at the same time", async () => {
  keepUnsent(left());
  await Promise.all([sendUnsent(), sendUnsent()]);
  expect([onServer(), isAnyUnsent()]).toEqual([["Changed"], false]);
});

test("what arrived without an answer is not sent as another army", async () => {
  keepUnsent(left());
  hears = false;
  await sendUnsent();
  expect([armies.size, isAnyUnsent(), untold.now().get("gone")?.kind]).toEqual([1, true, "unreachable"]);
  hears = true;
  await sendUnsent();
  expect([onServer(), isAnyUnsent(), untold.now().size]).toEqual([["Changed"], false, 0]);
});

test("changes to a stored army are sent over the revision that they were made from, and no other", async () => {
  const base = { id: KEY, revision: 3, army: BEGUN } as StoredArmy;
  armies.set(KEY, base);
  keepUnsent(left({ page: KEY, base, first: null }));
  await sendUnsent();
  expect([onServer(), armies.get(KEY)?.revision, isAnyUnsent()]).toEqual([["Changed"], 4, false]);
  keepUnsent(left({ page: KEY, base, first: null, army: { ...BEGUN, name: "From an older one" } }));
  await sendUnsent();
  expect([onServer(), isAnyUnsent(), untold.now().get("gone")?.kind]).toEqual([["Changed"], true, "changed-elsewhere"]);
});

test("what the server refuses stays, with the reason", async () => {
  keepUnsent(left());
  refusal = { code: "too-many-armies", message: "Full." };
  await sendUnsent();
  expect([isAnyUnsent(), untold.now().get("gone")]).toEqual([true, { kind: "refused", message: "Full.", isForOther: false }]);
});

test("an army is for the account that was signed in when it was begun", async () => {
  keepUnsent(left({ account: "änne@example.org" }));
  await sendUnsent();
  const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get("for-account")).toBe("%C3%A4nne%40example.org");
});

const workerThere = (page: Response | undefined) => {
  vi.stubGlobal("caches", { match: async () => page });
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
};

test("begins here where its page will open, under the key of the first save", async () => {
  workerThere(new Response());
  expect(await beginHere({ ...BEGUN, name: "  Anew " }, KEY, null)).toEqual({ ok: true, page: `new/${KEY}` });
  const record = await latestUnsent(`new/${KEY}`);
  expect(record).toMatchObject({ base: null, creationKey: KEY, first: { name: "Anew" }, army: { name: "Anew" } });
});

test("does not begin where its page would not open, or where the browser keeps nothing: nothing is left behind", async () => {
  expect(await beginHere(BEGUN, KEY, null)).toEqual({ ok: false, why: "no-pages" });
  workerThere(undefined);
  expect(await beginHere(BEGUN, KEY, null)).toEqual({ ok: false, why: "no-pages" });
  workerThere(new Response());
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(await beginHere(BEGUN, KEY, null)).toEqual({ ok: false, why: "no-room" });
  expect([isAnyUnsent(), inBrowser.keys("condotta.unsent.")]).toEqual([false, []]);
});
