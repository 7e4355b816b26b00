import type { Army, Edit } from "../model/army";
import { type BareFinding, type FindingParams, whom } from "../model/findings";
import type { CommanderId } from "../model/identifiers";
import { unitId } from "../model/when-absent";
import { both, campKindWords, commanderWords, counted, plural, roleNoun } from "./phrasing";

function unitLabel(edit: Extract<Edit, { do: "set-unit" }>, { line, numberOf }: FixNames): string {
  switch (edit.field) {
    case "bases":
      return `Change to ${counted(edit.to, "base")}`;
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

/** Whom and what a fix names: commanders and numbers by ids, the line of the unit groups it adds, and what it moves to whom. */
type FixNames = {
  readonly line: string;
  readonly commander: string;
  readonly moves: string | null;
  readonly numberOf: (id: number) => number;
  readonly nameOf: (id: CommanderId) => string;
};

type Moved = NonNullable<FindingParams["commanders-without-groups"]["moves"]>;

/** "no. 14 Haiduks to Right wing". */
const movedWords = (moves: Moved): string => both(moves.map(({ number, name, to }) => `no. ${number} ${name} to ${commanderWords(to)}`));

function editLabel(edit: Edit, named: FixNames): string {
  switch (edit.do) {
    case "set-unit":
      return unitLabel(edit, named);
    case "add-unit":
      return `Add ${counted(edit.unit.bases, "base")} of ${named.line}${unassigned([edit])}`;
    case "remove-unit":
      return `Remove no. ${named.numberOf(edit.unit)}`;
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
    return `Remove ${plural(edits.length, "no.", "nos.")} ${both(edits.map((edit) => named.numberOf(edit.unit)).toSorted((one, other) => one - other))}`;
  if (edits.every((edit) => edit.do === "remove-commander")) return `Remove ${counted(edits.length, "commander")}`;
  if (edits.every((edit) => edit.do === "add-unit"))
    return `Add ${counted(edits.length, "unit group")} of ${named.line}${unassigned(edits)}`;
  const labels = edits.map((edit) => editLabel(edit, named));
  return both(labels.map((label, at) => (at === 0 ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`)));
}

/** What its fixes name. */
export type Fixed = Pick<Army, "units" | "commanders">;

/** The line a fix adds to is the one chosen for it, or else the one that the finding is about. */
function namedIn({ params }: Pick<BareFinding, "params">, { units, commanders }: Fixed): FixNames {
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
    numberOf: (id) => units.find((one) => unitId(one) === id)?.number ?? id,
    nameOf(id) {
      const one = commanders.find((each) => each.id === id);
      return one ? commanderWords(whom(one, commanders)) : id;
    },
  };
}

/** The label of a finding's fix when it makes these edits of the army. */
export const fixWords = (finding: Pick<BareFinding, "params">, edits: readonly Edit[], army: Fixed): string =>
  fixLabel(edits, namedIn(finding, army));
