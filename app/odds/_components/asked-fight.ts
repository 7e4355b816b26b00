import { type Query, said, typedCode, whoCode } from "@/app/_components/odds/odds-address";
import { readFight, readGroup } from "@/app/_components/odds/odds-reader";
import type { Fault } from "@/lib/model/faults";
import type { Approach, FightQuestion, Who } from "@/lib/model/odds";
import { troop as wholeTroop } from "@/lib/model/troop";
import type { Lists } from "@/lib/rules/army/book";
import { type MeetingApplies, meetingApplies } from "@/lib/rules/odds/applies";
import type { Asked } from "@/lib/rules/odds/fighters";
import { type Group, groupOf, groupProblems } from "@/lib/rules/odds/group";
import type { OddsBook } from "@/lib/rules/odds/odds-book";
import { troopBrief } from "@/lib/words/troops";
import { AMONG, type Both, SIDES, type Side, TYPED, type Unit, type Values } from "./fight-shapes";

/** Whom an address names: troops and a name. */
type Known = Pick<Unit, "name" | "troop">;
export type WhoIs = (who: Who, path: Fault["path"]) => Asked<Known>;

/** What is shown until somebody asks: horse that charges, and pike and shot that stands. */
export const SAMPLE: Both<string> = {
  a: "4*polish-lithuanian-1576-1660/polish-hussars",
  b: "6*swedish-1618-1648/german-brigades",
};
const TYPED_SAMPLE = typedCode({
  bases: 6,
  troop: wholeTroop.parse({
    ...{ type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" },
    melee: "swordsmen",
  }),
});

/** What an address says. */
export const valuesOf = (query: Query): Values =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const text = [value].flat().filter(Boolean).join(",");
      return text === "" ? [] : [[name, text]];
    }),
  );

/** The list of the unit group that an address names. */
export function listSourceOf(query: Query, side: Side): string {
  const group = readGroup(said(query, side) ?? "");
  return group && !("troop" in group.who) ? `list:${group.who.list}` : TYPED;
}

/** Where the unit groups of a side are chosen from: as the address says, or the list of the one it names. */
export function sourceOf(query: Query, side: Side): string {
  if (said(query, `${side}.among`) !== null) return said(query, `${side}.from`) ?? AMONG;
  return said(query, `${side}.from`) ?? listSourceOf(query, side);
}

/** Everybody that these unit groups are, by what an address calls them; a typed classification is itself. */
export function whoIsAmong(units: Both<readonly Unit[]>, { rules }: OddsBook): WhoIs {
  const known = new Map<string, Known>();
  for (const { value, name, troop } of [...units.a, ...units.b]) {
    const group = readGroup(value);
    if (group) known.set(whoCode(group.who), { name, troop });
  }
  return (who, path) => {
    const found = known.get(whoCode(who));
    if (found) return { ok: true, value: found };
    return "troop" in who
      ? { ok: true, value: { name: troopBrief(who.troop, rules), troop: who.troop } }
      : { ok: false, faults: [{ path: [...path, "line"], code: "unknown-line", params: { line: who.line } }] };
  };
}

/** An address without a unit group takes the first of the source it names, or the sample. */
export function withGroups(query: Query, units: Both<readonly Unit[]>): Query {
  const firstOf = (side: Side): string => {
    const source = said(query, `${side}.from`);
    if (source === TYPED) return TYPED_SAMPLE;
    return (source === null ? undefined : units[side][0]?.value) ?? SAMPLE[side];
  };
  const missing = SIDES.filter((side) => said(query, side) === null);
  return { ...query, ...Object.fromEntries(missing.map((side) => [side, firstOf(side)])) };
}

export type Met = Known & { readonly group: Group };

/** A side of the question as it would stand; null if the address says what the rules do not allow. */
export function knownSide(question: FightQuestion, side: Side, whoIs: WhoIs, book: OddsBook): Met | null {
  const { who, ...body } = question[side];
  const known = whoIs(who, [side]);
  if (!known.ok) return null;
  const { troop } = known.value;
  const isFit = groupProblems(troop, body, book).length === 0;
  const fresh = { ...body, files: null, form: null, wounds: 0, square: false, pikesDropped: false, states: [], ground: "good" as const };
  const fit = isFit ? body : fresh;
  if (!isFit && groupProblems(troop, fresh, book).length > 0) return null;
  return { ...known.value, group: groupOf(troop, fit, book) };
}

/** Responses that the rules allow: skirmishers run. */
function fitResponses(approach: Approach, plans: MeetingApplies["plans"]): Query {
  const allowed = (side: Side) => plans[side].find((one) => one === approach[side].response) ?? plans[side][0];
  return { "a.response": allowed("a"), "b.response": allowed("b") };
}

/** The query without breaking off by a side that cannot. */
function fitLeaving(query: Query, { breakOff }: MeetingApplies): Query {
  const leaves = said(query, "leaves");
  return leaves === null || breakOff.some((side) => leaves.startsWith(side)) ? query : { ...query, leaves: undefined };
}

/**
 * The query with what it need not say filled in, and with what other troops left of it: a side that cannot charge does not, skirmishers run, and
 * nobody breaks off who cannot.
 */
export function settled(query: Query, whoIs: WhoIs, book: OddsBook): Query {
  const question = readFight(query);
  const [a, b] = question ? SIDES.map((side) => knownSide(question, side, whoIs, book)) : [];
  if (!question || !a || !b) return query;
  const groups = { a: a.group, b: b.group };
  const applies = meetingApplies(groups, question, book);
  if (question.approach) return { ...query, ...fitResponses(question.approach, applies.plans) };
  const how = applies.charges.find((one) => one === said(query, "how")) ?? applies.charges[0] ?? "none";
  const { responses } = meetingApplies(groups, { ...question, charge: how }, book);
  const response = said(query, "response");
  const isFit = response !== null && responses.some((one) => one === response);
  return { ...fitLeaving(query, applies), how, response: isFit ? response : (responses[0] ?? "stand") };
}

/** Every line is told by its troops. */
export const NO_LISTS: Lists = { current: new Map(), byVersion: new Map() };

/** The question with troops in place of lines, or whoever in it is unknown. */
export function resolved(question: FightQuestion, whoIs: WhoIs): Asked<FightQuestion> {
  const faults: Fault[] = [];
  const known = <T extends { who: Who }>(one: T, path: Fault["path"]): T => {
    const found = whoIs(one.who, [...path, "who"]);
    if (found.ok) return { ...one, who: { troop: found.value.troop } };
    faults.push(...found.faults);
    return one;
  };
  const { a, b, tests } = question;
  const near = (side: Side) => tests[side].map((one, at) => known(one, ["tests", side, at]));
  const value = { ...question, a: known(a, ["a"]), b: known(b, ["b"]), tests: { a: near("a"), b: near("b") } };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}
