import type { Asking } from "./besieged";

export type Among = (n: number) => number;

export const oneOf = <T>(all: readonly T[], among: Among): T => {
  const one = all[among(all.length)];
  if (one === undefined) throw new Error("nothing to choose from");
  return one;
};

/** What may stand where something else was meant. */
const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    9_999_999_999,
    "",
    " ",
    "0",
    "null",
    [],
    {},
    [[[[]]]],
    { a: { b: { c: [1, { d: null }] } } },
  ],
  ...["\u0000", "\u202e\u200b", "e\u0301\u0308".repeat(20), "\ud800", "n".repeat(5000), "__proto__", "constructor", "toString"],
  ...["../../etc/passwd", "' or 1=1 --", "<script>alert(1)</script>", "%00", "sha256:zz", `sha256:${"0".repeat(64)}`, "2026-02-30"],
  ...["a".repeat(26), "0".repeat(64), "black", "house", Array(200).fill("red"), Array(101).fill(0)],
];

const ODD_TEXTS = ODD_VALUES.filter((one): one is string => typeof one === "string");

const ODD_HEADERS: Readonly<Record<string, readonly string[]>> = {
  "content-type": ["text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=x", "application/json,", "x", ""],
  origin: ["null", "http://evil.example", "file://", "http://", "http://condotta.example:1", "\u00ff"],
  authorization: ["Bearer", "Bearer ", `Bearer ${"0".repeat(64)}`, "Basic eDp5", `Bearer ${"f".repeat(4000)}`, "bearer \u00e9"],
  cookie: [
    "condotta.session_token=x.y",
    "a=b; a=b; =; ;;",
    `x=${"y".repeat(6000)}`,
    "condotta.session_token=%E0%A4%A",
    "condotta.browser=%00",
  ],
  "if-match": ["*", '"0"', '"-1"', 'W/"1"', '"99999999999999999999"', "1", '"1", "2"', '"'],
  "if-none-match": ["*", '"', 'W/"x"'],
  "idempotency-key": ["x", "k".repeat(16), "k".repeat(4000), "\u00e9".repeat(16), " "],
  "last-event-id": ["-1", "NaN", "9e99", "99999999999999999999", " "],
  "x-seat": ["a", "b", "c", "", "a,b", "__proto__"],
  "x-forwarded-for": ["", "unknown", "::1%eth0", "1.2.3.4:99999", ",,,", "999.1.1.1", "f".repeat(500), "[::1]:80", "10.0.0.1, x"],
  "x-forwarded-host": ["evil.example", "x\\y"],
  "x-forwarded-proto": ["https", "gopher"],
  host: ["evil.example", "localhost:99999", "a b", ""],
  "accept-encoding": ["gzip;q=9", "br", "*", "identity;q=0"],
  "accept-language": ["x".repeat(2000), "*;q=a"],
  range: ["bytes=0-", "bytes=9-1", "bytes=a"],
  "content-encoding": ["gzip", "br", "x"],
  rsc: ["1", "0", "x"],
  "next-router-state-tree": ["x", "%5B%22%22%5D", "[", "%", "[".repeat(500)],
  "next-router-prefetch": ["1", "2", "x"],
  "next-router-segment-prefetch": ["/_tree", "/../..", "x"],
  "next-action": ["x", "0".repeat(40), "__proto__"],
  "next-url": ["/", "//evil.example", "x"],
  "x-middleware-subrequest": ["proxy:proxy:proxy:proxy:proxy", "src/middleware"],
  "x-nextjs-data": ["1"],
  "x-http-method-override": ["DELETE"],
  accept: ["text/event-stream", "text/x-component", "*/*;q=x"],
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "QUERY"];

/** In a request's line no space or control character can stand, nor in a header one that is no Latin letter. */
const inPath = (text: string): string => encodeURIComponent(text.toWellFormed());
const inHeader = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?");

function changedSegment(path: string, among: Among): string {
  const [before = "", query] = path.split("?");
  const parts = before.split("/");
  const at = 1 + among(Math.max(1, parts.length - 1));
  const odd = oneOf(
    [inPath(oneOf(ODD_TEXTS, among)), "..", "%2e%2e", "%2F", "%E0%A4%A", "", ".", "%00", (parts[at] ?? "").toUpperCase()],
    among,
  );
  parts[at] = odd;
  return parts.join("/") + (query === undefined ? "" : `?${query}`);
}

