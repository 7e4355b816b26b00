import type { Form, ShootingWeapon } from "./enumerations";
import type { Needs } from "./reference-terms";
import type { TroopTraits } from "./troop-shape";

/** The fixed vocabularies of fighting: what gives claims, the state of files, and the dice for shooting. */

export const COMBAT_PHASES = ["charge", "melee"] as const;
export type CombatPhase = (typeof COMBAT_PHASES)[number];

/**
 * The state a file fights in, beyond its classification. `shot-and-stood`: mounted, shot at in this charge and did not charge itself.
 * `flanking`: it makes first contact with a flank or rear. `flanked`: it is fought on its flank or rear. `beside-shatter`, `beside-shove`:
 * the friendly file beside it has just shattered or shoved.
 */
export const FILE_STATES = [
  "affected",
  "badly-affected",
  "not-in-good-going",
  "uphill",
  "commander",
  "charged",
  "shot-and-stood",
  "barricades",
  "stakes",
  "caltrops",
  "fortified-camp",
  "flanking",
  "flanked",
  "beside-shatter",
  "beside-shove",
  "unreliable",
] as const;
export type FileState = (typeof FILE_STATES)[number];

/** What a claim depends on besides who has it and against whom: the state of the file or of its enemy. */
export const CONDITIONS = [
  "average",
  "superior",
  "exceptional",
  "two-ranks",
  "three-ranks",
  "four-ranks",
  "hampered",
  "stopped",
  "elephant",
  "battle-wagon",
  "barricades",
  "stakes",
  "caltrops",
  "commander",
  "uphill",
  "flanking",
  "beside-shatter",
  "beside-shove",
  "skirmishing",
  "foe-mounted",
  "foe-elephant",
  "foe-battle-wagon",
  "foe-close-foot",
  "foe-affected",
  "foe-badly-affected",
  "foe-combat-shy",
  "foe-shot-and-stood",
  "foe-defended",
  "foe-ranked-pikes",
  "foe-points",
  "foe-bayonets",
  "foe-two-handed",
  "foe-ferocious",
  "foe-melee-pistols",
  "foe-expert-swordsmen",
  "foe-shatters-or-shoves",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Why a claim that the classification has is not made: the condition missing or in the way, the enemy's kind, or the side it fights to. */
export const CLAIM_DENIALS = [...CONDITIONS, "other-enemy", "not-to-its-front"] as const;
export type ClaimDenial = (typeof CLAIM_DENIALS)[number];

/** Claims most troops may have. They count to flank and rear too if their row says so. */
export const GENERAL_CLAIMS = [
  "quality",
  "commander",
  "uphill",
  "flank-or-rear",
  "skirmishers",
  "foe-affected",
  "foe-badly-affected",
  "foe-combat-shy",
  "foe-shot-and-stood",
  "defences",
  "fortified-camp",
  "caltrops",
  "pavise",
  "camelry",
  "aggressive",
  "elan",
  "ferocious",
  "armour",
  "full-armour",
  "neighbour-shatter",
  "neighbour-shove",
] as const;

/** Claims of weapons against their favoured enemies, to the front only. */
export const CHARGE_CLAIMS = [
  "pike-charge",
  "deep-pike-charge",
  "pike-and-shot-charge",
  "deep-pike-and-shot-charge",
  "bayonet-charge",
  "pikes-charge",
  "polearm-charge",
  "long-spear-charge",
  "charging-lancer",
  "light-lance",
  "charging-pistol",
  "trotting-pistol",
  "impact-weapon",
  "two-handed",
  "elephants-charge",
] as const;

export const MELEE_CLAIMS = [
  "pike-melee",
  "pike-and-shot-melee",
  "bayonet-melee",
  "polearm-melee",
  "melee-pistol",
  "swordsmen",
  "expert-swordsmen",
  "elephants-melee",
] as const;
export type ClaimId = (typeof GENERAL_CLAIMS)[number] | (typeof CHARGE_CLAIMS)[number] | (typeof MELEE_CLAIMS)[number];

/** How far the claims are behind or ahead of the enemy's, from the worst. */
export const LADDER_STEPS = ["behind-4", "behind", "even", "up-2", "up-3", "up-4", "up-5", "up-6", "up-7"] as const;

/** Dice for shooting, worst to best. `black-slow` only slows; on `white-plus` a special is a wound. */
export const FIRE_DICE = ["black-slow", "black", "white", "white-plus", "green", "yellow", "red"] as const;
export type FireDie = (typeof FIRE_DICE)[number];

export type FireRange = "effective" | "long";

/** The numbers of slowing results from which fire slows a target by one BW more. */
export const SLOWINGS = ["slows-1", "slows-2", "slows-3"] as const;

/** Dice a file or unit group may roll: one for each file, one for the third rank of an early caracole, and one more for the whole group. */
export const FIRE_STARTS = ["file", "third-rank", "regimental-guns", "platoon-fire"] as const;
export type FireStart = (typeof FIRE_STARTS)[number];

/** Ranges that depend on more than the weapon. */
export const SPECIAL_REACHES = ["caracole-pistol", "manga", "regimental-guns", "platoon-fire"] as const;
export type SpecialReach = (typeof SPECIAL_REACHES)[number];

/** How a file shoots and how its target stands. `flanked`: shot from a side it does not face. */
export const SHOOTER_STATES = ["running-away", "at-chargers", "unreliable"] as const;
export type ShooterState = (typeof SHOOTER_STATES)[number];
export const TARGET_STATES = ["in-square", "covered", "in-combat", "flanked"] as const;
export type TargetState = (typeof TARGET_STATES)[number];

/** What moves the shooting die one step. */
export const FIRE_STEPS = [
  "high-firepower",
  "musket",
  "heavy-artillery",
  "crossbow-near",
  "square",
  "keil",
  "massed",
  "unprotected",
  "long-range",
  "too-few-bases",
  "low-firepower",
  "running-away",
  "skirmishers",
  "cover",
  "full-armour",
  "armour",
  "in-combat",
  "plug-bayonet",
  "unreliable",
] as const;
export type FireStepId = (typeof FIRE_STEPS)[number];

/** What a step depends on besides the weapon, the shooter and the target. `foe-covered`: in cover or behind barricades. */
export const FIRE_CONDITIONS = [
  "effective-range",
  "long-range",
  "too-few-bases",
  "running-away",
  "at-chargers",
  "unreliable",
  "skirmishing",
  "foe-not-skirmishing",
  "foe-in-square",
  "foe-covered",
  "foe-in-combat",
  "foe-ahead",
] as const;
export type FireCondition = (typeof FIRE_CONDITIONS)[number];

/** What the going does to fighting there. */
export const GOING_EFFECTS = ["none", "affected", "badly-affected"] as const;
export type GoingEffect = (typeof GOING_EFFECTS)[number];

/** A claim and what it depends on: the first of `values` whose conditions hold, provided all of `when` and none of `unless` hold. */
export type UnitClaim = {
  readonly id: ClaimId;
  readonly against: Needs;
  readonly when: readonly Condition[];
  readonly unless: readonly Condition[];
  readonly values: readonly { readonly value: number; readonly when: readonly Condition[] }[];
};

/** The claims a unit group's classification gives in charge and in melee, weapons first. */
export type UnitClaims = {
  readonly charge: readonly UnitClaim[];
  readonly melee: readonly UnitClaim[];
  readonly shatters: boolean;
  readonly shoves: TroopTraits["shove"];
};

/** In BW; the dice at each range before anything is known of the target. */
export type Reaches = {
  readonly effective: number;
  readonly long: number | null;
  readonly dice: { readonly effective: readonly FireDie[]; readonly long: readonly FireDie[] };
};

/** One weapon of a unit group. The dice are for a file this many bases deep. */
export type WeaponFire = Reaches & { readonly weapon: ShootingWeapon; readonly bases: number };

/** One more die for the whole unit group. */
export type ExtraFire = Reaches & { readonly start: Exclude<FireStart, "file" | "third-rank"> };

export type UnitFire = {
  readonly weapons: readonly WeaponFire[];
  readonly extra: readonly ExtraFire[];
  /** Whether its dice are lower in one of its forms. For SuGs the dice given are already lowered. */
  readonly lowerSkirmishing: boolean;
  readonly lowerAtChargers: boolean;
};

/** BW in a single move over this going, and how it fights there. */
export type Pace = { readonly move: number; readonly effect: GoingEffect };

/** How troops in this form move; null: they cannot go there. */
export type Movement = {
  readonly form: Form;
  /** They only wheel on the spot, like medium and heavy guns. */
  readonly wheelsOnly: boolean;
  readonly good: Pace;
  readonly rough: Pace | null;
  readonly difficult: Pace | null;
};
