import type { Commander } from "../../model/army";
import type { CardLine, CommanderCard } from "../../model/army-cards";
import type { SheetReader } from "../../model/army-sheet";
import { GRADES } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import { nameOf } from "../../rules/army/finding";
import { isExternal, type Muster } from "../../rules/army/muster";
import { rulesRow } from "../../rules/rules-row";
import { roleNoun } from "../../words/phrasing";
import { sheetCommander } from "../sheet-commander";
import { letterOf } from "./command-letters";

type Class = RulesTables["commanders"]["classes"][number];

const line = (label: string, words: string): CardLine => ({ label, words, source: "rulebook" });

const rangeLine = ({ commandRange }: Class): CardLine => line("Range", `${commandRange} BW; beyond it a coloured card more`);

/** Which cards an army commander may give away when they are dealt ("Card Phase SP1.3"). */
function giftLines({ id, giftCards, giftRange, floats }: Class): readonly CardLine[] {
  if (giftCards === 0) return [line("Gives", "no cards to others")];
  const cards = giftCards === null ? "any number of cards" : giftCards === 1 ? "one card each" : `${giftCards} cards each`;
  return [
    ...(floats ? [line("Floats", "he may go without a command of his own")] : []),
    line("Gives", `${cards} to ${id} sub-commanders within ${giftRange} BW${floats ? ", while he floats" : ""}; never to allies`),
  ];
}

function promptLine({ promptsOthers }: Class, { role }: Commander): CardLine {
  if (role === "ally") return line("Moves", "his own contingent and nobody else's");
  return line("Moves", promptsOthers ? "other commands, not allies, for a coloured card more" : "his own command alone");
}

function linesOf(commander: Commander, { book, contingents }: Muster): readonly CardLine[] {
  const { grades, classes } = book.tables.commanders;
  const kind = rulesRow(classes, commander.class);
  const { invasionDie } = rulesRow(grades, commander.grade);
  const contingent = isExternal(commander) ? contingents.find((one) => one.commander === commander) : undefined;
  return [
    ...(contingent ? [line("From", contingent.list.list.name)] : []),
    rangeLine(kind),
    promptLine(kind, commander),
    ...(commander.role === "army" ? [...giftLines(kind), line("Invades", `on the ${invasionDie} die`)] : []),
    ...(commander.role === "ally" ? [line("Turn 1", "dealt face up: without a coloured card he is unreliable")] : []),
  ];
}

/** What he is, and what each wound makes of him, down to the lowest grade. */
function gradesOf({ grade }: Commander, { grades }: RulesTables["commanders"]): CommanderCard["grades"] {
  return GRADES.slice(0, GRADES.indexOf(grade) + 1)
    .toReversed()
    .map((id) => {
      const { name, cards, blockSize, kabDie } = rulesRow(grades, id);
      return { grade: id, name, cards, blockSize, killABase: kabDie };
    });
}

/** Whom he leads. Commands need not be told before deployment: the opponent is told an ally's alone. */
function unitsOf(commander: Commander, { units }: Muster, reader: SheetReader): CommanderCard["units"] {
  if (reader === "opponent" && commander.role !== "ally") return [];
  return units
    .filter((one) => one.leader === commander)
    .map((one) => ({ number: one.unit.number, name: nameOf(one), bases: one.unit.bases }));
}

/** The card of one commander. */
export function commanderCard(commander: Commander, mustered: Muster, reader: SheetReader): CommanderCard {
  const { name, points } = sheetCommander(commander, mustered, reader);
  const { role, class: kind } = commander;
  return {
    letter: letterOf(commander, mustered),
    name,
    title: `${roleNoun(role)}, ${commander.grade} ${kind}`,
    lines: [...linesOf(commander, mustered)],
    grades: gradesOf(commander, mustered.book.tables.commanders),
    units: unitsOf(commander, mustered, reader),
    points,
  };
}
