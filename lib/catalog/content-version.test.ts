import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentVersion } from "./content-version";

/** Expected value by hand: the SHA-256 of a canonical text typed here. */
const versionOf = (canonical: string) => `sha256:${createHash("sha256").update(canonical, "utf8").digest("hex")}`;

describe("the version is the hash of the canonical JSON", () => {
  test("a digest known from elsewhere", () => {
    // printf '{}' | sha256sum
    expect(contentVersion({})).toBe("sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["keys in order, no spaces", { name: "Swedish", id: "se", years: [1618, 1648] }, '{"id":"se","name":"Swedish","years":[1618,1648]}'],
    ["keys in order all the way down", { b: { d: 1, c: [{ f: 2, e: 3 }] }, a: null }, '{"a":null,"b":{"c":[{"e":3,"f":2}],"d":1}}'],
    ["absent and undefined are the same", { a: 1, b: undefined }, '{"a":1}'],
    ["true, false, empty", { t: true, f: false, list: [], object: {}, text: "" }, '{"f":false,"list":[],"object":{},"t":true,"text":""}'],
    [
      "version and checked of a document within count",
      { inner: { version: "1", checked: ["x"] } },
      '{"inner":{"checked":["x"],"version":"1"}}',
    ],
  ])("%s", (_what, document, canonical) => {
    expect(contentVersion(document)).toBe(versionOf(canonical));
  });

  test("letters stand as they are, controls are escaped (RFC 8785 3.2.2.2)", () => {
    const document = { string: '€$\u000F\u000aA\'B"\\\\"/', name: "Nördlingen, Lützen, Dąbrowa, 戦国" };
    const canonical = '{"name":"Nördlingen, Lützen, Dąbrowa, 戦国","string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}';
    expect(contentVersion(document)).toBe(versionOf(canonical));
  });

  test("numbers as ECMAScript prints them (RFC 8785 3.2.2.3)", () => {
    const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0, 1e21, 999999999999999900000, 0.000001, 1e-7, 1.0];
    const canonical = '{"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21,999999999999999900000,0.000001,1e-7,1]}';
    expect(contentVersion({ numbers })).toBe(versionOf(canonical));
  });

  test("keys are sorted by UTF-16 units, not by letters (RFC 8785 3.2.3)", () => {
    const document = { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 };
    const canonical = '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}';
    expect(contentVersion(document)).toBe(versionOf(canonical));
  });

  test.each([NaN, Number.POSITIVE_INFINITY])("%d has no JSON", (number) => {
    expect(() => contentVersion({ number })).toThrow();
  });
});

describe("what changes it", () => {
  const document = {
    id: "se",
    name: "Swedish",
    years: [1618, 1648],
    lines: [{ id: "horse", sizes: [4, 6] }],
    checked: ["once"],
    version: null,
  };
  const version = contentVersion(document);

  test.each<[string, Record<string, unknown>]>([
    [
      "the order of keys",
      { version: null, checked: ["once"], lines: [{ sizes: [4, 6], id: "horse" }], years: [1618, 1648], name: "Swedish", id: "se" },
    ],
    ["what was checked", { ...document, checked: ["once", "twice"] }],
    ["the version it had", { ...document, version: `sha256:${"0".repeat(64)}` }],
    ["neither of the two being there", { id: "se", name: "Swedish", years: [1618, 1648], lines: [{ id: "horse", sizes: [4, 6] }] }],
  ])("not %s", (_what, other) => {
    expect(contentVersion(other)).toBe(version);
  });

  test.each<[string, Record<string, unknown>]>([
    ["a text", { ...document, name: "swedish" }],
    ["a number deep within", { ...document, lines: [{ id: "horse", sizes: [4, 8] }] }],
    ["the order of a list", { ...document, lines: [{ id: "horse", sizes: [6, 4] }] }],
    ["a field more, even if null", { ...document, note: null }],
    ["a field less", { ...document, years: undefined }],
    ["a text for a number", { ...document, years: ["1618", 1648] }],
  ])("%s", (_what, other) => {
    expect(contentVersion(other)).not.toBe(version);
  });
});

describe("laws", () => {
  const json = fc.dictionary(fc.string(), fc.jsonValue()).map((one) => JSON.parse(JSON.stringify(one)) as Record<string, unknown>);
  const reversed = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(reversed);
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, reversed(part)]),
    );
  };

  test("it never depends on the order of keys, and is the same for the printed document", () => {
    fc.assert(
      fc.property(json, (document) => {
        const version = contentVersion(document);
        expect(version).toMatch(/^sha256:[0-9a-f]{64}$/);
        expect(contentVersion(reversed(document) as Record<string, unknown>)).toBe(version);
        expect(contentVersion(JSON.parse(JSON.stringify(document)))).toBe(version);
      }),
    );
  });
});
