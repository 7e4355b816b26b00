import type { RulesTables } from "../model/rules-tables";
import type { Troop } from "../model/troop";
import type { TroopProblemCode } from "../model/troop-consistency";
import type { Shooting, TroopTraits } from "../model/troop-shape";
import { basesWords, countedTerm } from "./army-terms";
import type { GlossaryTermId } from "./glossary-terms";
import { sentenceCase, spoken } from "./phrasing";
import { joined, plain, say, type Words } from "./sentence";
import { term } from "./terms";

type Row = { readonly id: string; readonly name: string; readonly short: string };

/** A troop in the columns of the rulebook's table "Examples of famous troop types". Empty where nothing is printed. */
type TroopColumns = {
  readonly type: string;
  readonly formation: string;
  readonly armour: string;
  readonly quality: string;
  readonly shot: string;
  readonly shooting: string;
  readonly impact: string;
  readonly melee: string;
  readonly special: readonly string[];
};

type Form = "name" | "short";
type Named<Id extends string> = { readonly id: Id; readonly name: string; readonly short: string };

function wordOf(rows: readonly Row[], id: string | null, form: Form): string {
  return rows.find((row) => row.id === id)?.[form] ?? "";
}

/** The same, opening the entry of the glossary that has the row's id or the one given. */
function termOf<Id extends string>(rows: readonly Named<Id>[], id: Id | null, form: Form, termId: (id: Id) => GlossaryTermId): Words {
  const row = rows.find((one) => one.id === id);
  return row ? say`${term(termId(row.id), row[form])}` : "";
}

const same = <Id extends GlossaryTermId>(id: Id): Id => id;
const firepowerTerm = (id: NonNullable<Shooting["firepower"]>): GlossaryTermId => `${id}-firepower`;
const formationTerm = (id: Troop["formation"]): GlossaryTermId => (id === "skirmish" ? "skirmishers" : id);

const isSaid = (words: Words): boolean => words !== "";

/** Those that say something, with a space between two. */
const spaced = (...all: readonly Words[]): Words => joined(all.filter(isSaid));

function onBoard({ weapon, firepower }: Shooting, tables: RulesTables): Words {
  return spaced(
    say`${term("on-board")}:`,
    termOf(tables.weapons, weapon, "name", same),
    termOf(tables.classifications.firepowers, firepower, "short", firepowerTerm),
  );
}

/** The columns of a troop with the words of the rules named. */
type TroopCells = { readonly [Column in keyof TroopColumns]: TroopColumns[Column] extends string ? Words : readonly Words[] };

/** A classification as the rulebook prints it, abbreviations and all; in short forms throughout where asked, as the sheet has it. */
export function troopCells(troop: Troop, tables: RulesTables, form: Form = "name"): TroopCells {
  const { types, trainings, formations, armours, qualities, firepowers } = tables.classifications;
  return {
    type: termOf(types, troop.type, form, same),
    formation: spaced(termOf(trainings, troop.training, form, same), termOf(formations, troop.formation, "short", formationTerm)),
    armour: termOf(armours, troop.armour, form, same),
    quality: termOf(qualities, troop.quality, form, same),
    shot: termOf(tables.weapons, troop.shooting?.weapon ?? null, form, same),
    shooting: termOf(firepowers, troop.shooting?.firepower ?? null, "short", firepowerTerm),
    impact: termOf(tables.weapons, troop.impact, "short", same),
    melee: termOf(tables.weapons, troop.melee, "short", same),
    special: [
      ...troop.characteristics.map((one) => termOf(tables.characteristics, one, "name", same)),
      ...(troop.setFormation ? [termOf(tables.setFormations, troop.setFormation, "short", same)] : []),
      ...troop.attached.map((one) => onBoard(one, tables)),
    ],
  };
}

/** The same as plain text. */
export function troopColumns(troop: Troop, tables: RulesTables): TroopColumns {
  const { special, ...cells } = troopCells(troop, tables);
  const texts = Object.fromEntries(Object.entries(cells).map(([column, words]) => [column, plain(words)]));
  return { ...(texts as Omit<TroopColumns, "special">), special: special.map(plain) };
}

/** The same in short forms throughout, for paper: "Mtd", "Formed loose", "Arm", "Crb". */
export function shortColumns(troop: Troop, tables: RulesTables): TroopColumns {
  const { types, trainings, formations, armours, qualities } = tables.classifications;
  const training = wordOf(trainings, troop.training, "short");
  const formation = wordOf(formations, troop.formation, "short");
  return {
    ...troopColumns(troop, tables),
    type: wordOf(types, troop.type, "short"),
    formation: training ? `${training} ${formation.charAt(0).toLowerCase()}${formation.slice(1)}` : formation,
    armour: wordOf(armours, troop.armour, "short"),
    quality: wordOf(qualities, troop.quality, "short"),
    shot: wordOf(tables.weapons, troop.shooting?.weapon ?? null, "short"),
  };
}

