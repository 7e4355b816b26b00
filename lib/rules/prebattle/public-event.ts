import type { BattleEvent } from "../../model/battle-event";
import type { Battle } from "./battle";
import { areBothSealed } from "./seats";

const forcesTold = ({ step }: Battle): boolean => step === "closed" || step === "abandoned";

/** The event as the record shows it while `battle`, which is as it is now, keeps its secrets. */
export function publicEvent(event: BattleEvent, battle: Battle): BattleEvent {
  const told = battle.seed !== null;
  switch (event.type) {
    case "force-sealed":
      return forcesTold(battle) ? event : { ...event, shown: areBothSealed(battle) ? event.shown : null, force: null, salt: null };
    case "cards-dealt":
      return told ? event : { ...event, hands: null, pack: null, draws: null };
    case "card-committed":
      return told ? event : { ...event, card: null };
    case "cards-kept":
      return told ? event : { ...event, keep: null };
    case "scouting-dealt":
      return told ? event : { ...event, dealt: null };
    case "battle-opened":
    case "partner-joined":
    case "seat-sat":
    case "invasion-rolled":
    case "role-chosen":
    case "territory-chosen":
    case "intercept-waived":
    case "square-chosen":
    case "day-declared":
    case "cards-revealed":
    case "marker-moved":
    case "abandon-offered":
    case "abandoned":
    case "seed-published":
      return event;
    default:
      return event satisfies never;
  }
}
