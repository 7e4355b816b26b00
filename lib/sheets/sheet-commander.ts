import type { Commander } from "../model/army";
import type { SheetCommander, SheetReader } from "../model/army-sheet";
import { GRADES } from "../model/enumerations";
import { isExternal, type Muster } from "../rules/army/muster";
import { rulesRow } from "../rules/rules-row";
import { counted, roleNoun, sentenceCase } from "../words/phrasing";
import { SHEET } from "../words/sheet";

function abilitiesOf(commander: Commander, { book, contingents }: Muster): string[] {
  const { grades, classes } = book.tables.commanders;
  const { cards, blockSize } = rulesRow(grades, commander.grade);
  const { floats, commandRange } = rulesRow(classes, commander.class);
  const contingent = isExternal(commander) ? contingents.find((one) => one.commander === commander) : undefined;
  return [
    counted(cards, "card"),
    ...(commander.role === "army" && floats ? [SHEET.floats] : []),
    SHEET.groupMoves(blockSize),
    SHEET.range(commandRange),
    ...(contingent ? [SHEET.from(contingent.list.list.name)] : []),
  ];
}

/** A commander at the head of his command. Each wound takes a grade from him, down to the lowest (RULES.md: "A commander's boxes"). */
export function sheetCommander(commander: Commander, muster: Muster, reader: SheetReader): SheetCommander {
  const { name, role, grade, class: kind } = commander;
  return {
    name: name ?? sentenceCase(roleNoun(role)),
    title: [...(name === null ? [] : [roleNoun(role)]), grade, kind].join(", "),
    abilities: abilitiesOf(commander, muster),
    boxes: Array.from({ length: GRADES.indexOf(grade) }, () => "open"),
    points: reader === "own" ? muster.book.measures.commanderPrice[role][grade][kind] : null,
  };
}