/**
 * A troop in the abbreviations of the sheet, each once: "Formed loose, Arm Sup, Crb AFP, LL, MPi, Ferocious". Without its type, which stands
 * above it or before it.
 */
export const troopBrief = (troop: Troop, tables: RulesTables): string =>
  [shortColumns(troop, tables).formation, ...armsOf(troop, tables)].filter(Boolean).join(", ");

/** The same without its formation: "Arm Sup, Crb AFP, LL, MPi, Ferocious". */
export const armsBrief = (troop: Troop, tables: RulesTables): string => armsOf(troop, tables).join(", ");

function armsOf(troop: Troop, tables: RulesTables): readonly string[] {
  const { armour, quality, shot, shooting, impact, melee, special } = shortColumns(troop, tables);
  const parts = [[armour, quality].join(" "), [shot, shooting].filter(Boolean).join(" "), impact, melee, ...special];
  return [...new Set(parts.filter(Boolean))];
}

const lower = (words: Words): Words =>
  typeof words === "string"
    ? words.toLowerCase()
    : words.map((part) => (typeof part === "string" ? part.toLowerCase() : { ...part, text: part.text.toLowerCase() }));

/** "Flexible (loose or skirmish)": between commas its own one would part it. */
function inBrackets<R extends Row>(row: R): R {
  const [form, ...forms] = row.name.split(", ");
  return { ...row, name: forms.length === 0 ? row.short : `${form} (${forms.join(", ")})` };
}

/** Training and formation in full: "Formed loose", "Formed flexible" of horse, "Drilled Flexible (close or loose)" of foot. */
function orderTerms({ training, formation }: Troop, { classifications: { trainings, formations } }: RulesTables): Words {
  return spaced(termOf(trainings, training, "name", same), termOf(formations.map(inBrackets), formation, "name", formationTerm));
}

/** The same as plain text in small letters. */
export const orderWords = (troop: Troop, tables: RulesTables): string => plain(orderTerms(troop, tables)).toLowerCase();

/** A troop in one line: "mounted, formed loose, armoured, superior, carbine, low firepower, ferocious". */
export function troopWords(troop: Troop, tables: RulesTables): Words {
  const { type, armour, quality } = troopCells(troop, tables);
  const set = tables.setFormations.find((row) => row.id === troop.setFormation);
  const ids = [...new Set([troop.shooting?.weapon ?? null, troop.impact, troop.melee])];
  const weapons = ids.map((id) => termOf(tables.weapons, id, "name", same)).filter(isSaid);
  const distinct = weapons.filter((one) => !set?.name.toLowerCase().endsWith(plain(one).toLowerCase()));
  const shots = distinct.map((one, at) => (at === 0 && troop.shooting ? say`${one}${unusually(troop.shooting, tables)}` : one));
  const carried = troop.attached.map(
    (one) => say`${termOf(tables.weapons, one.weapon, "name", same)} ${term("on-board")}${unusually(one, tables)}`,
  );
  const special = troop.characteristics.map((one) => termOf(tables.characteristics, one, "name", same));
  const body = set ? say`${term(set.id, set.name)}` : "";
  return lower(joined([type, orderTerms(troop, tables), body, armour, quality, ...shots, ...carried, ...special].filter(isSaid), ", "));
}

/** The same as plain text. */
export const troopPhrase = (troop: Troop, tables: RulesTables): string => plain(troopWords(troop, tables));

/** Average firepower goes without saying, as does none. */
function unusually({ firepower }: Shooting, tables: RulesTables): Words {
  if (firepower === null || firepower === "average") return "";
  return say`, ${termOf(tables.classifications.firepowers, firepower, "name", firepowerTerm)}`;
}

