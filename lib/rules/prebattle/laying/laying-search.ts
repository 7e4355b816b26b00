import type { SeatName } from "../../../model/by-seat";
import type { TerrainKind } from "../../../model/enumerations";
import type { FoundPlace } from "../../../model/refusals";
import type { LayingLimits } from "../../table/may-lie";
import { whereItLies } from "../../table/where-it-lies";
import type { Battle, Ground } from "../battle";
import { battlegroundNow } from "../battleground-now";
import { battlefieldOf } from "./laying-choices";

const known = new WeakMap<Ground, Map<string, FoundPlace | null>>();

/**
 * Where a seat's piece of this kind could lie now; null: nowhere. Cached for each ground, because looking at a battle or refusing a command
 * does not change it. The limits follow from ground and seat.
 */
export function placeLeft(battle: Battle, seat: SeatName, kind: TerrainKind, limits: LayingLimits): FoundPlace | null {
  const places = known.get(battle.ground) ?? new Map<string, FoundPlace | null>();
  known.set(battle.ground, places);
  const { field, builtUp } = battlefieldOf(battle).kinds[kind];
  // The kind matters only for what it may lie next to.
  const key = `${seat} ${field} ${builtUp}`;
  const found = places.get(key);
  if (found !== undefined) return found;
  const place = whereItLies(battlegroundNow(battle), kind, limits);
  places.set(key, place);
  return place;
}
