import type { Army, Commander } from "../model/army";
import type { ArmySheet, LossBox, SheetCommand, SheetCommander, SheetReader, SheetUnit } from "../model/army-sheet";
import { GRADES } from "../model/enumerations";
import type { RulesTables } from "../model/rules-tables";
import type { Troop } from "../model/troop";
import { type Book, type Variant, variantOf } from "../rules/army/book";
import { breakPoint } from "../rules/army/count";
import { nameOf } from "../rules/army/finding";
import { isExternal, type Muster, type MusteredUnit } from "../rules/army/muster";
import { troopTraits } from "../rules/army/troop-traits";
import { rowValue, rulesRow } from "../rules/rules-row";
import { listName } from "../words/own-list";
import { counted, roleNoun, sentenceCase } from "../words/phrasing";
import { campWords, SHEET } from "../words/sheet";
import { lossWords, shortColumns, traitWords } from "../words/troops";

/**
 * A box for each base, in the order of loss, of what breaks at so many wounds: open as long as the whole base can be lost, crossed from the
 * base whose first wound is the last straw. Half-crossed is the base that breaks it at a later wound: with two wounds to a base, as the
 * tables have it, the second. With three, the boxes would still be right, but would no longer say which.
 */
export function lossBoxes(bases: number, breaksAt: number, woundsPerBase: number): LossBox[] {
  return Array.from({ length: bases }, (_, before) => {
    if (breaksAt > (before + 1) * woundsPerBase) return "open";
    return breaksAt > before * woundsPerBase + 1 ? "half" : "crossed";
  });
}

/** What the reader sees of a unit group: an opponent its line with the downgrades made (RULES.md: "Without options"). */
export function variantFor(reader: SheetReader, { unit, line, variant }: MusteredUnit): Variant | null {
  return reader === "own" || line === null ? variant : variantOf(line, [], unit.qualityDown, unit.firepowerDown);
}

/** A classification in the sheet's columns. */
export function sheetTroop(troop: Troop, tables: RulesTables): NonNullable<SheetUnit["troop"]> {
  const { type, formation, armour, quality, shot, shooting, impact, melee, special } = shortColumns(troop, tables);
  return {
    ...{ type, formation, armour, quality },
    shooting: [shot, shooting].filter(Boolean).join(" "),
    charge: impact,
    melee,
    characteristics: [...special],
    follows: [...traitWords(troopTraits(troop, tables), troop)],
  };
}

function lossesOf(troop: Troop, bases: number, tables: RulesTables): Pick<SheetUnit, "boxes" | "breaksAfter"> {
  const woundsPerBase = rowValue(tables.army.limits, "wounds-per-base");
  // A draft may have a size that no list allows: a group of one steady base would break at more wounds than it has.
  const breaksAt = Math.min(breakPoint(troop, bases, tables), bases * woundsPerBase);
  return { boxes: lossBoxes(bases, breaksAt, woundsPerBase), breaksAfter: lossWords(breaksAt, woundsPerBase) };
}

/** One unit group in its row. Without a line in its list it has only a name and a number of bases. */
export function sheetUnit(mustered: MusteredUnit, tables: RulesTables, reader: SheetReader): SheetUnit {
  const { unit, line } = mustered;
  const { number, bases } = unit;
  const name = nameOf(mustered);
  const listed = line?.line.name ?? "";
  const variant = variantFor(reader, mustered);
  const named = { number, name, line: listed === name ? "" : listed };
  if (variant === null) return { ...named, troop: null, bases, boxes: [], breaksAfter: "", points: null };
  const { troop, price } = variant;
  const points = reader === "own" ? price * bases : null;
  return { ...named, troop: sheetTroop(troop, tables), bases, ...lossesOf(troop, bases, tables), points };
}

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
    ...(contingent ? [SHEET.from(listName(contingent.list.list))] : []),
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

/** A camp in a sentence. */
export function campText({ kind, quality }: Army["camp"], { camps }: RulesTables): string {
  const { name, defending, invading } = rulesRow(camps.kinds, kind);
  const { width, depth } = rulesRow(camps.size, "camp");
  return campWords({ name, quality, width, depth, defending, invading });
}

/** The camp: as many bases as it is base widths wide, sacked when it has lost so many of them (RULES.md: "The camp's boxes"). */
export function sheetCamp({ camp }: Army, { tables, measures }: Book, reader: SheetReader): ArmySheet["camp"] {
  const { width, sackedAt } = rulesRow(tables.camps.size, "camp");
  const woundsPerBase = rowValue(tables.army.limits, "wounds-per-base");
  const { kind, quality } = measures.campPrice;
  return {
    words: campText(camp, tables),
    boxes: lossBoxes(width, sackedAt * woundsPerBase, woundsPerBase),
    points: reader === "own" ? kind[camp.kind] + quality[camp.quality] : null,
  };
}

type Command = { readonly commander: Commander | null; readonly units: readonly MusteredUnit[] };

const ofCommander = ({ units }: Muster, commander: Commander | null): Command => ({
  commander,
  units: units.filter((one) => one.leader === commander),
});

const isAlly = (commander: Commander | null): boolean => commander?.role === "ally";

/** Commands stay secret until deployment, except an ally's (RULES.md: "Without intended commands"). */
function commandsFor(reader: SheetReader, muster: Muster): readonly Command[] {
  const { commanders } = muster.army;
  if (reader === "own") return [...commanders, null].map((one) => ofCommander(muster, one));
  return [
    ...commanders.filter((one) => !isAlly(one)).map((commander) => ({ commander, units: [] })),
    { commander: null, units: muster.units.filter((one) => !isAlly(one.leader)) },
    ...commanders.filter(isAlly).map((one) => ofCommander(muster, one)),
  ];
}

/** The army by its commands, each in the order of its numbers; unit groups without a commander only where there are some. */
export function sheetCommands(muster: Muster, reader: SheetReader): SheetCommand[] {
  return commandsFor(reader, muster)
    .filter((one) => one.commander !== null || one.units.length > 0)
    .map(({ commander, units }) => ({
      commander: commander && sheetCommander(commander, muster, reader),
      units: units.map((one) => sheetUnit(one, muster.book.tables, reader)),
    }));
}
