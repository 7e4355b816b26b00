import type { Army, Commander, Edit } from "../../model/army";
import { COMMANDER_CLASSES, type CommanderClass, GRADES, type Grade, MOST } from "../../model/enumerations";
import { type BareFinding, whom } from "../../model/findings";
import type { CommanderId } from "../../model/identifiers";
import { findList, isOpenIn } from "./book";
import { isOutsideList, nearestYear } from "./check-year";
import { type Check, finding, WHOLE_ARMY } from "./finding";
import type { Muster } from "./muster";
import { freeCommanderId } from "./unit-edits";

const TALENTED = GRADES.indexOf("talented");
const isTalented = (one: Commander): boolean => GRADES.indexOf(one.grade) >= TALENTED;

const set = <Field extends "grade" | "class" | "role">(commander: CommanderId, field: Field, to: Commander[Field]): Edit =>
  ({ do: "set-commander", commander, field, to }) as Edit;

/** The grades the lists allow this commander. The rulebook never allows a Legendary sub-commander. */
export function gradesFor(commander: Commander, { list, book }: Pick<Muster, "list" | "book">): readonly Grade[] {
  const { army, subs, internalAllies } = list.list.commanders;
  if (commander.role === "army") return army.grades;
  if (commander.role === "sub") return subs.grades;
  if (commander.list === null) return internalAllies?.grades ?? subs.grades;
  const own = findList(book, commander.list, commander.listVersion)?.list.commanders;
  return GRADES.filter((grade) => grade !== "legendary" && (own?.army.grades.includes(grade) || own?.subs.grades.includes(grade)));
}

/** Of the allowed grades the nearest; undefined if none is. */
export function nearestGrade(grade: Grade, allowed: readonly Grade[]): Grade | undefined {
  const distance = (one: Grade) => Math.abs(GRADES.indexOf(one) - GRADES.indexOf(grade));
  return [...allowed].sort((one, other) => distance(one) - distance(other))[0];
}

function checkGrade(commander: Commander, muster: Muster, found: BareFinding[]): void {
  const { grade, role, id } = commander;
  const allowed = gradesFor(commander, muster);
  if (allowed.includes(grade)) return;
  const nearest = nearestGrade(grade, allowed);
  const edits = nearest ? [set(id, "grade", nearest)] : null;
  const at = { commander: id };
  if (grade === "legendary" && role !== "army")
    found.push(finding("legendary-not-army", at, whom(commander, muster.army.commanders), edits));
  else found.push(finding("commander-grade", at, { ...whom(commander, muster.army.commanders), grade, allowed: [...allowed] }, edits));
}

/**
 * The classes the lists allow this commander. An ally is of the army commander's class unless the list says otherwise. It does if it names a
 * class for allies that none of its army commanders can have, or leaves the army commander's class out (RULES.md: "The ally's class").
 */
export function classesFor(
  commander: Commander,
  { list, armyCommander }: Pick<Muster, "list" | "armyCommander">,
): readonly CommanderClass[] {
  const { army, subs, internalAllies } = list.list.commanders;
  if (commander.role !== "ally") return commander.role === "army" ? army.classes : subs.classes;
  const named = commander.list === null ? (internalAllies?.classes ?? []) : [];
  const wanted = armyCommander?.class;
  const meant = named.filter((one) => one === wanted || !army.classes.includes(one));
  const allowed = meant.length > 0 ? meant : named;
  if (allowed.some((one) => one !== wanted)) return allowed;
  return wanted ? [wanted] : COMMANDER_CLASSES;
}

function checkClass(commander: Commander, muster: Muster, found: BareFinding[]): void {
  const allowed = classesFor(commander, muster);
  if (allowed.includes(commander.class)) return;
  const at = { commander: commander.id };
  const edits = allowed[0] ? [set(commander.id, "class", allowed[0])] : null;
  const [wanted, ...others] = allowed;
  if (commander.role === "ally" && wanted && others.length === 0 && wanted === muster.armyCommander?.class)
    found.push(finding("ally-class", at, { ...whom(commander, muster.army.commanders), class: commander.class, wanted }, edits));
  else
    found.push(
      finding("commander-class", at, { ...whom(commander, muster.army.commanders), class: commander.class, allowed: [...allowed] }, edits),
    );
}

/** Adds one of the cheapest grade that makes a sub-commander, or of the usual grade of an army commander. */
function newCommander(role: "army" | "sub", { army, list, armyCommander }: Muster): readonly Edit[] | null {
  if (army.commanders.length >= MOST.commanders) return null;
  const { grades, classes } = list.list.commanders[role === "army" ? "army" : "subs"];
  const kind = armyCommander && classes.includes(armyCommander.class) ? armyCommander.class : classes[0];
  const usual = role === "army" ? "competent" : "mediocre";
  const commander: Commander = {
    id: freeCommanderId(army, role),
    role,
    grade: nearestGrade(usual, grades) ?? usual,
    class: kind ?? "professional",
    name: null,
    list: null,
    listVersion: null,
  };
  return [{ do: "add-commander", commander }];
}

