import type { Army, Commander, Edit } from "../../model/army";
import type { BareFinding, FindingCode } from "../../model/findings";
import type { CommanderId, ListId, Years } from "../../model/identifiers";
import { unitId } from "../../model/when-absent";
import { assess } from "./assess";
import { type Book, findList, isOpenIn } from "./book";
import { classesFor, gradesFor, nearestGrade } from "./check-commanders";
import { applyEdits, editsBetween } from "./edits";
import { muster } from "./muster";
import { offersFor } from "./offers";
import { addUnit, commandFor, freeCommanderId } from "./unit-edits";

/** What a contingent lacks. */
const OWED: readonly FindingCode[] = ["contingent-few", "contingent-minimum", "contingent-at-least"];

type Judged = { readonly code: FindingCode; readonly edits: readonly Edit[] | null };

/** Whether unit groups are missing that its fix adds. */
const isMissing = ({ edits }: Judged): boolean => edits?.every((edit) => edit.do === "add-unit") ?? false;

/** Whether there are too few unit groups for all commanders: no move between them helps. */
const lacksLed = ({ code, edits }: Judged): boolean =>
  code === "commanders-without-groups" && !(edits?.some((edit) => edit.do === "set-unit") ?? false);

/** Whether more is missing than the fix of one finding adds. */
export const lacksMore = (findings: readonly Judged[]): boolean => findings.some(lacksLed) || findings.filter(isMissing).length > 1;

/** The edits of a fix with the unassigned unit groups that it adds in the chosen command, where he may lead them. */
export function intoCommand(edits: readonly Edit[], army: Army, book: Book, chosen: CommanderId | null): readonly Edit[] {
  const list = findList(book, army.list, army.listVersion);
  return edits.map((edit) => {
    const line = edit.do === "add-unit" && edit.unit.commander === null ? list?.byId.get(edit.unit.line) : undefined;
    return edit.do === "add-unit" && line ? { ...edit, unit: { ...edit.unit, commander: commandFor(line.line, army, chosen) } } : edit;
  });
}

/** No list has so many minimums. */
const MOST_STEPS = 60;

/** The army after every fix of such a finding, one after another: each is judged again before the next. */
function withFixes(army: Army, book: Book, isMeant: (one: BareFinding) => boolean, chosen: CommanderId | null): Army {
  let now = army;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = assess(now, book).findings.find((one) => one.edits !== null && isMeant(one));
    if (!next?.edits) break;
    now = applyEdits(now, intoCommand(next.edits, now, book, chosen));
  }
  return now;
}

/** Commanders who lead nobody by name, of those who may have to. */
const idle = ({ commanders, units }: Army): readonly Commander[] =>
  commanders.filter(({ id, role }) => role !== "ally" && !units.some((one) => one.commander === id));

/** Adds a unit group for a commander who has none: of the first line of the list that is open to him; null if there is none. */
function withOneLed(army: Army, book: Book): Army | null {
  const mustered = muster(army, book);
  for (const { id } of idle(army)) {
    const offer = offersFor(mustered, null, id).find(({ ally, barrier }) => ally === null && barrier === null);
    if (offer) return applyEdits(army, addUnit(offer.line.line, army, id, null));
  }
  return null;
}

/** The army with all minimums, and with a unit group for every commander who would lead nobody. */
function filled(army: Army, book: Book, chosen: CommanderId | null, isNew: (id: number) => boolean): Army {
  let now = withFixes(army, book, isMissing, chosen);
  for (let step = 0; step <= army.commanders.length; step++) {
    const lacking = assess(now, book).findings.find(({ code }) => code === "commanders-without-groups");
    if (lacking?.edits?.every((edit) => edit.do === "set-unit" && isNew(edit.unit))) return applyEdits(now, lacking.edits);
    const more = lacking && lacksLed(lacking) ? withOneLed(now, book) : null;
    if (!more) break;
    now = more;
  }
  return now;
}

