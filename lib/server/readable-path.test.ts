import { expect, test } from "vitest";
import { readablePath } from "./readable-path";

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
