import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import type { Assessment, Finding } from "@/lib/model/assessment";
import type { NumberName } from "@/lib/model/enumerations";
import type { FindingCode } from "@/lib/model/findings";
import type { CommanderId } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { type Book, findList, type PreparedList } from "@/lib/rules/army/book";
import type { moveUnit } from "@/lib/rules/army/unit-edits";
import { commandOf } from "@/lib/rules/army/unit-numbers";
import type { PlaceName } from "@/lib/words/army-numbers";
import { commanderAmong } from "@/lib/words/phrasing";

/** The list that a commander's troops come from. */
export function listOf(commander: Commander | null, army: Army, book: Book): PreparedList | null {
  const external = commander?.role === "ally" && commander.list !== null ? commander : null;
  return external?.list ? findList(book, external.list, external.listVersion) : findList(book, army.list, army.listVersion);
}

/** The number that a finding about the whole army is about: it opens to its sum. */
const FIGURES: Readonly<Record<string, NumberName>> = {
  "points-over": "points",
  "tugs-even": "tugs",
  "map-cards-few": "mapCards",
  "groups-more-than-cards-move": "commandCards",
};

/** Where they are mended: who is missing is added below the muster, who is too many stands in it. */
const PLACES: Readonly<Record<string, string>> = {
  "army-commander-missing": "new-commander",
  "sub-commanders-few": "new-commander",
  "list-subs-few": "new-commander",
  "internal-allies-few": "new-ally",
  "sub-commanders-many": "muster",
  "list-subs-many": "muster",
  "internal-allies-many": "muster",
  "talented-many": "muster",
  "commanders-without-groups": "muster",
} satisfies Partial<Record<FindingCode, string>>;

export const figureAnchor = (name: NumberName): string => `figure-${name}`;

/** Where on the page a finding's place is. */
export function anchorOf({ at, code }: Pick<Finding, "at" | "code">): string {
  if ("unit" in at) return `unit-${at.unit}`;
  if ("commander" in at) return `commander-${at.commander}`;
  if ("line" in at) return `line-${at.line}`;
  if ("camp" in at) return "camp";
  if ("group" in at) return "list";
  const figure = FIGURES[code];
  return figure ? figureAnchor(figure) : (PLACES[code] ?? "army");
}

/** Findings about lines of which there is too much, or which may not stand together: they concern every unit group of these lines. */
const OF_LINES: readonly string[] = [
  "line-many",
  "group-many",
  "contingent-line-many",
  "contingent-group-many",
  "constraint-at-most",
  "constraint-not-both",
  "constraint-only-if",
  "constraint-no-more-than",
  "constraint-one-per-command",
] satisfies readonly FindingCode[];

/** The unit groups of the lines that such a finding names: in the ally's contingent that it is about, or in the main army. */
function unitsMeant({ at, code, params }: Finding, army: Army, book: Book): readonly UnitGroup[] {
  const names: readonly unknown[] = [params.names ?? params.name ?? [], (code === "constraint-not-both" && params.others) || []].flat();
  const ally = "commander" in at ? at.commander : null;
  return army.units.filter((unit) => {
    const leader = army.commanders.find((one) => one.id === unit.commander) ?? null;
    const isMeant = ally === null ? leader === null || leader.list === null : leader?.id === ally;
    return isMeant && names.includes(listOf(leader, army, book)?.byId.get(unit.line)?.line.name);
  });
}

/** The ids of the unit groups that an error names, or whose lines it names. */
export function wrongUnits({ findings }: Pick<Assessment, "findings">, army: Army, book: Book): ReadonlySet<number> {
  const errors = findings.filter(({ severity }) => severity === "error");
  return new Set([
    ...army.units.filter(({ number }) => errors.some(({ at }) => "unit" in at && at.unit === number)).map(unitId),
    ...errors.filter(({ code }) => OF_LINES.includes(code)).flatMap((one) => unitsMeant(one, army, book).map(unitId)),
  ]);
}

/** How long the place of a finding stays marked, in milliseconds. */
const MARKED = 2000;

/** Opens the sheet that contains a place where it is hidden, and closes any other. */
export function uncover(place: HTMLElement): void {
  const sheet = place.closest("dialog");
  for (const open of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) if (open !== sheet) open.close();
  if (sheet && getComputedStyle(sheet).display === "none") sheet.showModal();
}

