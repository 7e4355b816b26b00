import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { territoryTerm } from "../list-words";
import { say, term, type Words } from "../sentence";
import { scoutingWords } from "./scouting-words";
import type { SeatNames } from "./seat-names";
import { squareName } from "./square-name";

type Decided = Pick<BattleView, "square" | "territory" | "roles" | "outscouting">;
type Row = { readonly what: Words; readonly value: Words };

/** Who invades and who defends. */
export function facingWords({ roles }: Pick<Decided, "roles">, { names }: SeatNames): readonly Row[] {
  if (!roles) return [];
  return [
    { what: say`${term("invader", "Invader")}`, value: names[roles.invader] },
    { what: say`${term("defender", "Defender")}`, value: names[roles.defender] },
  ];
}

/** What the five days have settled for the table. */
export function decidedWords(
  { square, territory, roles, outscouting }: Decided,
  tables: Pick<BattleTables, "squares" | "densities" | "flanks">,
  names: SeatNames,
): readonly Row[] {
  return [
    ...facingWords({ roles }, names),
    ...(territory ? [{ what: say`${term("territory", "Territory")}`, value: say`${territoryTerm(territory)}` }] : []),
    ...(square ? [{ what: "Square", value: squareName(square, tables) }] : []),
    ...(outscouting ? [{ what: say`${term("out-scouting", "Out-scouting")}`, value: scoutingWords(outscouting, names) }] : []),
  ];
}
