import type { ComponentProps } from "react";
import {
  fightAddress,
  groupCode,
  type Numbered,
  type Query,
  rangeIn,
  type readArmies,
  readFight,
  readGroup,
  readTyped,
  said,
  typedCode,
  unitCode,
} from "@/app/_components/odds/odds-address";
import { IMPACT_WEAPONS, MELEE_WEAPONS, SHOOTING_WEAPONS } from "@/lib/model/enumerations";
import { type Fault, faultsOf } from "@/lib/model/faults";
import type { ListId } from "@/lib/model/identifiers";
import {
  type Approach,
  type FightAnswer,
  type FightQuestion,
  type FireAnswer,
  fighter,
  fireQuestion,
  matchUpQuestion,
  type Who,
} from "@/lib/model/odds";
import type { RulesTables } from "@/lib/model/rules-tables";
import { type Troop, troop as wholeTroop } from "@/lib/model/troop";
import { findList } from "@/lib/rules/army/book";
import { muster } from "@/lib/rules/army/muster";
import { type MeetingApplies, meetingApplies, sideApplies } from "@/lib/rules/odds/applies";
import { troopOf } from "@/lib/rules/odds/fighters";
import { type Group, groupOf, groupProblems, ranksAt } from "@/lib/rules/odds/group";
import type { User } from "@/lib/server/identity";
import { armiesToCompare, sideOf } from "@/lib/server/my-armies";
import { oddsBookOf, oddsOfArmies, oddsOfFight, oddsOfFire } from "@/lib/server/odds";
import { running } from "@/lib/server/running";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { ODDS } from "@/lib/words/odds";
import { troopBrief } from "@/lib/words/troops";
import type { Edge, MatchUpTable } from "./_components/match-up-table";
import type { SideChoices, Values } from "./_components/odds-form";
import type { TypedChoices } from "./_components/typed-troop";

type Option = { readonly value: string; readonly label: string };
export type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

/** What is shown until somebody asks: horse that charges, and pike and shot that stands. */
const SAMPLE = { a: "4*polish-lithuanian-1576-1660/polish-hussars", b: "6*swedish-1618-1648/german-brigades" } as const;
const TYPED_SAMPLE = typedCode({
  bases: 6,
  troop: wholeTroop.parse({
    type: "foot",
    training: "formed",
    formation: "close",
    armour: "protected",
    quality: "average",
    melee: "swordsmen",
  }),
});

const TYPED = "typed";

/** Every army and list to choose unit groups from, my own first. */
export async function oddsSources(reader: User | null): Promise<readonly OptionGroup[]> {
  const { own, ready } = await armiesToCompare(reader);
  const named = (armies: typeof own) =>
    armies.map(({ id, name, from }) => ({ value: `army:${id}`, label: [name, from].filter(Boolean).join(" · ") }));
  const { lists } = running().knowledge.catalog;
  return [
    { label: ODDS.sources.mine, options: named(own) },
    { label: ODDS.sources.typed, options: [{ value: TYPED, label: ODDS.sources.typed }] },
    ...byRegion(ready).map((one) => ({ label: `${ODDS.sources.ready}: ${REGION_WORDS[one.region]}`, options: named(one.own) })),
    {
      label: ODDS.sources.lists,
      options: lists.map(({ id, name, years }) => ({ value: `list:${id}`, label: `${name} ${years.join("–")}` })),
    },
  ].filter(({ options }) => options.length > 0);
}

/** The unit groups of an army or a list. */
async function unitsOf(source: string, reader: User | null): Promise<readonly Option[]> {
  const { book } = running().knowledge;
  const [kind, id = ""] = source.split(":");
  if (kind === "list") {
    const lines = findList(book, id as ListId, null)?.lines ?? [];
    return lines.map(({ line, sizes }) => {
      const bases = sizes[Math.floor(sizes.length / 2)] ?? 2;
      const who: Who = { list: id as ListId, line: line.id, version: null, options: [], qualityDown: false, firepowerDown: false };
      return { value: groupCode({ bases, who }), label: ODDS.lineOption(line.name, bases) };
    });
  }
  const side = kind === "army" ? await sideOf(id, reader) : null;
  if (!side) return [];
  return muster(side.army, side.book).units.flatMap(({ unit, list, line, variant }) =>
    line && variant
      ? [
          {
            value: unitCode(unit, list, variant.troop, book),
            label: ODDS.unitOption(unit.number, unit.name ?? line.line.name, unit.bases),
          },
        ]
      : [],
  );
}

/** What a unit group is called: its line, or its classification. */
function nameOf(who: Who, troop: Troop): string {
  const { book, catalog } = running().knowledge;
  const line = "troop" in who ? undefined : findList(book, who.list, who.version)?.byId.get(who.line);
  return line?.line.name ?? troopBrief(troop, catalog.rules.tables);
}

type Side = "a" | "b";
type Known = { readonly name: string; readonly always: Troop; readonly group: Group };

