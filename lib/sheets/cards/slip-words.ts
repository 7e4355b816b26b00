import type { CardSlips } from "../../model/army-cards";
import type { ShortEdge } from "../../model/enumerations";
import { both, counted, numeral } from "../../words/phrasing";

export const ambushTitle = (number: number): string => `Ambush ${number}`;
export const marchTitle = (edge: ShortEdge): string => `Flank march ${edge}`;

/** What one must know to lay an ambush ("Ambushes 1-6"). */
export const ambushSentences = ({ mayAmbush }: CardSlips): readonly string[] => [
  "Face down in your own half, where nobody in the enemy's half could see it.",
  "One unit group; with no number, a bluff.",
  mayAmbush.length === 0 ? "Of this army none may hide." : `May hide: ${mayAmbush.join(", ")}.`,
];

const redCards = (cards: number): string => counted(cards, "red card");

/** "B Gustav Horn has 3 cards a turn.", "D Arnim takes 10 and 11, which needs 3 red cards; he has 3 a turn." */
function leaderSentence({ letter, name, cards, needs, units }: CardSlips["leaders"][number]): string {
  if (needs === null) return `${letter} ${name} has ${counted(cards, "card")} a turn.`;
  return `${letter} ${name} takes ${both(units)}, which needs ${redCards(needs)}; he has ${cards} a turn.`;
}

/** What one must know to send a flank march, and what it asks of this army ("Flank marching 1-3"). */
export const marchSentences = ({ marchMost, marchNeeds, leaders, away }: CardSlips): readonly string[] => [
  `Face down under the commander beside the camp: a sub-commander with one to ${numeral(marchMost)} unit groups, or an ally with all of his.`,
  ...(marchNeeds.length === 0
    ? []
    : [
        `To come in: ${marchNeeds.map(({ cards, units }) => `${redCards(cards)} for ${both(units)}`).join("; ")}. Together, what the dearest needs.`,
      ]),
  ...leaders.map(leaderSentence),
  ...(away === "" ? [] : [`The army ${away}.`]),
];
