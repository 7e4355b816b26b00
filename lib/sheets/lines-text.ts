import type { ArmySheet, SheetCommand, SheetUnit } from "../model/army-sheet";
import { basesText, figureText, HOUSE_WORDS, hasHouseValues, headingText, lossText, pointsText, troopText, unitText } from "./text-parts";

function headLine(sheet: ArmySheet): string {
  const { name, about, verdict, figures, camp } = sheet;
  const house = hasHouseValues(sheet) ? [HOUSE_WORDS] : [];
  return [name, about, verdict.words, ...figures.map(figureText), camp.words, ...house].join(" · ");
}

function commanderLine(command: SheetCommand, sheet: ArmySheet): string {
  const heading = headingText(command, sheet);
  if (command.commander === null) return heading;
  const { title, abilities, points } = command.commander;
  return `${heading}: ${[title, abilities.join(", "), ...pointsText(points)].join("; ")}`;
}

const unitLine = (unit: SheetUnit): string =>
  `${unit.number} ${unitText(unit)}, ${basesText(unit)}: ${[troopText(unit.troop), ...lossText(unit), ...pointsText(unit.points)].join("; ")}`;

/** A line for the army, one for each commander, and one for each unit group. */
export function linesText(sheet: ArmySheet): string {
  const commands = sheet.commands.flatMap((one) => [commanderLine(one, sheet), ...one.units.map(unitLine)]);
  return [headLine(sheet), ...commands, ...(sheet.link === null ? [] : [sheet.link])].join("\n");
}
