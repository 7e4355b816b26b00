import { expect, test } from "vitest";
import { SAMPLE_MUSTER } from "@/app/style/_components/sample-field";
import { textWidth } from "@/lib/sheets/font-metrics";
import { type Edge, fieldLayout } from "../field-layout";
import { sectorNotes, zoneNotes } from "./field-notes";

const SECTOR = 10;

/** Where the names of the viewer's left and right flank would best stand. */
function middles(edge: Edge, water: { readonly edge: "left" | "right"; readonly width: number } | null): readonly (number | undefined)[] {
  const flank = water && { ...SAMPLE_MUSTER.flank, kind: "water" as const, edge: water.edge, water, flankPiece: null };
  const field = { ...SAMPLE_MUSTER, flank: flank as typeof SAMPLE_MUSTER.flank };
  return sectorNotes({ field, layout: fieldLayout({ width: 45, depth: 30 }, edge) }, SECTOR).map(({ spots: [best] }) => best?.x);
}

test("the name of a flank stands in the middle of its sector", () => {
  expect(middles("defender", null)).toEqual([100, 800]);
});

test("or of what of it is dry, from either edge", () => {
  expect(middles("defender", { edge: "left", width: 3 })).toEqual([130, 800]);
  expect(middles("invader", { edge: "left", width: 3 })).toEqual([100, 770]);
  expect(middles("invader", { edge: "right", width: 3 })).toEqual([130, 800]);
});

test("where either side deploys is written on land, from either edge", () => {
  const shore = (edge: Edge, side: "left" | "right"): readonly number[] => {
    const flank = { ...SAMPLE_MUSTER.flank, kind: "water", edge: side, water: { edge: side, width: 3 }, flankPiece: null } as const;
    const field = { ...SAMPLE_MUSTER, flank: flank as unknown as typeof SAMPLE_MUSTER.flank };
    return zoneNotes({ field, layout: fieldLayout({ width: 45, depth: 30 }, edge) }, 200, "a").flatMap(({ lines, spots }) => {
      const half = textWidth(lines.join(""), "serif", 12) / 2;
      return spots.flatMap(({ x }) => [x - half, x + half]);
    });
  };
  expect(Math.max(...shore("defender", "right"), ...shore("invader", "left"))).toBeLessThan(840);
  expect(Math.min(...shore("defender", "left"), ...shore("invader", "right"))).toBeGreaterThan(60);
});
