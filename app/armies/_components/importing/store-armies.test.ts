import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { storeArmies } from "./use-importing";

type Sent = { readonly method: string; readonly path: string; readonly key: string | null; readonly body: unknown };
type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> } | "lost";

/** What was sent, and what is answered to each request in its turn; after the last, as to the last. */
let sent: Sent[];
let answers: Answer[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    sent.push({ method: String(method), path, key: new Headers(headers).get("idempotency-key"), body: JSON.parse(String(body)) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer === "lost") throw new TypeError("lost");
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: answer.headers ?? {} });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stored = (id: string): Answer => ({ status: 201, body: { id } });
const refused = (status: number): Answer => ({ status, body: { error: { code: "x", message: "Refused." } } });
const come = (key: string, place: "desk" | "archive" = "desk") => ({ key, place, army: buildArmy({ name: key }) });

const store = (armies: readonly ReturnType<typeof come>[], before: readonly string[] = [], isLeft = () => false) =>
  storeArmies(armies, before as never, () => {}, isLeft);

test("each goes out under its own key, in their order", async () => {
  answers = [stored("a"), stored("b")];
  expect(await store([come("one"), come("two")])).toEqual({ ids: ["a", "b"], trouble: null });
  expect(sent.map(({ method, path, key, body }) => [method, path, key, (body as { name: string }).name])).toEqual([
    ["POST", "/api/armies", "one", "one"],
    ["POST", "/api/armies", "two", "two"],
  ]);
});

test("where an answer is lost it stops, and goes on from there under the same key", async () => {
  const armies = [come("one"), come("two"), come("three")];
  answers = [stored("a"), "lost"];
  const { ids, trouble } = await store(armies);
  expect([ids, trouble]).toEqual([["a"], "The server cannot be reached."]);
  answers = [stored("b"), stored("c")];
  expect(await store(armies, ids)).toEqual({ ids: ["a", "b", "c"], trouble: null });
  expect(sent.map(({ key }) => key)).toEqual(["one", "two", "two", "three"]);
});

test("what was put away is put away here as well", async () => {
  answers = [stored("a")];
  expect((await store([come("one", "archive")])).ids).toEqual(["a"]);
  expect(sent[1]).toEqual({ method: "PATCH", path: "/api/armies/a", key: null, body: { place: "archive" } });
});

test("where the server asks for a pause it gets one, and nothing is lost", async () => {
  vi.useFakeTimers();
  answers = [refused(429), refused(429), stored("a")];
  const coming = store([come("one")]);
  await vi.runAllTimersAsync();
  expect(await coming).toEqual({ ids: ["a"], trouble: null });
  expect(sent.map(({ key }) => key)).toEqual(["one", "one", "one"]);
});

test("the pause is as long as the server asks, and is announced; leaving ends it", async () => {
  vi.useFakeTimers();
  const busy = (seconds: number): Answer => ({
    status: 429,
    body: { error: { code: "x", message: "Wait." } },
    headers: { "retry-after": String(seconds) },
  });
  answers = [busy(41), stored("a")];
  const heard: unknown[] = [];
  const coming = storeArmies(
    [come("one")],
    [],
    (progress) => heard.push(progress),
    () => false,
  );
  await vi.advanceTimersByTimeAsync(40_500);
  expect([heard, sent.length]).toEqual([
    [
      { done: 0, of: 1 },
      { done: 0, of: 1, waits: 41 },
    ],
    1,
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await coming).toEqual({ ids: ["a"], trouble: null });

  answers = [busy(100)];
  let isLeft = false;
  const left = storeArmies(
    [come("two")],
    [],
    () => {},
    () => isLeft,
  );
  await vi.advanceTimersByTimeAsync(5000);
  isLeft = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect([await left, sent.length]).toEqual([{ ids: [], trouble: "Wait." }, 3]);
});

test("a pause that is too long to wait for is reported at once", async () => {
  answers = [{ status: 429, body: { error: { code: "x", message: "Wait." } }, headers: { "retry-after": "3600" } }];
  expect(await store([come("one")])).toEqual({ ids: [], trouble: "Wait." });
});

test("where it is refused, or nobody waits any more, it stops", async () => {
  answers = [stored("a"), refused(409)];
  expect(await store([come("one"), come("two"), come("three")])).toEqual({ ids: ["a"], trouble: "Refused." });
  expect(sent).toHaveLength(2);
  answers = [stored("b")];
  expect(await store([come("one"), come("two")], [], () => sent.length > 2)).toEqual({ ids: ["b"], trouble: null });
});
