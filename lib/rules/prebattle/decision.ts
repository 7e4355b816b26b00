import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Refusal, Refused } from "../../model/refusals";
import type { Battle } from "./battle";
import { legalCommands } from "./legal-commands";

/** The events, in order; or why there are none. */
export type Decision = { readonly ok: true; readonly events: readonly Happening[] } | { readonly ok: false; readonly refusal: Refusal };

export const refusalFor = (seat: SeatName, battle: Battle, why: Refused): Decision => ({
  ok: false,
  refusal: { ...why, legal: legalCommands(battle, seat) },
});

/** For somebody who holds no seat yet: the list of legal commands would reveal the seat's cards. */
export const refusalWithoutCommands = (why: Refused): Decision => ({ ok: false, refusal: { ...why, legal: [] } });
