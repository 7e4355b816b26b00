import type { Army, Commander } from "@/lib/model/army";
import type { QuickReference } from "@/lib/model/quick-reference";
import type { BearerTrait, Needs } from "@/lib/model/reference-terms";
import type { Troop } from "@/lib/model/troop";
import type { Book } from "@/lib/rules/army/book";

/** A unit group or commander of an army, as its list and its player have it. */
type Somebody = { readonly troop: Troop } | { readonly commander: Commander } | { readonly camp: Army["camp"] };

const FORMS: Readonly<Record<Troop["formation"], readonly string[]>> = {
  close: ["close"],
  loose: ["loose"],
  skirmish: ["skirmish"],
  "flexible-close-loose": ["close", "loose"],
  "flexible-loose-skirmish": ["loose", "skirmish"],
  "flexible-close-loose-skirmish": ["close", "loose", "skirmish"],
  "flexible-mounted": ["loose", "skirmish"],
  dragoon: ["mounted", "foot", "loose"],
};

const has = (troop: Troop, ...some: readonly Troop["characteristics"][number][]): boolean =>
  some.some((one) => troop.characteristics.includes(one));
const dropsPikes = (troop: Troop): boolean => ["pike-and-shot", "early-pike-and-shot"].includes(troop.setFormation ?? "");
const mayBeOnFoot = (troop: Troop): boolean => troop.type === "foot" || troop.formation === "dragoon" || has(troop, "dismountable");
const mayBeClose = (troop: Troop): boolean => FORMS[troop.formation].includes("close") || has(troop, "dismountable");
const maySkirmishInForm = (troop: Troop): boolean => FORMS[troop.formation].includes("skirmish");
const isSet = (troop: Troop, ...some: readonly Troop["setFormation"][]): boolean => some.includes(troop.setFormation);

function shoots(troop: Troop): readonly { weapon: string; firepower: string }[] {
  const own = troop.shooting ? [troop.shooting] : [];
  const all = [...own, ...troop.attached].map(({ weapon, firepower }) => ({ weapon: weapon as string, firepower: firepower ?? "average" }));
  return dropsPikes(troop) ? [...all, { weapon: "musket", firepower: "average" }] : all;
}

/** Skirmish form is another trait. */
const evades = (troop: Troop): boolean => troop.formation === "dragoon" || has(troop, "evade");
const fallsBack = (troop: Troop): boolean => has(troop, "skirmish", "caracole-early", "caracole-later");
const formsSquare = (troop: Troop): boolean => isSet(troop, "pike-and-shot") || has(troop, "square");
const shovesAll = (troop: Troop): boolean =>
  has(troop, "shove") || (troop.type === "foot" && has(troop, "elan")) || isSet(troop, "keil", "later-keil", "tercio");
const mayBeNervous = (troop: Troop): boolean =>
  has(troop, "nervous") ||
  ((troop.type === "foot" || has(troop, "dismountable")) &&
    !["skirmish", "dragoon"].includes(troop.formation) &&
    !isSet(troop, "commanded-shot"));

/** What follows from a classification, by the rulebook's glossary. */
const IS: Readonly<Record<string, (troop: Troop) => boolean>> = {
  tug: (troop) => troop.formation !== "skirmish",
  sug: maySkirmishInForm,
  double: (troop) => isSet(troop, "keil", "later-keil", "tercio"),
  flexible: (troop) => troop.formation.startsWith("flexible-"),
  dragoon: (troop) => troop.formation === "dragoon",
  shatter: (troop) =>
    troop.type === "elephant" ||
    has(troop, "aggressive", "ferocious") ||
    troop.impact === "charging-lancer" ||
    troop.impact === "charging-pistol",
  shove: (troop) => shovesAll(troop) || (mayBeOnFoot(troop) && mayBeClose(troop)),
  square: formsSquare,
  evade: evades,
  skirmish: fallsBack,
  "group-moves": (troop) => isSet(troop, "keil", "later-keil", "tercio"),
};

const HAS: Readonly<Record<string, (troop: Troop) => boolean>> = {
  evade: evades,
  skirmish: fallsBack,
  square: formsSquare,
  shove: shovesAll,
  nervous: mayBeNervous,
};

