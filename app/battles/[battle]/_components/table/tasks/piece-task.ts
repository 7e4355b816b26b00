import type { Judgement, Stance } from "@/app/_components/handling/task";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { FoundPlace } from "@/lib/model/refusals";
import { flankPieceLimits, layingLimits } from "@/lib/rules/prebattle/laying/laying-limits";
import type { Battleground } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { type LayingLimits, mayLie } from "@/lib/rules/table/may-lie";
import { pieceFootprint } from "@/lib/rules/table/piece-footprint";
import { snapped } from "@/lib/rules/table/snapped";
import { placesFor } from "@/lib/rules/table/where-it-lies";
import { TOUCHES_HERE } from "@/lib/words/battle/table-panels";
import { theKind } from "@/lib/words/battle/terrain";
import type { Deed } from "../../turn/deed";
import { rounded, sendable } from "./rounded";
import { keyOf, type Seen, type TableTask } from "./table-task";

type Laid = { readonly kind: TerrainKind; readonly limits: LayingLimits };
type Rectangle = Omit<Extract<Deed, { type: "place-piece" }>, "type">;

/** Places that are tried for the start: as many as a table has for a small piece. */
const TRIED = 8000;

/**
 * Where it starts: as small and as straight as possible, so that it is flush with an edge it must touch. Of those places, the one nearest to
 * the middle of its region, and rather at its player's own edge.
 */
function startOf({ ground, seat }: Pick<Seen, "ground" | "seat">, { kind, limits }: Laid): Stance {
  const { left, right, bottom, top } = limits.region;
  const middle = { x: baseWidths((left + right) / 2), y: baseWidths((bottom + top) / 2) };
  const ownEdge = ground.defender === seat ? 0 : baseWidths(ground.depth);
  const far = ({ x, y }: FoundPlace) => Math.hypot(x - middle.x, y - middle.y) + Math.abs(y - ownEdge) / 1000;
  let best: FoundPlace | null = null;
  let count = 0;
  for (const place of placesFor(ground, kind, limits)) {
    // They are found by size, and straight ones first.
    if (best !== null && (place.w !== best.w || place.angle !== best.angle)) break;
    if (best === null || far(place) < far(best)) best = place;
    if (++count >= TRIED) break;
  }
  const { min } = limits.size;
  return rounded({ w: min, h: min, angle: 0, ...middle, ...best });
}

function judged(ground: Battleground, { kind, limits }: Laid, stance: Stance): Judgement {
  const { w, h, x, y, angle } = snapped(ground, { kind, ...stance }, limits);
  const lying = { w, h, x, y, angle };
  return { stance: lying, reasons: mayLie(ground, { kind, ...lying }, limits), warnings: [] };
}

function taskFor(seen: Seen, laid: Laid, key: string, deed: (rectangle: Rectangle) => Deed): TableTask {
  const { ground } = seen;
  const { size, region } = laid.limits;
  const inset = size.min / 2;
  const judge = (stance: Stance) => judged(ground, laid, stance);
  return {
    task: {
      key: keyOf(seen, key, seen.view.pieces.length, laid.kind),
      name: theKind(laid.kind),
      start: startOf(seen, laid),
      ...(laid.limits.edge === null ? {} : { mayBeHere: TOUCHES_HERE }),
      moves: "free",
      turns: true,
      sides: size,
      within: {
        left: baseWidths(region.left) + inset,
        bottom: baseWidths(region.bottom) + inset,
        right: baseWidths(region.right) - inset,
        top: baseWidths(region.top) - inset,
      },
      footprint: pieceFootprint,
      judge,
    },
    deedAt: (stance) => {
      const sent = sendable(stance).find((one) => judge(one).reasons.length === 0);
      return sent ? deed({ w: sent.w, h: sent.h, x: sent.x, y: sent.y, angle: sent.angle }) : null;
    },
  };
}

/** The piece that was rolled for, within the limits of its dice. */
export function pieceTask(seen: Seen): TableTask | null {
  const dice = seen.view.laying?.dice;
  if (!dice) return null;
  const laid = { kind: dice.kind, limits: layingLimits(seen.ground, dice) };
  return taskFor(seen, laid, "piece", (rectangle) => ({ type: "place-piece", ...rectangle }));
}

/** A piece of this kind on a flank of terrain. */
export function flankPieceTask(seen: Seen, kind: TerrainKind): TableTask | null {
  const { flank } = seen.view;
  if (!flank) return null;
  const laid = { kind, limits: flankPieceLimits(seen.ground, seen.seat, flank.edge) };
  return taskFor(seen, laid, "flank", (rectangle) => ({ type: "place-flank-piece", kind, ...rectangle }));
}
