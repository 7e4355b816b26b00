import type { Commander } from "@/lib/model/army";
import type { CardLine, CommanderCard } from "@/lib/model/army-cards";
import type { SheetReader } from "@/lib/model/army-sheet";
import { GRADES } from "@/lib/model/enumerations";
import type { RulesTables } from "@/lib/model/rules-tables";
import { nameOf } from "@/lib/rules/army/finding";
import { isExternal, type Muster } from "@/lib/rules/army/muster";
import { rulesRow } from "@/lib/rules/rules-row";
import { commandLetter } from "@/lib/words/battle/names";
import { COMMANDER_CARD } from "@/lib/words/cards";
import { listName } from "@/lib/words/own-list";
import { roleNoun } from "@/lib/words/phrasing";
import { sheetCommander } from "../sheet-commands";

/** The commanders as a battle has them: the army commander first, whose letter is A. */
export function commandersInOrder({ army, armyCommander }: Muster): readonly Commander[] {
  const others = army.commanders.filter((one) => one !== armyCommander);
  return armyCommander === null ? others : [armyCommander, ...others];
}

/** A commander's letter in battles and on all papers of the army. */
export const letterOf = (commander: Commander, mustered: Muster): string => commandLetter(commandersInOrder(mustered).indexOf(commander));

type Class = RulesTables["commanders"]["classes"][number];

const line = (label: string, words: string): CardLine => ({ label, words, source: "rulebook" });

const rangeLine = ({ commandRange }: Class): CardLine => line(COMMANDER_CARD.range.label, COMMANDER_CARD.range.words(commandRange));

/** Which cards an army commander may give away when they are dealt ("Card Phase SP1.3"). */
function giftLines({ id, giftCards, giftRange, floats }: Class): readonly CardLine[] {
  const { gives, floats: floating } = COMMANDER_CARD;
  if (giftCards === 0) return [line(gives.label, gives.none)];
  return [...(floats ? [line(floating.label, floating.words)] : []), line(gives.label, gives.words(giftCards, id, giftRange, floats))];
}

function promptLine({ promptsOthers }: Class, { role }: Commander): CardLine {
  const { label, contingent, others, own } = COMMANDER_CARD.moves;
  if (role === "ally") return line(label, contingent);
  return line(label, promptsOthers ? others : own);
}

function linesOf(commander: Commander, { book, contingents }: Muster): readonly CardLine[] {
  const { grades, classes } = book.tables.commanders;
  const kind = rulesRow(classes, commander.class);
  const { invasionDie } = rulesRow(grades, commander.grade);
  const contingent = isExternal(commander) ? contingents.find((one) => one.commander === commander) : undefined;
  return [
    ...(contingent ? [line(COMMANDER_CARD.from, listName(contingent.list.list))] : []),
    rangeLine(kind),
    promptLine(kind, commander),
    ...(commander.role === "army"
      ? [...giftLines(kind), line(COMMANDER_CARD.invades.label, COMMANDER_CARD.invades.words(invasionDie))]
      : []),
    ...(commander.role === "ally" ? [line(COMMANDER_CARD.firstTurn.label, COMMANDER_CARD.firstTurn.words)] : []),
  ];
}

/** His grade, and those that wounds reduce him to. */
function gradesOf({ grade }: Commander, { grades }: RulesTables["commanders"]): CommanderCard["grades"] {
  return GRADES.slice(0, GRADES.indexOf(grade) + 1)
    .toReversed()
    .map((id) => {
      const { name, cards, blockSize, kabDie } = rulesRow(grades, id);
      return { grade: id, name, cards, blockSize, killABase: kabDie };
    });
}

/** The unit groups he leads. Commands stay secret until deployment: the opponent sees only an ally's. */
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
    title: COMMANDER_CARD.title(roleNoun(role), commander.grade, kind),
    lines: [...linesOf(commander, mustered)],
    grades: gradesOf(commander, mustered.book.tables.commanders),
    units: unitsOf(commander, mustered, reader),
    points,
  };
}
