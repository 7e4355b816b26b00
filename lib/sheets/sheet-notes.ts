import type { ArmySheet, SheetFigure, SheetReader } from "../model/army-sheet";
import type { RulesTables } from "../model/rules-tables";
import { rulesRow } from "../rules/rules-row";
import { both, counted, sentenceCase } from "../words/phrasing";

const BOXES = [
  "Each box is a base, in the order of loss.",
  "A unit group breaks at the first wound on a crossed box, or at the second on a half-crossed one.",
];
const GRADES = "A commander has a box for each grade that a wound can take from him.";
const HIDDEN = "Options taken, points and intended commands are not shown.";

const campNote = ({ camps }: RulesTables): string => `The camp is sacked after ${counted(rulesRow(camps.size, "camp").sackedAt, "base")}.`;

function houseNote(figures: readonly SheetFigure[]): readonly string[] {
  const names = figures.filter((one) => one.source === "house").map((one) => one.label.toLowerCase());
  return names.length === 0 ? [] : [`${sentenceCase(both(names))} are house values, not the official builder's.`];
}

/** What one must know to read the sheet, a sentence each. */
export function sheetNotes(
  { figures, commands }: Pick<ArmySheet, "figures" | "commands">,
  tables: RulesTables,
  reader: SheetReader,
): string[] {
  const fall = commands.some((one) => one.commander !== null && one.commander.boxes.length > 0);
  return [...BOXES, ...(fall ? [GRADES] : []), campNote(tables), ...houseNote(figures), ...(reader === "opponent" ? [HIDDEN] : [])];
}
