import fc from "fast-check";
import { expect, test } from "vitest";
import { army as armySchema } from "@/lib/model/army";
import { buildArmy, commanderOf, unitOf } from "@/tests/build/army";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { assess } from "./assess";
import { notesOf, typedNames, withoutNames, withoutNotes } from "./names";
import { prepare } from "./prepare";

test("whatever was typed as a name is named, and nothing else", () => {
  const army = buildArmy({
    name: "Anna’s army",
    commanders: [commanderOf("army", "army", "talented", { name: "Horn" }), commanderOf("left", "sub", "competent")],
    units: [unitOf(1, "horse", 4), unitOf(7, "guns", 2, { name: "The Apostles" }), unitOf(8, "guns", 2, { name: "The Apostles" })],
  });
  expect(typedNames(army)).toEqual({
    army: "Anna’s army",
    commanders: ["Horn"],
    units: [
      { number: 7, name: "The Apostles" },
      { number: 8, name: "The Apostles" },
    ],
  });
});

const BOOK = prepare(CATALOG.lists, TABLES);

test("names go, and ids that contain them; everything else stays", () => {
  const named = buildArmy({
    name: "Kircholm",
    commanders: [
      commanderOf("chodkiewicz", "army", "talented", { name: "Jan Karol Chodkiewicz" }),
      commanderOf("sapieha", "ally", "competent", { name: "Jan Piotr Sapieha", list: "ally-list" }),
    ],
    units: [
      unitOf(1, "horse", 4, { commander: "sapieha", name: "Petyhorcy" }),
      unitOf(2, "horse", 4, { commander: "a-friend-of-mine", options: ["pavise"], qualityDown: true }),
      unitOf(3, "guns", 2),
    ],
  });
  const counted = buildArmy({
    name: "Kircholm",
    commanders: [commanderOf("commander-1", "army", "talented"), commanderOf("commander-2", "ally", "competent", { list: "ally-list" })],
    units: [
      unitOf(1, "horse", 4, { commander: "commander-2" }),
      unitOf(2, "horse", 4, { commander: "commander-3", options: ["pavise"], qualityDown: true }),
      unitOf(3, "guns", 2),
    ],
  });
  expect(withoutNames(named)).toEqual(counted);
});

test("no army is judged otherwise for it, and doing it twice is doing it once", () => {
  fc.assert(
    fc.property(anyArmy({ lists: CATALOG.lists }), (army) => {
      const nameless = withoutNames(army);
      const [before, after] = [assess(army, BOOK), assess(nameless, BOOK)];
      expect(after.numbers).toEqual(before.numbers);
      expect(after.findings.map((one) => one.code)).toEqual(before.findings.map((one) => one.code));
      expect(armySchema.parse(nameless)).toEqual(nameless);
      expect(withoutNames(nameless)).toEqual(nameless);
    }),
    { seed: 1605, numRuns: 200 },
  );
});

test("notes are told with whose they are, and go without a trace", () => {
  const bare = buildArmy({ units: [unitOf(7, "guns", 2), unitOf(1, "horse", 4)] });
  const noted = buildArmy({
    note: "For Saturday",
    units: [unitOf(7, "guns", 2, { note: "Borrowed" }), unitOf(1, "horse", 4, { note: "To paint" })],
  });
  expect(notesOf(noted)).toEqual([
    { number: null, note: "For Saturday" },
    { number: 1, note: "To paint" },
    { number: 7, note: "Borrowed" },
  ]);
  expect(JSON.stringify(withoutNotes(noted))).toBe(JSON.stringify(bare));
  expect(withoutNotes(bare)).toBe(bare);
});
