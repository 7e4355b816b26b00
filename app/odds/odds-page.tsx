import { cache } from "react";
import { Link } from "@/app/_components/link";
import { groupCode, type Query, said, unitCode } from "@/app/_components/odds/odds-address";
import { battleToReturnTo, readGroup } from "@/app/_components/odds/odds-reader";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { ListId } from "@/lib/model/identifiers";
import type { Who } from "@/lib/model/odds";
import { findList, isOpenIn } from "@/lib/rules/army/book";
import { muster } from "@/lib/rules/army/muster";
import { troopOf } from "@/lib/rules/odds/fighters";
import type { User } from "@/lib/server/identity";
import { armiesToCompare, sideOf } from "@/lib/server/my-armies";
import { oddsBookOf } from "@/lib/server/odds";
import { running } from "@/lib/server/running";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { ODDS } from "@/lib/words/odds";
import { PAPER } from "@/lib/words/papers";
import { troopBrief } from "@/lib/words/troops";
import { listSourceOf, SAMPLE, sourceOf, valuesOf } from "./_components/asked-fight";
import type { OptionGroup } from "./_components/fields";
import { AMONG, addressOf, type Both, type FightView, SIDES, type Side, TYPED, type Unit } from "./_components/fight-shapes";
import { fightView } from "./_components/fight-view";
import { unitsAmong } from "./units-among";

type Ready = { readonly army: Army; readonly list: ArmyList };

/** The first and the last year that an army may be of. */
const yearsOf = ({ year }: Army, list: ArmyList): readonly [number, number] => (year === null ? list.years : [year, year]);

/** How many years lie between a sample army and the years of another. */
const farFrom = ([first, last]: readonly [number, number], { army, list }: Ready): number => {
  const year = army.year ?? list.years[0];
  return Math.max(0, first - year, year - last);
};

/** The dearest unit group of a sample army that fights as a TuG in this year, as an address names it. */
function mainGroup({ army }: Ready, year: number | null): string | null {
  const { book } = running().knowledge;
  const groups = muster(army, book).units.flatMap(({ unit, list, line, variant }) =>
    line && variant && variant.tugs > 0 && isOpenIn(line.line.years, year)
      ? [{ code: unitCode(unit, list, variant.troop, book), points: variant.price * unit.bases }]
      : [],
  );
  return groups.toSorted((one, other) => other.points - one.points)[0]?.code ?? null;
}

/**
 * Whom an army meets while nobody says so: a unit group of a sample army whose list is open in the army's year, of an enemy of history before
 * all others, and of the nearest year. Null: whoever the page shows to everybody.
 */
export function enemyOf(army: Army, own: ArmyList): string | null {
  const { readyArmies, lists } = running().knowledge.catalog;
  const years = yearsOf(army, own);
  const isOpen = (list: ArmyList) => list.years[0] <= years[1] && years[0] <= list.years[1];
  const open = readyArmies.flatMap(({ army: one }): readonly Ready[] => {
    const list = lists.find(({ id }) => id === one.list);
    return list && list.id !== own.id && isOpen(list) ? [{ army: one, list }] : [];
  });
  const rank = (one: Ready) => own.enemies.indexOf(one.list.id);
  const enemies = open.filter((one) => rank(one) >= 0).toSorted((one, other) => rank(one) - rank(other));
  const shown = readGroup(SAMPLE.b)?.who;
  if (enemies.length === 0 && shown && "list" in shown && open.some(({ list }) => list.id === shown.list)) return null;
  const pool = (enemies.length > 0 ? enemies : open).toSorted((one, other) => farFrom(years, one) - farFrom(years, other));
  for (const one of pool) {
    const code = mainGroup(one, army.year);
    if (code !== null) return code;
  }
  return null;
}

/** An army that is asked for more than once while one page is made. */
const armySeen = cache(sideOf);

/** The army of this reader, or the sample army, that an address leads back to; null if it names none that the reader may see. */
export async function armyToReturnTo(query: Query, reader: User | null): Promise<{ readonly id: string; readonly name: string } | null> {
  const id = said(query, "back");
  const side = id === null ? null : await armySeen(id, reader);
  return id !== null && side ? { id, name: side.army.name } : null;
}

/** The address with an enemy for a unit group of an army that the reader may see; null where it names one already, or needs none. */
export async function withEnemy(query: Query, reader: User | null): Promise<string | null> {
  const [kind, id = ""] = said(query, "a.from")?.split(":") ?? [];
  if (kind !== "army" || ["b", "b.from", "b.among"].some((one) => said(query, one) !== null)) return null;
  const side = await armySeen(id, reader);
  const own = side && findList(side.book, side.army.list, side.army.listVersion)?.list;
  const enemy = own ? enemyOf(side.army, own) : null;
  return enemy === null ? null : addressOf({ ...valuesOf(query), b: enemy });
}

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

