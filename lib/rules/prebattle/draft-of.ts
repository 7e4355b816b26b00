import type { BySeat } from "../../model/by-seat";
import type { Battle, BattleSeat } from "./battle";

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** A battle being made from another: its fields may be set, but objects in them are shared and must not be changed. */
export type Draft = Open<Omit<Battle, "seats">> & { readonly seats: BySeat<Open<BattleSeat>> };

// Field by field: spreading objects this large takes twenty times as long.
const draftSeat = (seat: BattleSeat): Open<BattleSeat> => ({
  chair: seat.chair,
  shown: seat.shown,
  force: seat.force,
  holders: seat.holders,
  nonce: seat.nonce,
  dealt: seat.dealt,
  hand: seat.hand,
  passed: seat.passed,
  declared: seat.declared,
  committed: seat.committed,
  commits: seat.commits,
  hasKept: seat.hasKept,
  offersToAbandon: seat.offersToAbandon,
  abandonOffers: seat.abandonOffers,
  closeOffers: seat.closeOffers,
  host: seat.host,
});

export const draftOf = (battle: Battle): Draft => ({
  battle: battle.battle,
  commitment: battle.commitment,
  book: battle.book,
  seq: battle.seq,
  chain: battle.chain,
  seed: battle.seed,
  step: battle.step,
  table: battle.table,
  oneHand: battle.oneHand,
  seats: { a: draftSeat(battle.seats.a), b: draftSeat(battle.seats.b) },
  roles: battle.roles,
  invasion: battle.invasion,
  winner: battle.winner,
  interceptWaived: battle.interceptWaived,
  territory: battle.territory,
  square: battle.square,
  day: battle.day,
  move: battle.move,
  days: battle.days,
  pack: battle.pack,
  outscouting: battle.outscouting,
  ground: battle.ground,
  closing: battle.closing,
  result: battle.result,
  nextWord: battle.nextWord,
});
