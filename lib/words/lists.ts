import type { ArmyList } from "../model/army-list";
import { REGIONS, type Region } from "../model/enumerations";
import { campTerm, classTerm, gradeTerm } from "./army-terms";
import type { GlossaryTermId } from "./glossary-terms";
import { yearsWords } from "./list-lines";
import { OWN_LIST } from "./own-list";
import { counted, either, grouped, plural } from "./phrasing";
import { joined, say, slot, type Words } from "./sentence";
import { COMMON } from "./site";
import { term } from "./terms";

/** The pages of the army lists. */
export const LISTS = {
  title: "Army lists",
  place: (region: string, number: number) => `${region}, list ${number}`,
  build: "Build this army",
  territories: say`${term("territory", "Territories")}`,
  camp: say`${term("camp", "Camp")}`,
  /** Those that a player wrote. */
  alliesLists: "Allies’ lists",
  enemies: "Enemies",
  unknownEnemies: (count: number) =>
    count === 1 ? OWN_LIST.unknown : `${grouped(count)} players’ own lists that were not shared with this one`,
  story: "History and enemies",
  restrictions: "List restrictions",
  about: "History, commanders, restrictions and sources",
  sources: "Sources",
  noSources: "No source given.",
  /** `opened`: we had at least one of the works in hand. */
  sourcesNote: (opened: boolean) =>
    opened
      ? "This list is our own. We read the works marked “(read)”; for the others we relied on general knowledge of them."
      : "This list is our own, written from general knowledge of these works. We did not have them in hand.",
  opened: " (read)",
  checks: "What we checked",
  version: "Version",
  json: "Download as JSON",
  words: "Terms in this list",
} as const;

const found = slot("found", "");

/** Finding a list as you type. */
export const LIST_SEARCH = {
  label: "Find an army list",
  hint: "Find: janissary, Mohács, 1683…",
  found: (count: number, all: number) => `${count} of ${counted(all, "list")}`,
  none: "No list matches. Try fewer words or another year.",
  noneFits: "No list matches. Try fewer filters.",
  wordless: "There is no word to look for. Type a name, a place or a year.",
  /** Where one is chosen from a form: a list or a sample army. */
  count: (count: number) => `${grouped(count)} found`,
  nothing: "Nothing found. Try fewer or shorter words.",
  moreFound: (count: number) => `${counted(count, "more match", "more matches")}. Add a word.`,
  battles: (years: string, count: number) => `${years}: ${counted(count, "battle")}`,
  year: "Year",
  yearOutside: (from: number, to: number) => `Enter a year from ${from} to ${to}, or a range such as 1620–1640.`,
  region: "Region",
  territory: "Territory",
  enemy: "Enemy",
  ally: "Ally",
  troops: "Troop type",
  formation: "Set formation",
  characteristic: "Characteristic",
  any: "Any",
  more: "More filters",
  enemiesOf: (name: string, year: number | null) => `Enemies of ${name}${year === null ? "" : `, ${year}`}`,
  clear: "Clear",
  button: COMMON.find,
  legend: "Bar: the years of the list. Diamond: a battle with sample armies. Press the scale of years to see the lists of one year.",
  /** Why a list was found, by where the word stands. */
  why: {
    called: say`listed under ${found}`,
    covers: say`its army list also covers ${found}`,
    battles: say`sample army: ${found}`,
    troops: say`its troops include ${found}`,
    leaders: say`${found} commands a sample army`,
    region: say`in ${found}`,
    years: say`covers ${found}`,
    rest: say`its history mentions ${found}`,
  },
  articles: new Set(["a", "an", "the"]),
  /** Words that find nothing out. */
  idle: new Set(
    "a against an and army armies at battle by dynasty empire for in kingdom list long of on republic the to versus vs war with".split(" "),
  ),
} as const;

/** A region as its lists stand under it. */
export const REGION_WORDS: Readonly<Record<Region, string>> = {
  "British Isles": "British Isles",
  "Western Europe": "Western Europe",
  "Southern Europe": "Southern Europe",
  "Central Europe": "Central Europe",
  "Northern Europe": "Northern Europe",
  "Eastern Europe": "Eastern Europe",
  "Near East and North Africa": "Near East and North Africa",
  "South Asia": "South Asia",
  "East Asia": "East Asia",
  Overseas: "Overseas",
};

