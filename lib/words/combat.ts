import type { FireStepRow } from "../model/combat-tables";
import type {
  ClaimId,
  Condition,
  FireCondition,
  FireDie,
  FireStart,
  GoingEffect,
  Movement,
  Pace,
  Reaches,
  UnitClaim,
  UnitClaims,
  UnitFire,
} from "../model/combat-terms";
import type { ShootingWeapon } from "../model/enumerations";
import type { BearerTrait, Needs } from "../model/reference-terms";
import type { RulesTables } from "../model/rules-tables";
import { both, either, sentenceCase, spoken } from "./phrasing";

const LETTERS: Readonly<Record<FireDie, string>> = {
  "black-slow": "K (can only slow)",
  black: "K",
  white: "W",
  "white-plus": "W+",
  green: "G",
  yellow: "Y",
  red: "R",
};

/** A die of shooting by its letter: "W+". */
export const fireDieWords = (die: FireDie): string => LETTERS[die];

const COLOURS: Readonly<Record<FireDie, string>> = {
  "black-slow": "black that only slows",
  black: "black",
  white: "white",
  "white-plus": "white+",
  green: "green",
  yellow: "yellow",
  red: "red",
};

/** A die of shooting by its colour: "white+". */
export const fireDieColour = (die: FireDie): string => COLOURS[die];

const STARTS: Readonly<Record<FireStart, string>> = {
  file: "Each file",
  "third-rank": "third rank",
  "regimental-guns": "Regimental guns",
  "platoon-fire": "Platoon fire",
};

const fireStartWords = (start: FireStart): string => STARTS[start];

