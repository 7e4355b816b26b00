import type { CampKind } from "../../model/enumerations";
import type { Bearer, BearerTrait } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import { rulesRow } from "../rules-row";

export type CampState = RulesTables["camps"]["kinds"][number]["defending"];

/** What a camp of this kind may be, attacking or defending ("Camps: Types of camps"). */
export function campStates(kind: CampKind, tables: RulesTables): readonly CampState[] {
  const { defending, invading } = rulesRow(tables.camps.kinds, kind);
  return [defending, invading];
}

/** A camp in each of these states. Its quality matters only in claims, where every quality counts; no unit group is tested for it. */
export const campBearer = (states: readonly CampState[]): Bearer => new Set<BearerTrait>(states.map((one) => `camp:${one}` as const));
