import type { ArmySheet, SheetCommand, SheetUnit } from "../model/army-sheet";
import { basesText, figureText, HOUSE_WORDS, hasHouseValues, headingText, unitText } from "./text-parts";

const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function headParagraph(sheet: ArmySheet): string {
  const { name, about, verdict, figures, camp } = sheet;
  const house = hasHouseValues(sheet) ? [`${HOUSE_WORDS}.`] : [];
  const sentences = [`${name}: ${about}`, verdict.words, ...verdict.reasons, figures.map(figureText).join("; "), camp.words].map(withStop);
  return [...sentences, ...house].join(" ");
}

const unitPhrase = (unit: SheetUnit): string =>
  [`${unit.number} ${unitText(unit)}`, basesText(unit), ...(unit.troop?.characteristics ?? [])].join(", ");

function commandParagraph(command: SheetCommand, sheet: ArmySheet): string {
  const { commander, units } = command;
  const who = commander === null ? [] : [commander.title, ...commander.abilities];
  const leads = units.length === 0 ? "" : `: ${units.map(unitPhrase).join("; ")}`;
  return withStop([headingText(command, sheet), ...who].join(", ") + leads);
}

/** A paragraph for the army and one for each command, for a chat. */
export function compactText(sheet: ArmySheet): string {
  const paragraphs = [headParagraph(sheet), ...sheet.commands.map((one) => commandParagraph(one, sheet))];
  return [...paragraphs, ...(sheet.link === null ? [] : [sheet.link])].join("\n\n");
}
