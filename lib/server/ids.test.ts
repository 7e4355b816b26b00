import { expect, test } from "vitest";
import { base32 } from "./ids";

// The test vectors of RFC 4648, section 10, in lower case and without padding.
test.each([
  ["", ""],
  ["f", "my"],
  ["fo", "mzxq"],
  ["foo", "mzxw6"],
  ["foob", "mzxw6yq"],
  ["fooba", "mzxw6ytb"],
  ["foobar", "mzxw6ytboi"],
])("%j is %j", (text, written) => {
  expect(base32(new TextEncoder().encode(text))).toBe(written);
});
