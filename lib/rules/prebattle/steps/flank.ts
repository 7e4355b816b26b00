import type { LegalCommand } from "../../../model/battle-command";
import type { SeatName } from "../../../model/by-seat";
import { SHORT_EDGES, type ShortEdge, type TerrainKind } from "../../../model/enumerations";
import type { Refused } from "../../../model/refusals";
import { boxInBaseWidths } from "../../table/geometry/footprint";
import type { LayingLimits } from "../../table/may-lie";
import { type Battle, defenderFirst } from "../battle";
import { type BattleStep, NOTHING, nothingFollows, onlySeat, refused } from "../battle-step";
import { battlegroundNow } from "../table-now";
import { battlefieldOf, kindForbidden, squareOf } from "../terrain-choices";
import { flankPieceLimits, placeLeft, placePiece } from "../terrain-places";
import { layingFolds } from "./laying";

/** By the square's row of the map. */
function flankKind(battle: Battle): "none" | "water" | "terrain" {
  const { flank } = squareOf(battle);
  return battle.book.tables.flanks.find(({ id }) => id === flank)?.kind ?? "none";
}

/** Whose turn it is: the defender chooses; then, on a terrain flank, each seat lays its piece. */
function actorOf(battle: Battle): SeatName | null {
  const kind = flankKind(battle);
  if (kind === "none") return null;
  const { flank, flankDone } = battle.ground;
  if (!flank) return defenderFirst(battle)[0] ?? null;
  return kind === "water" ? null : (defenderFirst(battle).find((seat) => !flankDone.includes(seat)) ?? null);
}

function widthOf(battle: Battle): { min: number; max: number } | null {
  const { min, max } = battlegroundNow(battle).measures.water;
  return flankKind(battle) === "water" ? { min, max } : null;
}

function isWidth(width: number | null, range: { min: number; max: number } | null): boolean {
  if (width === null || range === null) return width === range;
  return width >= range.min && width <= range.max;
}

const categoriesOf = (battle: Battle) => battlefieldOf(battle).tables.flankCategories.map(({ id }) => id);
const forbidden = (battle: Battle, kind: TerrainKind): Refused | null => kindForbidden(battle, kind, categoriesOf(battle), false);

const limitsOf = (battle: Battle, seat: SeatName, edge: ShortEdge): LayingLimits => flankPieceLimits(battlegroundNow(battle), seat, edge);

/** The kinds the flank allows, and those of them that have a place. */
function kindsOf(battle: Battle, seat: SeatName, edge: ShortEdge) {
  const limits = limitsOf(battle, seat, edge);
  const allowed = battlefieldOf(battle)
    .tables.terrainKinds.map(({ id }) => id)
    .filter((kind) => forbidden(battle, kind) === null);
  return { allowed, placeable: allowed.filter((kind) => placeLeft(battle, seat, kind, limits) !== null) };
}

function legalPieces(battle: Battle, seat: SeatName, edge: ShortEdge): readonly LegalCommand[] {
  const { size, region } = limitsOf(battle, seat, edge);
  const { placeable } = kindsOf(battle, seat, edge);
  if (placeable.length === 0) return [{ type: "give-up-piece" }];
  return placeable.map((kind) => ({ type: "place-flank-piece", kind, size, region: boxInBaseWidths(region), edge }));
}

/**
 * The secure flank of the square's row: none, water along an edge the defender chooses, or one piece of each seat in its own half along
 * such an edge ("Terrain Set-Up 2").
 */
export const flank = {
  name: "flank",
  isOver: (battle) => battle.book.battlefield === null || actorOf(battle) === null,
  toAct: (battle) => onlySeat(actorOf(battle)),
  legal: (battle, seat) => {
    if (actorOf(battle) !== seat) return NOTHING;
    const chosen = battle.ground.flank;
    if (chosen) return legalPieces(battle, seat, chosen.edge);
    return SHORT_EDGES.map((edge): LegalCommand => ({ type: "choose-flank", edge, width: widthOf(battle) }));
  },
  commands: {
    "choose-flank": (battle, seat, { edge, width }) => {
      if (actorOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
      if (battle.ground.flank) return refused("flank-chosen", {});
      const range = widthOf(battle);
      if (!isWidth(width, range)) return refused("flank-width", range ?? { min: null, max: null });
      return { type: "flank-chosen", seat, edge, width };
    },
    "place-flank-piece": (battle, seat, { kind, w, h, x, y, angle, asItLies = false }) => {
      if (actorOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
      const chosen = battle.ground.flank;
      if (!chosen) return refused("nothing-to-lay", {});
      const limits = limitsOf(battle, seat, chosen.edge);
      return forbidden(battle, kind) ?? placePiece(battle, { seat, as: "flank", limits, asItLies, piece: { kind, w, h, x, y, angle } });
    },
    "give-up-piece": (battle, seat) => {
      if (actorOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
      const chosen = battle.ground.flank;
      if (!chosen) return refused("nothing-to-lay", {});
      const { allowed, placeable } = kindsOf(battle, seat, chosen.edge);
      const place = placeable[0] && placeLeft(battle, seat, placeable[0], limitsOf(battle, seat, chosen.edge));
      if (place) return refused("place-left", { place });
      const [kind] = allowed;
      if (!kind) throw new Error("no kind of terrain may lie on this flank");
      return { type: "piece-given-up", seat, kind, as: "flank" };
    },
  },
  follows: nothingFollows,
  folds: {
    ...layingFolds,
    "flank-chosen": (draft, { edge, width }) => {
      draft.ground = { ...draft.ground, flank: { edge, water: width === null ? null : { edge, width } } };
    },
  },
} satisfies BattleStep;
