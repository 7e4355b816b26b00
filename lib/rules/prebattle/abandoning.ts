import type { Happening } from "../../model/battle-event";
import { otherSeat } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { type Commands, type Folds, refused } from "./battle-step";
import { allRevealed } from "./orders";

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
