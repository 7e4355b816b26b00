import type { ArmyList, Constraint, TroopLine } from "../model/army-list";
import type { LineId, Years } from "../model/identifiers";
import { basesWords, groupsWords, roleWithArticle } from "./army-terms";
import { both, counted, curved, either, sentenceCase, spoken, withStop } from "./phrasing";
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
    ...(partial ? [`If it has ${spoken(partial.characteristic)}: at least ${Math.round(partial.minShare * 100)}% of the bases`] : []),
    ...(note ? [curved(note)] : []),
  ].map((one) => withStop(one));
}

const together = (lines: readonly LineId[]): string => (lines.length > 1 ? " together" : "");

const limit = ({ what, n }: { what: "bases" | "unit-groups"; n: number }): Words => (what === "bases" ? basesWords(n) : groupsWords(n));

/** What allied contingents owe of it ("Allies"). */
const OWED_WORDS: Readonly<Record<"every" | "one" | "none", Words>> = {
  every: say`, and half as many in every allied ${term("contingent")}`,
  one: say`, and in every allied ${term("contingent")} too`,
  none: say` in the main army (allied ${term("contingent", "contingents")} need none)`,
};

/** Half of one is one. */
function owedWords({ contingents, n }: Extract<Constraint, { kind: "at-least" }>): Words {
  if (contingents === "external") return "";
  return OWED_WORDS[contingents ?? (n === 1 ? "one" : "every")];
}

function rule(constraint: Constraint, names: (ids: readonly LineId[]) => readonly string[]): Words {
  const own = names(constraint.lines);
  switch (constraint.kind) {
    case "at-most":
      return say`at most ${limit(constraint)} of ${both(own)}${together(constraint.lines)}`;
    case "at-least":
      return say`at least ${limit(constraint)} of ${either(own)}${own.length > 1 ? " in total" : ""}${owedWords(constraint)}`;
    case "only-if":
      return `${both(own)}: only with ${either(names(constraint.needs))}`;
    case "not-both":
      return `an army with ${either(own)} cannot have ${either(names(constraint.others))}`;
    case "no-more-than":
      return say`no more ${constraint.what === "bases" ? term("base", "bases") : term("unit-group", "unit groups")} of ${both(own)}${together(constraint.lines)} than of ${both(names(constraint.than))}${together(constraint.than)}`;
    case "one-per-command":
      return say`${both(own)}: at most one ${term("unit-group")} in each ${term("command")}`;
    case "only-under-ally":
      return say`${both(own)}: only under an ${term("ally")}`;
    default:
      return constraint satisfies never;
  }
}

/** Why a constraint lets no more of a line in: what stops it first, because there is room for two lines only. */
export function barredWords(constraint: Constraint, line: LineId, list: ArmyList): Words {
  const names = (ids: readonly LineId[]) => ids.map((id) => list.lines.find((one) => one.id === id)?.name ?? id);
  switch (constraint.kind) {
    case "not-both":
      return `Not together with ${either(names(constraint.lines.includes(line) ? constraint.others : constraint.lines))}.`;
    case "no-more-than":
      return `First add more ${either(names(constraint.than))}.`;
    default:
      return constraintWords(constraint, list);
  }
}

/** A constraint of a list as one line of its page. */
export function constraintWords(constraint: Constraint, list: ArmyList): Words {
  const nameOf = (id: LineId) => list.lines.find((line) => line.id === id)?.name ?? id;
  const said = rule(constraint, (ids) => ids.map(nameOf));
  const line = constraint.years ? say`${yearsWords(constraint.years)}: ${said}` : sentenceCase(said);
  const asAlly =
    constraint.kind === "at-least" && constraint.contingents === "external"
      ? say` An ${term("external-ally")} from this list needs ${constraint.n === 1 ? "one too" : "only half as many"}.`
      : "";
  return say`${line}.${asAlly}`;
}
