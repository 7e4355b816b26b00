import type { Edit } from "../model/army";
import { both, campKindWords, counted, roleNoun } from "./phrasing";

function unitLabel(edit: Extract<Edit, { do: "set-unit" }>): string {
  switch (edit.field) {
    case "bases":
      return `Change to ${counted(edit.to, "base")}`;
    case "options":
      return "Remove the option";
    case "qualityDown":
      return edit.to ? "Lower its quality" : "Restore its quality";
    case "firepowerDown":
      return edit.to ? "Lower its firepower" : "Restore its firepower";
    case "commander":
      return edit.to === null ? "Unassign it" : "Assign it";
    case "line":
      return "Change its troop type";
    case "number":
      return `Change to no. ${edit.to}`;
    case "name":
      return "Rename it";
    default:
      return edit satisfies never;
  }
}

function commanderLabel(edit: Extract<Edit, { do: "set-commander" }>): string {
  switch (edit.field) {
    case "role":
      return `Change to ${roleNoun(edit.to)}`;
    case "grade":
    case "class":
      return `Change to ${edit.to}`;
    case "name":
      return "Rename the commander";
    case "list":
    case "listVersion":
      return "Change the ally’s list";
    default:
      return edit satisfies never;
  }
}

function armyLabel(edit: Extract<Edit, { do: "set-army" }>): string {
  switch (edit.field) {
    case "year":
      return edit.to === null ? "Clear the year" : `Change to ${edit.to}`;
    case "camp":
      return edit.to.kind === "none" ? "Change to no camp" : `Change to ${campKindWords(edit.to.kind)}, ${edit.to.quality}`;
    case "pointsLimit":
      return `Change the limit to ${counted(edit.to, "point")}`;
    case "name":
      return "Rename the army";
    default:
      return edit satisfies never;
  }
}

function editLabel(edit: Edit, lineName: string): string {
  switch (edit.do) {
    case "set-unit":
      return unitLabel(edit);
    case "add-unit":
      return `Add ${counted(edit.unit.bases, "base")} of ${lineName}`;
    case "remove-unit":
      return `Remove no. ${edit.unit}`;
    case "set-commander":
      return commanderLabel(edit);
    case "add-commander":
      return `Add a ${edit.commander.grade} ${roleNoun(edit.commander.role)}`;
    case "remove-commander":
      return "Remove the commander";
    case "set-army":
      return armyLabel(edit);
    default:
      return edit satisfies never;
  }
}

/** The label of the button that makes these edits; `lineName` is the line of the unit groups it adds. */
export function fixLabel(edits: readonly Edit[], lineName: string): string {
  const [first, ...more] = edits;
  if (!first) return "";
  if (more.length === 0) return editLabel(first, lineName);
  if (edits.every((edit) => edit.do === "remove-unit")) return `Remove no. ${both(edits.map((edit) => edit.unit))}`;
  if (edits.every((edit) => edit.do === "remove-commander")) return `Remove ${counted(edits.length, "commander")}`;
  if (edits.every((edit) => edit.do === "set-unit" && edit.field === "commander"))
    return `Assign ${counted(edits.length, "unit group")}, one to each`;
  if (edits.every((edit) => edit.do === "add-unit")) return `Add ${counted(edits.length, "unit group")} of ${lineName}`;
  return `${editLabel(first, lineName)}, and ${counted(more.length, "more change")}`;
}
