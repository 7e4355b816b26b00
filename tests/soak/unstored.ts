import { advance, battleView, beginLoaded } from "@/lib/server/battles/load-battle";
import type { Running } from "@/lib/server/running";
import { hashOf, type Shown } from "./playing";

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    if (group.push(item) === 1) groups.set(keyOf(item), group);
  }
  return groups;
}

/** Views that were shown and are not what the stored events, up to their number, make a seat see. */
export async function unstoredIn({ battles, knowledge }: Running, shown: readonly Shown[]): Promise<readonly string[]> {
  const byBattle = grouped(shown, ({ battle }) => battle);
  const problems: string[] = [];
  for (const [battle, views] of byBattle) {
    const row = await battles.find(battle);
    if (!row) {
      problems.push(`${battle} was shown and is not there`);
      continue;
    }
    const bySeq = grouped(views, ({ seq }) => seq);
    let loaded = beginLoaded(row, knowledge);
    for (const { event, at } of await battles.events(battle, 0, null)) {
      loaded = advance(loaded, event, at.getTime());
      const { seq } = loaded.battle;
      for (const { seat, hash } of bySeq.get(seq) ?? [])
        if (hashOf(JSON.stringify(battleView(loaded, seat))) !== hash)
          problems.push(`${battle} showed ${seat} a number ${seq} that is not what is stored`);
      bySeq.delete(seq);
    }
    for (const seq of bySeq.keys()) problems.push(`${battle} showed a number ${seq} that was never stored`);
  }
  return problems;
}