/** What follows from a classification without being printed in it, as its characteristics are. */
export function traitTerms(traits: TroopTraits, { characteristics }: Pick<Troop, "characteristics">): readonly Words[] {
  const isPrinted = (id: Troop["characteristics"][number]): boolean => characteristics.includes(id);
  const all: readonly [boolean, Words][] = [
    [traits.double, say`${term("double-group", "counts double")}`],
    [traits.shatter, say`${term("shatter")}`],
    [traits.shove === "all" && !isPrinted("shove"), say`${term("shove")}`],
    [traits.shove === "looser-foot", say`${term("shove", "shoves")} ${term("loose", "looser")} ${term("foot")}`],
    [
      traits.shove === "looser-foot-in-close-form",
      say`${term("shove", "shoves")} ${term("loose", "looser")} ${term("foot")} when ${term("close")}`,
    ],
    [traits.square && !isPrinted("square"), say`${term("square")}`],
    [traits.evade && !isPrinted("evade"), say`${term("evade")}`],
    [traits.mustEvade === "always", say`must ${term("evade")}`],
    [traits.mustEvade === "in-skirmish-form", say`in ${term("skirmish", "skirmish form")} must ${term("evade")}`],
    [traits.skirmish && !isPrinted("skirmish"), say`${term("skirmish")}`],
    [traits.noFlank && traits.noRear, say`${term("flank", "no flank or rear")}`],
    [traits.noFlank && !traits.noRear, say`${term("flank", "no flank")}`],
    [traits.rearSupported, say`${term("rear-support", "rear supported")}`],
    [traits.movesAsGroup, say`every move costs as a ${term("block-move", "group move")}`],
    [traits.neverNervous, say`never ${term("nervous")}`],
  ];
  return all.filter(([is]) => is).map(([, words]) => words);
}

/** The same as plain text. */
export const traitWords = (...of: Parameters<typeof traitTerms>): readonly string[] => traitTerms(...of).map(plain);

/** Losses as players count them: "3 bases + 1 wound". */
export function lossTerms(wounds: number, woundsPerBase: number): Words {
  const [bases, over] = [Math.floor(wounds / woundsPerBase), wounds % woundsPerBase];
  return joined(
    [...(bases > 0 || over === 0 ? [basesWords(bases)] : []), ...(over > 0 ? [countedTerm(over, "wound", "wound")] : [])],
    " + ",
  );
}

/** The same as plain text. */
export const lossWords = (wounds: number, woundsPerBase: number): string => plain(lossTerms(wounds, woundsPerBase));

/** When a unit group breaks: "breaks after 3 bases + 1 wound". */
export const breaksAfter = (losses: string): string => `breaks after ${losses}`;

type Params = Readonly<Record<string, unknown>>;

const said = (params: Params, key: string): string => spoken(String(params[key] ?? ""));

const BODIES: Readonly<Record<string, string>> = { artillery: "artillery", "battle-wagon": "battle wagons", elephant: "elephants" };

/** Formations that are a body of their own take an article; those named after their arms do not. */
const withArticle = (formation: string): string => (/keil|tercio|colunela/.test(formation) ? `A ${formation}` : sentenceCase(formation));

