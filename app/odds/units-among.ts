import { type GroupCode, groupCode, type Query, readNames, said } from "@/app/_components/odds/odds-address";
import { readArmies } from "@/app/_components/odds/odds-reader";
import type { Troop } from "@/lib/model/troop";
import { findList, variantOf } from "@/lib/rules/army/book";
import { troopOf } from "@/lib/rules/odds/fighters";
import { everyGrade } from "@/lib/rules/odds/looks";
import { rulesRow } from "@/lib/rules/rules-row";
import { running } from "@/lib/server/running";
import { ODDS } from "@/lib/words/odds";
import { troopBrief } from "@/lib/words/troops";
import type { Side, Unit } from "./_components/fight-shapes";

type Known = { readonly code: string; readonly name: string; readonly troop: Troop };

/** What a unit group may be whose look is that of this one: as its list states it, and lowered. */
function gradesOf({ bases, who }: GroupCode): readonly Known[] {
  const { book, catalog } = running().knowledge;
  const { tables } = catalog.rules;
  if ("troop" in who) {
    const { qualities } = tables.classifications;
    const quality = rulesRow(qualities, who.troop.quality).name;
    return [{ code: groupCode({ bases, who }), name: ODDS.mayBe.unknown(troopBrief(who.troop, tables), quality), troop: who.troop }];
  }
  const line = findList(book, who.list, who.version)?.byId.get(who.line);
  if (!line) return [];
  return everyGrade(line, who.options).map((grade) => {
    const { troop } = variantOf(line, who.options, grade.qualityDown, grade.firepowerDown);
    const { qualities, firepowers } = tables.classifications;
    const quality = grade.qualityDown ? rulesRow(qualities, troop.quality).name.toLowerCase() : null;
    const firepower = grade.firepowerDown ? rulesRow(firepowers, troop.shooting?.firepower ?? "average").name.toLowerCase() : null;
    return { code: groupCode({ bases, who: { ...who, ...grade } }), name: ODDS.mayBe.lowered(line.line.name, quality, firepower), troop };
  });
}

/** A unit group as it is. */
function exactly({ bases, who }: GroupCode): readonly Known[] {
  const { book, catalog } = running().knowledge;
  const troop = troopOf(who, [], book);
  if (!troop.ok) return [];
  const line = "troop" in who ? undefined : findList(book, who.list, who.version)?.byId.get(who.line);
  return [{ code: groupCode({ bases, who }), name: line?.line.name ?? troopBrief(troop.value, catalog.rules.tables), troop: troop.value }];
}

/** Those of the same troops are one, with all their names. */
function eachOnce(all: readonly Known[]): readonly Known[] {
  const same = new Map<string, Known>();
  for (const one of all) {
    const key = JSON.stringify(one.troop);
    const before = same.get(key);
    same.set(key, before && before.name !== one.name ? { ...before, name: ODDS.mayBe.either(before.name, one.name) } : (before ?? one));
  }
  return [...same.values()];
}

/**
 * The unit groups that an address names for a side to choose among. Of an enemy that is seen, everything that it may be; those that are alike
 * are one choice.
 */
export function unitsAmong(query: Query, side: Side): readonly Unit[] {
  const isSeen = said(query, `${side}.seen`) === "1";
  const names = readNames(said(query, `${side}.names`));
  const alike = new Map<string, { readonly numbers: number[]; readonly any: readonly GroupCode[] }>();
  for (const { number, any } of readArmies(said(query, `${side}.among`))) {
    const look = any.map(groupCode).join();
    const known = alike.get(look) ?? { numbers: [], any };
    known.numbers.push(number);
    alike.set(look, known);
  }
  return [...alike].flatMap(([look, { numbers, any }]) => {
    const all = eachOnce(any.flatMap(isSeen ? gradesOf : exactly));
    const bases = any[0]?.bases ?? 0;
    const called = isSeen ? [] : [...new Set(numbers.flatMap((number) => names.get(number) ?? []))];
    return all.map(({ code, name, troop }) => ({
      ...{ value: code, label: ODDS.unitOption(numbers, ODDS.calledAs(called, name), bases), name, troop },
      ...(all.length > 1 ? { look } : {}),
    }));
  });
}
