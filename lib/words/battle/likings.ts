import type { Likings, SquareLiking } from "../../model/advice";
import type { FlankKind } from "../../model/battle-tables";
import type { DENSITIES, Territory } from "../../model/enumerations";
import { either } from "../phrasing";
import { signed } from "./map";

type Square = Pick<SquareLiking, "square" | "density" | "flank" | "territories" | "value">;
type Squares = readonly Square[];

/** With less between the best and the worst kind, an army does not care. */
const MATTERS = 20;

const OPENNESS = {
  "very-dense": "covered",
  dense: "covered",
  moderate: "between",
  sparse: "open",
  featureless: "open",
} as const satisfies Readonly<Record<(typeof DENSITIES)[number], string>>;

const GROUND_WORDS: Readonly<Record<(typeof OPENNESS)[keyof typeof OPENNESS], string>> = {
  open: "Your army likes open ground.",
  between: "Your army likes some cover, but not too much.",
  covered: "Your army likes cover.",
};
const ALL_ONE = "It matters little to your army how open the ground is.";

const FLANK_WORDS: Readonly<Record<FlankKind, string>> = {
  water: "It likes water on a flank.",
  terrain: "It likes terrain on a flank.",
  none: "It likes neither water nor terrain on its flanks.",
};

/** Of these kinds the one whose squares are worth most on average; null where the kinds are hardly worth more or less than each other. */
function bestKind<Kind extends string>(squares: Squares, kindOf: (square: Square) => Kind): Kind | null {
  const kinds = [...new Set(squares.map(kindOf))].map((kind) => {
    const values = squares.filter((square) => kindOf(square) === kind).map(({ value }) => value);
    return { kind, worth: values.reduce((sum, value) => sum + value, 0) / values.length };
  });
  kinds.sort((one, other) => other.worth - one.worth);
  const [best, worst] = [kinds[0], kinds.at(-1)];
  return best && worst && best.worth - worst.worth >= MATTERS ? best.kind : null;
}

/** What ground an army likes. */
export function likingsHeadline({ squares }: { readonly squares: Squares }): string {
  const ground = bestKind(squares, ({ density }) => OPENNESS[density]);
  return ground === null ? ALL_ONE : GROUND_WORDS[ground];
}

/** What it likes on its flanks; null where it makes little difference. */
export function flankSentence({ squares }: { readonly squares: Squares }): string | null {
  const flank = bestKind(squares, (square) => square.flank);
  return flank === null ? null : FLANK_WORDS[flank];
}

/** "Keils have good going (5 of 9 bases)." within a sentence: "keils have good going, which matters to 5 of 9 bases." */
const asClause = (message: string): string =>
  `${message.charAt(0).toLowerCase()}${message.slice(1)}`.replace(/ \((\d+ of [^()]+)\)\.$/, ", which matters to $1.");

/** What speaks most for the square that it likes best, in the territory or on the whole map; null where nothing does. */
export function mainReason({ squares }: Pick<Likings, "squares">, territory: Territory | null): string | null {
  const best = squaresWithin(squares, territory)[0];
  const speaking = best?.reasons.filter(({ value }) => value > 0) ?? [];
  const most = Math.max(...speaking.map(({ value }) => value));
  const message = speaking.find(({ value }) => value === most)?.message;
  return best && message !== undefined ? `${best.square} suits your army mainly because ${asClause(message)}` : null;
}

/** The squares of a territory, or without one of the whole map: best first, as they came. */
export const squaresWithin = <One extends Square>(squares: readonly One[], territory: Territory | null): readonly One[] =>
  territory === null ? squares : squares.filter(({ territories }) => territories.includes(territory));

/** "In this territory your army likes C5 best, then B5, C4 or D5." */
export function mostLikedSentence({ squares }: { readonly squares: Squares }, territory: Territory | null): string {
  const within = squaresWithin(squares, territory);
  const [where, whole] = territory === null ? ["On the whole map", "the map"] : ["In this territory", "this territory"];
  const [first, second] = [...new Set(within.map(({ value }) => value))];
  if (second === undefined) return `All squares of ${whole} suit your army equally.`;
  const worth = (value: number | undefined) => either(within.filter((one) => one.value === value).map(({ square }) => square));
  return `${where} your army likes ${worth(first)} best, then ${worth(second)}.`;
}

/** "C4 is worth +45 to your army, on a scale of −100 to +100." */
export function squareWorth({ square, value }: Pick<Square, "square" | "value">): string {
  return value === 0
    ? `${square} is neither good nor bad for your army.`
    : `${square} is worth ${signed(value)} to your army, on a scale of −100 to +100.`;
}

export const LIKINGS_SOURCE =
  "These numbers are our own estimate. The rulebook says what troops can do on each kind of ground, but gives it no value. Use them as a first guide.";

export const LIKINGS = {
  name: "What your army likes",
  why: "Why these numbers",
  caption: (square: string): string => `What ${square} is worth, by reason`,
  worth: "Worth",
  reason: "Reason",
  total: "Total. About +100 means every base gets what it wants, −100 that none does.",
} as const;
