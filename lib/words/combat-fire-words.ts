import type { FireStepRow } from "../model/combat-tables";
import type { FireCondition, FireDie, FireStart } from "../model/combat-terms";
import type { ShootingWeapon } from "../model/enumerations";
import type { BearerTrait, Needs } from "../model/reference-terms";
import { either, sentenceCase, spoken } from "./phrasing";

const LETTERS: Readonly<Record<FireDie, string>> = {
  "black-slow": "K slowing only",
  black: "K",
  white: "W",
  "white-plus": "W+",
  green: "G",
  yellow: "Y",
  red: "R",
};

/** A die of shooting by its letter: "W+". */
export const fireDieWords = (die: FireDie): string => LETTERS[die];

const STARTS: Readonly<Record<FireStart, string>> = {
  file: "Each file",
  "third-rank": "third rank",
  "regimental-guns": "Regimental guns",
  "platoon-fire": "Platoon fire",
};

export const fireStartWords = (start: FireStart): string => STARTS[start];

const KINDS: readonly (readonly [words: string, weapons: readonly ShootingWeapon[]])[] = [
  ["shot", ["arquebus", "musket", "carbine", "pistol"]],
  ["artillery", ["light-artillery", "medium-artillery", "heavy-artillery"]],
  ["bows and all thrown", ["bow", "longbow", "crossbow", "javelin", "sling", "dart"]],
];

/** "shot or artillery", "pistol, bow, javelin, sling or dart", or "all but artillery" where that is shorter. */
function weaponWords(weapons: readonly ShootingWeapon[]): readonly string[] {
  if (weapons.length === 0) return [];
  const whole = KINDS.filter(([, kind]) => kind.every((one) => weapons.includes(one)));
  const single = weapons.filter((one) => !whole.some(([, kind]) => kind.includes(one)));
  const said = either([...whole.map(([words]) => words), ...single.map(spoken)]);
  const lacking = KINDS.filter(([, kind]) => !kind.some((one) => weapons.includes(one)));
  const allBut = `all but ${lacking[0]?.[0]}`;
  const isOneKindShort = lacking.length === 1 && single.length === 0;
  return [isOneKindShort && allBut.length < said.length ? allBut : said];
}

const TRAITS: Readonly<Partial<Record<BearerTrait, string>>> = {
  "type:elephant": "elephants",
  "type:battle-wagon": "battle wagons",
  "form:skirmish": "SuG",
  "commander:ally": "",
  "firepower:high": "high firepower",
  "firepower:low": "low firepower",
  "armour:fully-armoured": "fully armoured",
};

const traitWord = (trait: BearerTrait): string => TRAITS[trait] ?? spoken(trait.slice(trait.indexOf(":") + 1));
const traitsWords = (needs: Needs): readonly string[] => [...new Set(needs.flatMap((all) => all.map(traitWord)))];

const CONDITIONS: Readonly<Record<FireCondition, string>> = {
  "effective-range": "at effective range",
  "long-range": "long range",
  "too-few-bases": "too few bases in the file",
  "running-away": "running away (not a skirmish response)",
  "at-chargers": "at chargers",
  unreliable: "unreliable ally",
  skirmishing: "",
  "foe-not-skirmishing": "at TuG",
  "foe-in-square": "",
  "foe-covered": "target in cover or behind barricades",
  "foe-in-combat": "target UG in combat",
  "foe-ahead": "from ahead",
};

function caseWords({ weapons, needs, against, when }: FireStepRow["cases"][number]): string {
  const target = traitsWords(against);
  const shooters = [...weaponWords(weapons), ...(needs.length > 0 ? [either(traitsWords(needs))] : [])];
  const at = target.length > 0 ? [`${shooters.length > 0 ? "v" : "at"} ${either(target)}`] : [];
  return [...shooters, ...at, ...when.map((one) => CONDITIONS[one])].filter(Boolean).join(" ");
}

/** A step of the shooting die, as its row of the table has it: "Shot or artillery v keil". */
export const fireStepWords = ({ cases }: Pick<FireStepRow, "cases">): string => sentenceCase(cases.map(caseWords).join("; "));
