import type { AdviceTables } from "../../model/advice-tables";
import type { Form } from "../../model/enumerations";
import type { Battleground } from "../../rules/table/battleground";
import { holds } from "../../rules/table/geometry/predicates";
import { boundsOf } from "../../rules/table/geometry/turned";
import { goingFor } from "../../rules/table/going-for";
import { baseWidths, hundredths } from "../../rules/table/hundredths";
import { isNervous } from "../../rules/table/is-nervous";
import type { Stand } from "../../rules/table/may-stand";
import { sidesOf } from "../../rules/table/unit-shape";
import { measureOf } from "../measure-of";
import type { Slot } from "./line-of-battle";
import type { OwnUnit } from "./own-groups";
import { inTenths, type SeatFrame } from "./seat-frame";
import { hindranceOf } from "./worth-of-kind";

/** How far from its post a group is looked for a place, in BW, and how finely. */
const REACH = { aside: 7, back: 6, step: 0.5 } as const;

/** Points of a footprint by which it is known how much of it lies in terrain: shares of its frontage and depth, from its middle. */
const PROBES = [-0.4, 0, 0.4].flatMap((across) => [-0.4, 0.4].map((ahead) => ({ across, ahead })));

export type Ranked = { readonly stand: Stand; readonly cost: number };

type Sides = { readonly frontage: number; readonly depth: number };

/** How much of a group that stands there is slowed, of one: each part by what is worst under it. */
function slowedAt(ground: Battleground, { troop }: OwnUnit, { x, y }: Stand, { frontage, depth }: Sides, advice: AdviceTables): number {
  const [reachX, reachY] = [frontage / 2, depth / 2];
  const near = ground.pieces.filter(({ footprint }) => {
    const { left, right, bottom, top } = boundsOf(footprint);
    return (
      left < hundredths(x) + reachX && right > hundredths(x) - reachX && bottom < hundredths(y) + reachY && top > hundredths(y) - reachY
    );
  });
  if (near.length === 0) return 0;
  const probes = PROBES.map(({ across, ahead }) => ({ x: hundredths(x) + across * frontage, y: hundredths(y) + ahead * depth }));
  const slowed = probes.map((probe) =>
    Math.max(0, ...near.filter(({ footprint }) => holds(footprint, probe)).map(({ kind }) => hindranceOf(goingFor(kind, troop), advice))),
  );
  return slowed.reduce((total, one) => total + one, 0) / (PROBES.length * 100);
}

/** The places about a post, as a seat thinks of them. */
function spotsAbout({ at }: Slot): readonly { readonly across: number; readonly ahead: number }[] {
  const [aside, back] = [REACH.aside / REACH.step, REACH.back / REACH.step];
  return Array.from({ length: 2 * aside + 1 }, (_, i) => i - aside).flatMap((i) =>
    Array.from({ length: back + 3 }, (_, j) => ({ across: at.across + i * REACH.step, ahead: at.ahead + (2 - j) * REACH.step })),
  );
}

/**
 * Where a group may be drawn up near its post, the best first: not far from it, not where it is slowed, not nervous and in its usual form.
 * Whether it may stand there is for the caller to ask.
 */
export function standsNear(
  slot: Slot,
  forms: readonly Form[],
  ground: Battleground,
  frame: SeatFrame,
  advice: AdviceTables,
): readonly Ranked[] {
  const { group, files, at } = slot;
  const cost = (id: Parameters<typeof measureOf>[0]) => measureOf(id, advice);
  const aside = cost("aside-cost");
  const [slow, nervous, turned] = [cost("slow-cost"), cost("nervous-cost"), cost("turned-cost")];
  const ranked = forms.flatMap((form, order) => {
    const sides = sidesOf(group, form, files, ground.book);
    const [width, depth] = [baseWidths(sides.frontage) / 2, baseWidths(sides.depth) / 2];
    return spotsAbout(slot).flatMap((spot): Ranked[] => {
      if (spot.across < width || spot.across > frame.width - width || spot.ahead < depth) return [];
      const place = frame.spot(spot);
      const stand = { x: inTenths(place.x), y: inTenths(place.y), facing: frame.facing, files, form };
      const off = Math.abs(spot.across - at.across) * aside + Math.abs(spot.ahead - at.ahead) * 10;
      const ills =
        slowedAt(ground, group, stand, sides, advice) * slow +
        (isNervous(ground, { ...stand, bases: group.bases, troop: group.troop }) ? nervous : 0);
      return [{ stand, cost: off + ills + order * turned }];
    });
  });
  return ranked.sort((one, other) => one.cost - other.cost);
}
