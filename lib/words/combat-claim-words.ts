import type { ClaimId, Condition, UnitClaim } from "../model/combat-terms";
import type { Needs } from "../model/reference-terms";
import { either } from "./phrasing";

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

const CONDITIONS: Readonly<Record<Condition, Said>> = {
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

const isFoe = (one: Condition): boolean => "foe" in CONDITIONS[one];
const foeWords = (conditions: readonly Condition[]): readonly string[] =>
  conditions.flatMap((one) => {
    const said = CONDITIONS[one];
    return "foe" in said ? [said.foe] : [];
  });
const ownWords = (conditions: readonly Condition[], form: "own" | "not"): readonly string[] =>
  conditions.flatMap((one) => {
    const said = CONDITIONS[one];
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
export const isMore = (id: ClaimId): boolean => MORE.includes(id);

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
export function valuesWords({ id, against, values }: Pick<UnitClaim, "id" | "against" | "values">, style: Style): string {
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
export function unlessWords(unless: readonly Condition[], style: Style): string {
  const shortOf = (words: string) => SHORTER.find(([long]) => style === "line" && long === words)?.[1] ?? words;
  const against = foeWords(unless).map(shortOf);
  const parts = [...ownWords(unless, "not"), ...(against.length > 0 ? [`v ${against.join(", ")}`] : [])];
  return parts.length === 0 ? "" : `not ${either(parts)}`;
}

/** "Pike, 2+ ranks". */
export const claimName = ({ id, when }: Pick<UnitClaim, "id" | "when">): string => [NAMES[id], ...ownWords(when, "own")].join(", ");

/** The ranks a claim needs, where the card already names the weapon. */
export const ranksWords = (when: readonly Condition[]): string => ownWords(when, "own").join(", ");

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
