import { COMMANDER_CLASSES, COMMANDER_ROLES, type CommanderRole, GRADES } from "../model/enumerations";
import { NUMBER_WORDS } from "./army-numbers";
import { roleNoun, sentenceCase } from "./phrasing";
import { SHEET } from "./sheet";

const any = (words: readonly string[]): string => words.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

/** What players call commanders, besides the words of the sheet. */
const ROLE_NAMES: Readonly<Record<CommanderRole, string>> = {
  army: `army commander|${any(["commander-in-chief", "c-in-c", "cinc", "army general", "general"])}`,
  sub: "sub-?commander|sub-?general|sub",
  ally: "ally commander|allied commander|allied general|ally-?general|ally",
};

/** The words by which an army's text is read: those of the sheet's own texts, and those that players write. */
export const ARMY_TEXT = {
  /** "The Duke: army commander, talented, professional; what he can do", and "Sub-commander: competent, professional; …". */
  commander: new RegExp(
    `^(?<name>.+): (?:(?<role>${any(COMMANDER_ROLES.map(roleNoun))}), )?(?<grade>${GRADES.join("|")}), (?<kind>${COMMANDER_CLASSES.join("|")})(?:[;.] ?(?<rest>.*))?$`,
  ),
  /** A commander without a name is called by his role. */
  roleCalled: (name: string): CommanderRole | null => COMMANDER_ROLES.find((one) => sentenceCase(roleNoun(one)) === name) ?? null,
  /** In any order: "C-in-C Chodkiewicz (talented)". */
  roles: COMMANDER_ROLES.map((role) => ({ role, word: new RegExp(`(?<![\\p{L}-])(?:${ROLE_NAMES[role]})(?![\\p{L}-])`, "iu") })),
  grade: new RegExp(`\\b(${GRADES.join("|")})\\b`, "i"),
  kind: new RegExp(`\\b(${COMMANDER_CLASSES.join("|")})\\b`, "i"),
  /** "1 Old Blues (Regiments), 6 bases: the rest", "…, 6 bases, the rest". */
  unit: /^(?<number>\d{1,3})[.)]? (?<name>.+), (?<bases>\d{1,3}) bases?(?:[:,] ?(?<rest>.*?))?\.?$/,
  /** A unit group begins so in the columns of the full text. */
  unitInColumns: /^\s*(?<number>\d{1,3})(?:\s{2,}|\s(?=.*\d bases?\b))(?<name>\S.*)$/,
  /** The end of its name there: "  6 bases  708 points". */
  basesInColumns: /^(?<name>.*?)\s+(?<bases>\d{1,3}) bases?(?:\s+(?<points>[\d,]+) points?)?$/,
  losses: /^(?:\[.\]\s*)*(?:breaks after (?:\d+ bases?)?(?:\s*\+\s*)?(?:\d+ wounds?)?)?\s*/,
  breaks: /;? ?breaks after [^;]*$/,
  points: /;? ?([\d,]+) points?$/,
  armyPoints: new RegExp(`${NUMBER_WORDS.points}\\s+([\\d,]+)`),
  /** After the list's name and years: "year 1605 · 10,000 points", "10,000 points". Earlier sheets said "no year chosen" or "any year". */
  terms: /^(?:(?:no year chosen|any year|year (?<year>\d{4})) · )?(?<limit>[\d,]+) points/,
  /** As the sheet’s text says it, and as it said it before. */
  leads: new RegExp(`\\. (?:${any([SHEET.leads(""), "Leads "])})`),
  loose: Object.values(SHEET.loose),
  /** With the heading of the versions as it is, and as it was before. */
  end: new RegExp(`^(?:${SHEET.notes}|(?:${any([SHEET.versionsInText, "Versions"])})(?::.*)?)$`),
  /** "4 x Hussars", "4 bases of Hussars", "4 Hussars". */
  countFirst: /^(?<bases>\d{1,3})\s*(?:[x×*]\s*|bases? (?:of )?)?(?<=[\s x×*])(?<name>\p{L}.*)$/iu,
  /** "Hussars 4", "Hussars x4", "Hussars: 4 bases", "Hussars (4)". */
  countLast:
    /^(?<name>.*?\p{L}.*?)\s*[:;,–-]?\s*\(?(?:(?<![\p{L}\p{N}])[x×]\s*|(?<![\p{L}\p{N}]))(?<bases>\d{1,3})(?:\s*bases?)?\)?(?:\s*[,;(:]\s*(?<rest>[^\d].*?)\)?)?$/iu,
  /** "List: Polish-Lithuanian". */
  said: /^(?<what>army|name|list|army list|year|points|points limit|limit|camp)\s*[:=]\s*(?<is>\S.*)$/i,
  isName: /^(?:army|name)$/i,
  isList: /list$/i,
  isYear: /^year$/i,
  someYear: /\b1[3-7]\d\d\b(?!\s*(?:points|pts)\b)/gi,
  onlyYear: /^[(\s]*1[3-7]\d\d[)\s]*$/,
  isLimit: /^(?:points|points limit|limit)$/i,
  isCamp: /^camp$/i,
  /** The heads of a table's columns. */
  columns: {
    number: /^(?:no\.?|nr\.?|number|#)$/i,
    name: /^(?:name|called|unit|unit group|unit name)$/i,
    line: /^(?:troops?|troop type|type|line|list line|troop line)$/i,
    bases: /^(?:bases|size|count|elements|strength|stands|no\.? of bases|number of bases)$/i,
    commander: /^(?:commander|command|general|leader|led by)$/i,
    options: /^(?:options?|special|upgrades?|extras?|characteristics|classification)$/i,
  },
} as const;

/** What an army's table says above its unit groups, and the heads of its columns. */
export const ARMY_TABLE = {
  army: "Army",
  list: "Army list",
  year: "Year",
  limit: "Points limit",
  columns: {
    commander: "Commander",
    number: "No.",
    name: "Name",
    line: "Troops",
    bases: "Bases",
    classification: "Classification",
    breaks: "Breaks after",
    points: "Points",
  },
} as const;

/** The name that an army gets whose text says none. */
export const NAMELESS = "Imported army";
