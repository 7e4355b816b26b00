import type { Happening } from "../../../model/battle-event";
import type { SeatName } from "../../../model/by-seat";
import { COLOURS, SEATS } from "../../../model/enumerations";
import type { DrawSource } from "../../chance";
import { type Battle, type BattleSeat, type Draft, defenderFirst, eachSeat } from "../battle";
import { type BattleStep, drawsOf, NOTHING, refused, unhidden, wordAfter } from "../battle-step";
import { deal, shuffled, without } from "../cards";

const isShort = ({ seats, book }: Battle, seat: SeatName): boolean => seats[seat].dealt < book.limits.days;

const passesLeft = ({ seats, book }: Battle, seat: SeatName): number =>
  Math.max(0, book.limits.days - seats[seat].dealt) - seats[seat].passed;

/** The seat that must declare its day before anything else; null once everything is declared. */
function declarerOf(battle: Battle): SeatName | null {
  if (battle.day === null || battle.move) return null;
  for (const seat of defenderFirst(battle)) if (isShort(battle, seat) && battle.seats[seat].declared === null) return seat;
  return null;
}

const mustCommit = ({ declared, committed }: BattleSeat): boolean => declared !== "pass" && committed === null;

/** The first card of a day is not a change. */
const hasChangedEnough = ({ seats, book }: Battle, seat: SeatName): boolean => seats[seat].commits > book.limits["card-changes"];

/** "The five days before the Battle 1.1": the only shuffle of the battle. */
function dealMapCards(battle: Battle, source: DrawSource): Happening {
  const { cards: pack, draws } = shuffled(battle.book.pack, drawsOf(battle, source));
  const owed = eachSeat((seat) => battle.seats[seat].shown?.mapCards ?? 0);
  const { hands } = deal(pack, owed, defenderFirst(battle));
  return { type: "cards-dealt", seat: null, counts: { a: hands.a.length, b: hands.b.length }, hands, pack, draws };
}

/** A seat with only one choice left is not asked. */
function declareForced(battle: Battle, seat: SeatName, day: number): Happening | null {
  if (battle.seats[seat].hand.length === 0) return { type: "day-declared", seat, day, pass: true, forced: true };
  if (passesLeft(battle, seat) === 0) return { type: "day-declared", seat, day, pass: false, forced: true };
  return null;
}

function reveal({ seats, book }: Battle, day: number): Happening {
  const cards = { a: seats.a.committed, b: seats.b.committed };
  const lead = book.values[cards.a ?? book.passCard] - book.values[cards.b ?? book.passCard];
  const mover = lead === 0 ? null : lead > 0 ? "a" : "b";
  return { type: "cards-revealed", seat: null, day, cards, difference: Math.abs(lead), mover };
}

/** The marker has moved or stays. */
function endDay(draft: Draft): void {
  draft.day = draft.days.length < draft.book.limits.days ? draft.days.length + 1 : null;
  draft.move = null;
  for (const seat of SEATS) draft.seats[seat].declared = null;
}

function reachOf({ territory, square, move, book }: Battle) {
  return territory && square && move ? book.reach[territory][square]?.[move.difference] : undefined;
}

function movesOf({ territory, square, move, book }: Battle) {
  return (territory && square && move && book.commands.move[territory][square]?.[move.difference]) || NOTHING;
}

/**
 * Five days: each seat passes or plays a card, both are revealed, and the better one may move the marker (RULES.md: "Days without a card").
 */
