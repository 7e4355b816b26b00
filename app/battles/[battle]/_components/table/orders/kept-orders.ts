import { parsedAs } from "@/app/_components/browser/storage";
import type { BattleView } from "@/lib/model/battle-view";
import type { DraftAmbush, OrdersDraft } from "./orders-draft";

type Seen = Pick<BattleView, "battle" | "seat">;

/** The key of a draft in the player's browser. */
export const ordersKey = ({ battle, seat }: Seen): string => `condotta.orders.${battle}.${seat}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isSpot = (value: unknown): value is { x: number; y: number } => isRecord(value) && isNumber(value.x) && isNumber(value.y);

type March = OrdersDraft["marches"][number];

const isMarch = (value: unknown): value is March =>
  isRecord(value) &&
  isNumber(value.commander) &&
  (value.edge === null || value.edge === "left" || value.edge === "right") &&
  Array.isArray(value.units) &&
  value.units.every(isNumber);

const isAmbush = (value: unknown): value is DraftAmbush =>
  isRecord(value) && (value.unit === null || isNumber(value.unit)) && (value.at === null || isSpot(value.at));

/** A stored draft, with nothing in hand; null where the text is none. */
export const keptOrders = (text: string | null): OrdersDraft | null =>
  parsedAs(text, (kept) => {
    if (!isRecord(kept) || !Array.isArray(kept.marches) || !Array.isArray(kept.ambushes)) return null;
    const { marches, ambushes } = kept as { marches: readonly unknown[]; ambushes: readonly unknown[] };
    return marches.every(isMarch) && ambushes.every(isAmbush) ? { marches, ambushes, held: null } : null;
  });
