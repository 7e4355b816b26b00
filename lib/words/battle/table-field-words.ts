import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/other-seat";
import { type SeatNames, says } from "./seat-names";
import { edgeWords } from "./terrain-words";

type Seen = Pick<BattleView, "square" | "territory" | "flank" | "outscouting" | "roles">;
type Tables = Pick<BattleTables, "squares" | "densities" | "flanks" | "territories">;

/** The secure flank, in a few words. */
function flankWords({ square, flank }: Seen, tables: Tables, names: SeatNames): string {
  const row = tables.squares.find(({ id }) => id === square);
  const kind = tables.flanks.find(({ id }) => id === row?.flank);
  if (!kind || kind.kind === "none") return "no secure flank";
  const what = kind.water ?? "terrain";
  return flank ? `${what} on ${edgeWords(flank.edge, names)}` : `${what} on one flank`;
}

/** "Plains or desert, sparse, no secure flank": where a battle is fought. */
function placeWords(view: Seen, tables: Tables, names: SeatNames): string {
  const row = tables.squares.find(({ id }) => id === view.square);
  const territory = tables.territories.find(({ id }) => id === view.territory)?.name;
  const density = tables.densities.find(({ id }) => id === row?.density)?.name.toLowerCase();
  return [territory, density, flankWords(view, tables, names)].filter(Boolean).join(", ");
}

/** What is written over a battlefield, and beneath that: what ground it is, who defends it, and who was out-scouted. */
export function fieldHead(view: Seen, tables: Tables, names: SeatNames): { readonly title: string; readonly line: readonly string[] } {
  const { roles, outscouting, square } = view;
  const defends = roles ? [says(names, roles.defender, "defend", "defends")] : [];
  const out = outscouting?.by ? [`${says(names, otherSeat(outscouting.by), "are", "is")} out-scouted by ${outscouting.difference} %`] : [];
  return { title: square ? `The field at ${square}` : "The field", line: [placeWords(view, tables, names), ...defends, ...out] };
}