/** A side of the question as it would stand; null if the address says what the rules do not allow. */
function knownSide(question: FightQuestion, side: "a" | "b"): Known | null {
  const { book, catalog } = running().knowledge;
  const { who, ...body } = question[side];
  const troop = troopOf(who, [side], book);
  if (!troop.ok) return null;
  const tables = oddsBookOf(catalog);
  const isFit = groupProblems(troop.value, body, tables).length === 0;
  const fresh = { ...body, files: null, form: null, wounds: 0, square: false, pikesDropped: false, states: [], ground: "good" as const };
  const fit = isFit ? body : fresh;
  if (!isFit && groupProblems(troop.value, fresh, tables).length > 0) return null;
  return { name: nameOf(who, troop.value), always: troop.value, group: groupOf(troop.value, fit, tables) };
}

/** Responses that the rules allow: skirmishers run. */
function fitResponses(approach: Approach, plans: MeetingApplies["plans"]): Query {
  const allowed = (side: Side) => plans[side].find((one) => one === approach[side].response) ?? plans[side][0];
  return { "a.response": allowed("a"), "b.response": allowed("b") };
}

/** The query with what it need not say filled in: a side that cannot charge does not, and skirmishers run. */
function settled(query: Query): Query {
  const question = readFight(query);
  const [a, b] = question ? [knownSide(question, "a"), knownSide(question, "b")] : [];
  if (!question || !a || !b) return query;
  const tables = oddsBookOf(running().knowledge.catalog);
  const applies = meetingApplies({ a: a.group, b: b.group }, question, tables);
  if (question.approach) return { ...query, ...fitResponses(question.approach, applies.plans) };
  const how = said(query, "how") ?? (applies.charges.includes("a") ? "a" : (applies.charges[0] ?? "none"));
  const again = { ...question, charge: how as FightQuestion["charge"] };
  const { responses } = meetingApplies({ a: a.group, b: b.group }, again, tables);
  const response = said(query, "response");
  const isFit = response !== null && responses.some((one) => one === response);
  return { ...query, how, response: isFit ? response : (responses[0] ?? "stand") };
}

async function choicesOf(query: Query, side: Side, known: Known | null, foe: Known | null, reader: User | null): Promise<SideChoices> {
  const code = said(query, side) ?? "";
  const group = readGroup(code);
  const derived = group && !("troop" in group.who) ? `list:${group.who.list}` : TYPED;
  const source = said(query, `${side}.from`) ?? derived;
  const units = source === TYPED ? [] : await unitsOf(source, reader);
  const isThere = units.some(({ value }) => value === code);
  const bases = known?.group.bases ?? group?.bases ?? readTyped(code)?.bases ?? 0;
  const extra = isThere || source === TYPED || !known ? [] : [{ value: code, label: ODDS.lineOption(known.name, bases) }];
  const tables = oddsBookOf(running().knowledge.catalog);
  return {
    ...{ source, chosen: code, bases, units: [...extra, ...units], name: known?.name ?? "" },
    files: known ? ranksAt(known.group, 0).length : 0,
    form: known?.group.form ?? "",
    applies: known && foe ? sideApplies(known.always, known.group, foe.group, tables) : null,
  };
}

/** An address without a unit group takes the first of its source, or the sample. */
async function withGroups(query: Query, reader: User | null): Promise<Query> {
  const filled: Record<string, string> = {};
  for (const side of ["a", "b"] as const) {
    if (said(query, side) !== null) continue;
    const source = said(query, `${side}.from`);
    const units = source === null || source === TYPED ? [] : await unitsOf(source, reader);
    filled[side] = source === TYPED ? TYPED_SAMPLE : (units[0]?.value ?? SAMPLE[side]);
  }
  return { ...query, ...filled };
}

const valuesOf = (query: Query): Values =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const text = [value].flat().filter(Boolean).join(",");
      return text === "" ? [] : [[name, text]];
    }),
  );

/** Both sides' fire over a distance; null for a side that does not shoot so far. */
function firesOf(question: FightQuestion, distance: number): { readonly a: FireAnswer | null; readonly b: FireAnswer | null } {
  const VOLLEYS = 3;
  const FROM = 12;
  const { knowledge } = running();
  const fireBy = (side: Side, other: Side): FireAnswer | null => {
    const asked = oddsOfFire(
      fireQuestion.parse({
        ...{ shooter: question[side], target: question[other], distance, line: question.line, volleys: VOLLEYS },
        comesOn: { from: question.approach?.distance ?? FROM },
      }),
      knowledge,
    );
    return asked.ok ? asked.value : null;
  };
  return { a: fireBy("a", "b"), b: fireBy("b", "a") };
}

/** Faults of a typed classification that contradicts itself. */
function typedFaults(query: Query): readonly Fault[] {
  return (["a", "b"] as const).flatMap((side) => {
    const typed = readTyped(said(query, side) ?? "");
    const read = typed && wholeTroop.safeParse(typed.troop);
    return read && !read.success ? faultsOf(read.error, typed?.troop).map((fault) => ({ ...fault, path: [ODDS.side[side]] })) : [];
  });
}

