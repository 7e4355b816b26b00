import { SEATS } from "../../model/enumerations";
import type { Folds } from "./battle-step";

/** How seats are taken; this is not a step. */
export const seating = {
  folds: {
    "battle-opened": (draft, { table, house, oneHand }) => {
      draft.table = table;
      draft.oneHand = oneHand;
      for (const seat of SEATS) if (house[seat]) draft.seats[seat].chair = "house";
    },
    "force-sealed": (draft, { seat, shown, force, holder, sameHand }) => {
      const seatDraft = draft.seats[seat];
      seatDraft.shown = shown;
      seatDraft.force = force;
      if (seatDraft.chair === "open") seatDraft.chair = "player";
      if (holder !== null) seatDraft.holders = [holder];
      draft.oneHand ||= sameHand;
    },
    "partner-joined": (draft, { seat, holder }) => {
      draft.seats[seat].holders = [...draft.seats[seat].holders, holder];
    },
  },
} satisfies { readonly folds: Folds };