const errorsOf = (army: Army, book: Book): readonly BareFinding[] =>
  assess(army, book).findings.filter(({ severity }) => severity === "error");

/** The years in which anything dated of the army's lists begins. */
function turnsOf(army: Army, book: Book): readonly number[] {
  const { list, contingents } = muster(army, book);
  const [from, to] = list.list.years;
  const years = [list, ...contingents.map((one) => one.list)].flatMap(({ lines, constraints, list: { commanders } }) => [
    ...lines.map(({ line }) => line.years),
    ...constraints.map(({ rule }) => rule.years),
    ...commanders.externalAllies.map((one) => one.years),
  ]);
  const turns = years.flatMap((one) => (one ? [one[0], one[1] + 1] : []));
  return [...new Set([from, ...turns])].filter((year) => from <= year && year <= to).sort((one, other) => one - other);
}

/**
 * The army with what `add` gives it and then misses nothing. Some year must have all of an undated army: if that has none, what is added is
 * what one year allows and asks for, the first year with the fewest errors.
 */
function added(
  army: Army,
  book: Book,
  chosen: CommanderId | null,
  add: (army: Army) => Army,
): { readonly with: Army; readonly full: Army } {
  const isNew = (id: number) => !army.units.some((one) => unitId(one) === id);
  const inYear = (year: number | null) => {
    const joined = add({ ...army, year });
    const full = { ...filled(joined, book, chosen, isNew), year: army.year };
    return { with: { ...joined, year: army.year }, full, errors: errorsOf(full, book) };
  };
  const plain = inYear(army.year);
  if (!plain.errors.some(({ code }) => code === "years-never-met")) return plain;
  const dated = turnsOf(plain.full, book).map(inYear);
  return dated.reduce((best, one) => (one.errors.length < best.errors.length ? one : best), plain);
}

/**
 * The edits that add what is missing, in the chosen command where he may lead it: all minimums, and a unit group for every commander who
 * would lead nobody, of those that are added if they are enough. No unit group that was there goes to another commander. What nothing can
 * add stays missing.
 */
export const addMissing = (army: Army, book: Book, chosen: CommanderId | null): readonly Edit[] =>
  editsBetween(army, added(army, book, chosen, (one) => one).full);

/** One unit group smaller or gone, so that the army costs less. */
type Saving = {
  readonly unit: number;
  /** Its bases then; 0 without it. */
  readonly bases: number;
  /** Points left then; below 0 the army is still over its limit. */
  readonly left: number;
  readonly edits: readonly Edit[];
};

const MOST_SAVINGS = 3;

const errorsBut = (army: Army, book: Book): number => errorsOf(army, book).filter(({ code }) => code !== "points-over").length;

/** `like`: the same of two that save alike, whoever leads them. */
type LikeSaving = Saving & { readonly like: string; readonly keepsTugs: boolean };

/**
 * Every way to make one unit group smaller or to remove it, with whether the army keeps its TuGs; of those alike, one in each command, for it
 * may be the last of one.
 */
function allSavings(army: Army, book: Book, over: number): readonly LikeSaving[] {
  const found = new Map<string, LikeSaving>();
  for (const { unit, line, variant } of muster(army, book).units) {
    if (!line || !variant) continue;
    for (const bases of [0, ...line.sizes.filter((size) => size < unit.bases)]) {
      const edit: Edit =
        bases === 0 ? { do: "remove-unit", unit: unitId(unit) } : { do: "set-unit", unit: unitId(unit), field: "bases", to: bases };
      const left = (unit.bases - bases) * variant.price - over;
      const like = `${unit.line} ${unit.bases} ${bases} ${variant.price}`;
      found.set(`${like} ${unit.commander}`, {
        unit: unit.number,
        bases,
        left,
        edits: [edit],
        like,
        keepsTugs: bases > 0 || variant.tugs === 0,
      });
    }
  }
  return [...found.values()];
}

