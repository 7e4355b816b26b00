import type { ShortEdge, TerrainCategory, TerrainKind, Territory } from "./enumerations";
import type { FoundPlace, PlacementReason } from "./placement-reasons";
import type { BreakingSum } from "./table-command";

type Nothing = Record<never, never>;
type Numbered = { number: number };
type Led = { commander: number };

/** Every reason why the rules of the table refuse a command, with the values for its sentence. */
export type TableRefusalParams = {
  /** Why it may not be placed there; always all reasons. */
  "not-there": { reasons: readonly PlacementReason[] };
  /** `width` is needed for water, and only there. */
  "flank-width": { min: number; max: number } | { min: null; max: null };
  "flank-chosen": Nothing;
  "kind-not-of-territory": { kind: TerrainKind; territory: Territory };
  /** No more pieces of this category are wanted. `wanted`: categories that are. */
  "kind-not-wanted": { kind: TerrainKind; wanted: readonly TerrainCategory[] };
  /** One enclosed field for each built-up area chosen or laid. */
  "no-village-for-it": { most: number };
  "nothing-to-lay": Nothing;
  /** It could be placed: a piece is lost only if there is no free place. */
  "place-left": { place: FoundPlace };
  "nothing-to-adjust": Nothing;
  "adjust-too-low": { die: number; needed: number };
  "camp-placed": Nothing;
  "camp-first": Nothing;
  "no-camp": Nothing;
  "no-such-unit": Numbered;
  "unit-placed": Numbered;
  /** It marches or is in ambush. */
  "unit-ordered": Numbered;
  /** Others of the army go first: one of `numbers`. */
  "others-first": { numbers: readonly number[] };
  "orders-given": Nothing;
  "not-a-sub-commander": Led;
  "commander-twice": Led;
  "edge-closed": { edge: ShortEdge };
  "edge-twice": { edge: ShortEdge };
  "march-size": { most: number };
  "unit-may-not-march": Numbered;
  "unit-may-not-ambush": Numbered;
  "unit-twice": Numbered;
  /** An ally goes with his whole contingent, and nobody else takes any of it. */
  "not-his-contingent": Led & { numbers: readonly number[] };
  /** Ambushes and bluffed marches together. */
  "too-many-cards": { most: number };
  /** `at`: which of the ambushes, from 1. */
  "ambush-not-there": { at: number; reasons: readonly PlacementReason[] };
  "not-artillery": Numbered;
  "not-pike-and-shot": Numbered;
  /** It marches or is in ambush, so its own player notes it. */
  "pikes-off-table": Numbered;
  "already-dropped": Numbered;
  "already-wheeled": Numbered;
  "already-passed": Nothing;
  "commander-placed": Led;
  /** He stands beside the camp, or does not exist. */
  "commander-not-to-place": Led;
  "no-such-ambush": { order: string };
  "commanders-first": { commanders: readonly number[] };
  "already-declared-commands": Nothing;
  "unit-unled": { numbers: readonly number[] };
  "unit-led-twice": Numbered;
  "marker-unled": { orders: readonly string[] };
  "marker-led-twice": { order: string };
  "command-empty": Led;
  "commander-not-declared": Led;
  /** A commander at an ambush marker leads only markers, that one included; or he may not be at that one. */
  "ambushed-command": Led;
  "no-scouts": Numbered;
  "already-scouted": Numbered;
  "no-such-order": { order: string };
  "order-revealed": { order: string };
  "more-lost-than-there": { seat: "a" | "b"; tugs: number; sugs: number };
  /** The camp of an army that placed none cannot be sacked. */
  "camp-not-there": { seat: "a" | "b" };
  /** `broken`: what was claimed, against this sum. */
  "broken-differs": { seat: "a" | "b"; broken: boolean; sum: BreakingSum };
  "nothing-to-close": Nothing;
  "close-offered": Nothing;
};
