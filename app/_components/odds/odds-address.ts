import type { UnitGroup } from "@/lib/model/army";
import { type Fighter, type FightQuestion, fighter, fightQuestion, type Who } from "@/lib/model/odds";
import type { Troop } from "@/lib/model/troop";
import { type TroopShape, troopShape } from "@/lib/model/troop-shape";
import { type Book, findList, type PreparedList } from "@/lib/rules/army/book";

/**
 * How a unit group stands in an address: "4*polish-lithuanian-1576-1660/polish-hussars+scouts~quality" (bases, list, line, options,
 * downgrades), or with its classification in JSON in place of list and line.
 */
const LINE = /^([a-z0-9-]+)\/([a-z0-9-]+)((?:\+[a-z-]+)*)((?:~(?:quality|firepower))*)$/;
const GROUP = /^(\d{1,2})\*(.+)$/s;

export type GroupCode = { readonly bases: number; readonly who: Who };

function whoOf(code: string): unknown {
  if (code.startsWith("{")) {
    try {
      return { troop: JSON.parse(code) };
    } catch {
      return null;
    }
  }
  const [, list, line, options = "", down = ""] = LINE.exec(code) ?? [];
  if (list === undefined) return null;
  const chosen = options.split("+").filter(Boolean);
  return { list, line, options: chosen, qualityDown: down.includes("~quality"), firepowerDown: down.includes("~firepower") };
}

/** What an address says of a unit group; null if it says nothing that can be read. */
export function readGroup(code: string): GroupCode | null {
  const [, bases = "", rest = ""] = GROUP.exec(code) ?? [];
  const read = fighter.safeParse({ who: whoOf(rest), bases: Number(bases) });
  return read.success ? { bases: read.data.bases, who: read.data.who } : null;
}

/** A classification without what it has by default. */
const bare = (troop: TroopShape): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(troop).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))),
  );

export function groupCode({ bases, who }: GroupCode): string {
  if ("troop" in who) return `${bases}*${bare(who.troop)}`;
  const down = [...(who.qualityDown ? ["~quality"] : []), ...(who.firepowerDown ? ["~firepower"] : [])];
  return `${bases}*${who.list}/${who.line}${who.options.map((one) => `+${one}`).join("")}${down.join("")}`;
}

/** A typed classification, which may contradict itself. */
export type TypedCode = { readonly bases: number; readonly troop: TroopShape };

/** What an address says of a typed classification; null if it is none. */
export function readTyped(code: string): TypedCode | null {
  const [, bases = "", rest = ""] = GROUP.exec(code) ?? [];
  const who = rest.startsWith("{") ? whoOf(rest) : null;
  const read = troopShape.safeParse(who && typeof who === "object" && "troop" in who ? who.troop : null);
  return read.success ? { bases: Number(bases), troop: read.data } : null;
}

export const typedCode = ({ bases, troop }: TypedCode): string => `${bases}*${bare(troop)}`;