/**
 * The ways to save the points that an army has too many, by one unit group, without a new error: those that leave the least first, before
 * them the first that keeps the army's TuGs; or, if none is enough, those that save the most.
 */
export function savings(army: Army, book: Book): readonly Saving[] {
  const over = assess(army, book).numbers.points - army.pointsLimit;
  if (over <= 0) return [];
  const all = allSavings(army, book, over);
  const enough = all.filter(({ left }) => left >= 0).sort((one, other) => one.left - other.left);
  const less = all.filter(({ left }) => left < 0).sort((one, other) => other.left - one.left);
  const before = errorsBut(army, book);
  const isSound = ({ edits }: Saving): boolean => errorsBut(applyEdits(army, edits), book) <= before;
  const best = enough.find((one) => one.keepsTugs && isSound(one));
  const found: LikeSaving[] = best ? [best] : [];
  for (const one of [...enough, ...less]) {
    if (found.length === MOST_SAVINGS || (found.length > 0 && one.left < 0 && (found[0]?.left ?? 0) >= 0)) break;
    if (!found.some(({ like }) => like === one.like) && isSound(one)) found.push(one);
  }
  return found;
}

/** The minimums that a few more bases in a unit group may meet. */
const SHORT: readonly FindingCode[] = ["line-few", "constraint-at-least", "contingent-minimum", "contingent-at-least"];

/** Bases that one unit group gets. */
type Growth = { readonly unit: number; readonly more: number; readonly edits: readonly Edit[] };

/** Every way to make one unit group larger, of these names, in the main army (null) or in an ally's contingent. */
const growths = (names: readonly string[], ally: CommanderId | null, army: Army, book: Book): readonly Growth[] =>
  muster(army, book).units.flatMap(({ unit, line, leader }): readonly Growth[] => {
    if (!line || !names.includes(line.line.name) || (leader?.role === "ally" ? leader.id : null) !== ally) return [];
    const sizes = line.sizes.filter((size) => size > unit.bases);
    const set = (to: number) => ({ do: "set-unit", unit: unitId(unit), field: "bases", to }) as const;
    return sizes.map((size) => ({ unit: unit.number, more: size - unit.bases, edits: [set(size)] }));
  });

/** The larger unit group that makes up for what is missing without a new error, where that costs less than the fix that adds others. */
export function growth({ code, at, params, edits }: Pick<BareFinding, "code" | "at" | "params" | "edits">, army: Army, book: Book) {
  if (!SHORT.includes(code) || !edits) return null;
  const names = "names" in params ? params.names : "name" in params && params.name !== null ? [params.name] : [];
  const costOf = (one: Pick<Growth, "edits">) => assess(applyEdits(army, one.edits), book).numbers.points;
  const before = errorsBut(army, book);
  const [best] = growths(names, "commander" in at ? at.commander : null, army, book)
    .filter((one) => errorsBut(applyEdits(army, one.edits), book) < before)
    .toSorted((one, other) => costOf(one) - costOf(other));
  return best && costOf(best) < costOf({ edits }) ? best : null;
}

/** A list that an army of its year may have an ally from: its own (null), or another. `years`: those in which he may come; none: all. */
type AllyChoice = { readonly list: ListId | null; readonly name: string; readonly years: readonly Years[] };

/** None where one of them stands for all years of the army's list. */
const yearsOf = (entries: readonly { readonly years: Years | null }[]): readonly Years[] =>
  entries.some(({ years }) => years === null) ? [] : entries.flatMap(({ years }) => (years ? [years] : []));

