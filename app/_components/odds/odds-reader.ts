import { type BattleId, battleId } from "@/lib/model/identifiers";
import { type Fighter, type FightQuestion, fighter, fightQuestion } from "@/lib/model/odds";
import { troopShape } from "@/lib/model/troop-shape";
import { type GroupCode, OR, type Query, SEPARATOR, said, type TypedCode } from "./odds-address";

const LINE = /^([a-z0-9-]+)\/([a-z0-9-]+)((?:\+[a-z-]+)*)((?:~(?:quality|firepower))*)$/;
const GROUP = /^(\d{1,2})\*(.+)$/s;

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

/** What an address says of a typed classification; null if it is none. */
export function readTyped(code: string): TypedCode | null {
  const [, bases = "", rest = ""] = GROUP.exec(code) ?? [];
  const who = rest.startsWith("{") ? whoOf(rest) : null;
  const read = troopShape.safeParse(who && typeof who === "object" && "troop" in who ? who.troop : null);
  return read.success ? { bases: Number(bases), troop: read.data } : null;
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

/** A friend near a side, if the address asks for tests: of its own kind, unless another is named. */
function friendsOf(query: Query, side: Side, { who, bases }: Fighter) {
  if (said(query, "tests") !== "1") return [];
  const is = (name: string) => said(query, `${side}.near.${name}`) === "1";
  const named = readGroup(said(query, `${side}.near`) ?? "");
  return [{ ...(named ?? { who, bases }), rearSupport: is("rear"), nervous: is("nervous") }];
}

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
  const tests = { a: friendsOf(query, "a", a), b: friendsOf(query, "b", b) };
  const read = fightQuestion.safeParse({ a, b, ...meeting, ...rest, tests });
  return read.success ? read.data : fightQuestion.parse({ a, b });
}

/** BW over which fire is shown. */
export const rangeIn = (query: Query): number | null => numberIn(query, "range");

/** The unit groups that an address names. */
export function readArmies(text: string | null): readonly { readonly number: number; readonly any: readonly GroupCode[] }[] {
  return (text ?? "").split(SEPARATOR).flatMap((one) => {
    const [, number, codes = ""] = /^(\d{1,3})\.(.+)$/s.exec(one) ?? [];
    const any = codes.split(OR).flatMap((code) => readGroup(code) ?? []);
    return number === undefined || any.length === 0 ? [] : [{ number: Number(number), any }];
  });
}

/** The battle that an address leads back to. */
export function battleToReturnTo(query: Query): BattleId | null {
  const [kind, id] = said(query, "back")?.split(":") ?? [];
  return kind === "battle" ? (battleId.safeParse(id).data ?? null) : null;
}
