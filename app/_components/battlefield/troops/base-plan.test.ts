import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Form, SetFormation } from "@/lib/model/enumerations";
import type { QuickTroop } from "@/lib/model/force";
import { formsOf } from "@/lib/rules/army/troop-traits";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { boundsOf } from "@/lib/rules/table/geometry/footprint";
import { filesAllowed, partsOf } from "@/lib/rules/table/unit-shape";
import { groundOf, TROOPS, unitOf } from "@/tests/build/table-troops";
import { UNIT } from "../field-layout";
import { type BaseKind, basePlan, type DrawnBase } from "./base-plan";

const { book } = groundOf();
const foot = (setFormation: SetFormation): QuickTroop => ({ ...TROOPS.pikeAndShot, setFormation });

/** Rank by rank what stands where, as a player would sketch it. */
const LETTERS: Partial<Record<BaseKind, string>> = { pike: "P", shot: "S", bow: "B", dropped: "d", horse: "h" };
function sketch(bases: readonly DrawnBase[]): readonly string[] {
  const left = Math.min(...bases.map(({ x }) => x));
  const ranks = [...new Set(bases.map(({ y }) => y))].toSorted((one, other) => one - other);
  return ranks.map((y) => {
    const rank = bases.filter((base) => base.y === y);
    const places = Array.from({ length: Math.max(...rank.map(({ x }) => (x - left) / UNIT)) + 1 }, (_, at) => at);
    return places.map((at) => LETTERS[rank.find(({ x }) => x === left + at * UNIT)?.kind ?? "wagon"] ?? ".").join("");
  });
}

describe("set formations, base by base", () => {
  test.each<[SetFormation, number, readonly string[]]>([
    ["pike-and-shot", 6, ["SPS", "SPS"]],
    ["early-pike-and-shot", 9, ["SPS", "SPS", "SPS"]],
    ["keil", 12, ["PPP", "PPP", "PPP", "PPP"]],
    ["later-keil", 12, ["SPPS", "SPPS", ".PP", ".PP"]],
    ["tercio", 16, ["S..S", "SPPS", ".PP", ".PP", "SPPS", "S..S"]],
    ["colunela", 6, ["SS", "PP", "PP"]],
  ])("%s", (setFormation, bases, ranks) => {
    const plan = basePlan({ troop: foot(setFormation), bases, files: 3, form: "close" }, book);
    expect(plan).toHaveLength(bases);
    expect(sketch(plan)).toEqual(ranks);
  });

  test("with pikes dropped", () => {
    const body = { troop: TROOPS.pikeAndShot, bases: 6, files: 3, form: "close", droppedPikes: true } as const;
    expect(sketch(basePlan(body, book))).toEqual(["SdS", "SdS"]);
  });

  test("of bowmen", () => {
    const troop = { ...TROOPS.laterKeil, weapon: "crossbow" } as const;
    expect(sketch(basePlan({ troop, bases: 12, files: 4, form: "close" }, book))[0]).toBe("BPPB");
  });

  test("who leads in a tercio: its front horns, and the pikes between them", () => {
    const leading = basePlan({ troop: TROOPS.tercio, bases: 16, files: 4, form: "close" }, book).filter(({ leads }) => leads);
    expect(leading.map(({ kind }) => kind)).toEqual(["shot", "shot", "pike", "pike"]);
  });
});

test("an incomplete last rank stands in the middle behind the others", () => {
  // Five of horse three wide: 15 deep each, so that the last two stand from 20 left to 20 right of the middle.
  const plan = basePlan({ troop: TROOPS.mounted, bases: 5, files: 3, form: "close" }, book);
  expect(plan.map(({ x, y }) => [x, y])).toEqual([
    [-30, -15],
    [-10, -15],
    [10, -15],
    [-20, 0],
    [0, 0],
  ]);
});

test("dragoons stand as deep as they fight", () => {
  const at = (form: Form) => basePlan({ troop: TROOPS.dragoons, bases: 4, files: 2, form }, book);
  expect(at("mounted")[0]).toMatchObject({ kind: "dragoon", h: 15 });
  expect(at("foot")[0]).toMatchObject({ kind: "shot", h: 10 });
});

const NAMES = Object.keys(TROOPS) as (keyof typeof TROOPS)[];

const bodies = fc
  .record({
    name: fc.constantFrom(...NAMES),
    bases: fc.integer({ min: 1, max: 14 }),
    pick: fc.nat(),
    form: fc.nat(),
    facing: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ name, bases, pick, form, facing }) => {
    const whole = TROOPS[name].setFormation === null ? { ...unitOf(1, name), bases } : unitOf(1, name);
    const files = filesAllowed(whole, book);
    const forms = formsOf(whole.troop);
    return { ...whole, files: files[pick % files.length] ?? 1, form: forms[form % forms.length] ?? "close", facing } as const;
  })
  .filter(({ files }) => files >= 1);

test("law: what is drawn is bounded as the rules have it, whatever stands however", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const plan = basePlan(body, book);
      expect(plan).toHaveLength(body.bases);
      // Looking up: the least box around the footprint about its centre.
      const box = boundsOf(unitFootprint({ ...body, x: 50, y: 50, facing: 90 }, book));
      const reach = (of: (base: DrawnBase) => number, most: "min" | "max") => Math[most](...plan.map(of));
      const units = (hundredths: number) => ((hundredths - 5000) * UNIT) / 100;
      expect(Math.abs(reach(({ y }) => y, "min") + units(box.top))).toBeLessThan(0.3);
      expect(Math.abs(reach(({ y, h }) => y + h, "max") + units(box.bottom))).toBeLessThan(0.3);
      expect(reach(({ x }) => x, "min")).toBeCloseTo(units(box.left), 5);
      expect(reach(({ x, w }) => x + w, "max")).toBeCloseTo(units(box.right), 5);
    }),
  );
});

test("law: every base lies on ground that its unit group covers", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const parts = partsOf(body, body.form, body.files, book).map(({ x, y, w, h }) => ({
        ...{ left: ((x - w / 2) * UNIT) / 100, right: ((x + w / 2) * UNIT) / 100 },
        ...{ top: ((-y - h / 2) * UNIT) / 100, bottom: ((-y + h / 2) * UNIT) / 100 },
      }));
      for (const { x, y, w, h } of basePlan(body, book)) {
        const isOn = parts.some(
          (part) => x >= part.left - 0.3 && x + w <= part.right + 0.3 && y >= part.top - 0.3 && y + h <= part.bottom + 0.3,
        );
        expect(isOn).toBe(true);
      }
    }),
  );
});
