import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Refusal, Refused } from "../../model/refusals";
import type { Battle } from "./battle";
import { legalCommands } from "./legal-commands";

/** What happens, in order; or why nothing does. */
export type Decision = { readonly ok: true; readonly events: readonly Happening[] } | { readonly ok: false; readonly refusal: Refusal };

export const refusedTo = (seat: SeatName, battle: Battle, why: Refused): Decision => ({
  ok: false,
  refusal: { ...why, legal: legalCommands(battle, seat) },
});

/** To somebody who holds no seat yet: what a seat may do would tell its cards. */
export const refusedOutright = (why: Refused): Decision => ({ ok: false, refusal: { ...why, legal: [] } });
