import { COLOURS, type Colour } from "@/lib/model/enumerations";

export type CardSize = "hand" | "row" | "tiny";

type Point = readonly [number, number];
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A card of one size, in pixels. The panel is the coloured field within the paper's margin. */
type CardFrame = {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly panel: Box & { readonly corner: number };
  readonly letter: { readonly at: Point; readonly size: number; readonly anchor: "start" | "middle" };
  /** In the opposite corner; null where there is no room. */
  readonly number: { readonly at: Point; readonly size: number } | null;
};

export const CARD_FRAMES: Readonly<Record<CardSize, CardFrame>> = {
  hand: {
    width: 64,
    height: 92,
    corner: 4.5,
    panel: { x: 4.5, y: 4.5, width: 55, height: 83, corner: 2 },
    letter: { at: [8.5, 20.5], size: 16, anchor: "start" },
    number: { at: [55.5, 82.5], size: 16 },
  },
  row: {
    width: 30,
    height: 42,
    corner: 2.5,
    panel: { x: 2.5, y: 2.5, width: 25, height: 37, corner: 1.2 },
    letter: { at: [15, 23.5], size: 20, anchor: "middle" },
    number: null,
  },
  tiny: {
    width: 18,
    height: 25,
    corner: 1.8,
    panel: { x: 1.6, y: 1.6, width: 14.8, height: 21.8, corner: 0.8 },
    letter: { at: [9, 14], size: 12.5, anchor: "middle" },
    number: null,
  },
};

const LETTERS: Readonly<Record<Colour, string>> = { black: "B", white: "W", green: "G", yellow: "Y", red: "R" };

export const letterOf = (colour: Colour): string => LETTERS[colour];

/** What is drawn on a card so many times. */
export const pipsOf = (colour: Colour): number => COLOURS.indexOf(colour);

const round = (value: number): number => Math.round(value * 100) / 100;

/** A lozenge with sides that bend inwards. */
function lozenge([x, y]: Point, half: number): string {
  const [wide, bend] = [half * 0.76, half * 0.3];
  const point = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return [
    `M${point(0, -half)}`,
    `Q${point(bend, -bend)} ${point(wide, 0)}`,
    `Q${point(bend, bend)} ${point(0, half)}`,
    `Q${point(-bend, bend)} ${point(-wide, 0)}`,
    `Q${point(-bend, -bend)} ${point(0, -half)}Z`,
  ].join("");
}

const HAND_PLACES: readonly (readonly Point[])[] = [
  [],
  [[32, 46]],
  [
    [32, 33],
    [32, 59],
  ],
  [
    [32, 25],
    [32, 46],
    [32, 67],
  ],
  [
    [22, 36],
    [42, 36],
    [22, 59],
    [42, 59],
  ],
];

/** In one line below the letter. */
const line = (count: number, { width }: CardFrame, y: number, pitch: number): readonly Point[] =>
  Array.from({ length: count }, (_, at) => [width / 2 + (at - (count - 1) / 2) * pitch, y]);

/** A bar says that there is none. */
const none = ([x, y]: Point, half: number): string => `M${x - half} ${y - 0.6}h${half * 2}v1.2h${-half * 2}z`;

function pipsPath(size: CardSize, colour: Colour): string {
  const count = pipsOf(colour);
  const frame = CARD_FRAMES[size];
  switch (size) {
    case "hand":
      return count === 0 ? none([32, 46], 9) : (HAND_PLACES[count] ?? []).map((at) => lozenge(at, 8.5)).join("");
    case "row":
      return count === 0
        ? none([15, 32], 4.5)
        : line(count, frame, 32, 5.4)
            .map((at) => lozenge(at, 3.4))
            .join("");
    case "tiny":
      return count === 0
        ? none([9, 19], 2.5)
        : line(count, frame, 19, 3.2)
            .map((at) => lozenge(at, 2))
            .join("");
    default:
      return size satisfies never;
  }
}

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by + 1e-9) + 1) }, (_, at) => round(from + at * by));

const upright = ({ x, y, width, height }: Box, pitch: number): string =>
  steps(x + pitch, x + width - pitch / 2, pitch)
    .map((at) => `M${at} ${y}v${height}`)
    .join("");

const level = ({ x, y, width, height }: Box, pitch: number): string =>
  steps(y + pitch, y + height - pitch / 2, pitch)
    .map((at) => `M${x} ${at}h${width}`)
    .join("");

/** From the upper left to the lower right; `mirrored` the other way. Each line is cut off at the box. */
export function slanted({ x, y, width, height }: Box, pitch: number, mirrored = false): string {
  return steps(pitch - height, width - pitch / 2, pitch)
    .map((offset) => {
      const [from, to] = [Math.max(0, -offset), Math.min(height, width - offset)];
      const across = (down: number) => round(mirrored ? x + width - offset - down : x + offset + down);
      return `M${across(from)} ${round(y + from)}L${across(to)} ${round(y + to)}`;
    })
    .join("");
}

/** Dots are lines of no length with round ends. */
const dotted = ({ x, y, width, height }: Box, pitch: number): string =>
  steps(y + pitch / 2, y + height - pitch / 4, pitch)
    .flatMap((down, row) => steps(x + pitch * (row % 2 ? 1 : 0.5), x + width - pitch / 4, pitch).map((across) => `M${across} ${down}h0`))
    .join("");

/** The engravers' hatching of the time for a colour, so that it can be told in black and white. */
function hatchPath(size: CardSize, colour: Colour): string {
  const { panel } = CARD_FRAMES[size];
  const pitch = size === "hand" ? 3 : 2.5;
  switch (colour) {
    case "black":
      return upright(panel, pitch) + level(panel, pitch);
    case "white":
      return "";
    case "green":
      return slanted(panel, pitch * 1.3);
    case "yellow":
      return dotted(panel, pitch * 1.4);
    case "red":
      return upright(panel, pitch);
    default:
      return colour satisfies never;
  }
}

type Drawn = { readonly pips: string; readonly hatch: string };

const perColour = (size: CardSize) =>
  Object.fromEntries(COLOURS.map((colour) => [colour, { pips: pipsPath(size, colour), hatch: hatchPath(size, colour) }])) as Record<
    Colour,
    Drawn
  >;

/** All that differs from card to card, drawn once. */
export const CARD_DRAWINGS: Readonly<Record<CardSize, Readonly<Record<Colour, Drawn>>>> = {
  hand: perColour("hand"),
  row: perColour("row"),
  tiny: perColour("tiny"),
};
