import type { CombatTables } from "../../model/combat-tables";
import type { FileState } from "../../model/combat-terms";
import type { Form } from "../../model/enumerations";
import type { Bearer, BearerTrait, Needs } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { TroopTraits } from "../../model/troop-shape";
import { troopTraits } from "../army/troop-traits";

/** The tables that decide a fight. */
export type CombatBook = { readonly combat: CombatTables; readonly rules: RulesTables };

/** One file fighting one enemy file: its form now, its depth in bases, and its states. */
export type FightingFile = {
  readonly troop: Troop;
  readonly form: Form;
  readonly ranks: number;
  readonly states: readonly FileState[];
};

/** The same, with what follows from it. */
export type Standing = {
  readonly file: FightingFile;
  /** As if it were classified in the form it stands in now. */
  readonly troop: Troop;
  readonly traits: TroopTraits;
  readonly bearer: Bearer;
  /** The ranks it needs to count as deep. */
  readonly depths: CombatTables["depths"];
};

/** Traits of the file's army that a state implies. */
const TOLD_BY_STATE: Readonly<Partial<Record<FileState, BearerTrait>>> = {
  "fortified-camp": "camp:fortified",
  unreliable: "commander:ally",
  "beside-shatter": "is:shatter",
  "beside-shove": "is:shove",
};

/** Dragoons are loose, mounted or on foot ("Glossary: Dragoons"). */
function standingTroop(troop: Troop, form: Form): Troop {
  if (form === "mounted") return { ...troop, formation: "loose" };
  return form === "foot" ? { ...troop, type: "foot", formation: "loose" } : { ...troop, formation: form };
}

/** The traits of troops as they stand now, without what they may become. */
export function standingBearer(always: Troop, form: Form): Bearer {
  const { type, setFormation, armour, quality, impact, melee, characteristics, shooting, attached } = standingTroop(always, form);
  return new Set<BearerTrait>([
    `type:${type}`,
    `form:${form}`,
    `armour:${armour}`,
    `quality:${quality}`,
    ...(setFormation ? ([`set:${setFormation}`] as const) : []),
    ...(impact ? ([`impact:${impact}`] as const) : []),
    ...(melee ? ([`melee:${melee}`] as const) : []),
    ...[...(shooting ? [shooting] : []), ...attached].map(({ weapon }) => `shoots:${weapon}` as const),
    ...characteristics.map((one) => `has:${one}` as const),
  ]);
}

/** A file in a fight, with all that claims ask about it. */
export function standing(file: FightingFile, { combat, rules }: CombatBook): Standing {
  const troop = standingTroop(file.troop, file.form);
  const stateTraits = file.states.flatMap((one) => TOLD_BY_STATE[one] ?? []);
  return {
    file,
    troop,
    traits: troopTraits(troop, rules),
    bearer: new Set([...standingBearer(file.troop, file.form), ...stateTraits]),
    depths: combat.depths,
  };
}

/** Whether it has every trait of one of the alternatives. */
export const meets = (bearer: Bearer, needs: Needs): boolean =>
  needs.length === 0 || needs.some((traits) => traits.every((one) => bearer.has(one)));

/** Whether the file is in one of these states. */
export const isIn = ({ file }: Standing, ...states: readonly FileState[]): boolean => states.some((one) => file.states.includes(one));

/** Hampered by the going it fights in ("Combat: Effects of terrain in combat"). */
export const isHampered = (one: Standing): boolean => isIn(one, "affected", "badly-affected");