/** One sentence for every way in which a classification contradicts itself. */
const TROOP_PROBLEM_WORDS: Readonly<Record<TroopProblemCode, (params: Params) => Words>> = {
  "mounted-with-foot-weapon": (params) =>
    `Mounted troops cannot have ${said(params, "weapon")}: it is a weapon of foot. Only dragoons can have muskets.`,
  "foot-with-mounted-weapon": (params) => `Foot cannot have ${said(params, "weapon")}: it is a weapon of mounted troops.`,
  "weapon-not-of-type": (params) =>
    `${sentenceCase(BODIES[String(params.type)] ?? "These troops")} cannot have ${said(params, "weapon")}: it is a weapon of ${params.of === "mounted" ? "mounted troops" : "foot in ranks"}.`,
  "bayonet-without-firearm": () => "A bayonet needs a firearm: give the troops an arquebus or a musket.",
  "bayonets-differ": () => "Choose plug bayonets or socket bayonets, not both.",
  "pike-and-shot-without-shot": () => "Pike and shot needs a firearm: give the troops one, or change the weapon to pike.",
  "artillery-without-gun": () => "Artillery must have light, medium or heavy artillery to shoot with.",
  "gun-without-artillery": (params) =>
    `Only artillery shoots with ${said(params, "weapon")}. Wagons and elephants carry light guns as attached weapons.`,
  "artillery-not-loose": () => "Artillery is always in loose formation.",
  "training-missing": () => "Only pure skirmishers have no training. Choose drilled, formed or tribal.",
  "skirmishers-with-training": () => "Pure skirmishers have no training: they move as drilled troops do.",
  "mounted-formation-on-others": () => "Only mounted troops can be flexible mounted or dragoons.",
  "foot-formation-on-others": () =>
    "Only foot can be flexible between close, loose and skirmish. Mounted troops that can skirmish are flexible mounted.",
  "skirmish-form-on-others": (params) =>
    `${sentenceCase(BODIES[String(params.type)] ?? "These troops")} never skirmish: they are close or loose.`,
  "dragoons-not-formed": () => "Dragoons are formed, both mounted and on foot.",
  "caracole-without-mounted-firearm": () => "Only mounted troops with pistol or carbine can caracole.",
  "caracole-twice": () => "Choose early caracole or later caracole, not both.",
  "dragoons-with-caracole": () => "Dragoons shoot as foot, so they cannot caracole.",
  "firepower-without-weapon": () => say`${term("firepower", "Firepower")} needs a shooting weapon.`,
  "set-formation-not-foot": () => "Only foot can be in a set formation.",
  "set-formation-not-close": () => "A set formation with pikes is in close formation.",
  "skirmishers-in-set-formation": () => "Skirmishers cannot be in a set formation.",
  "set-formation-without-pikes": (params) =>
    `${withArticle(said(params, "setFormation"))} has pikes: give it ${said(params, "weapons")} for impact or melee.`,
  "set-formation-without-shot": (params) =>
    `${withArticle(said(params, "setFormation"))} has bases of shot: give it arquebus or musket to shoot with.`,
  "colunela-without-arquebus": () => "A colunela has arquebusiers: give it an arquebus to shoot with.",
  "foot-regiment-without-firearm": () => "A foot regiment needs a firearm to shoot with.",
  "missile-regiment-with-shot": () => "A missile regiment has no firearms. Give it bows or the like, or make it a foot regiment.",
  "missile-regiment-without-missiles": () => "A missile regiment needs bows or the like to shoot with.",
  "commanded-shot-without-shot": () => "Commanded shot needs an arquebus, a musket or a pistol.",
  "bande-not-as-defined": () =>
    say`${term("bande", "Bande")} are ${term("unprotected")} ${term("foot")}, ${term("flexible")} ${term("close")}, ${term("loose")} or ${term("skirmishers", "skirmish")}, with ${term("arquebus")} of ${term("average-firepower")} and ${term("polearm")}.`,
  "manga-without-tercio": () => "Only a tercio can have a manga.",
  "pikes-without-bayonet": () => "The characteristic pikes needs a plug or socket bayonet.",
  "regimental-guns-not-foot": () => "Only foot can have regimental guns.",
  "regimental-guns-without-weapon": () => "Regimental guns need troops with a shooting weapon.",
  "platoon-fire-without-firearm": () => "Platoon fire needs a firearm.",
  "shoot-and-charge-without-weapon": () => "Shoot and charge needs a shooting weapon.",
  "square-not-foot": () => "Only foot can form square.",
  "camelry-not-mounted": () => "Only mounted troops can be camelry.",
  "mounted-with-foot-characteristic": (params) => `Mounted troops cannot have ${said(params, "characteristic")}.`,
  "dismountable-not-mounted": () => "Only mounted troops can dismount.",
  "nervous-never": (params) => `${sentenceCase(said(params, "of"))} ${params.of === "dragoons" ? "are" : "is"} never nervous.`,
  "nervous-and-steady": () => "Choose nervous or steady, not both.",
  "wagons-cannot": (params) =>
    params.characteristic === "barricades"
      ? "Battle wagons need no barricades: they already claim as if behind them."
      : `Battle wagons cannot have ${said(params, "characteristic")}: they never charge, run away or skirmish.`,
  "guns-cannot": (params) =>
    `These guns cannot have ${said(params, "characteristic")}: no artillery charges, and medium and heavy guns only wheel.`,
  "skirmishers-with-shove": () => "Skirmishers cannot shove.",
  "skirmishers-with-square": () => "Skirmishers cannot form square.",
  "skirmishers-with-obstacles": (params) => `Pure skirmishers cannot have ${said(params, "characteristic")}: they are only for TuGs.`,
  "elephants-not-protected": () => "Elephants are always protected.",
  "attached-without-platform": () => "Only battle wagons and elephants carry weapons on board.",
  "attached-weapon-too-large": (params) =>
    `${said(params, "weapon")} cannot be carried on board. Choose light artillery or a missile weapon of foot.`,
  "characteristic-follows": (params) => `${said(params, "characteristic")} already follows from the rest. Leave it out.`,
};

export const isTroopProblem = (code: string): code is TroopProblemCode => Object.hasOwn(TROOP_PROBLEM_WORDS, code);

/** What is wrong with a classification, and what would be right. */
export const troopProblemWords = (code: TroopProblemCode, params: Params = {}): Words => sentenceCase(TROOP_PROBLEM_WORDS[code](params));
