import type { Needs } from "./bearer-traits";
import type { ClaimId, Condition, FireDie, FireStart, GoingEffect } from "./combat-terms";
import type { Form, ShootingWeapon } from "./enumerations";
import type { TroopTraits } from "./troop-traits";

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
