import type { ArmySheet, SheetCommand, SheetUnit } from "../model/army-sheet";
import {
  basesText,
  commanderText,
  figureText,
  HOUSE_WORDS,
  hasHouseValues,
  headingText,
  lossText,
  pointsText,
  troopText,
  unitText,
  versionText,
} from "./text-parts";

function headLine(sheet: ArmySheet): string {
  const { name, about, verdict, figures, camp } = sheet;
  const house = hasHouseValues(sheet) ? [HOUSE_WORDS] : [];
  return [name, about, verdict.words, ...figures.map(figureText), camp.words, ...house].join(" · ");
}

function commanderLine(command: SheetCommand, sheet: ArmySheet): string {
  const { commander } = command;
  return commander === null ? headingText(command, sheet) : [commanderText(commander), ...pointsText(commander.points)].join("; ");
}

const unitLine = (unit: SheetUnit): string =>
  `${unit.number} ${unitText(unit)}, ${basesText(unit)}: ${[troopText(unit.troop), ...lossText(unit), ...pointsText(unit.points)].join("; ")}`;

/** A line for the army, one for each thing that is found, for each commander and unit group, and one for what they are judged by. */
export function linesText(sheet: ArmySheet): string {
  const commands = sheet.commands.flatMap((one) => [commanderLine(one, sheet), ...one.units.map(unitLine)]);
  const found = sheet.verdict.reasons.map((one) => `- ${one}`);
  return [headLine(sheet), ...found, ...commands, versionText(sheet), ...(sheet.link === null ? [] : [sheet.link])].join("\n");
}
