import type { BattleRecord } from "../../model/battle";
import { publicEvent } from "../../rules/prebattle/public-event";
import { running } from "../running";
import type { Loaded } from "./loaded";

/** The public record of the loaded battle. What is still secret is null. */
export async function battleRecord({ battle, rules }: Loaded): Promise<BattleRecord> {
  const events = await running().battles.events(battle.battle, battle.seq);
  const { a, b } = battle.seats;
  return {
    ...{ battle: battle.battle, commitment: battle.commitment, seed: battle.seed, rules },
    nonces: { a: a.nonce, b: b.nonce },
    events: events.map(({ event }) => publicEvent(event, battle)),
  };
}
