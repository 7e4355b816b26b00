import type { ArmySheet, SheetFigure, SheetReader } from "../model/army-sheet";
import type { RulesTables } from "../model/rules-tables";
import { rulesRow } from "../rules/rules-row";
import { SHEET_NOTES } from "../words/sheet";

function houseNote(figures: readonly SheetFigure[]): readonly string[] {
  const names = figures.filter((one) => one.source === "house").map((one) => one.label.toLowerCase());
  return names.length === 0 ? [] : [SHEET_NOTES.house(names)];
}

/** The notes at the foot of the sheet, a sentence each. */
export function sheetNotes(
  { figures, commands }: Pick<ArmySheet, "figures" | "commands">,
  { camps }: RulesTables,
  reader: SheetReader,
): string[] {
  const hasGrades = commands.some((one) => one.commander !== null && one.commander.boxes.length > 0);
  return [
    ...[SHEET_NOTES.boxes, SHEET_NOTES.breaks],
    ...(hasGrades ? [SHEET_NOTES.grades] : []),
    SHEET_NOTES.camp(rulesRow(camps.size, "camp").sackedAt),
    ...houseNote(figures),
    ...(reader === "opponent" ? [SHEET_NOTES.hidden] : []),
  ];
}
