import type { Army } from "../../model/army";
import type { ArmyList, Constraint, TroopLine } from "../../model/army-list";
import type { CampKind, CampQuality, Characteristic, CommanderClass, Grade, SourceKind } from "../../model/enumerations";
import type { GroupId, LineId, ListId, Version, Years } from "../../model/identifiers";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { TroopProblemCode } from "../../model/troop-consistency";

/** One line as a unit group can have it, with its options and downgrades. */
export type Variant = {
  readonly troop: Troop;
  /** Points for each base. */
  readonly price: number;
  /** The TuGs the group counts as: 0 for a SuG, 2 for a double group. */
  readonly tugs: number;
  /** Scouting points for each base: for map cards and, doubled with Scouts, for scouting cards. */
  readonly scouting: number;
  readonly scoutingCards: number;
  /** Whether it is in, or can take, a skirmish form: flank marches ask for this first. */
  readonly skirmishForm: boolean;
  readonly qualityAtFloor: boolean;
  readonly firepowerAtFloor: boolean;
  /** The rule its downgrades break. */
  readonly problem: TroopProblemCode | null;
};

export type PreparedLine = {
  readonly line: TroopLine;
  readonly index: number;
  /** Ascending. */
  readonly sizes: readonly number[];
  /** `reachable[n]`: whether legal sizes can add up to n bases. */
  readonly reachable: readonly boolean[];
  readonly group: number;
  /** Index: the bits of the options taken, then quality down, then firepower down (`variantOf`). */
  readonly variants: readonly Variant[];
};

export type PreparedGroup = {
  readonly id: GroupId;
  readonly max: number;
  readonly lines: readonly number[];
  readonly names: readonly string[];
};

export type PreparedConstraint = {
  readonly rule: Constraint;
  readonly lines: readonly number[];
  /** The other side of the rule: what it needs, excludes or is compared with. */
  readonly others: readonly number[];
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
};

export type PreparedList = {
  readonly list: ArmyList;
  readonly lines: readonly PreparedLine[];
  readonly byId: ReadonlyMap<LineId, PreparedLine>;
  readonly groups: readonly PreparedGroup[];
  readonly constraints: readonly PreparedConstraint[];
};

/** The rules tables as the assessment reads them: lookups instead of rows. */
export type Measures = {
  /** Whether these rules demand it: older versions do not. */
  readonly demands: Readonly<Record<NonNullable<RulesTables["demands"]>[number]["id"], boolean>>;
  /** Whether an army commander of this class may lead nobody. */
  readonly floats: Readonly<Record<CommanderClass, boolean>>;
  readonly subCommanders: { readonly min: number; readonly max: number };
  readonly talentedMax: number;
  readonly contingent: { readonly min: number; readonly max: number; readonly divisor: number };
  readonly mapCardsWanted: number;
  readonly fragileFootBases: number;
  readonly cards: Readonly<Record<Grade, number>>;
  /** Unit groups that one commander's cards can move in a turn, in blocks if that is more. */
  readonly moved: Readonly<Record<Grade, number>>;
  /** Red cards a flank march needs. */
  readonly marchCards: { readonly skirmishers: number; readonly mounted: number; readonly others: number };
  readonly gradeValue: Readonly<Record<Grade, number>>;
  readonly commanderPrice: Readonly<Record<"army" | "sub" | "ally", Readonly<Record<Grade, Readonly<Record<CommanderClass, number>>>>>>;
  readonly campPrice: { readonly kind: Readonly<Record<CampKind, number>>; readonly quality: Readonly<Record<CampQuality, number>> };
  /** The share of lost TuGs that breaks an army. */
  readonly armyBreaks: RulesTables["army"]["breakPoints"][number];
  readonly mapStart: number;
  readonly otherCommanders: { readonly from: number; readonly value: number };
  readonly scoutingSteps: readonly { readonly code: "scouting-first" | "scouting-second"; readonly from: number; readonly value: number }[];
  readonly scoutingStart: number;
  readonly scoutingCommander: number;
  readonly scoutingPerCard: number;
  readonly scoutingMost: number;
  readonly sources: Readonly<Record<"points" | "cards" | "commanders" | "groups" | "breaks", SourceKind>>;
};

/** Lists and tables prepared once, so that assessing an army only looks things up. */
export type Book = {
  readonly tables: RulesTables;
  readonly measures: Measures;
  readonly current: ReadonlyMap<ListId, PreparedList>;
  readonly byVersion: ReadonlyMap<Version, PreparedList>;
};

/** The lists of a book. */
export type Lists = Pick<Book, "current" | "byVersion">;

/** The list in the version the army pins, or as it is today; null if the book does not have it. */
export function findList(book: Lists, id: ListId, version: Version | null): PreparedList | null {
  const found = version === null ? book.current.get(id) : book.byVersion.get(version);
  return found && found.list.id === id ? found : null;
}

type ListName = { readonly list: ListId | null; readonly listVersion: Version | null };

