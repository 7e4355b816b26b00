import type { FieldOfGloryCommanderLost } from "../../../model/sister-systems/field-of-glory";
import type { FieldOfGloryTables } from "../../../model/sister-systems/field-of-glory-tables";

type Group = FieldOfGloryCommanderLost["groups"][number];
type Reason = "in-range" | "too-far" | "other-command";

/** What to do when a commander falls, in order: measuring comes last. */
const STEPS = ["remove", "replace", "measure", "test"] as const;

function reasonOf({ command, distance }: Group, { fallen }: FieldOfGloryCommanderLost, { seen }: FieldOfGloryTables): Reason {
  if (fallen.rank === "command" && command !== fallen.command) return "other-command";
  return distance <= seen.distance ? "in-range" : "too-far";
}

/** Who must test when a commander falls. */
export const askCommanderLost = (asked: FieldOfGloryCommanderLost, tables: FieldOfGloryTables) => ({
  asked,
  steps: STEPS,
  groups: asked.groups.map((group) => {
    const reason = reasonOf(group, asked, tables);
    return { name: group.name, mustTest: reason === "in-range", reason };
  }),
});
