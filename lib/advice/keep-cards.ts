import { COLOURS, type Colour } from "../model/enumerations";
import { bestOf } from "./best-of";
import { type ByColour, countColours, unseenCards } from "./card-odds";
import type { ComputerTurn } from "./computer-turn";

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The chances of 0, 1, 2 ... good cards among `drawn`, from a pack of `pack` cards of which `good` are good. */
function chancesOfGood(drawn: number, good: number, pack: number): readonly number[] {
  const chances = [1];
  for (let taken = 0; taken < Math.min(drawn, pack); taken++) {
    chances.push(0);
    for (let found = taken + 1; found >= 0; found--) {
      const another = (among: number) => Math.max(0, good - among) / (pack - taken);
      const stays = (chances[found] ?? 0) * (1 - another(found));
      chances[found] = found === 0 ? stays : stays + (chances[found - 1] ?? 0) * another(found - 1);
    }
  }
  return chances;
}

/**
 * The expected per cent of the best cards that count, kept ones and those dealt to make up the number ("Out-scouting 1, 2"). The sum is
 * taken in layers: for each per cent a card can be worth, how many of the counted cards reach it.
 */
function expecting(unseen: ByColour, { view, me, book }: ComputerTurn): (kept: ByColour) => number {
  const owed = view.forces[me]?.scoutingCards ?? 0;
  const counted = book.limits["scouting-counted"];
  const percents = COLOURS.map((colour) => book.percents[colour]);
  const levels = [...new Set(percents)].filter((percent) => percent > 0).sort((one, other) => one - other);
  const reaching = (counts: ByColour, level: number) => sum(counts.filter((_, colour) => (percents[colour] ?? 0) >= level));
  return (kept) => {
    const dealt = Math.max(0, owed - sum(kept));
    return levels.reduce((total, level, at) => {
      const chances = chancesOfGood(dealt, reaching(unseen, level), sum(unseen));
      const own = reaching(kept, level);
      const counting = chances.reduce((mean, chance, found) => mean + chance * Math.min(counted, own + found), 0);
      return total + (level - (levels[at - 1] ?? 0)) * counting;
    }, 0);
  };
}

/**
 * The cards to keep: each is worth its per cent less that of the card dealt in its place, plus what the style gives for being sure of it.
 */
export function chooseCards<Option extends { readonly keep: readonly Colour[] }>(options: readonly Option[], turn: ComputerTurn): Option {
  const { view, book, temper, chance } = turn;
  const expected = expecting(unseenCards(view, book), turn);
  const sure = (keep: readonly Colour[]) => temper.sureCard * keep.filter((card) => book.percents[card] > 0).length;
  return bestOf(options, ({ keep }) => expected(countColours(keep)) + sure(keep), chance);
}