/** The lists an army names that the book does not have, each with the place that names it. */
export function unknownLists(
  { list, listVersion, commanders }: ListName & { readonly commanders: readonly ListName[] },
  book: Book,
): readonly { path: readonly (string | number)[]; list: ListId; version: Version | null }[] {
  const places = [{ path: ["list"], list, listVersion }, ...commanders.map((one, at) => ({ ...one, path: ["commanders", at, "list"] }))];
  const named = places.flatMap((one) => (one.list === null ? [] : [{ path: one.path, list: one.list, version: one.listVersion }]));
  return named.filter((one) => findList(book, one.list, one.version) === null);
}

const optionBit = (line: TroopLine, option: string): number => line.optional.indexOf(option as Characteristic);

/** The variant of this line that a unit group uses. Options the line does not offer are ignored. */
export function variantOf(prepared: PreparedLine, options: readonly string[], qualityDown: boolean, firepowerDown: boolean): Variant {
  let bits = 0;
  for (const option of options) {
    const bit = optionBit(prepared.line, option);
    if (bit >= 0) bits |= 1 << bit;
  }
  const index = (bits << 2) | (qualityDown ? 2 : 0) | (firepowerDown ? 1 : 0);
  const variant = prepared.variants[index];
  if (!variant) throw new Error(`no variant ${index} of ${prepared.line.id}`);
  return variant;
}

/** Whether only allies may lead a line in an army of this year, by its leaders or by a constraint. */
export function alliesOnly({ line, index }: PreparedLine, { constraints }: PreparedList, year: number | null): boolean {
  const led = line.ledBy !== null && !line.ledBy.includes("army") && !line.ledBy.includes("sub");
  return (
    led || constraints.some(({ rule, lines }) => rule.kind === "only-under-ally" && lines.includes(index) && isDemandedIn(rule.years, year))
  );
}

/** Whether something limited to these years is open to an army of this year. An undated army may take anything. */
export const isOpenIn = (years: Years | null, year: number | null): boolean =>
  years === null || year === null || (years[0] <= year && year <= years[1]);

/** Whether something demanded in these years is demanded of an army of this year. Nothing dated is demanded of an undated army. */
export const isDemandedIn = (years: Years | null, year: number | null): boolean =>
  years === null || (year !== null && years[0] <= year && year <= years[1]);

type Demanding = Pick<ArmyList, "constraints">;

/** The bases of a troop type that an army of this year must have: by its own minimum, or by a restriction of it alone. */
export function leastBases({ id, years, bases }: TroopLine, { constraints }: Demanding, year: number | null): number {
  const alone = constraints.flatMap((rule) =>
    rule.kind === "at-least" && rule.what === "bases" && rule.lines.length === 1 && rule.lines[0] === id && isDemandedIn(rule.years, year)
      ? rule.n
      : [],
  );
  return Math.max(isDemandedIn(years, year) ? bases.min : 0, ...alone);
}

/** The fewest that it must have in any year in which it may be taken. */
export function leastBasesEver(line: TroopLine, list: Demanding & Pick<ArmyList, "years">): number {
  const [from, to] = line.years ?? list.years;
  const inYear = Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => leastBases(line, list, from + at));
  return Math.min(...inYear);
}

/** The army with the versions of its lists and its allies' lists: where it names none, those in force. Its rules version stays. */
export function pinVersions(army: Army, book: Book): Army {
  const inForce = (list: ListId): Version | null => findList(book, list, null)?.list.version ?? null;
  return {
    ...army,
    listVersion: army.listVersion ?? inForce(army.list),
    commanders: army.commanders.map((one) => (one.list === null ? one : { ...one, listVersion: one.listVersion ?? inForce(one.list) })),
  };
}

/** The army with every version it is judged by, so its verdict never changes. `rules`: of the tables, where it names none. */
export const pinAllVersions = (army: Army, book: Book, rules: Version): Army => ({
  ...pinVersions(army, book),
  rules: army.rules ?? rules,
});

/** An army updated to today's versions, and what was updated. */
export type Renewal = { readonly army: Army; readonly lists: boolean; readonly rules: boolean };

/**
 * The army on what is in force today: its list, its external allies' lists, and the rules tables. Null if nothing it
 * pins has changed. A list no longer in force stays pinned. The army itself is not changed, only judged again. `rules`: the version of the
 * tables in force.
 */
export function renewVersions(army: Army, book: Book, rules: Version): Renewal | null {
  const today = (list: ListId | null, pinned: Version | null): Version | null => {
    if (list === null || pinned === null) return pinned;
    const inForce = book.current.get(list);
    return inForce && inForce !== book.byVersion.get(pinned) ? inForce.list.version : pinned;
  };
  const listVersion = today(army.list, army.listVersion);
  const commanders = army.commanders.map((one) => {
    const version = today(one.list, one.listVersion);
    return version === one.listVersion ? one : { ...one, listVersion: version };
  });
  const newLists = listVersion !== army.listVersion || commanders.some((one, at) => one !== army.commanders[at]);
  const newRules = army.rules !== null && army.rules !== rules;
  if (!newLists && !newRules) return null;
  return { army: { ...army, listVersion, commanders, rules: newRules ? rules : army.rules }, lists: newLists, rules: newRules };
}