/** The lists that another ally may come from: open in the army's year, and with one left to take. */
export function allyChoices(army: Army, book: Book): readonly AllyChoice[] {
  const list = findList(book, army.list, army.listVersion)?.list;
  if (!list) return [];
  const { internalAllies, externalAllies } = list.commanders;
  const allies = army.commanders.filter((one) => one.role === "ally");
  const taken = (id: ListId | null) => allies.filter((one) => one.list === id).length;
  const open = externalAllies.filter((one) => isOpenIn(one.years, army.year) && taken(one.list) < one.max);
  const others = [...new Set(open.map((one) => one.list))].flatMap((id) => book.current.get(id)?.list ?? []);
  return [
    ...(internalAllies && taken(null) < internalAllies.max ? [{ list: null, name: list.name, years: [] }] : []),
    ...others.map(({ id, name }) => ({ list: id, name, years: yearsOf(open.filter((one) => one.list === id)) })),
  ];
}

/** An ally, from the army's own list (null) or another, with what his contingent owes. */
function withAlly(army: Army, book: Book, list: ListId | null): Army {
  const mustered = muster(army, book);
  const listVersion = list === null ? null : (book.current.get(list)?.list.version ?? null);
  const bare = { id: freeCommanderId(army, "ally"), role: "ally", name: null, list, listVersion, class: "professional" } as const;
  const ally = { ...bare, grade: "competent" } as const;
  const grade = nearestGrade("competent", gradesFor(ally, mustered)) ?? "competent";
  const classes = classesFor(ally, mustered);
  const joined = applyEdits(army, [{ do: "add-commander", commander: { ...ally, grade, class: classes[0] ?? "professional" } }]);
  const isHis = ({ code, at }: BareFinding) => OWED.includes(code) && "commander" in at && at.commander === ally.id;
  return withFixes(joined, book, isHis, null);
}

/** The edits that add an ally with what he owes. */
export const addAlly = (army: Army, book: Book, list: ListId | null): readonly Edit[] =>
  editsBetween(army, added(army, book, null, (one) => withAlly(one, book, list)).with);

/** A commander who leads troops that the army's list does not have, and how he is an ally from the list that has them. */
type AllyAgain = { readonly commander: Commander; readonly from: string; readonly edits: readonly Edit[] };

/** The first list that another ally may come from and that has all troops of this unit group's commander; null where none has. */
export function allyAgain({ code, at }: Pick<BareFinding, "code" | "at">, army: Army, book: Book): AllyAgain | null {
  if (code !== "unit-line" || !("unit" in at)) return null;
  const led = army.units.find((one) => one.number === at.unit)?.commander;
  const commander = army.commanders.find(({ id }) => id === led);
  if (!commander || commander.role === "army" || commander.list !== null) return null;
  const lines = army.units.flatMap((one) => (one.commander === commander.id ? one.line : []));
  const hasAll = ({ list }: AllyChoice) => list !== null && lines.every((line) => book.current.get(list)?.byId.has(line));
  const choice = allyChoices(army, book).find(hasAll);
  if (!choice) return null;
  const { id, role } = commander;
  const edits: readonly Edit[] = [
    ...(role === "ally" ? [] : [{ do: "set-commander", commander: id, field: "role", to: "ally" } as const]),
    { do: "set-commander", commander: id, field: "list", to: choice.list },
  ];
  return { commander, from: choice.name, edits };
}

/** What is wrong with an ally from another list himself: that list, his year, or that he is one too many. */
const WRONG_ALLY: readonly FindingCode[] = ["external-ally-unlisted", "external-ally-year", "external-allies-many"];

/** The edits that remove an ally who is wrong himself, with the unit groups that he alone may lead; null where that is not what is wrong. */
export function removeAlly({ code, at }: Pick<BareFinding, "code" | "at">, { units }: Army): readonly Edit[] | null {
  if (!WRONG_ALLY.includes(code) || !("commander" in at)) return null;
  const { commander } = at;
  const own = units.filter((unit) => unit.commander === commander);
  return [...own.map((unit): Edit => ({ do: "remove-unit", unit: unitId(unit) })), { do: "remove-commander", commander }];
}
