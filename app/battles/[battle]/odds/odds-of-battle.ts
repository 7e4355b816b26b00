import {
  amongOf,
  armiesAddress,
  fightAddress,
  fromBattle,
  groupCode,
  meetingOf,
  type Numbered,
  namesCode,
  unitCode,
} from "@/app/_components/odds/odds-address";
import { readGroup } from "@/app/_components/odds/odds-reader";
import type { BattleView } from "@/lib/model/battle-view";
import type { Placed } from "@/lib/model/battlefield";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import type { QuickTroop } from "@/lib/model/force";
import type { ListId } from "@/lib/model/identifiers";
import { type Fighter, fighter } from "@/lib/model/odds";
import { FIGHTING_GROUNDS, ODDS_MOST } from "@/lib/model/odds-terms";
import { findList, type PreparedList } from "@/lib/rules/army/book";
import { muster } from "@/lib/rules/army/muster";
import { openingOf } from "@/lib/rules/odds/ask-match-up";
import { askedGroup, troopOf } from "@/lib/rules/odds/fighters";
import { type Group, groupProblems } from "@/lib/rules/odds/group";
import { alikeIn, unlisted } from "@/lib/rules/odds/looks";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { worstGoing } from "@/lib/rules/table/in-the-way";
import { battleView } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import type { Knowledge } from "@/lib/server/knowledge";
import { oddsBookOf } from "@/lib/server/odds";
import { readArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";

/** Troops of whom no list is known, each as an address reads it. */
const unlistedCodes = (look: QuickTroop, bases: number): readonly string[] =>
  unlisted(look).map((troop) => groupCode(fighter.parse({ who: { troop }, bases })));

/** The lists that an enemy's troops may be from: his own, and only where nothing in it looks like them, those of external allies. */
function listsOf({ forces }: BattleView, seat: SeatName): readonly (readonly PreparedList[])[] {
  const { book } = running().knowledge;
  const known = (id: string) => findList(book, id as ListId, null) ?? [];
  const own = [forces[seat]?.list ?? []].flat().flatMap(known);
  return [own, own.flatMap(({ list }) => list.commanders.externalAllies.flatMap(({ list: ally }) => known(ally)))];
}

type Seen = Pick<Placed, "number" | "name" | "bases" | "troop">;

/** Everything that a unit group may be by its look; what its name says comes first. */
function codesOf({ name, bases, troop }: Seen, lists: ReturnType<typeof listsOf>): readonly string[] {
  const found = lists
    .map((some) =>
      some.flatMap(({ list }) =>
        alikeIn(list, troop).map(({ line, options }) => ({
          name: line.name,
          code: groupCode({
            bases,
            who: { list: list.id, line: line.id, version: null, options: [...options], qualityDown: false, firepowerDown: false },
          }),
        })),
      ),
    )
    .find((some) => some.length > 0);
  const inOrder = found?.toSorted((one, other) => Number(other.name === name) - Number(one.name === name)).map(({ code }) => code);
  return inOrder?.slice(0, ODDS_MOST.anyOf) ?? unlistedCodes(troop, bases);
}

/** The enemy's unit groups that this seat sees, each with all that it may be. */
function theirGroups(view: BattleView, seat: SeatName): readonly Numbered[] {
  const lists = listsOf(view, otherSeat(seat));
  const seen = view.units.filter((one) => one.seat !== seat);
  return seen.map((one) => ({ number: one.number, codes: codesOf(one, lists) })).filter(({ codes }) => codes.length > 0);
}

/** My own unit groups as they are; of a force that was typed in, as they look. */
function myGroups({ battle }: Loaded, view: BattleView, seat: SeatName, knowledge: Knowledge): readonly Numbered[] {
  const army = battle.seats[seat].force?.army;
  const read = army && readArmy(army, knowledge);
  if (!read?.ok)
    return (view.own?.units ?? [])
      .map((one) => ({ number: one.number, codes: unlistedCodes(one.troop, one.bases).slice(0, 1) }))
      .filter(({ codes }) => codes.length > 0);
  return muster(read.army, read.book).units.flatMap(({ unit, list, variant }) =>
    variant ? [{ number: unit.number, codes: [unitCode(unit, list, variant.troop, knowledge.book)] }] : [],
  );
}

/** The odds of both armies; null while there is nothing to compare. */
export function armiesOfBattle(loaded: Loaded, seat: SeatName, knowledge = running().knowledge): string | null {
  const view = battleView(loaded, seat);
  const [mine, theirs] = [myGroups(loaded, view, seat, knowledge), theirGroups(view, seat)];
  return mine.length > 0 && theirs.length > 0 ? armiesAddress(mine, theirs, { seen: true, battle: view.battle }) : null;
}

/** The ground under a unit group, as far as troops can fight on it. */
function groundUnder({ battle }: Loaded, { seat, number, troop }: Placed): Fighter["ground"] {
  const ground = battlegroundNow(battle);
  const standing = ground.units.find(({ unit }) => unit.seat === seat && unit.number === number);
  const going = standing && worstGoing(ground, standing.footprint, troop);
  return FIGHTING_GROUNDS.find((one) => one === going) ?? "good";
}

/** How a unit group stands on the table, and as it then fights; what the odds do not take for such troops is left out. */
type Stands = { readonly stance: Partial<Fighter>; readonly group: Group | null };

function standsAs(loaded: Loaded, placed: Placed | undefined, code: string, wounds: number): Stands {
  const { catalog, book } = running().knowledge;
  const odds = oddsBookOf(catalog);
  const read = readGroup(code);
  const troop = read && troopOf(read.who, [], book);
  if (!read || !troop?.ok) return { stance: {}, group: null };
  const plain = fighter.parse(read);
  const states = (["stakes", "caltrops", "nervous"] as const).filter((one) => placed?.[one]);
  const told: Partial<Fighter> = placed
    ? {
        ...{ files: placed.files, form: placed.form, states, pikesDropped: placed.droppedPikes },
        ...{ ground: groundUnder(loaded, placed), wounds },
      }
    : { wounds };
  const wrong = groupProblems(troop.value, { ...plain, ...told }, odds).map(({ at }) => at);
  const stance: Partial<Fighter> = Object.fromEntries(Object.entries(told).filter(([field]) => !wrong.includes(field)));
  const asked = askedGroup({ ...plain, ...stance }, [], book, odds);
  return { stance, group: asked.ok ? asked.value : null };
}

function stanceOf(
  side: "a" | "b",
  { files, form, states, pikesDropped, ground, wounds }: Partial<Fighter>,
): Readonly<Record<string, string>> {
  const told = {
    ...{ files, form, ground: ground === "good" ? undefined : ground, wounds: wounds || undefined },
    ...{ states: states && states.length > 0 ? states.join() : undefined, pikes: pikesDropped ? 1 : undefined },
  };
  return Object.fromEntries(Object.entries(told).flatMap(([name, value]) => (value == null ? [] : [[`${side}.${name}`, String(value)]])));
}

type Both<T> = { readonly a: T; readonly b: T };

/**
 * The odds of one of mine (`a`) against one of theirs as they stand, both among all the others; null if either is not known. They begin with
 * what the rules allow these two, as in the table of both armies.
 */
export function fightOfBattle(
  loaded: Loaded,
  seat: SeatName,
  numbers: Both<number>,
  wounds: Both<number>,
  knowledge = running().knowledge,
): string | null {
  const view = battleView(loaded, seat);
  const groups = { a: myGroups(loaded, view, seat, knowledge), b: theirGroups(view, seat) };
  const codeOf = (side: "a" | "b") => groups[side].find(({ number }) => number === numbers[side])?.codes[0];
  const [a, b] = [codeOf("a"), codeOf("b")];
  if (a === undefined || b === undefined) return null;
  const stands = (side: "a" | "b", code: string) => {
    const placed = view.units.find((one) => (one.seat === seat) === (side === "a") && one.number === numbers[side]);
    return standsAs(loaded, placed, code, wounds[side]);
  };
  const [mine, foe] = [stands("a", a), stands("b", b)];
  const meeting = mine.group && foe.group ? meetingOf(openingOf(mine.group, foe.group, oddsBookOf(knowledge.catalog))) : {};
  const among = { ...amongOf("a", groups.a, false), ...amongOf("b", groups.b, true), "a.names": namesCode(view.own?.units ?? []) };
  return fightAddress(a, b, {
    ...{ ...among, ...stanceOf("a", mine.stance), ...stanceOf("b", foe.stance) },
    ...{ ...meeting, ...fromBattle(view.battle) },
  });
}
