import { cssNumbers } from "@/app/_components/css-numbers";
import type { CardLine, CardSlips, CommanderCard, UnitCard } from "@/lib/model/army-cards";
import { linesIn, wordsOf } from "@/lib/sheets/font-metrics";
import { CARDS, MARCH, marchSentences } from "@/lib/words/cards";
import { counted } from "@/lib/words/phrasing";
import { boxesSize, diagramSize } from "./card-figures";

/** All cards are of one size, in millimetres. What is written on one begins so far below the edge, and has this room. */
export const CARD = { width: 64, height: 92 } as const;
export const ROOM = { top: 10.3, width: 54.4, height: 75.2 } as const;

/** Cards on a leaf, in so many files and ranks, and how far the marks for cutting reach beyond them, in millimetres. */
export const [FILES, RANKS, CUT_MARK] = [4, 2, 2.4] as const;

/** How a card is set, from the roomiest on: type and title in millimetres. */
export const CARD_SETTINGS = [
  { name: "roomy", type: 2.8, title: 4.9 },
  { name: "easy", type: 2.65, title: 4.8 },
  { name: "close", type: 2.5, title: 4.7 },
  { name: "small", type: 2.38, title: 4.6 },
  { name: "tight", type: 2.26, title: 4.5 },
  { name: "narrow", type: 2.14, title: 4.3 },
  { name: "slight", type: 2.04, title: 4.1 },
  { name: "slighter", type: 1.96, title: 4 },
  { name: "lesser", type: 1.88, title: 3.9 },
  { name: "least", type: 1.73, title: 3.5 },
] as const;
export type CardSetting = (typeof CARD_SETTINGS)[number];

/** Of the unit groups that a commander leads, and of the line under a name, in ems. */
const [LED, LINE_NAME] = [0.94, 0.95];
/** In ems: of a line of type and of the title, between two blocks, of the labels' column, of small type, between title and what follows. */
const [LINE, TITLE, GAP, LABEL, SMALL, UNDER] = [1.2, 1.02, 0.5, 3.7, 0.88, 0.2];
/** In ems: below a trait, and of the column before a unit group that is led. */
const [BELOW_TRAIT, TICK] = [0.15, 2.2];
/** In millimetres: the column of the drawing, that of the boxes, and the most that the drawing takes in height. */
const [DRAWING, BOXES, DRAWING_MOST] = [25, 28, 19];

/** A name of more letters is set so much smaller. */
const LONG_NAME = 46;
const LONG_SCALE = 0.64;
export const isLongName = (name: string): boolean => name.length > LONG_NAME;

/** What the style sheet draws all cards by. */
export const cardNumbers = cssNumbers({
  ...{ "--files": FILES, "--ranks": RANKS, "--cut-mark": CUT_MARK },
  ...{ "--card-width": CARD.width, "--card-height": CARD.height, "--room-top": ROOM.top, "--room-width": ROOM.width },
  ...{ "--room-height": ROOM.height, "--line": LINE, "--title-line": TITLE, "--gap": GAP, "--label": LABEL, "--small": SMALL },
  ...{ "--under": UNDER, "--led": LED, "--line-name": LINE_NAME, "--below-trait": BELOW_TRAIT, "--tick": TICK },
  ...{ "--drawing": DRAWING, "--drawing-most": DRAWING_MOST, "--boxes": BOXES, "--long-name": LONG_SCALE },
});

/** And one of them. */
export const settingNumbers = (name: CardSetting["name"]) => {
  const { type, title } = CARD_SETTINGS.find((one) => one.name === name) ?? CARD_SETTINGS[0];
  return cssNumbers({ "--type": type, "--title": title });
};

/** A setting with what is reckoned in it: heights in millimetres of texts set in so many ems. */
function measure({ type, title }: CardSetting) {
  const set = (text: string, room: number = ROOM.width, scale = 1): number =>
    text === "" ? 0 : linesIn(wordsOf(text, "sans"), room / (type * scale)) * LINE * scale * type;
  return {
    set,
    gap: GAP * type,
    em: type,
    title: (text: string): number => {
      const size = title * (isLongName(text) ? LONG_SCALE : 1);
      return linesIn(wordsOf(text, "title"), ROOM.width / size) * TITLE * size;
    },
    lines: (all: readonly CardLine[]): number =>
      all.reduce((sum, { words }) => sum + set(words, ROOM.width - LABEL * type) + 0.3 * type, 0),
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
  const said = set(formation.words, DRAWING, SMALL);
  const boxes = boxesSize(bases);
  const boxed = (boxes.height * BOXES) / boxes.width + set(CARDS.breaks(bases, breaks.words), BOXES, SMALL);
  return Math.max(drawn + said, boxed) + 0.2 * em;
}

/** How tall a unit group's card would be, in millimetres. */
export function unitHeight(unit: UnitCard, setting: CardSetting): number {
  const by = measure(setting);
  const { name, line, classification, lines, traits, follows } = unit;
  const traited = traits.reduce((sum, one) => sum + by.set(`${one.name}. ${one.sentence}`) + BELOW_TRAIT * by.em, 0);
  return stacked(
    [
      by.title(name) + by.set(line, ROOM.width, LINE_NAME) + UNDER * by.em,
      classification
        ? by.set(classification.words) + by.set(classification.short, ROOM.width, SMALL) + 0.2 * by.em
        : by.set(unitTally(unit)),
      figuresHeight(unit, by),
      by.lines(lines),
      traited + by.set(follows.join(", ")),
    ],
    by.gap,
  );
}

/** How tall a commander's card would be, in millimetres. */
export function commanderHeight(commander: CommanderCard, setting: CardSetting): number {
  const by = measure(setting);
  const { name, title, lines, grades, units } = commander;
  const rows = (grades.length + 1) * (LINE + 0.58) * by.em;
  const led = units.reduce((sum, one) => sum + by.set(`${one.name} ${counted(one.bases, "base")}`, ROOM.width - TICK * by.em, LED), 0);
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

/** The roomiest setting in which so much of it fits on its card; the last, where none does. And whether it leaves room for an ornament. */
export function fitCard(heightIn: (setting: CardSetting) => number): { readonly setting: CardSetting["name"]; readonly isOpen: boolean } {
  const fits = CARD_SETTINGS.find((one) => heightIn(one) <= ROOM.height - DOUBT);
  return { setting: fits?.name ?? "least", isOpen: fits !== undefined && heightIn(fits) <= ROOM.height - ORNAMENT };
}
