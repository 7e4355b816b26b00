import { expect, test } from "vitest";
import { army } from "../model/army";
import { shareIdOf } from "./shares";

const LIST = `sha256:${"1".repeat(64)}`;
const RULES = `sha256:${"2".repeat(64)}`;
const SENT = {
  schema: "condotta.army/1",
  name: "Nördlingen, „1634“",
  list: "spanish-flanders-1568-1648",
  listVersion: LIST,
  rules: RULES,
  pointsLimit: 10_000,
  year: 1634,
  camp: { quality: "average", kind: "standard" },
  commanders: [{ id: "infante", role: "army", grade: "talented", class: "professional", name: "Fernando" }],
  units: [{ number: 1, line: "tercios-viejos", bases: 9 }],
};

/*
 * By another program, from the canonical text typed by hand:
 * {"camp":{"kind":"standard","quality":"average"},"commanders":[{"class":"professional","grade":"talented","id":"infante","list":null,…
 */
const ID = "i7265x5bbc4ckobsqjiig2ywsa";

test("it is the start of the hash of the canonical JSON, defaults filled in, in base32", () => {
  expect(shareIdOf(army.parse(SENT))).toBe(ID);
});

const [first] = SENT.units;
const second = { number: 2, line: "tercios-viejos", bases: 9 };

test.each<[string, object]>([
  ["the name", { name: "Nördlingen" }],
  ["the version of the list", { listVersion: RULES }],
  ["the version of the rules tables", { rules: LIST }],
  ["a unit group's name", { units: [{ ...first, name: "Idiáquez" }] }],
])("it changes with %s", (_what, change) => {
  expect(shareIdOf(army.parse({ ...SENT, ...change }))).not.toBe(ID);
});

test("it changes with the order of the unit groups", () => {
  const inOrder = (...units: object[]) => shareIdOf(army.parse({ ...SENT, units }));
  expect(inOrder({ ...first }, second)).not.toBe(inOrder(second, { ...first }));
});
