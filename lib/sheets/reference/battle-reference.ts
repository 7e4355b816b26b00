import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { BattleReference, QuickReference } from "../../model/quick-reference";
import type { Bearer } from "../../model/reference-terms";
import type { Book } from "../../rules/army/book";
import { type SeenBearers, seenBearers } from "../../rules/bearers/seen-bearers";
import { seatNames } from "../../words/battle/names";
import { planTitle } from "../../words/battle/plan";
import { BATTLE_REFERENCE, notKnownWords } from "../../words/battle/refusals";
import { leftOutWords } from "../../words/traits";
import { fitBattle } from "./fit-battle";
import type { RowMarks } from "./reference-keys";
import { referenceText } from "./reference-text";

/** `whole`: the quick reference; `book`: all troops of all lists; `army`: the own army where it is known to the last base, else null. */
type Known = { readonly whole: QuickReference; readonly book: Book; readonly army: readonly Bearer[] | null };

/**
 * The rows of the quick reference that either army of a battle can use, made from a view and the reader's own army alone. For a player,
 * rows are marked that only the opponent can use, and rows for particular troops that both can.
 */
export function battleReference(view: BattleView, { whole, book, army }: Known): BattleReference {
  const own = view.seat ?? SEATS[0];
  const other = otherSeat(own);
  const seen = (seat: typeof own): SeenBearers => seenBearers(view, seat, book);
  const [ours, theirs] = [seen(own), seen(other)];
  const bearers = (view.seat !== null && army) || ours.bearers;
  const fitted = fitBattle(whole, { bearers, enemy: theirs.bearers }, { bearers: theirs.bearers, enemy: bearers });
  const marks: RowMarks = view.seat === null ? new Map() : fitted.marks;
  const whom = seatNames(view, view.seat);
  const told = [...notKnownWords(view, own, ours.unseen, whom), ...notKnownWords(view, other, theirs.unseen, whom)];
  const notKnown = [...new Set(told)];
  const { a, b } = seatNames(view, null).names;
  const name = planTitle(a, b);
  return {
    schema: "condotta.battle-reference/1",
    battle: view.battle,
    seat: view.seat,
    name,
    reference: fitted.reference,
    leftOut: fitted.leftOut.map((one) => ({ ...one, why: leftOutWords(one, "battle") })),
    text: referenceText(fitted.reference, { name: BATTLE_REFERENCE.text(name), about: notKnown.join(" "), marks }),
    marks: [...marks].map(([key, mark]) => ({ key, mark })),
    notKnown,
  };
}
