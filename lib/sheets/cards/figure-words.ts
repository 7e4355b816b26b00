import type { Figure } from "../../model/army-cards";

/** `letter` stands for a base where there are only letters to draw with. */
const FIGURE_WORDS: Readonly<Record<Figure, { readonly letter: string; readonly words: string }>> = {
  pike: { letter: "P", words: "pikes" },
  shot: { letter: "S", words: "shot" },
  bow: { letter: "B", words: "bows" },
  blade: { letter: "F", words: "other foot" },
  horse: { letter: "H", words: "horse" },
  "horse-shot": { letter: "h", words: "horse that shoots" },
  dragoon: { letter: "D", words: "dragoons" },
  elephant: { letter: "E", words: "elephants" },
  wagon: { letter: "W", words: "wagons" },
  "light-gun": { letter: "g", words: "light guns" },
  "medium-gun": { letter: "G", words: "medium guns" },
  "heavy-gun": { letter: "A", words: "heavy guns" },
};

/** What stands on a base, where bases are counted: "8 of pikes". */
export const figureWords = (figure: Figure): string => FIGURE_WORDS[figure].words;

export const figureLetter = (figure: Figure): string => FIGURE_WORDS[figure].letter;
