import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildArmy, commanderOf, unitOf, unitsBut } from "@/tests/build/army";
import { CASES } from "@/tests/build/finding-cases";
import { buildBook } from "@/tests/build/list";
import type { Army } from "../../model/army";
import { assess } from "./assess";

const errors = (army: Army): string[] =>
  assess(army, buildBook())
    .findings.filter((one) => one.severity === "error")
    .map((one) => one.code);

describe.each(Object.entries(CASES))("%s", (code, { wrong, at, says, severity = "error", right, list = {}, rightList = list, tables }) => {
  test("is found where it is, with what is wrong, and alone", () => {
    const { findings, legal } = assess(wrong, buildBook(list, {}, tables));
    const judged = severity === "error" ? findings.filter((one) => one.severity === "error") : findings;
    expect(judged.map((one) => ({ code: one.code, at: one.at, severity: one.severity }))).toEqual([{ code, at, severity }]);
    expect(judged[0]?.params).toMatchObject(says);
    expect(legal).toBe(severity === "warning");
  });

  test("is not found in its legal neighbour", () => {
    const { findings, legal } = assess(right, buildBook(rightList, {}, tables));
    expect(findings.map((one) => one.code)).not.toContain(code);
    expect(legal, JSON.stringify(findings.filter((one) => one.severity === "error"))).toBe(true);
  });
});

test("all that is wrong is found at once", () => {
  const army = buildArmy({
    year: 1561,
    camp: { kind: "none", quality: "superior" },
    pointsLimit: 0,
    commanders: [commanderOf("army", "army", "mediocre", { class: "tribal" })],
    units: [
      unitOf(1, "veterans", 5, { options: ["scouts"], commander: "nobody" }),
      unitOf(2, "levy", 8, { qualityDown: true }),
      unitOf(3, "unheard-of", 1),
    ],
  });
  expect([...errors(army)].sort()).toEqual(
    [
      ...[
        "camp-kind",
        "camp-quality",
        "commander-class",
        "constraint-at-least",
        "constraint-no-more-than",
        "line-few",
        "line-few",
        "list-subs-few",
      ],
      ...["points-over", "unit-commander-unknown", "unit-line", "unit-option", "unit-quality-floor", "unit-size", "unit-year"],
    ].sort(),
  );
});

test("the order of the unit groups changes nothing", () => {
  const wrong = [
    ...[unitOf(9, "guns", 2), unitOf(10, "guns", 2), unitOf(11, "horse", 5), unitOf(12, "siege-guns", 2), unitOf(13, "siege-guns", 2)],
    ...[
      unitOf(14, "levy", 7, { options: ["scouts"] }),
      unitOf(15, "keil", 12),
      unitOf(16, "square", 16),
      unitOf(17, "levy", 4),
      unitOf(18, "raiders", 6),
    ],
  ];
  const units = [...unitsBut({ 1: { commander: "nobody" } }), ...wrong];
  const book = buildBook();
  const inOrder = assess(buildArmy({ units }), book);
  expect(inOrder.findings.length).toBeGreaterThan(8);
  fc.assert(
    fc.property(fc.shuffledSubarray(units, { minLength: units.length }), (shuffled) => {
      expect(assess(buildArmy({ units: shuffled }), book)).toEqual(inOrder);
    }),
    { seed: 1648, numRuns: 50 },
  );
});
