import type { CardSlips } from "../../model/army-cards";
import type { ShortEdge } from "../../model/enumerations";
import { both, counted, either, numeral } from "../../words/phrasing";

export const ambushTitle = (number: number): string => `Ambush ${number}`;
export const marchTitle = (edge: ShortEdge): string => `Flank march ${edge}`;

/** Nobody is told before they are seen ("Universal Rules 4"). */
const pikesSentences = ({ mayDropPikes }: Pick<CardSlips, "mayDropPikes">): readonly string[] =>
  mayDropPikes.length === 0 ? [] : [`Pikes dropped by ${either(mayDropPikes)} are noted here, and told when they come.`];

/** What one must know to lay an ambush ("Ambushes 1-6"). */
export const ambushSentences = (slips: CardSlips): readonly string[] => [
  "Face down in your own half, where nobody in the enemy's half could see it.",
  "One unit group; with no number, a bluff.",
  slips.mayAmbush.length === 0 ? "Of this army none may hide." : `May hide: ${slips.mayAmbush.join(", ")}.`,
  ...pikesSentences(slips),
];

const redCards = (cards: number): string => counted(cards, "red card");

/** "B Gustav Horn has 3 cards a turn.", "D Arnim takes 10 and 11, which needs 3 red cards; he has 3 a turn." */
function leaderSentence({ letter, name, cards, needs, units }: CardSlips["leaders"][number]): string {
  if (needs === null) return `${letter} ${name} has ${counted(cards, "card")} a turn.`;
  return `${letter} ${name} takes ${both(units)}, which needs ${redCards(needs)}; he has ${cards} a turn.`;
}

/** What one must know to send a flank march, and what it asks of this army ("Flank marching 1-3"). */
export const marchSentences = ({ marchMost, marchNeeds, leaders, away, ...slips }: CardSlips): readonly string[] => [
  `Face down under the commander beside the camp: a sub-commander with one to ${numeral(marchMost)} unit groups, or an ally with all of his.`,
  ...(marchNeeds.length === 0
    ? []
    : [
        `To come in: ${marchNeeds.map(({ cards, units }) => `${redCards(cards)} for ${both(units)}`).join("; ")}. Together, what the dearest needs.`,
      ]),
  ...leaders.map(leaderSentence),
  ...pikesSentences(slips),
  ...(away === "" ? [] : [`The army ${away}.`]),
];
