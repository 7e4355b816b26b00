import { STEPS, type Step } from "../../model/battle-steps";
import type { BattleView } from "../../model/battle-view";
import { TERRITORY_WORDS } from "../list-words";
import { type SeatNames, says } from "./seat-names";

const DAYS: readonly Step[] = STEPS.slice(0, STEPS.indexOf("flank"));

/** What a battle is called, until it has a name of its own: by those who will fight it, one's own army first. */
export function battleTitle({ forces, step }: Pick<BattleView, "forces" | "step">, { eyes, names }: SeatNames): string {
  if (!forces.a || !forces.b) return "The five days before the battle";
  const [first, second] = eyes === "b" ? [names.b, names.a] : [names.a, names.b];
  return DAYS.includes(step) ? `The five days before ${first} and ${second} meet` : `${first} against ${second}`;
}

/** Who invades, who defends, and where, as far as that is settled. */
export function battleLine({ roles, territory }: Pick<BattleView, "roles" | "territory">, names: SeatNames): readonly string[] {
  if (!roles) return ["Who invades is not settled yet"];
  const both = [says(names, roles.invader, "invade", "invades"), says(names, roles.defender, "defend", "defends")];
  const where = territory ? [`${TERRITORY_WORDS[territory]}: the marker never leaves squares marked ${territory}`] : [];
  return [...both, ...where];
}
