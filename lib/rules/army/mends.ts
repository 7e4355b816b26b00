import type { Army, Edit } from "../../model/army";
import type { BareFinding, FindingCode } from "../../model/findings";
import type { CommanderId, ListId } from "../../model/identifiers";
import { unitId } from "../../model/when-absent";
import { assess } from "./assess";
import { type Book, findList, isOpenIn } from "./book";
import { classesFor, gradesFor, nearestGrade } from "./check-commanders";
import { applyEdits, editsBetween } from "./edits";
import { muster } from "./muster";
import { commandFor, freeCommanderId } from "./unit-edits";

/** What of a minimum is missing: of the army, or of a contingent. */
export const MINIMUMS: readonly FindingCode[] = ["line-few", "constraint-at-least", "contingent-minimum", "contingent-at-least"];

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

/**
 * The edits that add what all minimums lack, in the chosen command where he may lead it. What no fix can add stays missing. A commander who
 * would lead nobody gets one of the unit groups that are added.
 */
export function addMinimums(army: Army, book: Book, chosen: CommanderId | null): readonly Edit[] {
  const full = withFixes(army, book, ({ code }) => MINIMUMS.includes(code), chosen);
  const isNew = (id: number) => !army.units.some((one) => unitId(one) === id);
  const shared = assess(full, book).findings.find(({ code }) => code === "commanders-without-groups")?.edits ?? [];
  const mayShare = shared.every((edit) => edit.do === "set-unit" && isNew(edit.unit));
  return editsBetween(army, mayShare ? applyEdits(full, shared) : full);
}

/** One unit group smaller or gone, so that the army costs less. */
export type Saving = {
  readonly unit: number;
  /** Its bases then; 0 without it. */
  readonly bases: number;
  /** Points left then; below 0 the army is still over its limit. */
  readonly left: number;
  readonly edits: readonly Edit[];
};

const MOST_SAVINGS = 3;

const errorsBut = (army: Army, book: Book): number =>
  assess(army, book).findings.filter(({ code, severity }) => severity === "error" && code !== "points-over").length;

/** Every way to make one unit group smaller or to remove it; of those alike, one. */
function allSavings(army: Army, book: Book, over: number): readonly Saving[] {
  const found = new Map<string, Saving>();
  for (const { unit, line, variant } of muster(army, book).units) {
    if (!line || !variant) continue;
    for (const bases of [0, ...line.sizes.filter((size) => size < unit.bases)]) {
      const edit: Edit =
        bases === 0 ? { do: "remove-unit", unit: unitId(unit) } : { do: "set-unit", unit: unitId(unit), field: "bases", to: bases };
      const left = (unit.bases - bases) * variant.price - over;
      found.set(`${unit.line} ${unit.bases} ${bases} ${variant.price}`, { unit: unit.number, bases, left, edits: [edit] });
    }
  }
  return [...found.values()];
}

/**
 * The ways to save the points that an army has too many, by one unit group, without a new error: those that leave the least first, or, if
 * none is enough, those that save the most.
 */
export function savings(army: Army, book: Book): readonly Saving[] {
  const over = assess(army, book).numbers.points - army.pointsLimit;
  if (over <= 0) return [];
  const all = allSavings(army, book, over);
  const enough = all.filter(({ left }) => left >= 0).sort((one, other) => one.left - other.left);
  const less = all.filter(({ left }) => left < 0).sort((one, other) => other.left - one.left);
  const before = errorsBut(army, book);
  const found: Saving[] = [];
  for (const one of [...enough, ...less]) {
    if (found.length === MOST_SAVINGS || (found.length > 0 && one.left < 0 && (found[0]?.left ?? 0) >= 0)) break;
    if (errorsBut(applyEdits(army, one.edits), book) <= before) found.push(one);
  }
  return found;
}

/** A list that an army of its year may have an ally from: its own (null), or another. */
export type AllyChoice = { readonly list: ListId | null; readonly name: string };

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
    ...(internalAllies && taken(null) < internalAllies.max ? [{ list: null, name: list.name }] : []),
    ...others.map(({ id, name }) => ({ list: id, name })),
  ];
}

/** The edits that add an ally, from the army's own list (null) or another, with what his contingent owes. */
export function addAlly(army: Army, book: Book, list: ListId | null): readonly Edit[] {
  const mustered = muster(army, book);
  const listVersion = list === null ? null : (book.current.get(list)?.list.version ?? null);
  const bare = { id: freeCommanderId(army, "ally"), role: "ally", name: null, list, listVersion, class: "professional" } as const;
  const ally = { ...bare, grade: "competent" } as const;
  const grade = nearestGrade("competent", gradesFor(ally, mustered)) ?? "competent";
  const classes = classesFor(ally, mustered);
  const joined = applyEdits(army, [{ do: "add-commander", commander: { ...ally, grade, class: classes[0] ?? "professional" } }]);
  const isHis = ({ code, at }: BareFinding) => MINIMUMS.includes(code) && "commander" in at && at.commander === ally.id;
  return editsBetween(army, withFixes(joined, book, isHis, null));
}
