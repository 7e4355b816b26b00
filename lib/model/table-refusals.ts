import type { ShortEdge, TerrainCategory, TerrainKind, Territory } from "./enumerations";
import type { FoundPlace, PlacementReason } from "./placement-reasons";
import type { BreakingSum } from "./table-command";

type Nothing = Record<never, never>;
type Numbered = { number: number };
type Led = { commander: number };

/** Every reason for which the rules of the table refuse something, each with the values its sentence needs. */
export type TableRefusalParams = {
  /** Why it may not lie or stand there; always all reasons. */
  "not-there": { reasons: readonly PlacementReason[] };
  /** `width` is for water alone, and needed there. */
  "flank-width": { min: number; max: number } | { min: null; max: null };
  "flank-chosen": Nothing;
  "kind-not-of-territory": { kind: TerrainKind; territory: Territory };
  /** No more of its category are asked for; `wanted`: of which there may still be some. */
  "kind-not-wanted": { kind: TerrainKind; wanted: readonly TerrainCategory[] };
  /** One for each built-up area chosen or laid. */
  "no-village-for-it": { most: number };
  "nothing-to-lay": Nothing;
  /** It could lie there: a piece is lost only when nothing is free for it. */
  "place-left": { place: FoundPlace };
  "nothing-to-adjust": Nothing;
  "adjust-too-low": { die: number; needed: number };
  "camp-placed": Nothing;
  "camp-first": Nothing;
  "no-camp": Nothing;
  "no-such-unit": Numbered;
  "unit-placed": Numbered;
  /** It marches or lies in ambush. */
  "unit-ordered": Numbered;
  /** Others of the army go first: `numbers` of them. */
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
  /** An ally goes with his whole contingent, and nobody else with any of it. */
  "not-his-contingent": Led & { numbers: readonly number[] };
  /** Ambushes and bluffed marches together. */
  "too-many-cards": { most: number };
  /** `at`: which of the ambushes, from 1. */
  "ambush-not-there": { at: number; reasons: readonly PlacementReason[] };
  "not-artillery": Numbered;
  "not-pike-and-shot": Numbered;
  /** It marches or lies in ambush: its own player notes it. */
  "pikes-off-table": Numbered;
  "already-dropped": Numbered;
  "already-wheeled": Numbered;
  "already-passed": Nothing;
  "commander-placed": Led;
  /** He stands beside the camp, or there is no such one. */
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
  /** Whoever is at an ambush marker leads markers only, that one among them; or he may not be at that one. */
  "ambushed-command": Led;
  "no-scouts": Numbered;
  "already-scouted": Numbered;
  "no-such-order": { order: string };
  "order-revealed": { order: string };
  "more-lost-than-there": { seat: "a" | "b"; tugs: number; sugs: number };
  /** A sacked camp of an army that pitched none. */
  "camp-not-there": { seat: "a" | "b" };
  /** `broken`: as it is claimed, against this sum. */
  "broken-differs": { seat: "a" | "b"; broken: boolean; sum: BreakingSum };
  "nothing-to-close": Nothing;
  "close-offered": Nothing;
};
