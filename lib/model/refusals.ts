import type { BattleCommand, BreakingSum, LegalCommand } from "./battle-command";
import type { Square } from "./battle-tables";
import type { SeatName } from "./by-seat";
import type { Colour, Form, Going, ShortEdge, Step, TerrainCategory, TerrainKind, Territory } from "./enumerations";

type Nothing = Record<never, never>;

/** Every reason why something may not be placed somewhere, with the values for its sentence. Lengths in BW. */
export type PlacementReasonParams = {
  "off-table": Nothing;
  /** A side shorter or longer than the piece may have. */
  size: { min: number; max: number };
  /** Not wholly inside the part of the table that the die names. */
  "outside-region": { left: number; bottom: number; right: number; top: number };
  "not-at-edge": { edge: ShortEdge | null };
  "too-near": { piece: string; apart: number };
  "on-piece": { piece: string };
  "in-water": Nothing;
  /** For an adjustment: moved too far, turned although the die allows no turning, or pivoted about a point that is not the piece's. */
  "too-far": { most: number };
  "no-pivot": { die: number; from: number };
  "pivot-outside": Nothing;
  /** `from`, `to`: the depth of the deployment zone, from the defender's edge. */
  "outside-deployment": { from: number; to: number };
  "on-unit": { seat: SeatName; number: number };
  "on-camp": { seat: SeatName };
  /** On a lake or other impassable ground. */
  impassable: { piece: string };
  /** Troops of this kind may not deploy on an open wing. */
  "open-wing": { edge: ShortEdge; sector: number };
  form: { forms: readonly Form[] };
  /** `allowed`: the possible numbers of files; for battle wagons not every number from `min` to `max`. */
  files: { min: number; max: number; allowed: readonly number[] };
  "no-caltrops": Nothing;
  "no-stakes": Nothing;
  "outside-camp-reach": {
    ranges: readonly { readonly min: number; readonly max: number }[];
    /** From the middle of its edge, BW; and whether the half beside a secure flank is open to it too. */
    reach: number;
    isByFlank: boolean;
  };
  /** For a camp: there is a place on better going. */
  "worse-going": { going: Going; better: Going };
  /** Where an ambush would be seen from. */
  seen: { x: number; y: number };
  "outside-half": { from: number; to: number };
  /** For a scouts' move: something is in the way. */
  "path-blocked": Nothing;
  "beyond-move": { most: number };
};
export type PlacementReasonCode = keyof PlacementReasonParams;
export type PlacementReason = {
  readonly [Code in PlacementReasonCode]: { readonly code: Code; readonly params: PlacementReasonParams[Code] };
}[PlacementReasonCode];

/** A legal place found by the search. `w` and `h` are for pieces only. */
export type FoundPlace = { readonly x: number; readonly y: number; readonly angle: number; readonly w?: number; readonly h?: number };

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
  /** On the table an ally leads exactly the groups of his contingent that stand there. `lacks`: those he must lead too; `others`: those of others. */
  "ally-leads-others": Led & { lacks: readonly number[]; others: readonly number[] };
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

/** Every reason why the rules of the sequence refuse a command, with the values for its sentence. */
export type RefusalParams = {
  "wrong-step": { command: BattleCommand["type"]; step: Step };
  "not-your-turn": { step: Step };
  "battle-over": { step: Step };
  /** Nobody has taken the seat: it has no force yet. */
  "seat-open": Nothing;
  "seat-taken": Nothing;
  "two-holders": Nothing;
  "house-seat": Nothing;
  "already-sat": Nothing;
  "not-your-territory": { territory: Territory; own: readonly Territory[] };
  /** `number`: the first unit group of several that may not be deployed with the others. */
  "not-all-deployed": Numbered & { why: Refused };
  "square-not-of-territory": { square: Square; territory: Territory };
  /** The defender places the marker: no skull was rolled, or the winner defends or has waived. */
  "no-intercept": Nothing;
  "declare-first": { day: number };
  "already-declared": { day: number; pass: boolean };
  /** The seat was dealt a card for every day, or has passed as often as it must. */
  "pass-not-possible": { dealt: number; days: number };
  /** The seat has passed this day or has no card left. */
  "play-not-possible": { day: number; cards: number };
  "card-not-held": { card: Colour };
  "too-many-changes": { day: number; most: number };
  "same-card": { card: Colour };
  "move-first": { day: number };
  "nothing-to-move": { day: number };
  "square-not-reachable": { from: Square; to: Square; difference: number };
  "nothing-to-keep": Nothing;
  "already-kept": { count: number };
  /** `cards`: cards it wants to keep but does not hold. */
  "cards-not-held": { cards: readonly Colour[] };
  "nothing-offered": Nothing;
  "already-offered": Nothing;
  /** The seat has used up its offers to close or abandon the battle. */
  "too-many-offers": { to: "close" | "abandon"; most: number };
} & TableRefusalParams;
export type RefusalCode = keyof RefusalParams;

/** Why a command is refused. */
export type Refused = { readonly [Code in RefusalCode]: { readonly code: Code; readonly params: RefusalParams[Code] } }[RefusalCode];

/** The same, with every command that is legal instead, except abandoning. */
export type Refusal = Refused & { readonly legal: readonly LegalCommand[] };