/** The members of each region that has some. */
export const byRegion = <T extends { readonly region: Region | null }>(all: readonly T[]) =>
  REGIONS.map((region) => ({ region, own: all.filter((one) => one.region === region) })).filter(({ own }) => own.length > 0);

/** Where a region stands on the page of the lists. */
export const regionAnchor = (region: Region): string => region.toLowerCase().replaceAll(" ", "-");

/** The table of a list's troops: its columns as the rulebook names them. */
export const TROOP_TABLE = {
  title: "Troops",
  troops: "Troop type",
  /** Those of the army sheet. */
  columns: [
    "Type",
    say`${term("formation", "Formation")}`,
    say`${term("armour", "Armour")}`,
    say`${term("quality", "Quality")}`,
    say`${term("shot", "Shot")}`,
    say`${term("impact", "Impact")}`,
    say`${term("melee", "Melee")}`,
    "Special",
  ] as readonly Words[],
  bases: say`${term("base", "Bases")}`,
  sizes: "Group size",
  points: say`${term("points", "Pts")}`,
  note: say`${term("base", "Bases")}: minimum and maximum for the whole army. Group size: ${term("base", "bases")} in one ${term("unit-group")}. ${term("points", "Pts")}: price of one base. In italics: abilities and limits that come with the type, formation or weapon. When you build an army, you can lower the quality or firepower of a ${term("unit-group")} by one step.`,
  pointsSource: "Points:",
  optional: ({ id, name }: { readonly id: GlossaryTermId; readonly name: string }) => say`${term(id, name)} (optional)`,
  meaning: (line: string) => `Terms of ${line}`,
} as const;

const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

type Kind = Pick<ArmyList["commanders"]["army"], "grades" | "classes">;
const kindTerms = ({ grades, classes }: Kind): Words => joined([either(grades.map(gradeTerm)), either(classes.map(classTerm))], ", ");

function externalAlly(max: number, name: string | null): Words {
  const ally = term("external-ally", plural(max, "ally", "allies"));
  return name === null ? say`${range(0, max)} ${ally} from ${OWN_LIST.unknown}` : say`${range(0, max)} ${name} ${ally}`;
}

/** Who may command, one line each. `nameOf`: null of a list that the reader does not know. */
export function commanderLines(
  { commanders }: ArmyList,
  nameOf: (list: string) => string | null,
): readonly { readonly who: Words; readonly what: Words }[] {
  const { army, subs, internalAllies, externalAllies } = commanders;
  const most = (min: number, max: number, one: string, many?: string) => plural(min === max ? max : 2, one, many);
  return [
    { who: say`${term("army-commander", "Army commander")}`, what: kindTerms(army) },
    {
      who: say`${range(subs.min, subs.max)} ${term("sub-commander", most(subs.min, subs.max, "sub-commander"))}`,
      what: kindTerms(subs),
    },
    ...(internalAllies && internalAllies.max > 0
      ? [
          {
            who: say`${range(internalAllies.min, internalAllies.max)} ${term("internal-ally", most(internalAllies.min, internalAllies.max, "internal ally", "internal allies"))}`,
            what: kindTerms(internalAllies),
          },
        ]
      : []),
    ...externalAllies.map((one) => ({
      who: externalAlly(one.max, nameOf(one.list)),
      what: one.years ? yearsWords(one.years) : "Any year",
    })),
  ];
}

/** "standard or fortified camp, poor or average; or no camp". */
export function campTerms({ camps }: ArmyList): Words {
  const qualities = either(camps.qualities.map((quality) => [term(quality)]));
  const kinds = camps.kinds.filter((kind) => kind !== "none").map(campTerm);
  const camp = say`${either(kinds)} ${term("camp")}, ${qualities}`;
  if (!camps.kinds.includes("none")) return camp;
  const none = campTerm("none");
  return kinds.length > 0 ? say`${camp}; or ${none}` : none;
}
