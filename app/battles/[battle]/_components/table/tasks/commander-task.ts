import type { Stance } from "@/app/_components/handling/task";
import { deploymentZone, facingEnemy } from "@/lib/rules/table/deployment-zone";
import { boxQuad } from "@/lib/rules/table/geometry/turned";
import { baseWidths, hundredths } from "@/lib/rules/table/hundredths";
import { mayCommandFrom } from "@/lib/rules/table/may-command-from";
import { commanderCalled } from "@/lib/words/battle/terrain-words";
import { rounded } from "./rounded";
import { keyOf, type Seen, type TableTask, withinZone } from "./table-task";

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Behind his unit groups that stand on the table, or behind all of them. */
function wishOf({ view, seat, ground }: Seen, commander: number): { readonly x: number; readonly y: number } {
  const zone = deploymentZone(ground, seat);
  const own = view.units.filter((unit) => unit.seat === seat);
  const his = own.filter(({ number }) => view.own?.units.find((one) => one.number === number)?.commander === commander);
  const led = his.length > 0 ? his : own;
  const [bottom, top] = [baseWidths(zone.bottom) + 0.5, baseWidths(zone.top) - 0.5];
  if (led.length === 0) return { x: baseWidths(ground.width) / 2, y: (bottom + top) / 2 };
  const behind = facingEnemy(ground, seat) === 90 ? -2 : 2;
  return { x: meanOf(led.map(({ x }) => x)), y: Math.min(top, Math.max(bottom, meanOf(led.map(({ y }) => y)) + behind)) };
}

/** The nearest place to a wish from which he may command, along the table first. */
function startOf(seen: Seen, commander: number): Stance {
  const { ground, seat } = seen;
  const wish = wishOf(seen, commander);
  const at = (x: number, y: number): Stance => rounded({ x, y, angle: 0, w: 0, h: 0 });
  for (let far = 0; far < ground.width / 100; far++)
    for (const [x, y] of [
      [far, 0],
      [-far, 0],
      [0, far],
      [0, -far],
    ] as const) {
      const place = at(wish.x + x, wish.y + y);
      if (mayCommandFrom(ground, seat, place).length === 0) return place;
    }
  return at(wish.x, wish.y);
}

/** A commander who is to be placed on the table. */
export function commanderTask(seen: Seen, commander: number): TableTask {
  const { ground, seat } = seen;
  const half = ground.book.limits["marker-size"] / 2;
  const inset = baseWidths(half);
  return {
    task: {
      key: keyOf(seen, "commander", commander),
      name: commanderCalled(commander),
      start: startOf(seen, commander),
      moves: "free",
      turns: false,
      sides: null,
      within: withinZone(seen, inset),
      footprint: ({ x, y }) => {
        const [middle, centre] = [hundredths(x), hundredths(y)];
        return [boxQuad({ left: middle - half, right: middle + half, bottom: centre - half, top: centre + half })];
      },
      judge: (stance) => ({ stance: rounded(stance), reasons: mayCommandFrom(ground, seat, rounded(stance)), warnings: [] }),
    },
    deedAt: (stance) => {
      const { x, y } = rounded(stance);
      return mayCommandFrom(ground, seat, { x, y }).length > 0 ? null : { type: "place-commander", commander, at: { x, y } };
    },
  };
}
