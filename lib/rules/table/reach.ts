import type { Mover } from "../../model/battle-tables";
import type { Form, Going, TerrainKind } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import { formsOf } from "../army/troop-traits";
import type { BattlefieldBook } from "./battlefield-book";
import type { Battleground } from "./battleground";
import type { Footprint } from "./geometry/footprint";
import { overlap } from "./geometry/predicates";
import { goingFor } from "./in-the-way";

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

/** How far such troops move in this going, in the one of these forms that goes farthest; BW. Null where they cannot go. */
function reachIn(troop: QuickTroop, forms: readonly Form[], going: Going, { moves }: BattlefieldBook): number | null {
  if (going === "impassable") return null;
  const reaches = forms.flatMap((form) => moves[moverOf(troop, form)][going] ?? []);
  return reaches.length > 0 ? Math.max(...reaches) : null;
}

/** How much of an army a piece of this kind slows, and how much of it cannot enter: per cent of its bases. */
type Hampered = { readonly slowed: number; readonly shut: number };

/** Troops that do not move at all are not slowed. */
export function hamperedBy(kind: TerrainKind, bodies: readonly Body[], book: BattlefieldBook): Hampered {
  const row = book.kinds[kind];
  let [slowed, shut, all] = [0, 0, 0];
  for (const { troop, bases } of bodies) {
    all += bases;
    const forms = formsOf(troop);
    const [open, here] = [reachIn(troop, forms, "good", book) ?? 0, reachIn(troop, forms, goingFor(row, troop), book)];
    if (here === null) shut += bases;
    else if (here < open) slowed += bases;
  }
  const share = (bases: number) => (all === 0 ? 0 : Math.round((100 * bases) / all));
  // Rounded together, so that the two never come to more than the whole.
  return { slowed: share(slowed + shut) - share(shut), shut: share(shut) };
}

/** What slows a unit group where it stands: how far it moves there, null where it cannot, and how far in the open; BW. */
type Slowed = { readonly kind: TerrainKind; readonly here: number | null; readonly open: number };

/** By the piece under any part of it that slows it most; null where none does. */
export function slowedBy({ pieces, book }: Battleground, footprint: Footprint, troop: QuickTroop, form: Form): Slowed | null {
  const open = reachIn(troop, [form], "good", book) ?? 0;
  return pieces
    .filter((piece) => overlap(footprint, piece.footprint))
    .map(({ kind }): Slowed => ({ kind: kind.id, here: reachIn(troop, [form], goingFor(kind, troop), book), open }))
    .reduce<Slowed | null>((worst, one) => ((one.here ?? -1) < (worst ? (worst.here ?? -1) : open) ? one : worst), null);
}
