import type { Happening } from "../../model/battle-event";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { Battle } from "./battle";
import { type Commands, type Folds, refused } from "./battle-step";
import { allRevealed } from "./orders";
import { type Decision, refusalWithoutCommands, stepOf } from "./sequence";

/** What the server notes, whatever step is played: no seat commands it. */
export const serverNotes = {
  folds: {
    "battle-opened": (draft, { table, house, oneHand, openArmies = false }) => {
      draft.table = table;
      draft.oneHand = oneHand;
      draft.openArmies = openArmies;
      for (const seat of SEATS) if (house[seat]) draft.seats[seat].chair = "house";
    },
    "force-sealed": (draft, { seat, shown, force, forceHash, salt, holder, sameHand }) => {
      const seatDraft = draft.seats[seat];
      seatDraft.shown = shown;
      seatDraft.force = force;
      seatDraft.seal = { hash: forceHash, salt };
      if (seatDraft.chair === "open") seatDraft.chair = "player";
      if (holder !== null) seatDraft.holders = [holder];
      draft.oneHand ||= sameHand;
    },
    "partner-joined": (draft, { seat, holder }) => {
      draft.seats[seat].holders = [...draft.seats[seat].holders, holder];
    },
    "seed-published": (draft, { seed }) => {
      draft.seed = seed;
    },
  },
} satisfies { readonly folds: Folds };

export type SealedForce = Omit<Extract<Happening, { type: "force-sealed" }>, "type" | "seat">;

/** A seat gets its force, once and for all. Refused: a seat that has one, and a battle whose sequence is over. */
export function sealForce(battle: Battle, seat: SeatName, sealed: SealedForce): Decision {
  if (stepOf(battle) === null) return refusalWithoutCommands(refused("battle-over", { step: battle.step }));
  if (battle.seats[seat].shown !== null) return refusalWithoutCommands(refused("seat-taken", {}));
  return { ok: true, events: [{ type: "force-sealed", seat, ...sealed }] };
}

/** "Tournament types", Doubles: at most two players share a seat, and either acts for both (RULES.md: "Doubles"). */
const HOLDERS_MOST = 2;

/** Whether another player may share the seat. */
export const hasRoomForPartner = ({ seats }: Battle, seat: SeatName): boolean => seats[seat].holders.length < HOLDERS_MOST;

/**
 * A partner joins a seat's holder; `holder` is the SHA-256 of the partner's token. Refused: an open seat, the computer's, one with two
 * holders already, and a battle whose sequence is over.
 */
export function joinPartner(battle: Battle, seat: SeatName, holder: string): Decision {
  const { chair } = battle.seats[seat];
  if (stepOf(battle) === null) return refusalWithoutCommands(refused("battle-over", { step: battle.step }));
  if (chair === "open") return refusalWithoutCommands(refused("seat-open", {}));
  if (chair === "house") return refusalWithoutCommands(refused("house-seat", {}));
  if (!hasRoomForPartner(battle, seat)) return refusalWithoutCommands(refused("two-holders", {}));
  return { ok: true, events: [{ type: "partner-joined", seat, holder }] };
}

const OFFERING: readonly Happening["type"][] = ["abandon-offered", "partner-joined"];

/** Whether this event means that its seat plays on, which withdraws its offer. What the server declares for a seat does not count. */
export const playsOn = (event: Happening): boolean =>
  event.seat !== null && !OFFERING.includes(event.type) && !("forced" in event && event.forced);

/**
 * Part of every step before `ready`. An offer stands until its maker plays on, and may be repeated a limited number of times. A seat that
 * would not answer is not asked (RULES.md: "Giving up").
 */
export const abandoning = {
  commands: {
    abandon: ({ seats, book }, seat, { otherIsAway }) => {
      const other = seats[otherSeat(seat)];
      const { offersToAbandon, abandonOffers } = seats[seat];
      if (otherIsAway || other.chair !== "player") return { type: "abandoned", seat, alone: true };
      if (other.offersToAbandon) return { type: "abandoned", seat, alone: false };
      if (offersToAbandon) return refused("already-offered", {});
      const most = book.bounds?.["abandon-offers"] ?? Number.POSITIVE_INFINITY;
      return abandonOffers < most ? { type: "abandon-offered", seat } : refused("too-many-offers", { to: "abandon", most });
    },
    "accept-abandon": ({ seats }, seat) =>
      seats[otherSeat(seat)].offersToAbandon ? { type: "abandoned", seat, alone: false } : refused("nothing-offered", {}),
  },
  folds: {
    "abandon-offered": (draft, { seat }) => {
      draft.seats[seat].offersToAbandon = true;
      draft.seats[seat].abandonOffers += 1;
    },
    abandoned: (draft) => {
      draft.step = "abandoned";
      for (const seat of SEATS) draft.seats[seat].host = allRevealed(draft.seats[seat].host);
    },
  },
} satisfies { readonly commands: Commands; readonly folds: Folds };
