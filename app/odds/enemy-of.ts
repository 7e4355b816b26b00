import { unitCode } from "@/app/_components/odds/odds-address";
import { readGroup } from "@/app/_components/odds/odds-reader";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { isOpenIn } from "@/lib/rules/army/book";
import { muster } from "@/lib/rules/army/muster";
import { running } from "@/lib/server/running";
import { SAMPLE } from "./_components/asked-fight";

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