/** Told to the document when a line is to be shown that the search may hide. */
export const SHOW_ALL = "condotta-show-all";

/** Opens what a finding is about, scrolls there and focuses it. What a search hides is shown again first. */
export function goTo(anchor: string): void {
  if (!document.getElementById(anchor)) document.dispatchEvent(new Event(SHOW_ALL));
  // A full army offers no more commanders.
  const place = document.getElementById(anchor) ?? document.getElementById("muster");
  if (!place) return;
  uncover(place);
  // A whole column has much that could be opened, and nothing that is meant.
  const isColumn = place.tagName === "SECTION";
  const details = isColumn ? null : place.matches("details") ? place : place.querySelector("details");
  if (details instanceof HTMLDetailsElement) details.open = true;
  const opener = isColumn ? null : place.querySelector<HTMLElement>("[aria-expanded]");
  if (opener?.ariaExpanded === "false") opener.click();
  const control = isColumn ? null : place.querySelector<HTMLElement>("summary, select, button");
  (opener ?? control ?? place).focus({ preventScroll: true });
  place.scrollIntoView({ block: isColumn ? "nearest" : "center" });
  place.dataset.shown = "";
  setTimeout(() => delete place.dataset.shown, MARKED);
}

/** The name of a unit group: its own, or that of its line. */
export const unitNames =
  (book: Book) =>
  (unit: UnitGroup, army: Army): string => {
    const leader = army.commanders.find((one) => one.id === unit.commander) ?? null;
    return unit.name ?? listOf(leader, army, book)?.byId.get(unit.line)?.line.name ?? unit.line;
  };

/** The name of the unit group or commander that a reason is about. */
export function placeNames(army: Army, book: Book): PlaceName {
  return (at) => {
    if (at && "unit" in at) {
      const unit = army.units.find((one) => one.number === at.unit);
      return unit ? `${unitNames(book)(unit, army)} (${at.unit})` : "";
    }
    if (at && "commander" in at) {
      const commander = army.commanders.find((one) => one.id === at.commander);
      return commander ? commanderAmong(commander, army.commanders) : "";
    }
    return "";
  };
}

/** Unit groups of one command, in the document's order, which is the order they are shown in. */
export function unitsOf(army: Army, command: CommanderId | null): readonly UnitGroup[] {
  return army.units.filter((unit) => commandOf(unit, army) === command);
}

type Place = Parameters<typeof moveUnit>[2];

/** The place of a unit group one step up or down: past its neighbour, or in the command above or below. */
export function neighboursOf(army: Army, id: number): { readonly up: Place | null; readonly down: Place | null } {
  const unit = army.units.find((one) => unitId(one) === id);
  const command = unit ? commandOf(unit, army) : null;
  const own = unitsOf(army, command);
  const at = own.findIndex((one) => unitId(one) === id);
  const ids = [...army.commanders.map((one) => one.id), null];
  const commands = ids.filter((one) => sameTroops(army.commanders, one, command));
  const here = commands.indexOf(command);
  const above = commands[here - 1];
  const below = commands[here + 1];
  const before = own[at - 1];
  return {
    up: before ? { commander: command, before: unitId(before) } : above === undefined ? null : { commander: above, before: null },
    down:
      at < own.length - 1
        ? { commander: command, before: idOf(own[at + 2]) }
        : below === undefined
          ? null
          : { commander: below, before: idOf(unitsOf(army, below)[0]) },
  };
}

/** Whom a place is before; null: it is the last. */
const idOf = (unit: UnitGroup | undefined): number | null => (unit ? unitId(unit) : null);

const listNamed = (commanders: readonly Commander[], id: CommanderId | null): string => {
  const commander = commanders.find((one) => one.id === id);
  return commander?.role === "ally" && commander.list !== null ? `${commander.list} ${commander.listVersion}` : "";
};

/** Whether the troops of two commands come from the same list, so that unit groups can go from one to the other. */
export const sameTroops = (commanders: readonly Commander[], one: CommanderId | null, other: CommanderId | null): boolean =>
  listNamed(commanders, one) === listNamed(commanders, other);
