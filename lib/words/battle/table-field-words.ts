import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/by-seat";
import { territoryTerm } from "../list-words";
import { joined, say, term, type Words } from "../sentence";
import { type SeatNames, says } from "./seat-names";
import { edgeWords } from "./terrain-words";

type Seen = Pick<BattleView, "square" | "territory" | "flank" | "outscouting" | "roles">;
type Tables = Pick<BattleTables, "squares" | "densities" | "flanks">;

/** The secure flank, in a few words. */
function flankWords({ square, flank }: Seen, tables: Tables, names: SeatNames): Words {
  const row = tables.squares.find(({ id }) => id === square);
  const kind = tables.flanks.find(({ id }) => id === row?.flank);
  if (!kind || kind.kind === "none") return say`no ${term("secure-flank")}`;
  const what = kind.water ?? "terrain";
  return flank ? `${what} on ${edgeWords(flank.edge, names)}` : say`${what} on one ${term("secure-flank", "flank")}`;
}

/** "Plains or desert, sparse, no secure flank": the ground of the battle. */
function placeWords(view: Seen, tables: Tables, names: SeatNames): Words {
  const row = tables.squares.find(({ id }) => id === view.square);
  const density = tables.densities.find(({ id }) => id === row?.density)?.name.toLowerCase();
  return joined(
    [
      ...(view.territory ? [[territoryTerm(view.territory)]] : []),
      ...(density ? [[term("density", density)]] : []),
      flankWords(view, tables, names),
    ],
    ", ",
  );
}

/** The heading over a battlefield, and the line below it: the ground, the defender, the out-scouting. */
export function fieldHead(view: Seen, tables: Tables, names: SeatNames): { readonly title: string; readonly line: readonly Words[] } {
  const { roles, outscouting, square } = view;
  const defends = roles ? [says(names, roles.defender, "defend", "defends")] : [];
  const out = outscouting?.by
    ? [say`${says(names, otherSeat(outscouting.by), "are", "is")} ${term("out-scouting", "out-scouted")} by ${outscouting.difference}%`]
    : [];
  return { title: square ? `The field at ${square}` : "The field", line: [placeWords(view, tables, names), ...defends, ...out] };
}
