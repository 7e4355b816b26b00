import type { ArmySheet, SheetCommand, SheetUnit } from "../model/army-sheet";
import { withStop } from "../words/phrasing";
import { SHEET } from "../words/sheet";
import { basesText, commanderText, figureText, HOUSE_WORDS, hasHouseValues, headingText, unitText, versionText } from "./text-parts";

function headParagraph(sheet: ArmySheet): string {
  const { name, about, verdict, figures, camp } = sheet;
  const house = hasHouseValues(sheet) ? [`${HOUSE_WORDS}.`] : [];
  const sentences = [`${name}: ${about}`, verdict.words, ...verdict.reasons, figures.map(figureText).join("; "), camp.words].map(withStop);
  return [...sentences, ...house].join(" ");
}

const unitPhrase = (unit: SheetUnit): string =>
  [`${unit.number} ${unitText(unit)}`, basesText(unit), ...(unit.troop?.characteristics ?? [])].join(", ");

function commandParagraph(command: SheetCommand, sheet: ArmySheet): string {
  const { commander } = command;
  const units = command.units.map(unitPhrase).join("; ");
  if (commander === null) return withStop(`${headingText(command, sheet)}: ${units}`);
  return [commanderText(commander), ...(units === "" ? [] : [SHEET.leads(units)])].map(withStop).join(" ");
}

/** A paragraph for the army, one for each command, and one for what they are judged by, for a chat. */
export function compactText(sheet: ArmySheet): string {
  const paragraphs = [headParagraph(sheet), ...sheet.commands.map((one) => commandParagraph(one, sheet)), withStop(versionText(sheet))];
  return [...paragraphs, ...(sheet.link === null ? [] : [sheet.link])].join("\n\n");
}
