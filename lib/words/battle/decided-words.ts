import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { TERRITORY_WORDS } from "../list-words";
import { scoutingWords } from "./scouting-words";
import type { SeatNames } from "./seat-names";
import { squareName } from "./square-name";

type Decided = Pick<BattleView, "square" | "territory" | "roles" | "outscouting">;
type Row = { readonly what: string; readonly value: string };

/** Who meets whom. */
export function facingWords({ roles }: Pick<Decided, "roles">, { names }: SeatNames): readonly Row[] {
  if (!roles) return [];
  return [
    { what: "Invader", value: names[roles.invader] },
    { what: "Defender", value: names[roles.defender] },
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
    ...(territory ? [{ what: "Territory", value: TERRITORY_WORDS[territory] }] : []),
    ...(square ? [{ what: "Square", value: squareName(square, tables) }] : []),
    ...(outscouting ? [{ what: "Out-scouting", value: scoutingWords(outscouting, names) }] : []),
  ];
}
