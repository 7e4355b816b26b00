import type { LegalCommand } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";
import { NOBODY, NOTHING } from "./battle-step";
import { stepOf } from "./sequence";

/**
 * Every command this seat may send now, except abandoning. `decide` accepts each; `sit` still needs a nonce. Commands that only choose
 * cards list every choice.
 */
export const legalCommands = (battle: Battle, seat: SeatName): readonly LegalCommand[] => stepOf(battle)?.legal(battle, seat) ?? NOTHING;

/** The seats being waited for. A seat that has committed a card is not, though it may still change it. */
export const toAct = (battle: Battle): readonly SeatName[] => stepOf(battle)?.toAct(battle) ?? NOBODY;
