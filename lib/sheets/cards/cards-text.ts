import type { ArmyCards, CardFormation, CardLine, CardShelf, CardSlips, CommanderCard, UnitCard } from "../../model/army-cards";
import {
  ambushSentences,
  ambushTitle,
  CARD_NOTES,
  CARDS,
  COMMANDER_CARD,
  figureLetter,
  marchSentences,
  marchTitle,
  SLIP_FIELDS,
} from "../../words/cards";
import { counted } from "../../words/phrasing";
import { SHEET } from "../../words/sheet";
import { basesText, boxesText, HOUSE_MARK, pointsText, unitText, wrapText } from "../text-parts";

const WIDTH = 78;
const INDENT = " ".repeat(5);
/** Between the label of a line and its words. */
const LABEL = 10;
const BASE = "[ ]".length;

const indented = (text: string, hang = ""): readonly string[] => wrapText(text, WIDTH - INDENT.length, hang).map((line) => INDENT + line);

const lineText = ({ label, words, source }: CardLine): readonly string[] =>
  indented(`${`${label}${source === "house" ? HOUSE_MARK : ""}`.padEnd(LABEL)}${words}`, " ".repeat(LABEL));

/** Base by base, from the front: "[S][P][S]". */
function formationText({ ranks, words }: CardFormation): readonly string[] {
  const files = Math.max(...ranks.map((rank) => rank.length));
  const drawn = ranks.map((rank) => {
    const before = " ".repeat(Math.floor(((files - rank.length) * BASE) / 2));
    return `${INDENT}${before}${rank.map((one) => (one === null ? " ".repeat(BASE) : `[${figureLetter(one)}]`)).join("")}`.trimEnd();
  });
  const [first = "", ...others] = drawn;
  const beside = `${first.padEnd(INDENT.length + files * BASE)}  ${words}`;
  // Only a draft can be this wide.
  return beside.length > WIDTH ? [...drawn, ...indented(words)] : [beside, ...others];
}

const titled = (mark: string, words: string): readonly string[] => wrapText(`${mark.padStart(3)}  ${words}`, WIDTH, INDENT);

function unitLines(unit: UnitCard): readonly string[] {
  const { number, counts, command, classification, formation, boxes, breaks, lines, traits, follows, points } = unit;
  const about = [counts, basesText(unit), command === null ? "" : `${command.letter} ${command.name}`, ...pointsText(points)];
  return [
    ...titled(String(number), [unitText(unit), ...about.filter(Boolean)].join("; ")),
    ...(classification ? [classification.words, classification.short].flatMap((one) => indented(one)) : indented(SHEET.notInList)),
    ...(formation ? formationText(formation) : []),
    ...(breaks ? indented(`${boxesText(boxes)} ${SHEET.breaksAfter(breaks.words)}`) : []),
    ...lines.flatMap(lineText),
    ...traits.flatMap(({ name, sentence }) => indented(`${name}: ${sentence}`, "  ")),
    ...(follows.length > 0 ? indented(CARDS.also(follows.join(", "))) : []),
  ];
}

function commanderLines({ letter, name, title, lines, grades, units, points }: CommanderCard): readonly string[] {
  return [
    ...titled(letter, [`${name}: ${title}`, ...pointsText(points)].join("; ")),
    ...lines.flatMap(lineText),
    ...grades.flatMap((one, at) =>
      indented(`${at === 0 ? "   " : "[ ]"} ${COMMANDER_CARD.grade(one.name, one.cards, one.blockSize, one.killABase)}`),
    ),
    ...units.flatMap((one) => indented(`${String(one.number).padStart(3)} ${one.name}, ${counted(one.bases, "base")}`, "    ")),
  ];
}

function slipLines(slips: CardSlips): readonly string[] {
  const reds = "[ ]".repeat(slips.cardsMost);
  const places = "____ ".repeat(slips.marchMost).trimEnd();
  return [
    ...slips.ambushes.flatMap(({ number }) => indented(SLIP_FIELDS.ambush(ambushTitle(number)), "  ")),
    ...ambushSentences(slips).flatMap((one) => indented(one)),
    ...slips.marches.flatMap(({ edge }) => indented(SLIP_FIELDS.march(marchTitle(edge), places, reds), "  ")),
    ...marchSentences(slips).flatMap((one) => indented(one)),
  ];
}

function shelfLines({ groups, others }: CardShelf): readonly string[] {
  return [
    ...groups.flatMap(({ name, base, bases, split, rows }) => [
      ...wrapText([`${name}, ${base}: ${counted(bases, "base")}`, split].filter(Boolean).join("; "), WIDTH, INDENT),
      ...rows.flatMap((row) =>
        indented([`[ ] ${row.name} (${row.units.join(", ")}): ${row.bases}`, row.split].filter(Boolean).join("; "), "    "),
      ),
    ]),
    ...others.flatMap(({ name, words }) => indented(`[ ] ${name}: ${words}`, "    ")),
  ];
}

const block = (title: string, lines: readonly string[]): readonly string[] => [title, "-".repeat(title.length), ...lines];

/** A note of the cards in their text, where the boxes are letters. */
export const noteInText = (note: string): string => (note === CARD_NOTES.boxes ? CARD_NOTES.boxesInText : note);

/** The cards as text, in lines of at most eighty characters. */
export function cardsText({ name, about, units, commanders, slips, shelf, notes }: ArmyCards): string {
  const title = wrapText(name, WIDTH);
  const head = [...title, "=".repeat(Math.max(...title.map((one) => one.length))), ...wrapText(about, WIDTH, "  ")];
  const blocks = [
    head,
    ...units.map(unitLines),
    block(CARDS.kinds.commanders, commanders.flatMap(commanderLines)),
    ...(slips ? [block(CARDS.kinds.slips, slipLines(slips))] : []),
    ...(shelf ? [block(CARDS.packing, shelfLines(shelf))] : []),
    block(
      CARDS.notes,
      notes.map(noteInText).flatMap((one) => wrapText(`- ${one}`, WIDTH, "  ")),
    ),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
