import type { Commander, Edit } from "../../model/army";
import { whom } from "../../model/findings";
import { unitId } from "../../model/when-absent";
import { alliesOnly } from "./book";
import { type Check, called, finding, WHOLE_ARMY } from "./finding";
import type { Muster, MusteredUnit } from "./muster";

/** Whether this commander may lead the unit group. */
function mayLead({ role }: Commander, { line, list }: MusteredUnit, year: number | null): boolean {
  if (line === null) return true;
  return !alliesOnly(line, list, year) && (line.line.ledBy === null || line.line.ledBy.includes(role));
}

/** Who leads what: gives as many leaders as possible a unit group each, by name or from the groups that name nobody. */
function handOut(leaders: readonly Commander[], units: readonly MusteredUnit[], year: number | null): ReadonlyMap<MusteredUnit, Commander> {
  const leaderOf = new Map<MusteredUnit, Commander>();
  const find = (leader: Commander, tried: Set<MusteredUnit>): boolean => {
    for (const one of units) {
      if (tried.has(one) || !(one.leader === leader || (one.leader === null && mayLead(leader, one, year)))) continue;
      tried.add(one);
      const holder = leaderOf.get(one);
      if (holder && !find(holder, tried)) continue;
      leaderOf.set(one, leader);
      return true;
    }
    return false;
  };
  for (const leader of leaders) find(leader, new Set());
  return leaderOf;
}

type Given = { readonly one: MusteredUnit; readonly leader: Commander };

/** Gives each of them a unit group another commander can spare; null if there are not enough. */
function give(lacking: readonly Commander[], spare: readonly MusteredUnit[], year: number | null): readonly Given[] | null {
  const left = [...spare];
  const given = lacking.flatMap((leader): Given[] => {
    const at = left.findLastIndex((one) => mayLead(leader, one, year));
    const [one] = at < 0 ? [] : left.splice(at, 1);
    return one ? [{ one, leader }] : [];
  });
  return given.length === lacking.length ? given : null;
}

const handedOver = ({ one, leader }: Given): Edit => ({ do: "set-unit", unit: unitId(one.unit), field: "commander", to: leader.id });

/** Removes sub-commanders who lead nobody; null if the list or the rulebook needs them. */
function dismiss(lacking: readonly Commander[], { army, book, list }: Muster): readonly Edit[] | null {
  const subs = army.commanders.filter((one) => one.role === "sub").length;
  const all = army.commanders.filter((one) => one.role !== "army").length;
  const over = Math.min(subs - list.list.commanders.subs.min, all - book.measures.subCommanders.min);
  if (lacking.length > over || lacking.some((one) => one.role !== "sub")) return null;
  return lacking.map((one) => ({ do: "remove-commander", commander: one.id }));
}

/**
 * "Command and Commanders: Commanders": every commander leads at least one unit group, except an army commander who may float. An ally
 * leads his contingent. A unit group that names no commander may go to anybody who may lead it: a commander counts as leading nobody only
 * if there is no way to give each one a group.
 */
export const checkCommands: Check = (muster, found) => {
  const { army, book, units } = muster;
  const { demands, floats } = book.measures;
  if (!demands["commander-leads"]) return;
  const named = (one: Commander) => whom(one, army.commanders);
  const mustLead = army.commanders.filter((one) => one.role === "sub" || (one.role === "army" && !floats[one.class]));
  if (mustLead.every((leader) => units.some((one) => one.leader === leader))) return;
  const leaders = [...mustLead.filter((one) => one.role === "army"), ...mustLead.filter((one) => one.role === "sub")];
  const own = units.filter((one) => one.leader?.role !== "ally");
  const leaderOf = handOut(leaders, own, army.year);
  if (leaderOf.size === leaders.length) return;
  const served = new Set(leaderOf.values());
  const lacking = leaders.filter((one) => !served.has(one));
  const [only] = lacking;
  const unassigned = own.filter((one) => one.leader === null).length;
  const clear = lacking.length === 1 && only !== undefined && unassigned === 0;
  const without = leaders.filter((leader) => !own.some((one) => one.leader === leader)).map(named);
  const spare = own.filter((one) => one.leader !== null && !leaderOf.has(one));
  const given = give(lacking, spare, army.year);
  const dismissed = given ? null : dismiss(lacking, muster);
  found.push(
    finding(
      "commanders-without-groups",
      clear ? { commander: only.id } : WHOLE_ARMY,
      {
        ...{ lacking: lacking.length, leaders: leaders.length, of: clear ? named(only) : null, without, unassigned },
        removes: dismissed?.length === 1 && only ? named(only) : null,
        ...(given && { moves: given.map(({ one, leader }) => ({ ...called(one), to: named(leader) })) }),
      },
      given?.map(handedOver) ?? dismissed,
    ),
  );
};
