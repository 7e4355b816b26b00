import type { DeclaredCommand } from "../../model/battle-command";
import type { FrozenForce } from "../../model/force";
import type { Refused } from "../../model/refusals";
import type { Host } from "./battle";
import { refused } from "./battle-step";
import { contingentOf } from "./orders";

/** The input for declaring commands: a seat's force, and what it has on and around the table. */
type Declaring = { readonly force: FrozenForce; readonly host: Host; readonly commands: readonly DeclaredCommand[] };

/**
 * Ambush markers. Nothing in this file looks at what lies under one: commanders and commands are public, so they must not depend on it
 * ("Ambushes 7": a marker is allocated to a commander whether it is real or a bluff).
 */
export const markersOf = ({ orders }: Host): readonly string[] =>
  (orders ?? []).filter(({ place }) => place.kind === "ambush").map(({ order }) => order);

const isPlaced = ({ commanders }: Host, commander: number): boolean => commanders.some((one) => one.commander === commander);

/** The first item that appears twice. */
const twiceIn = <T>(all: readonly T[]): T | undefined => all.find((one, at) => all.indexOf(one) !== at);

function namesRefused({ host, commands }: Declaring): Refused | null {
  const stranger = commands.find(({ commander }) => !isPlaced(host, commander));
  if (stranger) return refused("commander-not-declared", { commander: stranger.commander });
  const twice = twiceIn(commands.map(({ commander }) => commander));
  return twice === undefined ? null : refused("commander-twice", { commander: twice });
}

function unitsRefused({ host, commands }: Declaring): Refused | null {
  const led = commands.flatMap(({ units }) => units);
  const onTable = host.units.map(({ number }) => number);
  const stranger = led.find((number) => !onTable.includes(number));
  if (stranger !== undefined) return refused("no-such-unit", { number: stranger });
  const twice = twiceIn(led);
  if (twice !== undefined) return refused("unit-led-twice", { number: twice });
  const unled = onTable.filter((number) => !led.includes(number));
  return unled.length > 0 ? refused("unit-unled", { numbers: unled }) : null;
}

function markersRefused({ host, commands }: Declaring): Refused | null {
  const led = commands.flatMap(({ ambushes }) => ambushes);
  const markers = markersOf(host);
  const stranger = led.find((order) => !markers.includes(order));
  if (stranger !== undefined) return refused("no-such-ambush", { order: stranger });
  const twice = twiceIn(led);
  if (twice !== undefined) return refused("marker-led-twice", { order: twice });
  const unled = markers.filter((order) => !led.includes(order));
  return unled.length > 0 ? refused("marker-unled", { orders: unled }) : null;
}

const allies = ({ force }: Declaring): readonly number[] => force.commanders.flatMap(({ role }, at) => (role === "ally" ? at : []));

/** An ally's unit groups that are on the table. */
const contingentOnTable = ({ force, host }: Omit<Declaring, "commands">, ally: number): readonly number[] =>
  contingentOf(force, ally).filter((number) => host.units.some((unit) => unit.number === number));

/** On the table an ally leads exactly his contingent. Any marker may be declared under him, or under anybody else. */
function contingentRefused(given: Declaring): Refused | null {
  for (const commander of allies(given).filter((ally) => isPlaced(given.host, ally))) {
    const led = given.commands.filter((one) => one.commander === commander).flatMap(({ units }) => units);
    const own = contingentOnTable(given, commander);
    const lacks = own.filter((number) => !led.includes(number));
    const others = led.filter((number) => !own.includes(number));
    if (lacks.length + others.length > 0) return refused("ally-leads-others", { commander, lacks, others });
  }
  return null;
}

/** A commander at a marker leads that marker, and only markers ("Ambushes 4"). */
function ambushedRefused({ host, commands }: Declaring): Refused | null {
  for (const { commander, at } of host.commanders) {
    if (!("ambush" in at)) continue;
    const own = commands.find((one) => one.commander === commander);
    if (!own?.ambushes.includes(at.ambush) || own.units.length > 0) return refused("ambushed-command", { commander });
  }
  return null;
}

/** The unit groups and markers a commander leads. Markers count whether real or not, so that no command reveals which. */
const sizeOf = ({ commands }: Declaring, commander: number): number =>
  commands.filter((one) => one.commander === commander).reduce((sum, { units, ambushes }) => sum + units.length + ambushes.length, 0);

/** Only a professional army commander may lead nobody; others only if nobody is left to lead. */
function emptyRefused(given: Declaring): Refused | null {
  const { force, host } = given;
  const own = host.commanders.map(({ commander }) => commander).filter((commander) => !allies(given).includes(commander));
  const canSpare = own.some((commander) => sizeOf(given, commander) > 1);
  const mayFloat = (commander: number) => {
    const { role, class: kind } = force.commanders[commander] ?? {};
    return role === "army" && kind === "professional";
  };
  const empty = own.find((commander) => sizeOf(given, commander) === 0 && !mayFloat(commander));
  return canSpare && empty !== undefined ? refused("command-empty", { commander: empty }) : null;
}

const isAlly = ({ commanders }: FrozenForce, commander: number | null): boolean =>
  commander !== null && commanders[commander]?.role === "ally";

/** Unit groups on the table that no ally leads: somebody who is not at a marker must. */
const hasOthersToLead = ({ force, host }: Omit<Declaring, "commands">): boolean =>
  host.units.some(({ number }) => !force.units.some((unit) => unit.number === number && isAlly(force, unit.commander)));

/**
 * The markers at which a commander may be placed so that commands can still be declared ("Ambushes 4"): real or bluff, without another
 * commander. None for an ally with any of his contingent on the table, or for the last commander who could lead the others there. `away`:
 * the commanders on a march.
 */
export function hideoutsOf({ force, host }: Omit<Declaring, "commands">, commander: number, away: readonly number[]): readonly string[] {
  const isHidden = (one: number) => host.commanders.some((placed) => placed.commander === one && "ambush" in placed.at);
  const others = force.commanders.filter((_, at) => at !== commander && !isAlly(force, at) && !away.includes(at) && !isHidden(at));
  const isBound = isAlly(force, commander)
    ? contingentOnTable({ force, host }, commander).length > 0
    : others.length === 0 && hasOthersToLead({ force, host });
  const occupied = host.commanders.flatMap(({ at }) => ("ambush" in at ? at.ambush : []));
  return isBound ? [] : markersOf(host).filter((order) => !occupied.includes(order));
}

/**
 * Why these commands may not be declared ("Remaining Deployment 6", "Ambushes 4, 7", "Commands"), the first fault found; null if they may.
 * Every unit group on the table and every ambush marker is led exactly once, by a commander who is there.
 */
export const commandsRefused = (given: Declaring): Refused | null =>
  namesRefused(given) ??
  unitsRefused(given) ??
  markersRefused(given) ??
  contingentRefused(given) ??
  ambushedRefused(given) ??
  emptyRefused(given);
