import { counted } from "../phrasing";

/** The frame that the pages of other games share. */
export const OTHER_GAMES = {
  title: "Other games",
  intro: "Exact chances for other rules that you play with the same figures. Each page answers the questions of one game.",
  games: {
    "field-of-glory": { name: "Field of Glory", what: "Quality re-rolls, and the commander in the front rank." },
    "bronze-eagles": {
      name: "Bronze Eagles II",
      what: "Random armies with a roster. Round-by-round fights, morale, pursuit and shooting.",
    },
    "rank-and-file": { name: "Rank & File", what: "Morale and rally tests, routs, artillery and elephants." },
    "2mm-earth": { name: "Battle for 2mm Earth", what: "Shooting and mêlée of a bound, panic, orders, messengers and who acts when." },
  },
  back: "All other games",
  questions: "What to ask",
  question: "Your question",
  show: "Show the answer",
  copy: "Copy as text",
  asText: "The question and its answer as text",
  ourReading: "Our reading:",
  ourReadings: (count: number): string => `Our reading of ${counted(count, "point")}`,
  readings: "How we read the rules",
  leftOut: "What is left out",
  unofficial: (game: string): string => `This page is unofficial. You need the rules of ${game} to play.`,
  orMore: "Or more",
  chart: "Chart",
  yes: "yes",
  no: "no",
  none: "–",
} as const;

const PER_CENT = 100;

/** A chance in whole per cent, with one decimal below 10% and above 90%. */
export function shareWords(chance: number): string {
  const [nothing, least, low, high] = [1e-12, 0.0005, 0.1, 0.9];
  // Sums are a hair off.
  if (chance < nothing || chance > 1 - nothing) return `${Math.round(chance) * PER_CENT}%`;
  if (chance < least) return "<0.1%";
  if (chance > 1 - least) return ">99.9%";
  const isFine = chance < low || chance > high;
  // Not "10.0%", which is 10% rounded.
  return `${(chance * PER_CENT).toFixed(isFine ? 1 : 0).replace(/^([19]0)\.0$/, "$1")}%`;
}

/** A mean with two decimals. */
export const meanWords = (mean: number): string => mean.toFixed(2);

/** A difference of chances in points of a per cent, with its sign. */
export function differenceWords(difference: number): string {
  const points = (difference * PER_CENT).toFixed(1);
  return Number(points) === 0 ? "0" : `${difference > 0 ? "+" : "−"}${points.replace("-", "")}`;
}
