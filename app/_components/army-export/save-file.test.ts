import { expect, test } from "vitest";
import { fileName } from "./save-file";

test.each([
  ["Kircholm, 1605", "kircholm-1605.json"],
  ["Jan Sobieski’s Żółkiewscy", "jan-sobieski-s-żółkiewscy.json"],
  ["../../etc/passwd", "etc-passwd.json"],
  ['a\\b:c*d?e"f<g>h|i', "a-b-c-d-e-f-g-h-i.json"],
  ["  ...  ", "army.json"],
  ["🐎🐎", "army.json"],
  ["Za\u0308hringer", "zähringer.json"],
  [`${"long ".repeat(15)}name`, `${"long-".repeat(12).slice(0, -1)}.json`],
  ["𝕬".repeat(80), `${"𝕬".repeat(60)}.json`],
])("%s is kept as %s", (name, file) => {
  expect(fileName(name, "json")).toBe(file);
});

test("text ends as text does", () => {
  expect(fileName("Kircholm", "txt")).toBe("kircholm.txt");
});
