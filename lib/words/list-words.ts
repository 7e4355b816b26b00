import type { ArmyList, TroopLine } from "../model/army-list";
import { TERRITORIES, type Territory } from "../model/enumerations";
import type { Years } from "../model/identifiers";
import { both, either, sentenceCase, spoken, withStop } from "./phrasing";

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
    { who: `${range(subs.min, subs.max)} ${subs.min === 1 && subs.max === 1 ? "sub-commander" : "sub-commanders"}`, what: kindWords(subs) },
    ...(internalAllies && internalAllies.max > 0
      ? [
          {
            who: `${range(internalAllies.min, internalAllies.max)} ${internalAllies.min === 1 && internalAllies.max === 1 ? "ally" : "allies"} of its own`,
            what: kindWords(internalAllies),
          },
        ]
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

const ledByWords = (roles: readonly string[]): string =>
  `under ${either(roles.map((role) => (role === "army" ? "the army commander" : role === "sub" ? "a sub-commander" : "an ally")))} only`;

/** What one must know of a line beyond its troop: years, shared maximum, leaders, and its note; a sentence each. */
export function lineNotes(line: TroopLine, list: ArmyList): readonly string[] {
  const { shared, years, ledBy, note, partial } = line;
  const others = shared ? list.lines.filter((other) => other.shared?.group === shared.group && other.id !== line.id) : [];
  const underAlly = list.constraints.some((one) => one.kind === "only-under-ally" && one.lines.includes(line.id));
  return [
    ...(years ? [yearsWords(years)] : []),
    ...(shared ? [`At most ${shared.max}${others.length > 0 ? ` together with ${both(others.map((other) => other.name))}` : ""}`] : []),
    ...(ledBy ? [sentenceCase(ledByWords(ledBy))] : []),
    ...(underAlly ? ["Only under an ally"] : []),
    ...(partial
      ? [`${sentenceCase(spoken(partial.characteristic))} on at least ${Math.round(partial.minShare * 100)} % of the bases`]
      : []),
    ...(note ? [note] : []),
  ].map(withStop);
}
