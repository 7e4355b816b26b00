import { expect, test } from "vitest";
import { clientAddress } from "./client-address";

const SOCKET = "203.0.113.7";

test.each([
  ["nothing", undefined],
  ["an address", "10.0.0.1"],
  ["several", "10.0.0.1, 10.0.0.2"],
])("without a proxy the socket speaks, whatever the client sends: %s", (_, forwarded) => {
  expect(clientAddress({ "x-forwarded-for": forwarded }, SOCKET, false)).toBe(SOCKET);
});

test.each([
  ["the only address", "10.0.0.1", "10.0.0.1"],
  ["the last, which the proxy added", "6.6.6.6, 10.0.0.1", "10.0.0.1"],
  ["the last of several headers", ["6.6.6.6", "7.7.7.7, 10.0.0.1"], "10.0.0.1"],
  ["the socket, when the proxy added nothing", undefined, SOCKET],
  ["the socket, when what it added is empty", "6.6.6.6,", SOCKET],
])("behind a proxy: %s", (_, forwarded, address) => {
  expect(clientAddress({ "x-forwarded-for": forwarded as string }, SOCKET, true)).toBe(address);
});