function checkArmyCommander(muster: Muster, found: BareFinding[]): void {
  const { army, book } = muster;
  const [first, ...more] = army.commanders.filter((one) => one.role === "army");
  const hasRoom = army.commanders.length <= book.measures.subCommanders.max;
  if (!first) found.push(finding("army-commander-missing", WHOLE_ARMY, {}, hasRoom ? newCommander("army", muster) : null));
  for (const one of more)
    found.push(finding("army-commanders-many", { commander: one.id }, whom(one, army.commanders), [set(one.id, "role", "sub")]));
}

/** The last who lead nobody can go, if they are as many as are too many. */
function checkTooMany(have: number, max: number, { commanders, units }: Army, found: BareFinding[]): void {
  const idle = commanders.filter(({ id, role }) => role !== "army" && !units.some(({ commander }) => commander === id));
  const gone = idle.length >= have - max ? idle.slice(max - have) : [];
  const [only, ...others] = gone;
  const removes = only && others.length === 0 ? { removes: whom(only, commanders) } : {};
  const edits = gone.map(({ id }): Edit => ({ do: "remove-commander", commander: id }));
  found.push(finding("sub-commanders-many", WHOLE_ARMY, { have, max, ...removes }, edits));
}

/** The number of sub-commanders: by the rulebook (allies included) and by the list (allies apart). */
function checkCounts(muster: Muster, found: BareFinding[]): void {
  const { army, book, list } = muster;
  const { subs, internalAllies } = list.list.commanders;
  const limits = book.measures.subCommanders;
  const ownSubs = army.commanders.filter((one) => one.role === "sub").length;
  const internal = army.commanders.filter((one) => one.role === "ally" && one.list === null).length;
  const all = army.commanders.filter((one) => one.role !== "army").length;
  if (all > limits.max) checkTooMany(all, limits.max, army, found);
  if (ownSubs < subs.min)
    found.push(
      finding("list-subs-few", WHOLE_ARMY, { have: ownSubs, min: subs.min }, ownSubs + 1 === subs.min ? newCommander("sub", muster) : null),
    );
  else if (all < limits.min)
    found.push(
      finding(
        "sub-commanders-few",
        WHOLE_ARMY,
        { have: all, min: limits.min },
        all + 1 === limits.min ? newCommander("sub", muster) : null,
      ),
    );
  if (ownSubs > subs.max) found.push(finding("list-subs-many", WHOLE_ARMY, { have: ownSubs, max: subs.max }));
  const allowed = internalAllies ?? { min: 0, max: 0 };
  if (internal < allowed.min) found.push(finding("internal-allies-few", WHOLE_ARMY, { have: internal, min: allowed.min }));
  if (internal > allowed.max) found.push(finding("internal-allies-many", WHOLE_ARMY, { have: internal, max: allowed.max }));
}

function checkExternalAlly(ally: Commander, muster: Muster, found: BareFinding[]): void {
  const { army, book, list } = muster;
  const id = ally.list;
  if (ally.role !== "ally" || id === null) return;
  const name = findList(book, id, ally.listVersion)?.list.name ?? id;
  const at = { commander: ally.id };
  const entries = list.list.commanders.externalAllies.filter((one) => one.list === id);
  const entry = entries.find((one) => isOpenIn(one.years, army.year)) ?? entries[0];
  if (!entry) {
    found.push(finding("external-ally-unlisted", at, { ...whom(ally, army.commanders), list: name }));
    return;
  }
  if (entry.years && army.year !== null && !isOpenIn(entry.years, army.year) && !isOutsideList(muster)) {
    const spans = entries.flatMap(({ years }) => (years ? [[years[0], years[1]] as [number, number]] : []));
    const params = { ...whom(ally, army.commanders), list: name, year: army.year, spans, from: entry.years[0], to: entry.years[1] };
    const year = nearestYear(muster);
    found.push(finding("external-ally-year", at, params, year === null ? null : [{ do: "set-army", field: "year", to: year }]));
  }
  const same = army.commanders.filter((one) => one.role === "ally" && one.list === id);
  if (same.length > entry.max && same.indexOf(ally) >= entry.max)
    found.push(finding("external-allies-many", at, { list: name, have: same.length, max: entry.max }));
}

/** The fix lowers the last talented sub-commanders by a grade until the rulebook's number is kept. */
function checkTalented(muster: Muster, found: BareFinding[]): void {
  const max = muster.book.measures.talentedMax;
  const talented = muster.army.commanders.filter(isTalented);
  if (talented.length <= max) return;
  const lowerable = talented.filter((one) => one.role !== "army" && gradesFor(one, muster).includes("competent"));
  const over = talented.length - max;
  const edits = lowerable.length >= over ? lowerable.slice(-over).map((one) => set(one.id, "grade", "competent")) : null;
  found.push(finding("talented-many", WHOLE_ARMY, { have: talented.length, max }, edits));
}

/** "Command and Commanders: Commanders", and the list's grades, classes and allies. */
export const checkCommanders: Check = (muster, found) => {
  checkArmyCommander(muster, found);
  checkCounts(muster, found);
  for (const commander of muster.army.commanders) {
    checkGrade(commander, muster, found);
    checkClass(commander, muster, found);
    checkExternalAlly(commander, muster, found);
  }
  checkTalented(muster, found);
};