function changedPath(path: string, among: Among): string {
  const more = () => `${inPath(oneOf(ODD_TEXTS, among))}=${inPath(String(oneOf(ODD_VALUES, among)))}`;
  switch (among(6)) {
    case 0:
      return `${path}/${inPath(oneOf(ODD_TEXTS, among))}`;
    case 1:
      return `${path}${path.includes("?") ? "&" : "?"}${more()}`;
    case 2:
      return `${path}${path.includes("?") ? "&" : "?"}${oneOf(["for", "version", "page", "seed", "as", "seat", "find", "paper", "x", "_rsc"], among)}=${inPath(String(oneOf(ODD_VALUES, among)))}`;
    case 3:
      return path.includes("?") ? path.replace(/=[^&]*/, `=${inPath(String(oneOf(ODD_VALUES, among)))}`) : `${path}?${"a=1&".repeat(300)}`;
    case 4:
      return oneOf(
        [
          `/${path}`,
          `${path}/`,
          `${path}.json`,
          `${path}.rsc`,
          `/_next/data/x${path}.json`,
          `/_next/image?url=${inPath(path)}&w=64&q=1`,
          `${path}//`,
          `${path};x`,
        ],
        among,
      );
    default:
      return changedSegment(path, among);
  }
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => value !== null && typeof value === "object";

const LONGEST_REPEAT = 2_000_000;

/** Up to three hundred of the same, as long as they could still be sent: repeated within what was repeated before, they soon could not. */
function repeated(value: unknown, among: Among): readonly unknown[] {
  const length = JSON.stringify(value)?.length ?? 1;
  return Array(1 + among(Math.max(1, Math.min(300, Math.floor(LONGEST_REPEAT / length))))).fill(value);
}

/** A copy in which one place says something else, is gone, or has a neighbour. */
function changedDocument(document: unknown, among: Among): unknown {
  if (!isNode(document)) return oneOf(ODD_VALUES, among);
  const copy = structuredClone(document);
  let here: Node = copy;
  for (let depth = among(6); depth > 0; depth--) {
    const deeper = Object.values(here).filter(isNode);
    if (deeper.length === 0) break;
    here = oneOf(deeper, among);
  }
  const keys = Object.keys(here);
  const key = keys.length > 0 ? oneOf(keys, among) : "x";
  switch (among(5)) {
    case 0:
      delete here[key];
      return copy;
    case 1:
      here[oneOf(ODD_TEXTS, among)] = oneOf(ODD_VALUES, among);
      return copy;
    case 2:
      here[key] = repeated(here[key], among);
      return copy;
    default:
      here[key] = oneOf(ODD_VALUES, among);
      return copy;
  }
}

/** What is no JSON, or none that anybody means. */
function changedText(text: string, among: Among): string | Buffer {
  const at = among(Math.max(1, text.length));
  switch (among(9)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${oneOf(["\u0000", "}", '"', "\\", "\ufeff", "1e9999", "\u2028"], among)}${text.slice(at)}`;
    case 2:
      return Buffer.from(text, "utf16le");
    case 3:
      return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from(text.slice(at))]);
    case 4:
      return `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    case 5:
      return text.replace("{", '{"__proto__":{"x":1},"constructor":1,');
    case 6:
      return text.replace(/\d+/, "9".repeat(400));
    case 7:
      return text + text;
    default:
      return oneOf(["", "null", "[]", "0", '"', "{}", "undefined", '{"a":'.repeat(5000)], among);
  }
}

const MUTATIONS: readonly ((asking: Asking, among: Among) => Asking)[] = [
  (asking, among) => ({ ...asking, method: oneOf(METHODS, among) }),
  (asking, among) => ({ ...asking, path: changedPath(asking.path, among) }),
  (asking, among) => {
    const name = oneOf(Object.keys(ODD_HEADERS), among);
    return { ...asking, headers: { ...asking.headers, [name]: inHeader(oneOf(ODD_HEADERS[name] ?? [""], among)) } };
  },
  (asking, among) =>
    asking.document === undefined
      ? { ...asking, document: oneOf(ODD_VALUES, among) }
      : { ...asking, document: changedDocument(asking.document, among) },
  (asking, among) => {
    if (asking.document === undefined) return { ...asking, path: changedPath(asking.path, among) };
    return { ...asking, document: changedDocument(changedDocument(asking.document, among), among) };
  },
  (asking, among) => {
    const headers = { "content-type": "application/json", ...asking.headers };
    return { ...asking, headers, body: changedText(JSON.stringify(asking.document ?? {}), among) };
  },
];

/** The same request, but for one to three things about it. */
export function mutantOf(asking: Asking, among: Among): Asking {
  let mutant = asking;
  for (let left = 1 + among(3); left > 0; left--) mutant = oneOf(MUTATIONS, among)(mutant, among);
  return mutant;
}
