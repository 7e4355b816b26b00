import { type Query, said } from "@/app/_components/odds/odds-address";
import { rangeIn, readFight, readGroup, readTyped } from "@/app/_components/odds/odds-reader";
import type { CombatPhase } from "@/lib/model/combat-terms";
import { type Fault, faultsOf } from "@/lib/model/faults";
import { type FightAnswer, type FightQuestion, type FireAnswer, fireQuestion } from "@/lib/model/odds";
import { troop as wholeTroop } from "@/lib/model/troop";
import { meetingApplies, type Role, rolesOf, sideApplies } from "@/lib/rules/odds/applies";
import { askFight } from "@/lib/rules/odds/ask-fight";
import { askFire } from "@/lib/rules/odds/ask-fire";
import type { Asked } from "@/lib/rules/odds/fighters";
import { ranksAt } from "@/lib/rules/odds/group";
import type { OddsBook } from "@/lib/rules/odds/odds-book";
import { ODDS } from "@/lib/words/odds";
import {
  knownSide,
  listSourceOf,
  type Met,
  NO_LISTS,
  resolved,
  settled,
  sourceOf,
  valuesOf,
  type WhoIs,
  whoIsAmong,
  withGroups,
} from "./asked-fight";
import {
  addressOf,
  type Both,
  type ClaimRow,
  type FightView,
  lastOf,
  type MayBe,
  type Names,
  SIDES,
  type Side,
  type SideChoices,
  type ToldView,
  type Unit,
} from "./fight-shapes";

function choicesOf(query: Query, side: Side, { known, foe, role }: Known, book: OddsBook): SideChoices {
  const chosen = said(query, side) ?? "";
  const typed = readTyped(chosen);
  return {
    ...{ source: sourceOf(query, side), list: listSourceOf(query, side), chosen, typed, name: known?.name ?? "" },
    bases: known?.group.bases ?? readGroup(chosen)?.bases ?? typed?.bases ?? 0,
    files: known ? ranksAt(known.group, 0).length : 0,
    form: known?.group.form ?? "",
    applies: known && foe && role ? sideApplies(known.troop, known.group, foe.group, role, book) : null,
  };
}

/** A side, whom it meets and what it does, as far as the address says so. */
type Known = { readonly known: Met | null; readonly foe: Met | null; readonly role: Role | null };

const VOLLEYS = 3;
/** BW that armies begin from each other. */
const BEGIN = 12;

/** Both sides' fire over a distance; null for a side that does not shoot so far. */
function firesOf(question: FightQuestion, distance: number, book: OddsBook): ToldView["fires"] {
  const fireBy = (side: Side, other: Side): FireAnswer | null => {
    const asked = fireQuestion.parse({
      ...{ shooter: question[side], target: question[other], distance, line: question.line, volleys: VOLLEYS },
      comesOn: { from: question.approach?.distance ?? BEGIN },
    });
    const answer = askFire(asked, NO_LISTS, book);
    return answer.ok ? answer.value : null;
  };
  return { a: fireBy("a", "b"), b: fireBy("b", "a") };
}

/** Faults of a typed classification that contradicts itself. */
function typedFaults(query: Query): readonly Fault[] {
  return SIDES.flatMap((side) => {
    const typed = readTyped(said(query, side) ?? "");
    const read = typed && wholeTroop.safeParse(typed.troop);
    return read && !read.success ? faultsOf(read.error, typed?.troop).map((fault) => ({ ...fault, path: [ODDS.side[side]] })) : [];
  });
}

function claimRows(answer: FightAnswer | null, { combat }: OddsBook): ToldView["claims"] {
  const rows = (phase: CombatPhase): readonly ClaimRow[] => {
    const told = SIDES.flatMap((side) => answer?.[side][phase]?.claims ?? []);
    const all = [...combat.claims.general, ...combat.claims[phase]];
    return all.flatMap(({ id, when, source: { from, why } }) =>
      told.some((one) => one.id === id) ? [{ id, when: when.filter((one) => one.endsWith("-ranks")), source: { from, why } }] : [],
    );
  };
  return { charge: rows("charge"), melee: rows("melee") };
}