export const days = {
  name: "days",
  isOver: (battle) => battle.days.length >= battle.book.limits.days && battle.move === null,
  toAct: (battle) => {
    if (battle.move) return [battle.move.mover];
    const declarer = declarerOf(battle);
    return declarer ? [declarer] : defenderFirst(battle).filter((seat) => mustCommit(battle.seats[seat]));
  },
  legal: (battle, seat) => {
    const { book, move, seats } = battle;
    if (move) return move.mover === seat ? movesOf(battle) : NOTHING;
    const declarer = declarerOf(battle);
    if (declarer) return declarer === seat ? book.commands.declare : NOTHING;
    const { declared, hand, committed } = seats[seat];
    if (declared === "pass" || hasChangedEnough(battle, seat)) return NOTHING;
    return COLOURS.filter((card) => card !== committed && hand.includes(card)).map((card) => book.commands.commit[card]);
  },
  commands: {
    "declare-day": (battle, seat, { pass }) => {
      const { dealt, declared, hand } = battle.seats[seat];
      const day = battle.day ?? 0;
      if (!isShort(battle, seat)) return refused("pass-not-possible", { dealt, days: battle.book.limits.days });
      if (declared) return refused("already-declared", { day, pass: declared === "pass" });
      if (declarerOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
      if (pass && passesLeft(battle, seat) === 0) return refused("pass-not-possible", { dealt, days: battle.book.limits.days });
      if (!pass && hand.length === 0) return refused("play-not-possible", { day, cards: 0 });
      return { type: "day-declared", seat, day, pass, forced: false };
    },
    "commit-card": (battle, seat, { card }) => {
      const { declared, committed, hand } = battle.seats[seat];
      const day = battle.day ?? 0;
      if (battle.move) return battle.move.mover === seat ? refused("move-first", { day }) : refused("not-your-turn", { step: battle.step });
      if (declared === "pass") return refused("play-not-possible", { day, cards: hand.length });
      const declarer = declarerOf(battle);
      if (declarer) return declarer === seat ? refused("declare-first", { day }) : refused("not-your-turn", { step: battle.step });
      if (!hand.includes(card)) return refused("card-not-held", { card });
      if (card === committed) return refused("same-card", { card });
      if (hasChangedEnough(battle, seat)) return refused("too-many-changes", { day, most: battle.book.limits["card-changes"] });
      return { type: "card-committed", seat, day, card };
    },
    "move-marker": (battle, seat, { to }) => {
      const { move, square: from, day } = battle;
      if (!move || !from || day === null) return refused("nothing-to-move", { day: day ?? 0 });
      if (move.mover !== seat) return refused("not-your-turn", { step: battle.step });
      if (!reachOf(battle)?.includes(to)) return refused("square-not-reachable", { from, to, difference: move.difference });
      return { type: "marker-moved", seat, day, from, to };
    },
  },
  follows: (battle, draws) => {
    const { day, move, seats } = battle;
    if (day === null) return dealMapCards(battle, draws);
    if (move) return null;
    const declarer = declarerOf(battle);
    if (declarer) return declareForced(battle, declarer, day);
    return mustCommit(seats.a) || mustCommit(seats.b) ? null : reveal(battle, day);
  },
  folds: {
    "cards-dealt": (draft, { counts, hands, pack, draws }) => {
      for (const seat of SEATS) {
        draft.seats[seat].dealt = counts[seat];
        draft.seats[seat].hand = unhidden(hands)[seat];
      }
      draft.day = 1;
      draft.pack = unhidden(pack).slice(counts.a + counts.b);
      draft.nextWord = wordAfter(draws, draft);
    },
    "day-declared": (draft, { seat, pass }) => {
      draft.seats[seat].declared = pass ? "pass" : "play";
    },
    "card-committed": (draft, { seat, card }) => {
      draft.seats[seat].committed = unhidden(card);
      draft.seats[seat].commits += 1;
    },
    "cards-revealed": (draft, { day, cards, difference, mover }) => {
      for (const name of SEATS) {
        const [seat, card] = [draft.seats[name], cards[name]];
        if (card === null) seat.passed += 1;
        else seat.hand = without(seat.hand, card);
        seat.committed = null;
        seat.commits = 0;
      }
      const square = unhidden(draft.square);
      draft.days = [...draft.days, { day, cards, mover, from: square, to: square }];
      if (mover) draft.move = { mover, difference };
      else endDay(draft);
    },
    "marker-moved": (draft, { to }) => {
      const last = unhidden(draft.days.at(-1) ?? null);
      draft.square = to;
      draft.days = [...draft.days.slice(0, -1), { ...last, to }];
      endDay(draft);
    },
  },
} satisfies BattleStep;
