import { expect, test } from "vitest";
import { buildArmy, commanderOf, unitOf } from "@/tests/build/army";
import { typedNames } from "./typed-names";

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