/** A unit group of an army, as an address names it: by its line if that is as it is in force today, otherwise by its classification. */
export function unitCode(unit: UnitGroup, list: PreparedList, troop: Troop, book: Book): string {
  const { bases, line, options, qualityDown, firepowerDown } = unit;
  const inForce = findList(book, list.list.id, null);
  if (inForce?.list.version !== list.list.version) return groupCode({ bases, who: { troop } });
  return groupCode({ bases, who: { list: list.list.id, line, version: null, options: [...options] as never, qualityDown, firepowerDown } });
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter; what a form left open counts as not said. */
export function said(query: Query, name: string): string | null {
  const value = query[name];
  const one = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
  return one === "" ? null : one;
}

const numberIn = (query: Query, name: string): number | null => {
  const text = said(query, name);
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
};

const all = (query: Query, name: string): readonly string[] =>
  [query[name]]
    .flat()
    .flatMap((one) => one?.split(",") ?? [])
    .filter(Boolean);

type Side = "a" | "b";

/** What an address says of how a unit group stands; `null` values are left to the rules. */
function bodyOf(query: Query, side: Side) {
  const number = (name: string) => numberIn(query, `${side}.${name}`);
  const is = (name: string) => said(query, `${side}.${name}`) === "1";
  return {
    files: number("files"),
    form: said(query, `${side}.form`),
    wounds: number("wounds") ?? 0,
    ground: said(query, `${side}.ground`) ?? "good",
    states: all(query, `${side}.states`),
    square: is("square"),
    pikesDropped: is("pikes"),
    supporting: number("support"),
    shoots: !is("silent"),
  };
}

/** A side of the question; null if the address names nobody. */
function fighterOf(query: Query, side: Side): Fighter | null {
  const group = readGroup(said(query, side) ?? "");
  if (group === null) return null;
  const bases = numberIn(query, `${side}.bases`) ?? group.bases;
  const whole = fighter.safeParse({ who: group.who, bases, ...bodyOf(query, side) });
  return whole.success ? whole.data : fighter.parse({ who: group.who, bases: group.bases });
}

const PLAN_NAMES = ["plan", "response"] as const;

function approachOf(query: Query): unknown {
  const plan = (side: Side) =>
    Object.fromEntries(
      PLAN_NAMES.flatMap((name) => (said(query, `${side}.${name}`) === null ? [] : [[name, said(query, `${side}.${name}`)]])),
    );
  return { distance: numberIn(query, "distance") ?? undefined, a: { plan: "charge", ...plan("a") }, b: { plan: "stand", ...plan("b") } };
}

function breakOffOf(query: Query): unknown {
  const [, side, afterMelee] = /^([ab])(\d{1,2})$/.exec(said(query, "leaves") ?? "") ?? [];
  return side === undefined ? null : { side, afterMelee: Number(afterMelee) };
}

/** Friends of the same kind near each side, if the address asks for tests. */
const friendsOf = (query: Query, one: Fighter) => (said(query, "tests") === "1" ? [{ who: one.who, bases: one.bases }] : []);

/** The whole question of an address; null if it does not name two unit groups. What cannot be read is left out. */
export function readFight(query: Query): FightQuestion | null {
  const [a, b] = [fighterOf(query, "a"), fighterOf(query, "b")];
  if (!a || !b) return null;
  const how = said(query, "how") ?? "a";
  const meeting =
    how === "approach"
      ? { approach: approachOf(query) }
      : {
          ...{ charge: how, response: said(query, "response") ?? "stand", from: numberIn(query, "from") },
          ...{ struck: said(query, "struck") ?? "front", turnsToFace: said(query, "turned") !== "0", breakOff: breakOffOf(query) },
        };
  const rest = { line: said(query, "line") === "1", turns: numberIn(query, "turns") ?? undefined };
  const tests = { a: friendsOf(query, a), b: friendsOf(query, b) };
  const read = fightQuestion.safeParse({ a, b, ...meeting, ...rest, tests });
  return read.success ? read.data : fightQuestion.parse({ a, b });
}

/** BW over which fire is shown. */
export const rangeIn = (query: Query): number | null => numberIn(query, "range");

/** The address of two unit groups that meet. */
export const fightAddress = (a: string, b: string | null): string =>
  `/odds?${new URLSearchParams(b === null ? { a } : { a, b }).toString()}`;

/** A unit group among many: "7.4*list/line", its number before it. */
export type Numbered = { readonly number: number; readonly codes: readonly string[] };

const SEPARATOR = "!";
const OR = "|";

/** The address of two armies. One of theirs may be any of several. */
export function armiesAddress(mine: readonly Numbered[], theirs: readonly Numbered[]): string {
  const told = (groups: readonly Numbered[]) => groups.map(({ number, codes }) => `${number}.${codes.join(OR)}`).join(SEPARATOR);
  return `/odds/armies?${new URLSearchParams({ mine: told(mine), theirs: told(theirs) }).toString()}`;
}

/** The unit groups that an address names. */
export function readArmies(text: string | null): readonly { readonly number: number; readonly any: readonly GroupCode[] }[] {
  return (text ?? "").split(SEPARATOR).flatMap((one) => {
    const [, number, codes = ""] = /^(\d{1,3})\.(.+)$/s.exec(one) ?? [];
    const any = codes.split(OR).flatMap((code) => readGroup(code) ?? []);
    return number === undefined || any.length === 0 ? [] : [{ number: Number(number), any }];
  });
}
