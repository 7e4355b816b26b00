import type { Mover } from "../../model/battle-tables";
import type { Form, Going, TerrainKind } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { BattlefieldBook } from "./battlefield-book";
import { goingFor } from "./in-the-way";
import { formsOf } from "./unit-shape";

/** Troops of one sort, and how many bases of them there are. */
export type Body = { readonly troop: QuickTroop; readonly bases: number };

function moverOf({ type, weapon }: QuickTroop, form: Form): Mover {
  switch (type) {
    case "foot":
      return form === "skirmish" || form === "loose" ? `foot-${form}` : "foot-close";
    case "mounted":
      return form === "foot" ? "foot-loose" : form === "skirmish" || form === "loose" ? `mounted-${form}` : "mounted-close";
    case "artillery":
      return weapon === "light-artillery" ? "light-artillery" : "artillery";
    case "battle-wagon":
    case "elephant":
      return type;
    default:
      return type satisfies never;
  }
}

/** How far such troops move in this going, in the form that goes farthest; BW. Null where they cannot go. */
function reachIn(troop: QuickTroop, going: Going, { moves }: BattlefieldBook): number | null {
  if (going === "impassable") return null;
  const reaches = formsOf(troop).flatMap((form) => moves[moverOf(troop, form)][going] ?? []);
  return reaches.length > 0 ? Math.max(...reaches) : null;
}

/** How much of an army a piece of this kind slows, and how much of it cannot enter: per cent of its bases. */
export type Hampered = { readonly slowed: number; readonly shut: number };

/** Troops that do not move at all are not slowed. */
export function hamperedBy(kind: TerrainKind, bodies: readonly Body[], book: BattlefieldBook): Hampered {
  const row = book.kinds[kind];
  let [slowed, shut, all] = [0, 0, 0];
  for (const { troop, bases } of bodies) {
    all += bases;
    const [open, here] = [reachIn(troop, "good", book) ?? 0, reachIn(troop, goingFor(row, troop), book)];
    if (here === null) shut += bases;
    else if (here < open) slowed += bases;
  }
  const share = (bases: number) => (all === 0 ? 0 : Math.round((100 * bases) / all));
  // Rounded together, so that the two never come to more than the whole.
  return { slowed: share(slowed + shut) - share(shut), shut: share(shut) };
}
