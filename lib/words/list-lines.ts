import type { ArmyList, Constraint, TroopLine } from "../model/army-list";
import type { LineId, Years } from "../model/identifiers";
import { type WholeKind, wholeKind } from "../model/whole-kind";
import { basesWords, groupsWords, roleWithArticle } from "./army-terms";
import { both, counted, curved, either, sentenceCase, someOf, spoken, withStop } from "./phrasing";
import { plain, say, type Words } from "./sentence";
import { term } from "./terms";

export const yearsWords = ([from, to]: Years): string => (from === to ? String(from) : `${from}–${to}`);

/** What a player must know of a line beyond its troop: years, shared maximum, leaders, and its note; a sentence each. */
export function lineNotes(line: TroopLine, list: ArmyList): readonly string[] {
  const { shared, years, ledBy, note, partial } = line;
  const others = shared ? list.lines.filter((other) => other.shared?.group === shared.group && other.id !== line.id) : [];
  const underAlly = list.constraints.some((one) => one.kind === "only-under-ally" && one.years === null && one.lines.includes(line.id));
  const together = shared && others.length > 0 ? ` together with ${both(others.map((other) => other.name))}` : "";
  return [
    ...(years ? [yearsWords(years)] : []),
    ...(shared ? [`At most ${counted(shared.max, "base")}${together}`] : []),
    ...(ledBy ? [plain(say`Only under ${either(ledBy.map(roleWithArticle))}`)] : []),
    ...(underAlly ? ["Only under an ally"] : []),
    ...(partial
      ? [`A unit group with ${spoken(partial.characteristic)} must show it on at least ${Math.round(partial.minShare * 100)}% of its bases`]
      : []),
    ...(note ? [curved(note)] : []),
  ].map((one) => withStop(one));
}

const KIND_WORDS: Readonly<Record<WholeKind["type"], string>> = { foot: "foot", mounted: "horse", artillery: "guns" };

/** "horse", "foot". */
export const bareKind = ({ type }: WholeKind): string => KIND_WORDS[type];

/** "horse", "foot (not counting Dragoons)". */
export const kindWords = ({ type, except }: WholeKind): string =>
  except.length === 0 ? KIND_WORDS[type] : `${KIND_WORDS[type]} (not counting ${both(except)})`;

/** What a constraint is about: a kind of troops, or names, those of the army's year where it has one. */
type Subject = { readonly kind: string | null; readonly names: readonly string[] };

const together = ({ kind, names }: Subject): string => (kind === null && names.length > 1 ? " together" : "");
const all = ({ kind, names }: Subject): string => kind ?? both(names);
const any = ({ kind, names }: Subject): string => kind ?? either(names);

const limit = ({ what, n }: { what: "bases" | "unit-groups"; n: number }): Words => (what === "bases" ? basesWords(n) : groupsWords(n));

/** What allied contingents owe of it ("Allies"). */
const OWED_WORDS: Readonly<Record<"every" | "one" | "none", Words>> = {
  every: say`, and half as many in every ${term("contingent")} of an ally from this list`,
  one: say`, and in every ${term("contingent")} of an ally from this list`,
  none: say` in the main army (${term("contingent", "contingents")} of allies need none)`,
};

/** Half of one is one. */
function owedWords({ contingents, n }: Extract<Constraint, { kind: "at-least" }>): Words {
  if (contingents === "external") return "";
  return OWED_WORDS[contingents ?? (n === 1 ? "one" : "every")];
}

/** `line`: the one that it is said of, which is not named again. */
function rule(constraint: Constraint, called: (ids: readonly LineId[]) => Subject, line: LineId | null): Words {
  const subject = called(constraint.lines);
  const isEach = constraint.kind !== "one-per-command" || constraint.lines.length === 1;
  const whose = line !== null && isEach && constraint.lines.includes(line) ? "" : `${both(subject.names)}: `;
  const own = subject.names;
  const names = (ids: readonly LineId[]) => called(ids).names;
  switch (constraint.kind) {
    case "at-most":
      return say`at most ${limit(constraint)} of ${all(subject)}${together(subject)}`;
    case "at-least":
      return say`at least ${limit(constraint)} of ${any(subject)}${subject.kind === null && own.length > 1 ? " in total" : ""}${owedWords(constraint)}`;
    case "only-if":
      return `${whose}only with ${either(names(constraint.needs))}`;
    case "not-both":
      return `an army with ${either(own)} cannot have ${either(names(constraint.others))}`;
    case "no-more-than":
      return say`${all(subject)}${together(subject)}: no more ${constraint.what === "bases" ? term("base", "bases") : term("unit-group", "unit groups")} than ${all(called(constraint.than))}${together(called(constraint.than))}`;
    case "one-per-command":
      return say`${whose}at most one ${term("unit-group")} in each ${term("command")}`;
    case "only-under-ally":
      return say`${whose}only under an ${term("ally")}`;
    default:
      return constraint satisfies never;
  }
}

/** How troop types of a list are called in this year, or in all its years. */
const callerIn =
  ({ lines }: ArmyList, year: number | null) =>
  (ids: readonly LineId[]): Subject => {
    const isOpen = ({ years }: Pick<TroopLine, "years">) => years === null || year === null || (years[0] <= year && year <= years[1]);
    const open = lines.filter(isOpen);
    const kind = wholeKind(
      open.filter(({ id }) => ids.includes(id)),
      open,
    );
    const named = ids.map((id) => lines.find((line) => line.id === id) ?? { id, name: id, years: null });
    const shown = named.filter(isOpen);
    const names = (shown.length > 0 ? shown : named).map(({ name }) => name);
    return { kind: kind && kindWords(kind), names };
  };

/** `present`: of its lines, those that the army has; `first`: those that may be added now and let more of the line in. */
type Barred = {
  readonly rule: Constraint;
  readonly year: number | null;
  readonly present: readonly LineId[];
  readonly first: readonly LineId[];
};

/** Why a constraint lets no more of a line in: what stops it first, because there is room for two lines only. */
export function barredWords({ rule: constraint, year, present, first }: Barred, line: LineId, list: ArmyList): Words {
  const called = callerIn(list, year);
  switch (constraint.kind) {
    case "not-both": {
      const against = constraint.lines.includes(line) ? constraint.others : constraint.lines;
      return `Not together with ${either(someOf(called(against.filter((id) => present.includes(id))).names))}.`;
    }
    case "no-more-than": {
      const more = constraint.than.some((id) => present.includes(id)) ? "more " : "";
      const { kind, names } = called(first.length > 0 ? first : constraint.than);
      return `${first.length > 0 ? "First add" : "Only with"} ${more}${kind ?? either(someOf(names))}.`;
    }
    default:
      return constraintWords(constraint, list, year, line);
  }
}

/** A constraint of a list as one line of its page, or as an army of this year has it, or as it stands beside one of its lines. */
export function constraintWords(constraint: Constraint, list: ArmyList, year: number | null = null, line: LineId | null = null): Words {
  const said = rule(constraint, callerIn(list, year), line);
  const dated = constraint.years ? say`${yearsWords(constraint.years)}: ${said}` : sentenceCase(said);
  const asAlly =
    constraint.kind === "at-least" && constraint.contingents === "external"
      ? say` An ${term("external-ally")} from this list needs ${constraint.n === 1 ? "one too" : "only half as many"}.`
      : "";
  return say`${dated}.${asAlly}`;
}
