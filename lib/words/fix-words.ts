import type { Edit } from "../model/edit";
import { both, campKindWords, counted, roleNoun, roleWords } from "./phrasing";

function unitLabel(edit: Extract<Edit, { do: "set-unit" }>): string {
  switch (edit.field) {
    case "bases":
      return `Make it ${edit.to}`;
    case "options":
      return "Leave the option out";
    case "qualityDown":
      return edit.to ? "Lower its quality" : "Keep its quality";
    case "firepowerDown":
      return edit.to ? "Lower its firepower" : "Keep its firepower";
    case "commander":
      return edit.to === null ? "Name no commander" : "Give it to that command";
    case "line":
      return "Change its line";
    case "number":
      return `Make it no. ${edit.to}`;
    case "name":
      return "Rename it";
    default:
      return edit satisfies never;
  }
}

function commanderLabel(edit: Extract<Edit, { do: "set-commander" }>): string {
  switch (edit.field) {
    case "role":
      return edit.to === "sub" ? "Make him a sub-commander" : `Make him ${roleWords(edit.to)}`;
    case "grade":
    case "class":
      return `Make him ${edit.to}`;
    case "name":
      return "Rename him";
    case "list":
    case "listVersion":
      return "Change where his troops come from";
    default:
      return edit satisfies never;
  }
}

function armyLabel(edit: Extract<Edit, { do: "set-army" }>): string {
  switch (edit.field) {
    case "year":
      return edit.to === null ? "Leave the year open" : `Make it ${edit.to}`;
    case "camp":
      return `Take ${campKindWords(edit.to.kind)}${edit.to.kind === "none" ? "" : `, ${edit.to.quality}`}`;
    case "pointsLimit":
      return `Play at ${edit.to} points`;
    case "name":
      return "Rename it";
    default:
      return edit satisfies never;
  }
}

function editLabel(edit: Edit, lineName: string): string {
  switch (edit.do) {
    case "set-unit":
      return unitLabel(edit);
    case "add-unit":
      return `Add ${edit.unit.bases} bases of ${lineName}`;
    case "remove-unit":
      return `Take out no. ${edit.unit}`;
    case "set-commander":
      return commanderLabel(edit);
    case "add-commander":
      return `Add a ${edit.commander.grade} ${roleNoun(edit.commander.role)}`;
    case "remove-commander":
      return "Take him out";
    case "set-army":
      return armyLabel(edit);
    default:
      return edit satisfies never;
  }
}

/** What the button of a mend says; `lineName` is the line that new unit groups are of. */
export function fixLabel(edits: readonly Edit[], lineName: string): string {
  const [first, ...more] = edits;
  if (!first) return "";
  if (more.length === 0) return editLabel(first, lineName);
  if (edits.every((edit) => edit.do === "remove-unit")) return `Take out no. ${both(edits.map((edit) => edit.unit))}`;
  if (edits.every((edit) => edit.do === "remove-commander")) return `Take out ${counted(edits.length, "commander")}`;
  if (edits.every((edit) => edit.do === "set-unit" && edit.field === "commander"))
    return `Give each of them one of ${counted(edits.length, "unit group")}`;
  if (edits.every((edit) => edit.do === "add-unit")) return `Add ${counted(edits.length, "unit group")} of ${lineName}`;
  return `${editLabel(first, lineName)}, and ${counted(more.length, "more change")}`;
}