/** A unit group that an address names: of a line by its list, or by its classification; null if there is none. */
export function unitNamed(code: string): Unit | null {
  const group = readGroup(code);
  if (!group) return null;
  const { book, catalog } = running().knowledge;
  const { who, bases } = group;
  const troop = troopOf(who, [], book);
  if (!troop.ok) return null;
  const line = "troop" in who ? undefined : findList(book, who.list, who.version)?.byId.get(who.line);
  const name = line?.line.name ?? troopBrief(troop.value, catalog.rules.tables);
  return { value: code, label: ODDS.lineOption(name, bases), name, troop: troop.value };
}

/** The lines of a list, each with its middle size. */
function linesOf(list: ListId): readonly Unit[] {
  const lines = findList(running().knowledge.book, list, null)?.lines ?? [];
  return lines.flatMap(({ line, sizes }) => {
    const bases = sizes[Math.floor(sizes.length / 2)] ?? 2;
    const who: Who = { list, line: line.id, version: null, options: [], qualityDown: false, firepowerDown: false };
    return unitNamed(groupCode({ bases, who })) ?? [];
  });
}

/** The unit groups of an army; those that are alike are one choice. */
async function groupsOf(army: string, reader: User | null): Promise<readonly Unit[]> {
  const side = await armySeen(army, reader);
  if (!side) return [];
  const { book } = running().knowledge;
  const groups = muster(side.army, side.book).units.flatMap(({ unit, list, line, variant }) => {
    if (!line || !variant) return [];
    const { troop } = variant;
    return { unit, name: line.line.name, troop, value: unitCode(unit, list, troop, book) };
  });
  const codes = [...new Set(groups.map(({ value }) => value))];
  return codes.flatMap((value) => {
    const alike = groups.filter((one) => one.value === value);
    const [first] = alike;
    if (!first) return [];
    const { name, troop, unit } = first;
    const called = [...new Set(alike.map((one) => one.unit.name ?? one.name))];
    const numbers = alike.map((one) => one.unit.number);
    return { value, label: ODDS.unitOption(numbers, called, unit.bases), name, troop };
  });
}

/** The unit groups of a side's source: of an army, of a list, or those that the address names. */
async function unitsOf(source: string, query: Query, side: Side, reader: User | null): Promise<readonly Unit[]> {
  if (source === AMONG) return unitsAmong(query, side);
  const [kind, id = ""] = source.split(":");
  if (kind === "list") return linesOf(id as ListId);
  return kind === "army" ? await groupsOf(id, reader) : [];
}

/** Those of a side's source, after whoever else the address names there. */
async function unitsOfSide(query: Query, side: Side, reader: User | null): Promise<readonly Unit[]> {
  const isNobody = said(query, side) === null && said(query, `${side}.from`) === null;
  const source = sourceOf(isNobody ? { ...query, [side]: SAMPLE[side] } : query, side);
  const found = source === TYPED ? [] : await unitsOf(source, query, side, reader);
  // Whoever is sent the address of somebody's army sees the list of the unit group that it names.
  const units = found.length === 0 && source.startsWith("army:") ? await unitsOf(listSourceOf(query, side), query, side, reader) : found;
  const named = [isNobody ? SAMPLE[side] : said(query, side), said(query, `${side}.near`)];
  const others = named.flatMap((code) => (code === null || units.some(({ value }) => value === code) ? [] : (unitNamed(code) ?? [])));
  return [...others, ...units];
}

type OddsPage = { readonly view: FightView; readonly units: Both<readonly Unit[]> };

/** Everything that the page of two unit groups shows for this address, and whom else it offers. */
export async function oddsPage(sent: Query, reader: User | null): Promise<OddsPage> {
  const [a = [], b = []] = await Promise.all(SIDES.map((side) => unitsOfSide(sent, side, reader)));
  const units = { a, b };
  return { view: fightView(sent, units, oddsBookOf(running().knowledge.catalog)), units };
}

type Props = { readonly query: Query; readonly reader: User | null };

/** The way back to the battle or the army that the odds were opened from. */
export async function WayBack({ query, reader }: Props) {
  const battle = battleToReturnTo(query);
  const army = battle === null ? await armyToReturnTo(query, reader) : null;
  const way =
    battle !== null
      ? { href: `/battles/${battle}`, words: ODDS.toBattle }
      : army && { href: `/armies/${army.id}`, words: PAPER.back(army.name) };
  return (
    way && (
      <p className="screen-only">
        <Link href={way.href} className="inline-flex min-h-[44px] items-center [overflow-wrap:anywhere]">
          {way.words}
        </Link>
      </p>
    )
  );
}
