import { type Army, type ArmyInput, army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { RulesTables } from "../model/rules-tables";
import { rowValue } from "../rules/rules-row";

type Kind = {
  readonly grades: readonly ArmyInput["commanders"][number]["grade"][];
  readonly classes: readonly ArmyInput["commanders"][number]["class"][];
};

/** Competent if the list allows it, as most captains were. */
const usual = ({ grades, classes }: Kind) =>
  ({ grade: grades.includes("competent") ? "competent" : (grades[0] ?? "competent"), class: classes[0] ?? "professional" }) as const;

/** A new army of a list, with commanders and a camp, and no troops yet. */
export function newArmy(list: ArmyList, tables: RulesTables): Army {
  const [kind = "standard"] = list.camps.kinds;
  const [quality = "poor"] = list.camps.qualities;
  return army.parse({
    schema: "condotta.army/1",
    name: list.name,
    list: list.id,
    listVersion: list.version,
    pointsLimit: rowValue(tables.army.limits, "points-limit"),
    camp: { kind, quality },
    commanders: [
      { id: "army", role: "army", ...usual(list.commanders.army) },
      { id: "left", role: "sub", name: "Left wing", ...usual(list.commanders.subs) },
      { id: "right", role: "sub", name: "Right wing", ...usual(list.commanders.subs) },
    ],
    units: [],
  });
}
