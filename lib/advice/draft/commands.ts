import type { Army, Commander, UnitGroup } from "../../model/army";
import { unitId } from "../../model/when-absent";
import { isDemandedIn } from "../../rules/army/book";
import { type Muster, type MusteredUnit, muster } from "../../rules/army/muster";
import { numbered } from "../../rules/army/unit-numbers";
import type { Drafting } from "./drafting";

/** Foot stands together, guns and skirmishers with it, and horse beside it: dragoons and light horse on the far side. */
function placeOf({ variant }: MusteredUnit): number {
  if (!variant) return 0;
  const { type, formation } = variant.troop;
  if (type === "artillery") return 1;
  if (type !== "mounted") return formation === "skirmish" ? 2 : 0;
  return variant.skirmishForm || formation === "dragoon" ? 4 : 3;
}

/** Lines of which each command may have one. */
function scarceOf({ list, army }: Muster): ReadonlySet<number> {
  const rules = list.constraints.filter(({ rule }) => rule.kind === "one-per-command" && isDemandedIn(rule.years, army.year));
  return new Set(rules.flatMap(({ lines }) => lines));
}

type Command = { readonly commander: Commander; readonly room: number; readonly units: MusteredUnit[] };

const mayJoin = ({ commander, units }: Command, one: MusteredUnit, scarce: ReadonlySet<number>): boolean => {
  const { line } = one;
  if (!line) return false;
  if (line.line.ledBy && !line.line.ledBy.includes(commander.role)) return false;
  return !scarce.has(line.index) || !units.some((other) => other.line && scarce.has(other.line.index));
};

/**
 * Gives each new unit group to a commander: to each by his share of the command cards, foot and guns to the army commander first
 * and horse to the last. Nobody is left without.
 */
export function inCommands(army: Army, { book, kept }: Drafting): Army {
  const mustered = muster(army, book);
  const scarce = scarceOf(mustered);
  const leaders = army.commanders.filter(({ role }) => role !== "ally");
  const ledBy = ({ id }: Commander) => mustered.units.filter(({ unit }) => unit.commander === id);
  const free = mustered.units.filter(({ unit }) => unit.commander === null && !kept.units.has(unitId(unit)));
  const inRow = free.toSorted((one, other) => placeOf(one) - placeOf(other));
  const all = free.length + leaders.reduce((sum, one) => sum + ledBy(one).length, 0);
  const cards = leaders.reduce((sum, { grade }) => sum + book.measures.cards[grade], 0);
  const commands = leaders.map((commander): Command => {
    const units = ledBy(commander);
    const share = Math.round((all * book.measures.cards[commander.grade]) / Math.max(1, cards));
    return { commander, room: Math.max(units.length === 0 ? 1 : 0, share - units.length), units: [...units] };
  });
  const before = commands.map(({ units }) => units.length);
  const joined = new Map<UnitGroup, Commander>();
  inRow.forEach((one, at) => {
    const left = inRow.length - at;
    const idle = commands.filter(({ units }) => units.length === 0);
    const fitting = (idle.length >= left ? idle : commands).filter((command) => mayJoin(command, one, scarce));
    const open = fitting.find((command) => command.units.length - (before[commands.indexOf(command)] ?? 0) < command.room);
    const fewest = fitting.toSorted((these, those) => these.units.length - those.units.length)[0];
    const to = open ?? fewest;
    if (!to) return;
    to.units.push(one);
    joined.set(one.unit, to.commander);
  });
  const place = (unit: UnitGroup) => inRow.findIndex((one) => one.unit === unit);
  const added = army.units.filter((unit) => !kept.units.has(unitId(unit))).toSorted((one, other) => place(one) - place(other));
  const units = [...army.units.filter((unit) => kept.units.has(unitId(unit))), ...added];
  return numbered({ ...army, units: units.map((unit) => ({ ...unit, commander: joined.get(unit)?.id ?? unit.commander })) });
}
