import type { Happening } from "../../model/battle-event";
import { otherSeat } from "../../model/other-seat";
import { type Commands, type Folds, refused } from "./battle-step";

const OFFERING: readonly Happening["type"][] = ["abandon-offered", "partner-joined"];

/** Whether a seat plays on, which takes back its offer. What the server declares for it is not its own doing. */
export const playsOn = (event: Happening): boolean =>
  event.seat !== null && !OFFERING.includes(event.type) && !(event.type === "day-declared" && event.forced);

/** Part of every step before ready: an offer stands until its maker plays on; nobody is asked where nobody would answer (RULES.md: "Giving up"). */
export const abandoning = {
  commands: {
    abandon: ({ seats }, seat, { otherIsAway }) => {
      const other = seats[otherSeat(seat)];
      if (otherIsAway || other.chair !== "player") return { type: "abandoned", seat, alone: true };
      if (other.offersToAbandon) return { type: "abandoned", seat, alone: false };
      return seats[seat].offersToAbandon ? refused("already-offered", {}) : { type: "abandon-offered", seat };
    },
    "accept-abandon": ({ seats }, seat) =>
      seats[otherSeat(seat)].offersToAbandon ? { type: "abandoned", seat, alone: false } : refused("nothing-offered", {}),
  },
  folds: {
    "abandon-offered": (draft, { seat }) => {
      draft.seats[seat].offersToAbandon = true;
    },
    abandoned: (draft) => {
      draft.step = "abandoned";
    },
  },
} satisfies { readonly commands: Commands; readonly folds: Folds };
