import type { AdviceTables } from "../../model/advice";
import type { BattleEvent, Happening } from "../../model/battle-event";
import type { Step } from "../../model/enumerations";
import { chainSalt, linkOf } from "../../rules/record/chain";
import { advance } from "./advance";
import { houseAnswer } from "./house-answer";
import { newTurn } from "./in-turns";
import type { Loaded } from "./loaded";

/** The step at which no more random values are drawn and the seed is published. */
const OVER: readonly Step[] = ["ready", "closed", "abandoned"];

type Unfolded = { readonly loaded: Loaded; readonly events: readonly BattleEvent[] };

/** Gives an event its number, its step and its link of the chain. */
function numbered({ battle, seed }: Loaded, happening: Happening): BattleEvent {
  const seq = battle.seq + 1;
  const bare = { ...happening, seq, step: battle.step };
  return { ...bare, chain: linkOf(battle.chain, chainSalt(seed, battle.battle, seq), bare) };
}

/** What follows automatically: first the seed if no more random values are drawn, then the computer's answers one by one. */
async function following(loaded: Loaded, advice: AdviceTables, at: Date): Promise<readonly Happening[]> {
  const { battle, seed } = loaded;
  const isDue = battle.seed === null && OVER.includes(battle.step);
  return isDue ? [{ type: "seed-published", seat: null, seed: Buffer.from(seed).toString("hex") }] : houseAnswer(loaded, advice, at);
}

/**
 * The battle after a decision, with all resulting events in order. Nothing is stored yet. Between two answers of the computer, other
 * requests are answered.
 */
export async function unfold(before: Loaded, decided: readonly Happening[], at: Date, advice: AdviceTables): Promise<Unfolded> {
  const events: BattleEvent[] = [];
  const turn = newTurn();
  let loaded = before;
  for (let next = decided; next.length > 0; next = await following(loaded, advice, at)) {
    for (const happening of next) {
      const event = numbered(loaded, happening);
      events.push(event);
      loaded = advance(loaded, event, at.getTime());
    }
    if (turn.isOver()) await turn.pass();
  }
  return { loaded, events };
}
