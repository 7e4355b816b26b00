import { expect, test } from "vitest";
import { clientAddress, readablePath } from "./client-request";

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

test.each([
  ["an IPv4 address with a port", "192.0.2.1:50123", "192.0.2.1"],
  ["an IPv6 address, as its first 64 bits", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["another of the same 64 bits", "2001:DB8:1:2::ffff", "2001:db8:1:2::/64"],
  ["one written with leading zeros", "2001:0db8:0001:0002:0000:0000:0000:0001", "2001:db8:1:2::/64"],
  ["one with brackets and a port", "[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["one with brackets alone", "[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["one of a neighbour", "2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["one that is mostly zeros", "2001:db8::1", "2001:db8:0:0::/64"],
  ["one with a zone", "fe80::1%eth0", "fe80:0:0:0::/64"],
  ["the own machine", "::1", "0:0:0:0::/64"],
  ["an IPv4 address within IPv6", "::ffff:192.0.2.1", "192.0.2.1"],
  ["the same in hexadecimal", "[::FFFF:c000:201]:80", "192.0.2.1"],
  ["what is no address: the proxy's own", "unknown", SOCKET],
  ["a text as long as it likes: the proxy's own", "x".repeat(10_000), SOCKET],
  ["an IPv4 address that is none: the proxy's own", "300.0.2.1:1", SOCKET],
])("behind a proxy, counts %s", (_, forwarded, address) => {
  expect(clientAddress({ "x-forwarded-for": `6.6.6.6, ${forwarded}` }, SOCKET, true)).toBe(address);
});

test.each([
  ["::ffff:203.0.113.7", SOCKET],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["unknown", "unknown"],
])("without a proxy, counts the socket %s as %s", (socket, address) => {
  expect(clientAddress({}, socket, false)).toBe(address);
});

test.each(["/", "/lists/polish?year=1605", "/lists/%C3%A9t%C3%A9", "/a%2Fb", "/lists?name=%E0%A4%A", "/a?b=%?c"])(
  "%s stays as it is",
  (url) => {
    expect(readablePath(url)).toBe(url);
  },
);

test.each([
  ["/lists/%E0%A4%A", "/lists/%25E0%25A4%25A"],
  ["/%", "/%25"],
  ["/%zz?a=%20b?c", "/%25zz?a=%20b?c"],
  ["/%ff/%41", "/%25ff/%2541"],
])("%s is read as it stands", (url, readable) => {
  expect(readablePath(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split("?")[0] ?? "")).not.toThrow();
});