function isOfTroop(troop: Troop, kind: string, id: string): boolean {
  switch (kind) {
    case "type":
      return troop.type === id || (id === "foot" && mayBeOnFoot(troop));
    case "training":
      return troop.training === id || (id === "formed" && dropsPikes(troop));
    case "form":
      return (
        FORMS[troop.formation].includes(id) ||
        (id === "loose" && dropsPikes(troop)) ||
        (["close", "loose", "skirmish"].includes(id) && has(troop, "dismountable"))
      );
    case "set":
      return troop.setFormation === id;
    case "armour":
      return troop.armour === id || (id === "unprotected" && dropsPikes(troop));
    case "quality":
      return troop.quality === id;
    case "firepower":
      return shoots(troop).some((one) => one.firepower === id);
    case "shoots":
      return shoots(troop).some((one) => one.weapon === id);
    case "impact":
      return troop.impact === id;
    case "melee":
      return troop.melee === id;
    case "has":
      return troop.characteristics.some((one) => one === id) || HAS[id]?.(troop) === true;
    case "is":
      return IS[id]?.(troop) === true;
    default:
      return false;
  }
}

const GRADES = ["mediocre", "competent", "talented", "legendary"];

/** A commander who is hit, or replaced, is a grade lower. */
const isOfCommander = ({ role, grade, class: kind }: Commander, of: string, id: string): boolean =>
  (of === "commander" && role === id) || (of === "class" && kind === id) || (of === "grade" && GRADES.indexOf(id) <= GRADES.indexOf(grade));

const CAMPS: Readonly<Record<Army["camp"]["kind"], readonly string[]>> = {
  standard: ["standard"],
  fortified: ["fortified"],
  mobile: ["mobile"],
  flexible: ["fortified", "mobile"],
  none: ["mobile", "none"],
};

function isHim(one: Somebody, trait: BearerTrait): boolean {
  const [kind = "", id = ""] = trait.split(":");
  if ("troop" in one) return isOfTroop(one.troop, kind, id);
  if ("commander" in one) return isOfCommander(one.commander, kind, id);
  return kind === "camp" && CAMPS[one.camp.kind].includes(id);
}

/** Everybody in an army, looked up in the lists line by line, with options and downgrades applied here. */
function everybody(army: Army, book: Book): readonly Somebody[] {
  const troops = army.units.map((unit) => {
    const leader = army.commanders.find(({ id }) => id === unit.commander);
    const list = book.current.get(leader?.list ?? army.list);
    const line = list?.list.lines.find(({ id }) => id === unit.line);
    if (!line) throw new Error(`unit group ${unit.number} is of no line`);
    const lower = <Grade extends string>(grades: readonly Grade[], one: Grade): Grade =>
      grades[Math.max(0, grades.indexOf(one) - 1)] ?? one;
    const { troop } = line;
    const quality = unit.qualityDown ? lower(["poor", "average", "superior", "exceptional"], troop.quality) : troop.quality;
    const firepower = lower(["low", "average", "high"], troop.shooting?.firepower ?? "average");
    const shooting = troop.shooting && unit.firepowerDown ? { ...troop.shooting, firepower } : troop.shooting;
    const options = line.optional.filter((one) => unit.options.includes(one));
    return { troop: { ...troop, quality, shooting, characteristics: [...troop.characteristics, ...options] } };
  });
  return [...troops, ...army.commanders.map((commander) => ({ commander })), { camp: army.camp }];
}

function isThere(needs: Needs, all: readonly Somebody[]): boolean {
  for (const alternative of needs) for (const somebody of all) if (hasEach(somebody, alternative)) return true;
  return needs.length === 0;
}

function hasEach(somebody: Somebody, alternative: readonly BearerTrait[]): boolean {
  for (const trait of alternative) if (!isHim(somebody, trait)) return false;
  return true;
}

type Table = QuickReference["sections"][number]["tables"][number];

/** Where classes of troops have columns of cards, one of the army's classes must have something other than "no". */
function mayAnybody({ columns }: Table, { cells }: Table["rows"][number], all: readonly Somebody[]): boolean {
  let isToldToAnybody = false;
  for (const [place, { kind, needs }] of columns.entries()) {
    if (kind !== "cards" || needs.length === 0) continue;
    const cell = cells[place] ?? null;
    if (cell === "no" || cell === "–" || cell === "-") continue;
    isToldToAnybody = true;
    if (isThere(needs, all)) return true;
  }
  return !isToldToAnybody;
}

function partsOfUse(at: string, table: Table, all: readonly Somebody[]): string[] {
  const found: string[] = [];
  for (const column of table.columns) if (isThere(column.needs, all)) found.push(`${at}.*.${column.id}`);
  for (const row of table.rows) if (isThere(row.needs, all) && mayAnybody(table, row, all)) found.push(`${at}.${row.id}`);
  return found;
}

/**
 * Every row and column of a quick reference that this army can ever use, found the long way: "section.table.row",
 * "section.table.*.column".
 */
export function plainlyOfUse({ sections }: QuickReference, army: Army, book: Book): ReadonlySet<string> {
  const all = everybody(army, book);
  return new Set(sections.flatMap((section) => section.tables.flatMap((table) => partsOfUse(`${section.id}.${table.id}`, table, all))));
}
