import type { RulesTables } from "../model/rules-tables";
import type { Troop } from "../model/troop";
import type { Shooting, TroopTraits } from "../model/troop-shape";
import { basesWords, countedTerm } from "./army-terms";
import type { GlossaryTermId } from "./glossary-terms";
import { both } from "./phrasing";
import { joined, plain, say, term, type Words } from "./sentence";

type Row = { readonly id: string; readonly name: string; readonly short: string };

/** A troop in the columns of the rulebook's table "Examples of famous troop types". Empty where nothing is printed. */
export type TroopColumns = {
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
export type TroopCells = { readonly [Column in keyof TroopColumns]: TroopColumns[Column] extends string ? Words : readonly Words[] };

/** A classification as the rulebook prints it, abbreviations and all. */
export function troopCells(troop: Troop, tables: RulesTables): TroopCells {
  const { types, trainings, formations, armours, qualities, firepowers } = tables.classifications;
  return {
    type: termOf(types, troop.type, "name", same),
    formation: spaced(termOf(trainings, troop.training, "name", same), termOf(formations, troop.formation, "short", formationTerm)),
    armour: termOf(armours, troop.armour, "name", same),
    quality: termOf(qualities, troop.quality, "name", same),
    shot: termOf(tables.weapons, troop.shooting?.weapon ?? null, "name", same),
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

const lower = (words: Words): Words =>
  typeof words === "string"
    ? words.toLowerCase()
    : words.map((part) => (typeof part === "string" ? part.toLowerCase() : { ...part, text: part.text.toLowerCase() }));

/** A troop in one line: "mounted, formed loose, armoured, superior, carbine, low firepower, ferocious". */
export function troopWords(troop: Troop, tables: RulesTables): Words {
  const { type, formation, armour, quality } = troopCells(troop, tables);
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
  return lower(joined([type, formation, body, armour, quality, ...shots, ...carried, ...special].filter(isSaid), ", "));
}

/** The same as plain text. */
export const troopPhrase = (troop: Troop, tables: RulesTables): string => plain(troopWords(troop, tables));

/** Average firepower goes without saying, as does none. */
function unusually({ firepower }: Shooting, tables: RulesTables): Words {
  if (firepower === null || firepower === "average") return "";
  return say`, ${termOf(tables.classifications.firepowers, firepower, "name", firepowerTerm)}`;
}

/** What follows from a classification without being printed in it. */
export function traitTerms(traits: TroopTraits): readonly Words[] {
  const all: readonly [boolean, Words][] = [
    [traits.double, say`${term("double-group", "counts double")}`],
    [traits.shatter, say`${term("shatter")}`],
    [traits.shove === "all", say`${term("shove")}`],
    [traits.shove === "looser-foot", say`${term("shove", "shoves")} ${term("loose", "looser")} ${term("foot")}`],
    [
      traits.shove === "looser-foot-in-close-form",
      say`${term("shove", "shoves")} ${term("loose", "looser")} ${term("foot")} when ${term("close")}`,
    ],
    [traits.square, say`${term("square")}`],
    [traits.evade, say`${term("evade")}`],
    [traits.mustEvade === "always", say`must ${term("evade")}`],
    [traits.mustEvade === "in-skirmish-form", say`must ${term("evade")} as ${term("sug", "SuG")}`],
    [traits.skirmish, say`${term("skirmish")}`],
    [traits.noFlank && traits.noRear, say`${term("flank", "no flank or rear")}`],
    [traits.noFlank && !traits.noRear, say`${term("flank", "no flank")}`],
    [traits.rearSupported, say`${term("rear-support", "rear supported")}`],
    [traits.movesAsGroup, say`${term("block-move", "moves as a group")}`],
    [traits.neverNervous, say`never ${term("nervous")}`],
  ];
  return all.filter(([is]) => is).map(([, words]) => words);
}

/** The same as plain text. */
export const traitWords = (traits: TroopTraits): readonly string[] => traitTerms(traits).map(plain);

/** Losses as players count them: "3 bases and a wound". */
export function lossTerms(wounds: number, woundsPerBase: number): Words {
  const [bases, over] = [Math.floor(wounds / woundsPerBase), wounds % woundsPerBase];
  return both([
    ...(bases > 0 || over === 0 ? [basesWords(bases)] : []),
    ...(over > 0 ? [over === 1 ? say`a ${term("wound")}` : countedTerm(over, "wound", "wound")] : []),
  ]);
}

/** The same as plain text. */
export const lossWords = (wounds: number, woundsPerBase: number): string => plain(lossTerms(wounds, woundsPerBase));
