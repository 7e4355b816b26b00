import type { BattleTables, Square } from "../../model/battle-tables";
import type { Colour, Territory } from "../../model/enumerations";
import { either } from "../phrasing";

/** What the map of the five days shows. */
export type ChartFacts = {
  readonly territory: Territory | null;
  readonly start: Square | null;
  readonly days: readonly { readonly day: number; readonly to: Square; readonly cards: readonly [Colour | null, Colour | null] }[];
  readonly marker: Square | null;
  readonly choices: readonly Square[];
};

const NUMERALS = ["", "i", "ii", "iii", "iv", "v", "vi", "vii"];

/** A day as it is written on the map. */
export const dayNumeral = (day: number): string => NUMERALS[day] ?? String(day);

export const START_WORD = "start";
export const CHART_NAME = "Map of the five days";

/** A worth with its sign; minus is U+2212, as printed. */
export function signed(worth: number): string {
  const whole = Math.round(worth);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
}

const cardWord = (card: Colour | null): string => card ?? "pass";

const dayWords = ({ day, to, cards }: ChartFacts["days"][number]): string =>
  `Day ${dayNumeral(day)}, ${cards.map(cardWord).join(" and ")}: ${to}.`;

/** The whole map in words, for screen readers. */
export function chartWords(
  { territory, start, days, marker, choices }: ChartFacts,
  { squares, territories }: Pick<BattleTables, "squares" | "territories">,
): string {
  const name = territories.find(({ id }) => id === territory)?.name;
  const inside = squares.filter((row) => territory !== null && row.territories.includes(territory)).map(({ id }) => id);
  return [
    `${CHART_NAME}.`,
    ...(name ? [`${name}: the marker may be on ${either(inside)}.`] : []),
    ...(start ? [`It started on ${start}.`] : []),
    ...days.map(dayWords),
    ...(marker ? [`The marker is on ${marker}.`] : []),
    ...(choices.length > 0 ? [`It may move to ${either(choices)} now.`] : []),
  ].join(" ");
}