export type OddsPage = {
  readonly values: Values;
  readonly sides: { readonly a: SideChoices; readonly b: SideChoices };
  readonly question: FightQuestion | null;
  readonly meeting: MeetingApplies | null;
  readonly answer: FightAnswer | null;
  readonly faults: readonly Fault[];
  readonly range: number;
  readonly fires: { readonly a: FireAnswer | null; readonly b: FireAnswer | null };
};

/** Two names that can be told apart. */
function apart(a: SideChoices, b: SideChoices): OddsPage["sides"] {
  if (a.name !== b.name) return { a, b };
  return { a: { ...a, name: ODDS.first(a.name) }, b: { ...b, name: ODDS.second(b.name) } };
}

/** Everything that the page of two unit groups shows for this address. */
export async function oddsPage(sent: Query, reader: User | null): Promise<OddsPage> {
  const given = await withGroups(sent, reader);
  const query = settled(given);
  const question = readFight(query);
  const [a, b] = question ? [knownSide(question, "a"), knownSide(question, "b")] : [null, null];
  const { knowledge } = running();
  const asked = question && oddsOfFight(question, knowledge);
  const sides = apart(await choicesOf(given, "a", a, b, reader), await choicesOf(given, "b", b, a, reader));
  const tables = oddsBookOf(knowledge.catalog);
  const meeting = question && a && b ? meetingApplies({ a: a.group, b: b.group }, question, tables) : null;
  const NEAR = 2;
  const range = Math.min(rangeIn(query) ?? NEAR, Math.max(1, meeting?.reach ?? 1));
  return {
    ...{ values: valuesOf(sent), sides, question, meeting, range },
    answer: asked?.ok ? asked.value : null,
    faults: [...typedFaults(given), ...(asked && !asked.ok ? asked.faults : [])],
    fires: question && meeting && meeting.reach > 0 ? firesOf(question, range) : { a: null, b: null },
  };
}

/** The choices of a typed classification, from the rules tables in force. */
export function typedChoices({ classifications, setFormations, weapons, characteristics }: RulesTables): TypedChoices {
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) => rows.map(({ id, name }) => ({ id, name }));
  const of = (ids: readonly string[]) => named(weapons.filter(({ id }) => ids.includes(id)));
  return {
    type: named(classifications.types),
    training: named(classifications.trainings),
    formation: named(classifications.formations),
    setFormation: named(setFormations),
    armour: named(classifications.armours),
    quality: named(classifications.qualities),
    shooting: of(SHOOTING_WEAPONS),
    firepower: named(classifications.firepowers),
    impact: of(IMPACT_WEAPONS),
    melee: of(MELEE_WEAPONS),
    characteristics: named(characteristics),
  };
}

/** The unit groups of an army, as the address of two armies names them; null if there is no such army. */
export async function armyCodes(source: string | null, reader: User | null): Promise<readonly Numbered[] | null> {
  const [kind, id = ""] = (source ?? "").split(":");
  const side = kind === "army" ? await sideOf(id, reader) : null;
  if (!side) return null;
  const { book } = running().knowledge;
  return muster(side.army, side.book).units.flatMap(({ unit, list, variant }) =>
    variant ? [{ number: unit.number, codes: [unitCode(unit, list, variant.troop, book)] }] : [],
  );
}

type Army = ReturnType<typeof readArmies>;
type TwoArmies = { readonly ok: true } & ComponentProps<typeof MatchUpTable>;

/** The table of two armies; null if either is empty. Of the whole fight it links those whose troops are known. */
export async function twoArmies(mine: Army, theirs: Army): Promise<TwoArmies | { readonly ok: false } | null> {
  if (mine.length === 0 || theirs.length === 0) return null;
  const { knowledge } = running();
  const asFighters = (army: Army) => army.map(({ any }) => any.map((one) => fighter.parse(one)));
  const question = matchUpQuestion.safeParse({
    mine: asFighters(mine).map(([first]) => first),
    theirs: asFighters(theirs).map((any) => (any.length === 1 ? any[0] : { anyOf: any })),
  });
  const asked = question.success ? await oddsOfArmies(question.data, knowledge) : null;
  if (!asked?.ok) return { ok: false };
  const edge = ({ number, any }: Army[number]): Edge => {
    const [first] = any;
    const troop = first && troopOf(first.who, [], knowledge.book);
    const name = first && troop?.ok ? nameOf(first.who, troop.value) : "";
    return { number, name, note: any.length > 1 ? ODDS.armies.anyOf(any.length) : null };
  };
  const links = mine.map(({ any: [own] }) =>
    theirs.map(({ any: [foe, ...more] }) => (own && foe && more.length === 0 ? fightAddress(groupCode(own), groupCode(foe)) : null)),
  );
  return { ok: true, mine: mine.map(edge), theirs: theirs.map(edge), cells: asked.value.cells, links };
}
