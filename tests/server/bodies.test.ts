import { beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "@/lib/server/limits";
import { setRunning } from "@/lib/server/running";
import { REFUSALS } from "@/lib/words/refusals";
import { ask, errorOf } from "./asking";
import { bootSoundly } from "./program-folder";

const JSON_TYPE = { "content-type": "application/json" };
const send = (body: BodyInit | undefined, headers: Record<string, string> = JSON_TYPE, signal?: AbortSignal) =>
  ask("POST", "/api/assess", { headers, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) });

beforeAll(async () => setRunning(await bootSoundly()));

const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

describe("what is no JSON document", () => {
  const CASES: readonly [string, BodyInit | undefined, string, string][] = [
    ["nothing", undefined, "body-missing", "empty"],
    ["an empty text", "", "body-missing", "empty"],
    ["white space", " \r\n\t", "body-missing", "empty"],
    ["a comma too many", '{\n  "a": 1,\n}', "malformed-json", "line 3, column 1"],
    ["an end too early", '{"a": [1, 2', "malformed-json", "ends too early"],
    ["an end in the middle of a word", "nul", "malformed-json", "ends too early"],
    ["something after the end", "{} {}", "malformed-json", "line 1, column 4"],
    ["a stranger in a value", '{"a":}', "malformed-json", "line 1, column 6"],
    ["brackets without end", "[".repeat(50_000), "malformed-json", "something that JSON does not allow"],
    ["a form", "list=polish", "malformed-json", "is not JSON"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), "not-utf-8", "UTF-8"],
    ["a cut character", new Uint8Array([0x22, 0xc3, 0x22]), "not-utf-8", "UTF-8"],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), "not-utf-8", "UTF-8"],
  ];
  test.each(CASES)("%s", async (_, body, code, part) => {
    expect(await errorOf(await send(body))).toMatchObject({ status: 400, code, message: expect.stringContaining(part) });
  });
});

describe("JSON that is no army", () => {
  test.each([
    ["null", "null"],
    ["a number", "1e999"],
    ["a list", "[]"],
    ["lists in lists", nested("[", "]", 200_000)],
    ["objects in objects", `${'{"units":'.repeat(80_000)}1${"}".repeat(80_000)}`],
    ["lists in an army's place", `{"units":${nested("[", "]", 200_000)}}`],
  ])("%s", async (_, body) => {
    expect(await errorOf(await send(body))).toMatchObject({ status: 400, code: "bad-document" });
  });

  test.each(["__proto__", "constructor", "toString"])("a field called %s is a field that is not known", async (field) => {
    const error = await errorOf(await send(`{"camp": {"${field}": {"kind": "standard"}}, "${field}": {"polluted": true}}`));
    expect(error.details).toContainEqual({ at: field, code: "unknown-field", message: expect.stringContaining(field) });
    expect(error.details).toContainEqual({ at: `camp.${field}`, code: "unknown-field", message: expect.stringContaining(field) });
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("the content type", () => {
  test.each([
    undefined,
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "application/jsonp",
  ])("%s is refused", async (type) => {
    const body = new Blob(["{}"]).stream();
    expect(await errorOf(await send(body, type ? { "content-type": type } : {}))).toMatchObject({ status: 415, code: "not-json" });
  });

  test.each(["application/json", "Application/JSON; Charset=UTF-8", 'application/json;charset="utf-8"'])("%s is read", async (type) => {
    expect(await errorOf(await send("{}", { "content-type": type }))).toMatchObject({ status: 400, code: "bad-document" });
  });
});

describe("the size", () => {
  const PIECE = 10_000;
  const ofSize = (bytes: number) => `"${"x".repeat(bytes - 2)}"`;

  /** A body that ends only when nobody reads on, and counts what was read. */
  function endless() {
    const sent = { bytes: 0, cancelled: false };
    const body = new ReadableStream({
      pull: (controller) => {
        sent.bytes += PIECE;
        controller.enqueue(new Uint8Array(PIECE).fill(0x20));
      },
      cancel: () => {
        sent.cancelled = true;
      },
    });
    return { sent, body };
  }

  test("at the limit a body is read, one byte above it is not", async () => {
    expect(await errorOf(await send(ofSize(LIMITS.document)))).toMatchObject({ status: 400, code: "bad-document" });
    expect(await errorOf(await send(ofSize(LIMITS.document + 1)))).toMatchObject({ status: 413, code: "body-too-large" });
  });

  test("is counted while reading, whatever the request says of it", async () => {
    const error = await errorOf(await send(ofSize(LIMITS.document + 1), { ...JSON_TYPE, "content-length": "2" }));
    expect(error).toMatchObject({ status: 413, message: REFUSALS["body-too-large"]({ limit: LIMITS.document }) });
  });

  test("a body without end is answered at the limit, and cut off later", async () => {
    const { sent, body } = endless();
    expect(await errorOf(await send(body))).toMatchObject({ status: 413 });
    await expect.poll(() => sent.cancelled).toBe(true);
    expect(sent.bytes).toBeLessThan(25 * LIMITS.document);
  });
});

test("a body that breaks off is told as such", async () => {
  const abort = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"a"')),
    pull: (controller) => {
      abort.abort();
      controller.error(new Error("aborted"));
    },
  });
  expect(await errorOf(await send(body, JSON_TYPE, abort.signal))).toMatchObject({ status: 400, code: "body-cut-short" });
});
