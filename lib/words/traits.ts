import { IMPACT_WEAPONS, MELEE_WEAPONS } from "../model/enumerations";
import type { LeftOut } from "../model/quick-reference";
import type { BearerTrait, Needs } from "../model/reference-terms";
import { either, spoken } from "./phrasing";

/** Where the word for a trait goes: before the troops, as their name, after "with", or after "that can". */
type TraitWords = { readonly before?: string; readonly who?: string; readonly having?: string; readonly able?: string };

/** Said before the troops: "impetuous foot". All other characteristics stand behind: "foot with stakes". */
const BEFORE_TROOPS: readonly string[] = [
  "aggressive",
  "combat-shy",
  "dismountable",
  "ferocious",
  "impetuous",
  "independent",
  "nervous",
  "steady",
];
const WHO: Readonly<Partial<Record<BearerTrait, string>>> = {
  "type:foot": "foot",
  "type:mounted": "mounted",
  "type:artillery": "artillery",
  "type:battle-wagon": "battle wagons",
  "type:elephant": "elephants",
  "form:mounted": "mounted dragoons",
  "form:foot": "dismounted dragoons",
  "has:camelry": "camelry",
  "has:fanatics": "fanatics",
  "has:scouts": "scouts",
  "has:bande": "bande",
  "is:tug": "TuG",
  "is:sug": "SuG",
  "is:double": "unit group that counts twice",
  "is:flexible": "flexibles",
  "is:dragoon": "dragoons",
  "is:group-moves": "keils, later keils or tercios",
  "commander:army": "army commander",
  "commander:sub": "sub-commander",
  "commander:ally": "ally",
  "shoots:light-artillery": "light artillery",
  "shoots:medium-artillery": "medium artillery",
  "shoots:heavy-artillery": "heavy artillery",
};
const HAVING: Readonly<Partial<Record<BearerTrait, string>>> = {
  "is:shatter": "shatter",
  "is:shove": "shove",
  "impact:two-handed": "two-handed weapons",
  "is:evade": "evade",
  "is:skirmish": "skirmish",
  "has:evade": "evade",
  "has:skirmish": "skirmish",
  "has:caracole-early": "early caracole",
  "has:caracole-later": "later caracole",
  "has:pikes": "both pikes and bayonets",
};
const ABLE: Readonly<Partial<Record<BearerTrait, string>>> = {
  "is:square": "form a square",
  "has:square": "form a square",
  "shoots:pistol": "shoot with pistols",
};

/** Weapons that some troops have in the charge alone, and others in melee alone. */
const BOTH_WAYS: readonly string[] = IMPACT_WEAPONS.filter((one) => MELEE_WEAPONS.some((other) => other === one));
const IN = { impact: "in the charge", melee: "in melee" } as const;

function wordsOf(trait: BearerTrait): TraitWords {
  const [who, having, able] = [WHO[trait], HAVING[trait], ABLE[trait]];
  if (who) return { who };
  if (having) return { having };
  if (able) return { able };
  const [kind = "", id = ""] = trait.split(":");
  switch (kind) {
    case "set":
      return { who: spoken(id) };
    case "firepower":
      return { having: `${id} firepower` };
    case "shoots":
      return { having: spoken(id) };
    case "impact":
    case "melee":
      return { having: BOTH_WAYS.includes(id) ? `${spoken(id)} ${IN[kind]}` : spoken(id) };
    case "has":
      return BEFORE_TROOPS.includes(id) ? { before: spoken(id) } : { having: spoken(id) };
    case "grade":
    case "class":
      return { before: id, who: "commander" };
    case "camp":
      return id === "none" ? { who: "camp", able: "be left at home" } : { before: id, who: "camp" };
    default:
      return { before: spoken(id) };
  }
}

const ORDER = ["has", "quality", "armour", "training", "form", "type", "shoots", "grade", "class"];

/** Left out beside a more exact name: a keil is foot, and heavy artillery is artillery. */
const LOOSELY: readonly string[] = ["foot", "mounted", "artillery", "commander"];
const place = (trait: BearerTrait): number => ORDER.indexOf(trait.slice(0, trait.indexOf(":")));

/** Troops with all of these traits: "drilled close foot with muskets". */
function bearerWords(traits: readonly BearerTrait[]): string {
  const words = [...traits].sort((one, other) => place(one) - place(other)).map(wordsOf);
  const said = (of: keyof TraitWords) => [...new Set(words.flatMap((one) => one[of] ?? []))];
  const before = said("before");
  const who = said("who").filter((one, _, all) => all.length === 1 || !LOOSELY.includes(one));
  const having = said("having");
  const able = said("able");
  return [
    ...before,
    ...(who.length > 0 ? [who.join(" with ")] : ["troops"]),
    ...(having.length > 0 ? [`with ${having.join(" and ")}`] : []),
    ...(able.length > 0 ? [`that can ${able.join(" and ")}`] : []),
  ].join(" ");
}

/** The number of words that all phrases begin with. */
function commonStart(phrases: readonly (readonly string[])[]): number {
  const [first = []] = phrases;
  const differing = first.findIndex((word, at) => phrases.some((one) => one[at] !== word));
  return differing < 0 ? first.length : differing;
}

/** "drilled or formed foot": shared words are said once, unless one phrase is only a part of another. */
function anyOf(phrases: readonly string[]): string {
  const words = phrases.map((one) => one.split(" "));
  const start = commonStart(words);
  const end = commonStart(words.map((one) => one.slice(start).reverse()));
  const middles = words.map((one) => one.slice(start, one.length - end).join(" "));
  if (phrases.length < 2 || middles.includes("")) return either(phrases);
  const [first = []] = words;
  return [...first.slice(0, start), either(middles), ...first.slice(first.length - end)].join(" ");
}

/** "no keil or tercio". */
const lacksWords = (needs: Needs): string => `no ${anyOf([...new Set(needs.map(bearerWords))])}`;

/** What a quick reference was fitted to. */
type FittedTo = "army" | "battle";

/** Why a part of the quick reference is left out. */
export function leftOutWords({ reason, lacks }: Pick<LeftOut, "reason" | "lacks">, to: FittedTo): string {
  const here = to === "army" ? "in this army" : "in either army";
  switch (reason) {
    case "needs":
      if (lacks.some((one) => one.length > 1 && one.includes("camp:none")))
        return to === "army" ? "this army cannot go without a camp" : "neither army can go without a camp";
      return `${lacksWords(lacks)} ${here}`;
    case "against":
      return to === "army" ? `the enemy has ${lacksWords(lacks)}` : `${lacksWords(lacks)} to face`;
    case "none":
      return `no troops ${here} can do it`;
    default:
      return reason satisfies never;
  }
}
