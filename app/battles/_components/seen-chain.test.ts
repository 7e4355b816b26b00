import { expect, test } from "vitest";
import { seenChainIn } from "./seen-chain";

const CHAIN = "0123456789abcdef".repeat(4);

test("what was kept is read again", () => {
  expect(seenChainIn(JSON.stringify({ seq: 7, chain: CHAIN }))).toEqual({ seq: 7, chain: CHAIN });
});

test.each([
  null,
  "",
  "null",
  "{}",
  "7",
  JSON.stringify({ seq: "7", chain: CHAIN }),
  JSON.stringify({ seq: 7.5, chain: CHAIN }),
  JSON.stringify({ seq: 7, chain: CHAIN.slice(1) }),
  JSON.stringify({ seq: 7, chain: CHAIN.toUpperCase() }),
])("%j is no link", (text) => {
  expect(seenChainIn(text)).toBeNull();
});
