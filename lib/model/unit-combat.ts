import type { Needs } from "./bearer-traits";
import type { ClaimId, Condition, FireDie, FireStart, GoingEffect } from "./combat-terms";
import type { Form, ShootingWeapon } from "./enumerations";
import type { TroopTraits } from "./troop-traits";

/** A claim with what it hangs on: the first of `values` whose conditions hold, if all of `when` and none of `unless` do. */
export type UnitClaim = {
  readonly id: ClaimId;
  readonly against: Needs;
  readonly when: readonly Condition[];
  readonly unless: readonly Condition[];
  readonly values: readonly { readonly value: number; readonly when: readonly Condition[] }[];
};

/** What the classification of a unit group gives it in charge and in melee, weapons first. */
export type UnitClaims = {
  readonly charge: readonly UnitClaim[];
  readonly melee: readonly UnitClaim[];
  readonly shatters: boolean;
  readonly shoves: TroopTraits["shove"];
};

/** BW, and the dice at each range before anything is known of the target. */
export type Reaches = {
  readonly effective: number;
  readonly long: number | null;
  readonly dice: { readonly effective: readonly FireDie[]; readonly long: readonly FireDie[] };
};

/** One weapon of a unit group: the dice are those of a file that is so many bases deep. */
export type WeaponFire = Reaches & { readonly weapon: ShootingWeapon; readonly bases: number };

/** One die more of the whole unit group. */
export type ExtraFire = Reaches & { readonly start: Exclude<FireStart, "file" | "third-rank"> };

export type UnitFire = {
  readonly weapons: readonly WeaponFire[];
  readonly extra: readonly ExtraFire[];
  /** Whether its dice are lower in one of its forms; those of SuGs are told so lowered. */
  readonly lowerSkirmishing: boolean;
  readonly lowerAtChargers: boolean;
};

/** BW of a single move over such going, and how it fights there. */
export type Pace = { readonly move: number; readonly effect: GoingEffect };

/** How troops move that stand in this form; null where they cannot go. */
export type Movement = {
  readonly form: Form;
  /** They only wheel where they stand, as medium and heavy guns do. */
  readonly wheelsOnly: boolean;
  readonly good: Pace;
  readonly rough: Pace | null;
  readonly difficult: Pace | null;
};
