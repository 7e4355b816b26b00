import type { ArmyList } from "../model/army-list";
import { TERRITORIES, type Territory } from "../model/enumerations";
import type { Years } from "../model/identifiers";
import { both, either, spoken } from "./phrasing";

export const TERRITORY_WORDS: Readonly<Record<Territory, string>> = {
  C: "Cultivated",
  M: "Mountains",
  F: "Forest",
  P: "Plains",
  S: "Seashore",
};

export const yearsWords = ([from, to]: Years): string => (from === to ? String(from) : `${from}–${to}`);

const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

type Kind = { readonly grades: readonly string[]; readonly classes: readonly string[] };
const kindWords = ({ grades, classes }: Kind): string => `${either(grades)}, ${either(classes)}`;

/** Who may command, one line each. */
export function commanderLines(
  { commanders }: ArmyList,
  nameOf: (list: string) => string,
): readonly { readonly who: string; readonly what: string }[] {
  const { army, subs, internalAllies, externalAllies } = commanders;
  return [
    { who: "Army commander", what: kindWords(army) },
    { who: `${range(subs.min, subs.max)} sub-commanders`, what: kindWords(subs) },
    ...(internalAllies && internalAllies.max > 0
      ? [{ who: `${range(internalAllies.min, internalAllies.max)} allies of its own`, what: kindWords(internalAllies) }]
      : []),
    ...externalAllies.map((one) => ({
      who: `${range(0, one.max)} from ${nameOf(one.list)}`,
      what: one.years ? yearsWords(one.years) : "in any year",
    })),
  ];
}

/** "standard or fortified camp, poor or average". */
export function campWords({ camps }: ArmyList): string {
  return `${either(camps.kinds.map((kind) => (kind === "none" ? "no" : kind)))} camp, ${either(camps.qualities)}`;
}

export const territoryWords = (territories: readonly Territory[]): string =>
  both(TERRITORIES.filter((one) => territories.includes(one)).map((one) => TERRITORY_WORDS[one]));

export const ledByWords = (roles: readonly string[]): string =>
  `under ${either(roles.map((role) => (role === "army" ? "the army commander" : role === "sub" ? "a sub-commander" : "an ally")))} only`;

export const optionWords = (options: readonly string[]): string => options.map(spoken).join(", ");
