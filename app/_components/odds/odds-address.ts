import type { UnitGroup } from "@/lib/model/army";
import type { BattleId } from "@/lib/model/identifiers";
import { isOwnList } from "@/lib/model/list-origin";
import type { MatchUpCell, Who } from "@/lib/model/odds";
import { MATCH_UP_VOLLEYS } from "@/lib/model/odds-terms";
import type { Troop } from "@/lib/model/troop";
import type { TroopShape } from "@/lib/model/troop-shape";
import { type Book, findList, type PreparedList } from "@/lib/rules/army/book";
import type { Muster } from "@/lib/rules/army/muster";
import type { Opening } from "@/lib/rules/odds/ask-match-up";

/**
 * How a unit group stands in an address: "4*polish-lithuanian-1576-1660/polish-hussars+scouts~quality" (bases, list, line, options,
 * downgrades), or with its classification in JSON in place of list and line. odds-reader.ts reads it.
 */
export type GroupCode = { readonly bases: number; readonly who: Who };

/** A classification without what it has by default. */
const bare = (troop: TroopShape): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(troop).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))),
  );

/** Who a unit group is, without its bases. */
export function whoCode(who: Who): string {
  if ("troop" in who) return bare(who.troop);
  const down = [...(who.qualityDown ? ["~quality"] : []), ...(who.firepowerDown ? ["~firepower"] : [])];
  return `${who.list}/${who.line}${who.options.map((one) => `+${one}`).join("")}${down.join("")}`;
}

export const groupCode = ({ bases, who }: GroupCode): string => `${bases}*${whoCode(who)}`;

/** A typed classification, which may contradict itself. */
export type TypedCode = { readonly bases: number; readonly troop: TroopShape };

export const typedCode = ({ bases, troop }: TypedCode): string => `${bases}*${bare(troop)}`;

/** A unit group of an army, as an address names it: by its line if that is as it is in force today, otherwise by its classification. */
export function unitCode(unit: UnitGroup, list: PreparedList, troop: Troop, book: Book): string {
  const { bases, line, options, qualityDown, firepowerDown } = unit;
  const inForce = findList(book, list.list.id, null);
  // Nobody else knows an own list, and an address is for everybody.
  if (isOwnList(list.list.id) || inForce?.list.version !== list.list.version) return groupCode({ bases, who: { troop } });
  return groupCode({ bases, who: { list: list.list.id, line, version: null, options: [...options] as never, qualityDown, firepowerDown } });
}

/**
 * What an address says of the army that a unit group was chosen in: that the others of it can be chosen too, and that its reader goes back to
 * it. Only its owner is told of it. `army`: the id of a stored or a sample army; null for one that only this browser has.
 */
export const fromArmy = (army: string | null): Readonly<Record<string, string>> =>
  army === null ? {} : { "a.from": `army:${army}`, back: army };

/** What an address says of the battle that its reader goes back to. */
export const fromBattle = (battle: BattleId): { readonly back: string } => ({ back: `battle:${battle}` });

/** Where the odds of each unit group are, by its number; not of those without troops in their list. */
export const oddsOfUnits = ({ units, book }: Pick<Muster, "units" | "book">, army: string | null): Readonly<Record<number, string>> =>
  Object.fromEntries(
    units.flatMap(({ unit, list, variant }) =>
      variant ? [[unit.number, fightAddress(unitCode(unit, list, variant.troop, book), null, fromArmy(army))] as const] : [],
    ),
  );

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter; what a form left open counts as not said. */
export function said(query: Query, name: string): string | null {
  const value = query[name];
  const one = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
  return one === "" ? null : one;
}

/** The address of two unit groups that meet, with whatever else it says. */
export const fightAddress = (a: string, b: string | null, more: Readonly<Record<string, string>> = {}): string =>
  `/odds?${new URLSearchParams({ a, ...(b === null ? {} : { b }), ...more }).toString()}`;

/** A unit group among many: "7.4*list/line", its number before it. */
export type Numbered = { readonly number: number; readonly codes: readonly string[] };

export const SEPARATOR = "!";
export const OR = "|";

/** Several unit groups in an address. */
const numberedCode = (groups: readonly Numbered[]): string =>
  groups.map(({ number, codes }) => `${number}.${codes.join(OR)}`).join(SEPARATOR);

const LONGEST = 80;

/** What unit groups are called on the table, each behind its number; a sign that would end a name is left out. */
export const namesCode = (groups: readonly { readonly number: number; readonly name: string }[]): string =>
  groups.map(({ number, name }) => `${number}.${name.replaceAll(SEPARATOR, " ").slice(0, LONGEST)}`).join(SEPARATOR);

/** The same by their numbers. */
export function readNames(code: string | null): ReadonlyMap<number, string> {
  const named = (code ?? "").split(SEPARATOR).flatMap((one) => {
    const [, number, name] = /^(\d{1,3})\.(\S.*)$/.exec(one) ?? [];
    return number && name ? [[Number(number), name.trim().slice(0, LONGEST)] as const] : [];
  });
  return new Map(named);
}

/** Unit groups of one side, to choose among. `isSeen`: an enemy's, of which not everything shows. */
export const amongOf = (side: "a" | "b", groups: readonly Numbered[], isSeen: boolean): Readonly<Record<string, string>> => ({
  [`${side}.among`]: numberedCode(groups),
  ...(isSeen ? { [`${side}.seen`]: "1" } : {}),
});

/** How two armies are compared, which they were chosen as (for the form alone), and from which battle. `seen`: theirs are known by their look alone. */
type Comparing = {
  readonly line?: boolean;
  readonly battle?: BattleId | null;
  readonly from?: { readonly mine: string; readonly theirs: string } | null;
  readonly seen?: boolean;
};

/** The address of two armies. One of theirs may be any of several. `line`: without overlaps, as it is if the address says nothing of it. */
export function armiesAddress(
  mine: readonly Numbered[],
  theirs: readonly Numbered[],
  { line = true, from = null, seen = false, battle = null }: Comparing = {},
): string {
  const query = new URLSearchParams({
    ...{ mine: numberedCode(mine), theirs: numberedCode(theirs), ...(line ? {} : { line: "0" }) },
    ...(battle === null ? {} : fromBattle(battle)),
  });
  if (seen) query.set("seen", "1");
  if (from) {
    query.set("mine.from", from.mine);
    query.set("theirs.from", from.theirs);
  }
  return `/odds/armies?${query.toString()}`;
}

/** What a fight's address says so that it begins like this: who charges, what the other does, or over how many BW both shoot. */
export function meetingOf({ by, response, over }: Opening): Readonly<Record<string, string>> {
  switch (by) {
    case "mine":
    case "theirs":
      return { how: by === "mine" ? "a" : "b", ...(response === null ? {} : { response }) };
    case "fire":
      return { how: "approach", "a.plan": "stand", distance: String(over), range: String(over), turns: String(MATCH_UP_VOLLEYS) };
    case "nothing":
      return { how: "none" };
    default:
      return by satisfies never;
  }
}

/** The address of a cell's fight, as it was reckoned. `link`: that of the two alone. */
export const cellAddress = (link: string, cell: MatchUpCell, line: boolean): string =>
  `${link}&${new URLSearchParams({ ...(line ? { line: "1" } : {}), ...meetingOf(cell) }).toString()}`;
