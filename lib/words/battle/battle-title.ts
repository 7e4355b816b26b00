import type { BattleView } from "../../model/battle-view";
import { territoryTerm } from "../list-words";
import { sentenceCase } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { type SeatNames, subject, verb } from "./seat-names";

/** What a battle is called: by the two armies, the reader's own first. */
export function battleTitle({ forces }: Pick<BattleView, "forces">, { eyes, names }: SeatNames): string {
  if (!forces.a || !forces.b) return "New battle";
  const [first, second] = eyes === "b" ? [names.b, names.a] : [names.a, names.b];
  return `${sentenceCase(first)} against ${second}`;
}

/** Who invades, who defends, and where, as far as that is settled. */
export function battleLine({ roles, territory }: Pick<BattleView, "roles" | "territory">, names: SeatNames): readonly Words[] {
  if (!roles) return [say`${term("invader", "Invader")} not decided yet`];
  const { invader, defender } = roles;
  return [
    say`${subject(names, invader)} ${term("invader", verb(names, invader, "invade", "invades"))}`,
    say`${subject(names, defender)} ${term("defender", verb(names, defender, "defend", "defends"))}`,
    ...(territory ? [say`${territoryTerm(territory)}: the marker stays on squares marked ${territory}`] : []),
  ];
}
