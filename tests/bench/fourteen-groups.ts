import type { ArmyInput } from "@/lib/model/army";
import { commanderOf, unitOf } from "../build/army";

/** An army of fourteen unit groups with exactly four findings: a wrong size, an unknown option, a wrong year and a wrong camp. */
export function fourteenGroups(): ArmyInput {
  return {
    schema: "condotta.army/1",
    name: "Fourteen unit groups",
    list: "polish-lithuanian-1576-1660",
    pointsLimit: 12_000,
    year: 1605,
    camp: { kind: "none", quality: "poor" },
    commanders: [
      commanderOf("army", "army", "talented"),
      commanderOf("left", "sub", "competent"),
      commanderOf("right", "sub", "competent"),
    ],
    units: [
      unitOf(1, "polish-hussars", 4, { commander: "left" }),
      unitOf(2, "polish-hussars", 4, { commander: "left" }),
      unitOf(3, "polish-hussars", 5, { commander: "right" }),
      unitOf(4, "polish-pancerni", 4, { commander: "left" }),
      unitOf(5, "cossack-style-horse", 6, { commander: "left" }),
      unitOf(6, "cossack-style-horse", 6, { commander: "right" }),
      unitOf(7, "cossack-style-horse", 6, { commander: "right" }),
      unitOf(8, "reiters", 4, { commander: "right", options: ["platoon-fire"] }),
      unitOf(9, "haiduks", 6, { commander: "left" }),
      unitOf(10, "haiduks", 6, { commander: "right" }),
      unitOf(11, "lithuanian-tatars", 6, { commander: "right" }),
      unitOf(12, "cossack-style-horse-with-carbines", 6, { commander: "left" }),
      unitOf(13, "field-guns", 2),
      unitOf(14, "light-guns", 2),
    ],
  };
}