const KINDS: readonly (readonly [words: string, weapons: readonly ShootingWeapon[]])[] = [
  ["shot", ["arquebus", "musket", "carbine", "pistol"]],
  ["artillery", ["light-artillery", "medium-artillery", "heavy-artillery"]],
  ["bows and thrown weapons", ["bow", "longbow", "crossbow", "javelin", "sling", "dart"]],
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

const FIRE_CONDITIONS: Readonly<Record<FireCondition, string>> = {
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
  const at = target.length > 0 ? [`${shooters.length > 0 ? "v" : "any at"} ${either(target)}`] : [];
  return [...shooters, ...at, ...when.map((one) => FIRE_CONDITIONS[one])].filter(Boolean).join(" ");
}

/** A step of the shooting die, as its row of the table has it: "Shot or artillery v keil". */
export const fireStepWords = ({ cases }: Pick<FireStepRow, "cases">): string => sentenceCase(cases.map(caseWords).join("; "));

const NAMES: Readonly<Record<ClaimId, string>> = {
  quality: "Quality",
  commander: "Commander in the front rank",
  uphill: "Uphill, wholly on the slope",
  "flank-or-rear": "Into flank or rear, first contact",
  skirmishers: "TuG or camp v skirmishers",
  "foe-affected": "Foe affected (A)",
  "foe-badly-affected": "Foe badly affected (BA)",
  "foe-combat-shy": "Foe combat shy",
  "foe-shot-and-stood": "Mounted foe that shot, did not charge",
  defences: "Defences",
  "fortified-camp": "Fortified camp",
  caltrops: "Caltrops",
  pavise: "Pavise",
  camelry: "Camelry",
  aggressive: "Aggressive",
  elan: "Elan",
  ferocious: "Ferocious",
  armour: "Any armour",
  "full-armour": "Fully armoured",
  "neighbour-shatter": "File beside has shattered",
  "neighbour-shove": "File beside has shoved",
  "pike-charge": "Pike",
  "deep-pike-charge": "Pike",
  "pike-and-shot-charge": "P&S",
  "deep-pike-and-shot-charge": "Early P&S, tercio, later keil, colunela",
  "pikes-charge": "Pikes with bayonets",
  "bayonet-charge": "Bayonet",
  "polearm-charge": "Polearm, foot",
  "long-spear-charge": "Long spear",
  "charging-lancer": "Charging lancer",
  "light-lance": "Light lance",
  "charging-pistol": "Charging pistol",
  "trotting-pistol": "Trotting pistol",
  "impact-weapon": "Impact weapon",
  "two-handed": "Two-handed",
  "elephants-charge": "Elephants",
  "pike-melee": "Pike",
  "pike-and-shot-melee": "P&S",
  "bayonet-melee": "Bayonet",
  "polearm-melee": "Polearm",
  "melee-pistol": "Melee pistol",
  swordsmen: "Swordsmen",
  "expert-swordsmen": "Expert swordsmen",
  "elephants-melee": "Elephants",
};

/** The words for a condition: of a foe after "v", of the bearer alone or after "not"; empty where the claim's name says it. */
type Said = { readonly foe: string } | { readonly own: string; readonly not: string };

const own = (words: string, not = words): Said => ({ own: words, not });
const foe = (words: string): Said => ({ foe: words });
const IN_NAME = own("");

const CLAIM_CONDITIONS: Readonly<Record<Condition, Said>> = {
  average: own("average"),
  superior: own("superior"),
  exceptional: own("exceptional"),
  "two-ranks": own("2+ ranks"),
  "three-ranks": own("3+ ranks"),
  "four-ranks": own("4 ranks"),
  hampered: own("A/BA"),
  stopped: own("stopped", "if stopped"),
  elephant: own("elephants", "on elephants"),
  "battle-wagon": own("battle wagon"),
  barricades: own("barricades, hedge or wall"),
  stakes: own("stakes"),
  caltrops: IN_NAME,
  commander: IN_NAME,
  uphill: IN_NAME,
  flanking: IN_NAME,
  "beside-shatter": IN_NAME,
  "beside-shove": IN_NAME,
  skirmishing: IN_NAME,
  "foe-mounted": foe("mounted"),
  "foe-elephant": foe("elephants"),
  "foe-battle-wagon": foe("battle wagons"),
  "foe-close-foot": foe("close foot not drilled"),
  "foe-affected": IN_NAME,
  "foe-badly-affected": IN_NAME,
  "foe-combat-shy": IN_NAME,
  "foe-shot-and-stood": IN_NAME,
  "foe-defended": foe("defences"),
  "foe-ranked-pikes": foe("pikes 2+ deep"),
  "foe-points": foe("P&S, bayonets, pikes 2+ deep (to their front)"),
  "foe-bayonets": foe("bayonets"),
  "foe-two-handed": foe("two-handed"),
  "foe-ferocious": foe("ferocious"),
  "foe-melee-pistols": foe("melee pistol"),
  "foe-expert-swordsmen": foe("expert swordsmen"),
  "foe-shatters-or-shoves": foe("who shatter or shove"),
};

const isFoe = (one: Condition): boolean => "foe" in CLAIM_CONDITIONS[one];
const foeWords = (conditions: readonly Condition[]): readonly string[] =>
  conditions.flatMap((one) => {
    const said = CLAIM_CONDITIONS[one];
    return "foe" in said ? [said.foe] : [];
  });
const ownWords = (conditions: readonly Condition[], form: "own" | "not"): readonly string[] =>
  conditions.flatMap((one) => {
    const said = CLAIM_CONDITIONS[one];
    return "own" in said && said[form] !== "" ? [said[form]] : [];
  });

/** The enemy a claim is against, where its name does not say it. */
const ENEMIES: readonly (readonly [trait: Needs[number][number], words: string])[] = [
  ["type:mounted", "mounted"],
  ["type:foot", "foot"],
  ["armour:unprotected", "unprotected"],
];
const NAMED_AFTER_FOE: readonly ClaimId[] = ["skirmishers", "foe-combat-shy", "foe-shot-and-stood"];

function enemyWords({ id, against }: Pick<UnitClaim, "id" | "against">): readonly string[] {
  if (NAMED_AFTER_FOE.includes(id)) return [];
  return ENEMIES.filter(([trait]) => against.some((all) => all.includes(trait)))
    .slice(0, 1)
    .map(([, words]) => words);
}

/** Claims that come on top of another of the same weapon. */
const MORE: readonly ClaimId[] = ["deep-pike-charge", "deep-pike-and-shot-charge", "pikes-charge"];
const isMore = (id: ClaimId): boolean => MORE.includes(id);

/** Neighbouring values that are equal, as one. */
function merged(values: UnitClaim["values"]): readonly { readonly value: number; readonly whens: readonly (readonly Condition[])[] }[] {
  const groups: { value: number; whens: (readonly Condition[])[] }[] = [];
  for (const { value, when } of values) {
    const last = groups.at(-1);
    if (last?.value === value && when.length > 0) last.whens.push(when);
    else groups.push({ value, whens: [when] });
  }
  return groups;
}

/** "mounted or elephants", "stakes v mounted". */
function whenWords(whens: readonly (readonly Condition[])[]): { readonly foes: string; readonly own: string } {
  const foesOnly = whens.every((when) => when.length > 0 && when.every(isFoe));
  if (foesOnly) return { foes: either(whens.flatMap(foeWords)), own: "" };
  const each = whens.map((when) => {
    const against = foeWords(when);
    return [...ownWords(when, "own"), ...(against.length > 0 ? [`v ${either(against)}`] : [])].join(" ");
  });
  return { foes: "", own: each.join("; ") };
}

/** Tables have the full words, the lines of a card the short ones. */
type Style = "table" | "line";
const SHORTER: readonly (readonly [long: string, short: string])[] = [
  ["P&S, bayonets, pikes 2+ deep (to their front)", "pikes, P&S, bayonets"],
];

/** "v mounted 2, others 1" in a table, "+2 v mounted, +1 others" in a line. */
function valuesWords({ id, against, values }: Pick<UnitClaim, "id" | "against" | "values">, style: Style): string {
  const more = isMore(id) ? " more" : "";
  const [enemy] = enemyWords({ id, against });
  const said = merged(values).map(({ value, whens }) => {
    const { foes, own: mine } = whenWords(whens);
    const rest = values.length > 1 && foes === "" && mine === "" ? "others" : "";
    const v = foes || enemy ? `v ${foes || enemy}` : rest;
    if (style === "table") return [v, mine, `${value}${more}`].filter(Boolean).join(" ");
    return [`+${value}${more}`, v, mine].filter(Boolean).join(" ");
  });
  return said.join(", ");
}

/** "not A/BA or v defences"; empty where nothing cancels the claim. */
function unlessWords(unless: readonly Condition[], style: Style): string {
  const shortOf = (words: string) => SHORTER.find(([long]) => style === "line" && long === words)?.[1] ?? words;
  const against = foeWords(unless).map(shortOf);
  const parts = [...ownWords(unless, "not"), ...(against.length > 0 ? [`v ${against.join(", ")}`] : [])];
  return parts.length === 0 ? "" : `not ${either(parts)}`;
}

/** "Pike, 2+ ranks". */
export const claimName = ({ id, when }: Pick<UnitClaim, "id" | "when">): string => [NAMES[id], ...ownWords(when, "own")].join(", ");

/** The ranks a claim needs, where the card already names the weapon. */
const ranksWords = (when: readonly Condition[]): string => ownWords(when, "own").join(", ");

/** A general claim in the first column of its table: its name, the enemy, its conditions, and what cancels it. */
export function generalClaimWords(claim: UnitClaim): string {
  const [enemy] = enemyWords(claim);
  const isAlike = new Set(claim.values.map(({ value }) => value)).size === 1;
  const several = isAlike ? whenWords(claim.values.map(({ when }) => when)).own : valuesWords(claim, "table");
  const named = [claimName(claim), ...(enemy ? [`v ${enemy}`] : [])].join(" ");
  return [claim.values.length > 1 ? `${named}: ${several}` : named, unlessWords(claim.unless, "table")].filter(Boolean).join("; ");
}

/** The claims of a weapon in the second column of its table. */
export const weaponClaimWords = (claim: UnitClaim): string =>
  [valuesWords(claim, "table"), unlessWords(claim.unless, "table")].filter(Boolean).join("; ");

const lowered = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** On the card of a unit group that has it. */
const OWN_NAMES: Readonly<Partial<Record<ClaimId, string>>> = { armour: "Armour", "polearm-charge": "Polearm" };

function claimWords(claim: UnitClaim): string {
  const named = OWN_NAMES[claim.id] ?? claimName(claim);
  const name = isMore(claim.id) && claim.when.length > 0 ? ranksWords(claim.when.slice(-1)) : named;
  const unless = isMore(claim.id) ? "" : unlessWords(claim.unless, "line");
  // A colon separates the name from the values where the name has figures or there are several values.
  const head = claim.values.length > 1 || /\d/.test(name) ? `${lowered(name)}:` : lowered(name);
  return `${head} ${valuesWords(claim, "line")}${unless ? ` (${unless})` : ""}`;
}

const line = (parts: readonly string[]): string => {
  const text = parts.join("; ");
  return text === "" ? "No claim" : text.charAt(0).toUpperCase() + text.slice(1);
};

const SHOVES: Readonly<Record<UnitClaims["shoves"], readonly string[]>> = {
  all: ["shoves"],
  "looser-foot": ["shoves looser foot in the open"],
  "looser-foot-in-close-form": ["in close form shoves looser foot in the open"],
  no: [],
};

/** What a unit group claims when it charges or is charged: "P&S: +2 v mounted, +1 others (not A/BA or v defences); quality +1". */
export const chargeLine = ({ charge, shatters, shoves }: UnitClaims): string =>
  line([...charge.map(claimWords), ...(shatters ? ["shatters"] : []), ...SHOVES[shoves]]);

/** The same in melee: "P&S +1; quality +1; armour +1 v unprotected". */
export const meleeLine = ({ melee, shoves }: UnitClaims): string => line([...melee.map(claimWords), ...SHOVES[shoves]]);

/** "white+", "one white and one black die". */
const diceWords = (dice: readonly FireDie[]): string =>
  dice.length === 1 ? dice.map(fireDieColour).join("") : `${both(dice.map((die) => `one ${fireDieColour(die)}`))} die`;

/** "white+ to 3, white to 4 BW", "black to 2, black (only slows) to 4 BW". */
function reachWords({ effective, long, dice }: Reaches): string {
  const near = `${diceWords(dice.effective)} to ${effective}`;
  if (long === null) return `${near} BW`;
  if (dice.long.every((die) => die === "black-slow")) return `${near}, black (only slows) to ${long} BW`;
  return `${near}, ${diceWords(dice.long)} to ${long} BW`;
}

/** "Musket white+ to 3, white to 4 BW (files of 2 bases or more); regimental guns black to 8 BW"; null where it shoots with nothing. */
export function shootingLine(
  { weapons, extra, lowerSkirmishing, lowerAtChargers }: UnitFire,
  rules: Pick<RulesTables, "weapons">,
): string | null {
  if (weapons.length === 0 && extra.length === 0) return null;
  const nameOf = (id: string) => lowered(rules.weapons.find((row) => row.id === id)?.name ?? id);
  const shots = weapons.map(
    (one) => `${nameOf(one.weapon)} ${reachWords(one)}${one.bases > 1 ? ` (files of ${one.bases} bases or more)` : ""}`,
  );
  const more = extra.map((one) => `${lowered(fireStartWords(one.start))} ${reachWords(one)}`);
  const lower = [
    ...(lowerSkirmishing ? ["one die lower while skirmishing"] : []),
    ...(lowerAtChargers ? ["one die lower at chargers"] : []),
  ];
  return line([...shots, ...more, ...lower]);
}

const EFFECTS: Readonly<Record<GoingEffect, string>> = { none: "", affected: " A", "badly-affected": " BA" };

/** "3 A": BW of a move, and what the going does to a fight; "no" where there is no way. */
export const paceWords = (pace: Pace | null): string => (pace === null ? "no" : `${pace.move}${EFFECTS[pace.effect]}`);

function goingWords({ wheelsOnly, good, rough, difficult }: Movement): string {
  if (wheelsOnly) return "wheels on the spot only";
  return `${paceWords(good)} BW, rough ${paceWords(rough)}, difficult ${paceWords(difficult)}`;
}

/** "3 BW, rough 3 A, difficult 2 BA"; in each of its forms where it has several. */
export function movementLine(movements: readonly Movement[]): string {
  if (movements.length === 1) return movements.map(goingWords).join("");
  return line(movements.map((one) => `${one.form} ${goingWords(one)}`));
}