/** Two names that can be told apart. */
function apart(a: SideChoices, b: SideChoices): Both<SideChoices> {
  if (a.name !== b.name) return { a, b };
  return { a: { ...a, name: ODDS.first(a.name) }, b: { ...b, name: ODDS.second(b.name) } };
}

/** Who is tested beside each side: by its name, or of the side's own kind. */
function nearNames({ tests }: FightQuestion, query: Query, whoIs: WhoIs): Names {
  const nameOf = (side: Side): string => {
    const [friend] = tests[side];
    const known = friend && said(query, `${side}.near`) !== null ? whoIs(friend.who, []) : null;
    if (!friend) return "";
    return (known?.ok && known.value.name) || ODDS.nearOwn;
  };
  return { a: nameOf("a"), b: nameOf("b") };
}

/** Everything that the second side may be by its look, with the end of the fight against each. */
function mayBe(question: Asked<FightQuestion> | null, sent: Query, units: readonly Unit[], book: OddsBook): readonly MayBe[] {
  if (!question?.ok) return [];
  const chosen = said(sent, "b");
  const look = units.find(({ value }) => value === chosen)?.look;
  const alike = look === undefined ? [] : units.filter((one) => one.look === look);
  if (alike.length < 2) return [];
  return alike.flatMap(({ value, name, troop }): readonly MayBe[] => {
    const asked = askFight({ ...question.value, b: { ...question.value.b, who: { troop } }, tests: { a: [], b: [] } }, NO_LISTS, book);
    const at = asked.ok && lastOf(asked.value);
    return at ? [{ name, at, address: addressOf({ ...valuesOf(sent), b: value }), isChosen: value === chosen }] : [];
  });
}

/** What each side does, and what can be asked of how they meet. */
function metOf(read: FightQuestion | null, a: Met | null, b: Met | null, book: OddsBook) {
  if (!read || !a || !b) return { roles: { a: null, b: null }, meeting: null };
  const sides = { a: a.group, b: b.group };
  return { roles: rolesOf(sides, read), meeting: meetingApplies(sides, read, book) };
}

const meetingOf = ({ charge, response, struck, approach }: FightQuestion) => ({ charge, response, struck, approach });

/**
 * Everything that the page of two unit groups shows for an address. `units`: those of each side's source. The server reckons it for whoever
 * opens an address, and the browser for every change.
 */
export function fightView(sent: Query, units: Both<readonly Unit[]>, book: OddsBook): FightView {
  const whoIs = whoIsAmong(units, book);
  const given = withGroups(sent, units);
  const query = settled(given, whoIs, book);
  const read = readFight(query);
  const question = read && resolved(read, whoIs);
  const [a = null, b = null] = read ? SIDES.map((side) => knownSide(read, side, whoIs, book)) : [];
  const asked = question?.ok ? askFight(question.value, NO_LISTS, book) : question;
  const answer = asked?.ok ? asked.value : null;
  const { roles, meeting } = metOf(read, a, b, book);
  const sides = apart(
    choicesOf(given, "a", { known: a, foe: b, role: roles.a }, book),
    choicesOf(given, "b", { known: b, foe: a, role: roles.b }, book),
  );
  const NEAR = 2;
  const reach = meeting?.reach ?? 0;
  const range = Math.min(rangeIn(query) ?? NEAR, Math.max(1, reach));
  return {
    asked: { values: valuesOf(sent), sides, question: read && meetingOf(read), meeting, range },
    told: {
      ...{ answer, names: { a: sides.a.name, b: sides.b.name }, claims: claimRows(answer, book) },
      mayBe: mayBe(question, given, units.b, book),
      faults: [...typedFaults(given), ...(asked && !asked.ok ? asked.faults : [])],
      fires: question?.ok && reach > 0 ? firesOf(question.value, range, book) : { a: null, b: null },
      distance: read?.approach?.distance ?? null,
      near: read ? nearNames(read, query, whoIs) : { a: "", b: "" },
    },
  };
}
