import { describe, expect, test } from "vitest";
import {
  HANG,
  judgeAnswer,
  judgeDescriptors,
  judgeHealth,
  judgeKept,
  judgeLog,
  judgePair,
  judgeTwins,
  judgeWinners,
  MOST_HEALTH,
  tableOf,
} from "./judges";
import { hashNames, normal, sharedNames } from "./normal";

const OK = { status: 200, ms: 3, text: "{}" };

describe("an answer is bad", () => {
  test.each([
    ["for its status", { ...OK, status: 500, text: "Internal" }, false, /500 Internal/],
    ["for a refusal that nothing excuses", { ...OK, status: 503 }, false, /503/],
    ["for a 500 whatever is full", { ...OK, status: 500 }, true, /500/],
    ["for coming too late", { ...OK, ms: HANG + 1 }, false, /after 5001 ms/],
    ["for not coming", { ...OK, status: null, ms: HANG }, true, /no answer/],
  ])("%s", (_, ended, mayRefuse, why) => {
    expect(judgeAnswer("GET /", ended, mayRefuse)).toMatch(why);
  });

  test("and good for any other", () => {
    for (const status of [200, 302, 400, 404, 429]) expect(judgeAnswer("GET /", { ...OK, status })).toBeNull();
    expect(judgeAnswer("PUT /", { ...OK, status: 503 }, true)).toBeNull();
  });
});

describe("two battles that differ in a secret", () => {
  test("may not differ in one letter of what others see", () => {
    expect(judgeTwins("view", '{"card":null,"n":1}', '{"card":null,"n":1}')).toBeNull();
    expect(judgeTwins("view", '{"card":null,"n":1}', '{"card":null,"n":2}')).toMatch(/^view tells: from 17 on/);
    expect(judgeTwins("view", "same", "same and more")).toMatch(/from 4 on/);
  });

  test("must differ to whose secret it is", () => {
    expect(judgePair("card", "red", "black")).toBeNull();
    expect(judgePair("card", "red", "red")).toMatch(/nothing was tried/);
  });
});

describe("what is evened out before they are compared", () => {
  const event = (chain: string, more: object) => ({ seq: 1, type: "card-committed", seat: "b", chain, ...more });
  const [one, other, salt] = ["1".repeat(64), "2".repeat(64), "3".repeat(32)];

  test("is hashes of secrets, and their first twelve digits on paper", () => {
    const names = hashNames([event(one, {})], [event(other, {})]);
    expect(normal(`chain ${one}, ${one.slice(0, 12)}`, names.one)).toBe(normal(`chain ${other}, ${other.slice(0, 12)}`, names.other));
  });

  test("is no card, no salt and no hash that stands elsewhere", () => {
    const names = hashNames([event(one, { card: "red", salt })], [event(other, { card: "black", salt: "4".repeat(32) })]);
    for (const [text, twin] of [
      ["red", "black"],
      [salt, "4".repeat(32)],
      ["5".repeat(64), "6".repeat(64)],
    ] as const)
      expect(normal(text, names.one)).not.toBe(normal(twin, names.other));
  });

  test("is the time, and no day", () => {
    const at = (text: string) => normal(text, new Map());
    expect(at('"2026-11-22T17:21:08.723Z"')).toBe(at('"2026-11-22T17:21:08.699Z"'));
    expect(at("today 17:21")).toBe(at("today 17:22"));
    expect(at('{"day":2}')).not.toBe(at('{"day":3}'));
  });

  test("is a page's nonce", () => {
    expect(normal('<script nonce="abc+/=">', new Map())).toBe(normal('<script nonce="def123==">', new Map()));
    expect(normal('<p id="abc">', new Map())).not.toBe(normal('<p id="def">', new Map()));
  });

  test("is the id of a share, and not its army", () => {
    const [names, twins] = [sharedNames("a".repeat(26)), sharedNames("b".repeat(26))];
    expect(normal(`/a/${"a".repeat(26)}`, names)).toBe(normal(`/a/${"b".repeat(26)}`, twins));
    expect(normal("pistol", names)).not.toBe(normal("carbine", twins));
  });
});

test("descriptors that stay open are told", () => {
  expect(judgeDescriptors(40, 45)).toBeNull();
  expect(judgeDescriptors(40, 2040)).toMatch(/2000 descriptors/);
});

test("two winners of one thing are told, and none", () => {
  expect(judgeWinners("invite", [200, 404], 1)).toBeNull();
  expect(judgeWinners("invite", [200, 201], 1)).toMatch(/2 were told/);
  expect(judgeWinners("invite", [404, 404], 1)).toMatch(/0 were told/);
});

test("what was acknowledged and is lost is told", () => {
  expect(judgeKept(["one", "two"], ["two", "one", "three"])).toBeNull();
  expect(judgeKept(["one", "two"], ["two"])).toMatch(/1 of 2 acknowledged are lost: one/);
});

test("one slow answer in a hundred is allowed to health, two are not", () => {
  const [quick, slow] = [Array<number>(99).fill(2), MOST_HEALTH + 1];
  expect(judgeHealth("load", [...quick, slow])).toBeNull();
  expect(judgeHealth("load", [...quick.slice(1), slow, slow])).toMatch(/151 ms/);
  expect(judgeHealth("load", [])).toMatch(/never asked/);
});

test("an error in the log is told, a refusal is not", () => {
  const refusal = '{"level":"warn","msg":"refused","status":400}';
  expect(judgeLog(`${refusal}\n▲ Next.js`)).toEqual([]);
  expect(judgeLog(`${refusal}\n{"level":"error","err":{}}`)).toHaveLength(1);
  expect(judgeLog(" ⨯ TypeError: x")).toHaveLength(1);
});

test("the table says what failed and why", () => {
  const table = tableOf([
    { what: "pages", count: 12, slowest: 3.4, faults: [] },
    { what: "upgrades", count: 2000, slowest: null, faults: ["a leak"] },
  ]);
  expect(table.split("\n").map((line) => line.trimEnd())).toEqual([
    "what      how many  slowest  verdict",
    "pages           12     3 ms  held",
    "upgrades      2000           FAILED (1)",
    "",
    "upgrades:",
    "  a leak",
  ]);
});
