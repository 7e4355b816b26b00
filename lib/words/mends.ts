import type { Army, Edit } from "../model/army";
import { type BareFinding, type FindingParams, whom } from "../model/findings";
import type { CommanderId } from "../model/identifiers";
import { unitId } from "../model/when-absent";
import { both, campKindWords, commanderWords, counted, roleNoun } from "./phrasing";

function unitLabel(edit: Extract<Edit, { do: "set-unit" }>, { line, isAbout, numberOf, calledOf }: FixNames): string {
  switch (edit.field) {
    case "bases":
      return `Change ${isAbout ? "" : `${calledOf(edit.unit)} `}to ${counted(edit.to, "base")}`;
    case "options":
      return "Remove the option";
    case "qualityDown":
      return edit.to ? "Lower its quality" : "Restore its quality";
    case "firepowerDown":
      return edit.to ? "Lower its firepower" : "Restore its firepower";
    case "commander":
      return edit.to === null ? "Unassign it" : `Move no. ${numberOf(edit.unit)}`;
    case "line":
      return `Replace with ${line}`;
    case "number":
      return `Change to no. ${edit.to}`;
    case "numberFixed":
      return edit.to ? "Keep its number" : "Number it automatically";
    case "name":
      return "Rename it";
    case "note":
      return edit.to === null ? "Remove its note" : "Change its note";
    default:
      return edit satisfies never;
  }
}

function commanderLabel(edit: Extract<Edit, { do: "set-commander" }>, { nameOf }: FixNames): string {
  switch (edit.field) {
    case "role":
      return `Change ${nameOf(edit.commander)} to ${roleNoun(edit.to)}`;
    case "grade":
    case "class":
      return `Change ${nameOf(edit.commander)} to ${edit.to}`;
    case "name":
      return "Rename the commander";
    case "list":
    case "listVersion":
      return "Change the ally’s list";
    default:
      return edit satisfies never;
  }
}

function armyLabel(edit: Extract<Edit, { do: "set-army" }>): string {
  switch (edit.field) {
    case "year":
      return edit.to === null ? "Clear the year" : `Change to ${edit.to}`;
    case "camp":
      return edit.to.kind === "none" ? "Change to no camp" : `Change to ${campKindWords(edit.to.kind)}, ${edit.to.quality}`;
    case "pointsLimit":
      return `Change the limit to ${counted(edit.to, "point")}`;
    case "name":
      return "Rename the army";
    case "note":
      return edit.to === null ? "Remove the army’s note" : "Change the army’s note";
    default:
      return edit satisfies never;
  }
}

const unassigned = (edits: readonly Edit[]): string =>
  edits.every((edit) => edit.do === "add-unit" && edit.unit.commander === null) ? ", unassigned" : "";

/** Whom and what a fix names: commanders and unit groups by ids, the line of the unit groups it adds, and what it moves to whom. */
type FixNames = {
  readonly line: string;
  readonly commander: string;
  readonly moves: string | null;
  /** Whether the finding itself names the unit group. */
  readonly isAbout: boolean;
  readonly numberOf: (id: number) => number;
  readonly nameOfUnit: (id: number) => string | null;
  /** "no. 9 Crossbowmen". */
  readonly calledOf: (id: number) => string;
  readonly nameOf: (id: CommanderId) => string;
};

type Moved = NonNullable<FindingParams["commanders-without-groups"]["moves"]>;

/** "no. 14 Haiduks to Right wing". */
const movedWords = (moves: Moved): string => both(moves.map(({ number, name, to }) => `no. ${number} ${name} to ${commanderWords(to)}`));

/** More names than these do not fit a button. */
const MOST_NAMED = 3;

