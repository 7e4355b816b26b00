import type { ArmyList, Constraint } from "../model/army-list";
import type { LineId } from "../model/identifiers";
import { both, counted, either } from "./phrasing";

function limit({ what, n }: { what: "bases" | "unit-groups"; n: number }): string {
  return what === "bases" ? counted(n, "base") : counted(n, "unit group");
}

/** What allied contingents owe of it ("Allies"). */
const OWED_WORDS = {
  every: ", and half of that in every allied contingent",
  external: ", and half of that in an external ally's contingent",
  none: " in the main army alone",
} as const;

function rule(constraint: Constraint, names: (ids: readonly LineId[]) => readonly string[]): string {
  const own = names(constraint.lines);
  switch (constraint.kind) {
    case "at-most":
      return `At most ${limit(constraint)} of ${both(own)}`;
    case "at-least":
      return `At least ${limit(constraint)} of ${either(own)}${OWED_WORDS[constraint.contingents ?? "every"]}`;
    case "only-if":
      return `${both(own)} only with ${either(names(constraint.needs))}`;
    case "not-both":
      return `${either(own)} not together with ${either(names(constraint.others))}`;
    case "no-more-than":
      return `No more ${constraint.what === "bases" ? "bases" : "unit groups"} of ${both(own)} than of ${both(names(constraint.than))}`;
    case "one-per-command":
      return `${both(own)}: one unit group to a command`;
    case "only-under-ally":
      return `${both(own)} only under an ally`;
    default:
      return constraint satisfies never;
  }
}

/** A constraint of a list as one line of its page. */
export function constraintWords(constraint: Constraint, list: ArmyList): string {
  const nameOf = (id: LineId) => list.lines.find((line) => line.id === id)?.name ?? id;
  const years = constraint.years ? `, ${constraint.years[0]}–${constraint.years[1]}` : "";
  return `${rule(constraint, (ids) => ids.map(nameOf))}${years}.`;
}
