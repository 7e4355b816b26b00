import type { LegalCommand } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";
import { NOBODY, NOTHING } from "./battle-step";
import { stepOf } from "./sequence";

/**
 * All that this seat may send now, but for giving the battle up: each is accepted by `decide`, and whoever sits adds a nonce. Commands that
 * have nothing to choose but cards list every choice.
 */
export const legalCommands = (battle: Battle, seat: SeatName): readonly LegalCommand[] => stepOf(battle)?.legal(battle, seat) ?? NOTHING;

/** The seats that are waited for. One that has committed a card is not, though it may still change it. */
export const toAct = (battle: Battle): readonly SeatName[] => stepOf(battle)?.toAct(battle) ?? NOBODY;