/** "nos. 2 and 9 Crossbowmen", "no. 2 Crossbowmen and no. 9 Levy"; only the numbers of many. */
function removedWords(ids: readonly number[], { numberOf, nameOfUnit, calledOf }: FixNames): string {
  const inOrder = ids.toSorted((one, other) => numberOf(one) - numberOf(other));
  const names = new Set(inOrder.map(nameOfUnit));
  if (names.size > 1 && ids.length <= MOST_NAMED) return both(inOrder.map(calledOf));
  const [name] = names.size === 1 ? names : [null];
  return `nos. ${both(inOrder.map(numberOf))}${name ? ` ${name}` : ""}`;
}

function editLabel(edit: Edit, named: FixNames): string {
  switch (edit.do) {
    case "set-unit":
      return unitLabel(edit, named);
    case "add-unit":
      return `Add ${counted(edit.unit.bases, "base")} of ${named.line}${unassigned([edit])}`;
    case "remove-unit":
      return `Remove ${named.calledOf(edit.unit)}`;
    case "set-commander":
      return commanderLabel(edit, named);
    case "add-commander":
      return `Add a ${edit.commander.grade} ${roleNoun(edit.commander.role)}`;
    case "remove-commander":
      return `Remove ${named.commander}`;
    case "set-army":
      return armyLabel(edit);
    default:
      return edit satisfies never;
  }
}

/** The label of the button that makes these edits. */
function fixLabel(edits: readonly Edit[], named: FixNames): string {
  const [first, ...more] = edits;
  if (!first) return "";
  if (named.moves) return `Move ${named.moves}`;
  if (more.length === 0) return editLabel(first, named);
  if (edits.every((edit) => edit.do === "remove-unit"))
    return `Remove ${removedWords(
      edits.map(({ unit }) => unit),
      named,
    )}`;
  if (edits.every((edit) => edit.do === "remove-commander")) return `Remove ${counted(edits.length, "commander")}`;
  if (edits.every((edit) => edit.do === "add-unit"))
    return `Add ${counted(edits.length, "unit group")} of ${named.line}${unassigned(edits)}`;
  const labels = edits.map((edit) => editLabel(edit, named));
  return both(labels.map((label, at) => (at === 0 ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`)));
}

/** What its fixes name. `unitName`: what a unit group is called, where its list is at hand; else its own name is, if it has one. */
export type Fixed = Pick<Army, "units" | "commanders"> & { readonly unitName?: (unit: Army["units"][number]) => string };

/** The line a fix adds to is the one chosen for it, or else the one that the finding is about. */
function namedIn({ params }: Pick<BareFinding, "params">, { units, commanders, unitName = ({ name }) => name ?? "" }: Fixed): FixNames {
  const unitOf = (id: number) => units.find((one) => unitId(one) === id);
  const numberOf = (id: number) => unitOf(id)?.number ?? id;
  const nameOfUnit = (id: number) => {
    const unit = unitOf(id);
    return (unit && unitName(unit)) || null;
  };
  const about =
    "filled" in params && params.filled?.[0]
      ? both(params.filled[0].adds.map(({ name }) => name))
      : "by" in params && params.by
        ? params.by
        : "name" in params && params.name !== null
          ? params.name
          : "unit groups";
  return {
    line: "adds" in params && params.adds !== null ? params.adds : about,
    commander: "removes" in params && params.removes ? commanderWords(params.removes) : "the commander",
    moves: "moves" in params && params.moves ? movedWords(params.moves) : null,
    isAbout: "number" in params,
    ...{ numberOf, nameOfUnit },
    calledOf: (id) => [`no. ${numberOf(id)}`, nameOfUnit(id) ?? []].flat().join(" "),
    nameOf(id) {
      const one = commanders.find((each) => each.id === id);
      return one ? commanderWords(whom(one, commanders)) : id;
    },
  };
}

/** The label of a finding's fix when it makes these edits of the army. */
export const fixWords = (finding: Pick<BareFinding, "params">, edits: readonly Edit[], army: Fixed): string =>
  fixLabel(edits, namedIn(finding, army));
