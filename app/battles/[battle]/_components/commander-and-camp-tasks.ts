import type { Stance } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/task";
import { campFootprint, deploymentZone, facingEnemy } from "@/lib/rules/table/battleground";
import { baseWidths, boundsOf, boxQuad, hundredths } from "@/lib/rules/table/geometry/footprint";
import { campLine, mayCamp, whereItCamps } from "@/lib/rules/table/may-camp";
import { mayCommandFrom } from "@/lib/rules/table/may-stand";
import { commanderCalled } from "@/lib/words/battle/names";
import { HELD_NAMES } from "@/lib/words/battle/table-panels";
import { isClear, keyOf, NAME_ROOM, rounded, type Seen, type TableTask, withinZone } from "./task-parts";

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

type Place = { readonly x: number; readonly y: number };

/** Behind his unit groups that stand on the table, or behind all of them, and behind their names. */
function wishOf({ view, seat, ground }: Seen, commander: number): Place {
  const zone = deploymentZone(ground, seat);
  const own = ground.units.filter(({ unit }) => unit.seat === seat);
  const his = own.filter(({ unit }) => view.own?.units.find(({ number }) => number === unit.number)?.commander === commander);
  const led = his.length > 0 ? his : own;
  const [bottom, top] = [baseWidths(zone.bottom) + 0.5, baseWidths(zone.top) - 0.5];
  if (led.length === 0) return { x: baseWidths(ground.width) / 2, y: (bottom + top) / 2 };
  const bounds = led.map(({ footprint }) => boundsOf(footprint));
  const isUpwards = facingEnemy(ground, seat) === 90;
  const rear = meanOf(bounds.map((box) => (isUpwards ? box.bottom - NAME_ROOM : box.top + NAME_ROOM)));
  const x = meanOf(bounds.map(({ left, right }) => (left + right) / 2));
  return { x: baseWidths(x), y: Math.min(top, Math.max(bottom, baseWidths(rear))) };
}

/** So near to each other the standards of two would be drawn over one another, BW. */
const APART = 1.5;

/** Whether nothing is drawn there already: no other commander, no troops, and none of their names. */
function isFree({ view, ground }: Seen, { x, y }: Place): boolean {
  const half = ground.book.limits["marker-size"] / 2;
  const [across, deep] = [hundredths(x), hundredths(y)];
  const isNear = view.commanders.some(({ at }) => "x" in at && Math.hypot(at.x - x, at.y - y) < APART);
  return !isNear && isClear(ground, { left: across - half, right: across + half, bottom: deep - half, top: deep + half }, NAME_ROOM - half);
}

const WAYS = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** The nearest place to a wish from which he may command, along the table first; on free ground if there is such a one. */
function startOf(seen: Seen, commander: number): Stance {
  const { ground, seat } = seen;
  const wish = wishOf(seen, commander);
  const at = ({ x, y }: Place): Stance => rounded({ x, y, angle: 0, w: 0, h: 0 });
  const steps = Array.from({ length: Math.ceil(ground.width / 100) }, (_, far) => far);
  const places = steps
    .flatMap((far) => WAYS.map((way) => at({ x: wish.x + far * way.x, y: wish.y + far * way.y })))
    .filter((place) => mayCommandFrom(ground, seat, place).length === 0);
  return places.find((place) => isFree(seen, place)) ?? places[0] ?? at(wish);
}

/** A commander who is to be placed on the table. */
export function commanderTask(seen: Seen, commander: number): TableTask {
  const { ground, seat } = seen;
  const half = ground.book.limits["marker-size"] / 2;
  const inset = baseWidths(half);
  return {
    task: {
      key: keyOf(seen, "commander", commander),
      name: commanderCalled(commander, "your", seen.view.own?.commanders),
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

/** The camp, which stands along its player's own edge. */
export function campTask(seen: Seen): TableTask {
  const { ground, seat } = seen;
  const [line, width] = [campLine(ground, seat), baseWidths(ground.width)];
  const half = ground.book.campSize.width / 2;
  const at = ({ x }: Stance): Stance => ({ x: toTenth(x), y: line, angle: 0, w: 0, h: 0 });
  return {
    task: {
      key: keyOf(seen, "camp"),
      name: HELD_NAMES.camp,
      start: { x: whereItCamps(ground, seat) ?? toTenth(width / 2), y: line, angle: 0, w: 0, h: 0 },
      moves: "along",
      turns: false,
      sides: null,
      within: { left: half, bottom: line, right: width - half, top: line },
      footprint: ({ x }) => campFootprint({ x, y: line }, ground.book),
      judge: (stance) => ({ stance: at(stance), reasons: mayCamp(ground, seat, at(stance).x), warnings: [] }),
    },
    deedAt: (stance) => (mayCamp(ground, seat, at(stance).x).length > 0 ? null : { type: "place-camp", x: at(stance).x }),
  };
}
