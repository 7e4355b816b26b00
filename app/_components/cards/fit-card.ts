import { cssNumbers } from "@/app/_components/css-numbers";
import type { CardLine, CardSlips, CommanderCard, UnitCard } from "@/lib/model/army-cards";
import { linesIn, wordsOf } from "@/lib/sheets/font-metrics";
import { CARDS, MARCH, marchSentences } from "@/lib/words/cards";
import { counted } from "@/lib/words/phrasing";
import { boxesSize, diagramSize } from "./card-figures";

/** All cards are of one size, in millimetres. What is written on one begins so far below the edge, and has this room. */
export const CARD = { width: 87, height: 95 } as const;
export const ROOM = { top: 10.2, width: 79, height: 78.8 } as const;

/** Cards on a leaf, in so many files and ranks, and how far the marks for cutting reach beyond them, in millimetres. */
export const [FILES, RANKS, CUT_MARK] = [3, 2, 2.4] as const;

/**
 * How cards are set, from the roomiest on: type and title in millimetres. All cards that are printed together are set alike, and nothing on them is
 * smaller than the least type, which is 7 points.
 */
export const CARD_SETTINGS = [
  { name: "roomy", type: 2.9, title: 4.9 },
  { name: "easy", type: 2.75, title: 4.7 },
  { name: "close", type: 2.6, title: 4.5 },
  { name: "least", type: 2.47, title: 4.1 },
] as const;
export const LEAST = CARD_SETTINGS[3];
export type CardSetting = (typeof CARD_SETTINGS)[number];

/** In ems: of a line of type and of the title, between two blocks, of the labels' column, between title and what follows. */
const [LINE, TITLE, GAP, LABEL, UNDER] = [1.13, 1, 0.22, 3.7, 0.1];
/** In ems: below a trait, and of the column before a unit group that is led. */
const [BELOW_TRAIT, TICK] = [0.06, 2.2];
/** In millimetres: the column of the drawing, that of the boxes, and the most that the drawing takes in height. */
const [DRAWING, BOXES, DRAWING_MOST] = [35, 43, 11];

/** A name of more letters is set so much smaller. */
const LONG_NAME = 46;
const LONG_SCALE = 0.6;
export const isLongName = (name: string): boolean => name.length > LONG_NAME;

/** What the style sheet draws all cards by. */
export const cardNumbers = cssNumbers({
  ...{ "--files": FILES, "--ranks": RANKS, "--cut-mark": CUT_MARK },
  ...{ "--card-width": CARD.width, "--card-height": CARD.height, "--room-top": ROOM.top, "--room-width": ROOM.width },
  ...{ "--room-height": ROOM.height, "--line": LINE, "--title-line": TITLE, "--gap": GAP, "--label": LABEL },
  ...{ "--under": UNDER, "--below-trait": BELOW_TRAIT, "--tick": TICK },
  ...{ "--drawing": DRAWING, "--drawing-most": DRAWING_MOST, "--boxes": BOXES, "--long-name": LONG_SCALE },
});

/** And those that are printed together. */
export const settingNumbers = ({ type, title }: CardSetting) => cssNumbers({ "--type": type, "--title": title });

/** A setting with what is reckoned in it: heights in millimetres. */
function measure({ type, title }: CardSetting) {
  const set = (text: string, room: number = ROOM.width): number =>
    text === "" ? 0 : linesIn(wordsOf(text, "sans"), room / type) * LINE * type;
  return {
    set,
    gap: GAP * type,
    em: type,
    title: (text: string): number => {
      const size = title * (isLongName(text) ? LONG_SCALE : 1);
      return linesIn(wordsOf(text, "title"), ROOM.width / size) * TITLE * size;
    },
    lines: (all: readonly CardLine[]): number =>
      all.reduce((sum, { words }) => sum + set(words, ROOM.width - LABEL * type) + 0.14 * type, 0),
  };
}
type Measure = ReturnType<typeof measure>;

const stacked = (blocks: readonly number[], gap: number): number => {
  const there = blocks.filter((one) => one > 0);
  return there.reduce((sum, one) => sum + one, 0) + Math.max(0, there.length - 1) * gap;
};

/** What stands at the foot of a unit group's card: "TuG · 4 bases". */
export const unitTally = ({ counts, bases }: UnitCard): string => [counts, counted(bases, "base")].filter(Boolean).join(" · ");

function figuresHeight({ formation, breaks, bases }: UnitCard, { set, em }: Measure): number {
  if (!formation || !breaks) return 0;
  const { width, height } = diagramSize(formation);
  const drawn = Math.min(DRAWING_MOST, (height * DRAWING) / width);
  const said = set(formation.words, DRAWING);
  const boxes = boxesSize(bases);
  const boxed = Math.min(DRAWING_MOST, (boxes.height * BOXES) / boxes.width) + set(CARDS.breaks(bases, breaks.words), BOXES);
  return Math.max(drawn + said, boxed) + 0.2 * em;
}

/** How tall a unit group's card would be, in millimetres. */
export function unitHeight(unit: UnitCard, setting: CardSetting): number {
  const by = measure(setting);
  const { name, line, classification, lines, traits, follows } = unit;
  const traited = traits.reduce((sum, one) => sum + by.set(`${one.name}. ${one.sentence}`) + BELOW_TRAIT * by.em, 0);
  return stacked(
    [
      by.title(name) + by.set(line) + UNDER * by.em,
      by.set(classification ? classification.words : unitTally(unit)),
      figuresHeight(unit, by),
      by.lines(lines),
      traited + by.set(follows.length > 0 ? CARDS.follows(follows) : ""),
    ],
    by.gap,
  );
}

/** How tall a commander's card would be, in millimetres. */
export function commanderHeight(commander: CommanderCard, setting: CardSetting): number {
  const by = measure(setting);
  const { name, title, lines, grades, units } = commander;
  const rows = (grades.length + 1) * (LINE + 0.32) * by.em;
  // A name that is longer than its line ends in dots here: its own card has it in full.
  const led = units.length * LINE * by.em;
  return stacked([by.title(name) + by.set(title) + UNDER * by.em, rows, by.lines(lines), led], by.gap);
}

/** What is written in on a slip takes so much in height, in millimetres. */
const WRITTEN = 24;

/** How tall the slip of a march would be, in millimetres. */
export function marchHeight(slips: CardSlips, setting: CardSetting): number {
  const by = measure(setting);
  return WRITTEN + marchSentences(slips).reduce((sum, one) => sum + by.set(one) + BELOW_TRAIT * by.em, by.title(MARCH));
}

/** What an ornament takes with the white around it, in millimetres. */
const ORNAMENT = 20;

/** What reckoning may be wrong by, in millimetres. */
const DOUBT = 0.6;

/** How tall each card is in a setting. */
type Heights = readonly ((setting: CardSetting) => number)[];

/** The roomiest setting in which all these cards have room; the last, where there is none. */
export const settingFor = (cards: Heights): CardSetting =>
  CARD_SETTINGS.find((one) => cards.every((heightIn) => heightIn(one) <= ROOM.height - DOUBT)) ?? LEAST;

/** Whether a card so tall leaves room for an ornament. */
export const isOpen = (height: number): boolean => height <= ROOM.height - ORNAMENT;
