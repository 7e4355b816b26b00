import type { Spot } from "@/app/_components/battlefield/field-layout";
import { type Board, createBoard, showParts } from "@/app/_components/browser/board";
import { carryTo, createHand, type Hand, NO_STANCES } from "@/app/_components/handling/hand";
import type { Stance } from "@/app/_components/handling/task";
import type { BattleLine, LaidGroup } from "@/lib/model/advice";
import type { TerrainKind } from "@/lib/model/enumerations";
import { NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";
import type { Sender } from "./sender";
import type { Member } from "./task-parts";
import type { Thing } from "./things";
import type { Wanted } from "./unit-tasks";

/** A thing and where it is to be put once it is in the hand. */
type Put = { readonly key: string } & ({ readonly stance: Stance } | { readonly spot: Spot });

export type DeskState = {
  /** Whatever was taken up last; it may be gone by now. */
  readonly thing: Thing | null;
  /** What is in the hand now, as the field draws it. */
  readonly held: Thing | null;
  readonly wanted: Readonly<Record<string, Wanted>>;
  readonly put: Put | null;
  readonly draft: OrdersDraft;
  /** Of the batch that is being deployed: what is laid out and not confirmed, and how it was before each change. */
  readonly laid: readonly LaidGroup[];
  readonly past: readonly (readonly LaidGroup[])[];
  /** Numbers of those that are moved as one; whether a tap adds to them. */
  readonly band: readonly number[];
  readonly isPicking: boolean;
  /** Those in the hand, as they stood when they were taken up. */
  readonly heldBand: readonly Member[] | null;
  /** The battle line that was chosen last. */
  readonly line: BattleLine | null;
  /** The last batch was put beside its first group: so is the next, from the start. */
  readonly isBeside: boolean;
  /** What is laid out of this batch was laid like the last one, before its player had done anything. */
  readonly isLikeLast: boolean;
  /** Kinds of terrain that are picked and not sent yet: each is sent when its turn has come, and then no more is chosen if `isLast`. */
  readonly picks: { readonly kinds: readonly TerrainKind[]; readonly isLast: boolean };
  /** Every piece of the other player's is left where it lies. */
  readonly leavesAll: boolean;
  /** Counts how often all was laid out at once: what is in the hand is then taken up anew. */
  readonly afresh: number;
};

/** What a seat does with its hands: shared by the field, where things are carried, and the turn, where they are chosen and sent. */
export type Desk = {
  readonly hand: Hand;
  readonly state: Board<DeskState>;
  readonly change: (change: Partial<DeskState>) => void;
  /** What the turn's button does, for the key that does the same on the field. */
  readonly onConfirm: (act: () => void) => void;
  readonly confirm: () => void;
  /** What a tap on a unit group that is laid out does. */
  readonly onTakeUp: (act: (number: number) => void) => void;
  readonly takeUp: (number: number) => void;
  /** What a tap on the table beside what is in the hand does: by itself, that goes there. Returns what ends it. */
  readonly onTap: (act: (spot: Spot) => void) => () => void;
  readonly tap: (spot: Spot) => void;
  readonly onOrders: (act: (change: OrdersChange) => void) => void;
  readonly order: (change: OrdersChange) => void;
};

/** Nothing laid out. */
export const NO_BATCH = {
  ...{ laid: [], past: [], band: [], isPicking: false, heldBand: null },
  ...{ line: null, isBeside: false, isLikeLast: false, afresh: 0 },
} as const;

export const NO_PICKS: DeskState["picks"] = { kinds: [], isLast: false };

const EMPTY: DeskState = {
  thing: null,
  held: null,
  wanted: {},
  put: null,
  draft: NO_ORDERS,
  picks: NO_PICKS,
  leavesAll: false,
  ...NO_BATCH,
};

/** One for each seat's room: what is in the hand goes with it. `isShared`: on one device nothing of it is kept. */
export function createDesk(isShared: boolean): Desk {
  const state = createBoard(EMPTY);
  let confirm = (): void => undefined;
  let takeUp = (_: number): void => undefined;
  const hand = createHand(isShared ? { kept: NO_STANCES } : {});
  const goThere = (spot: Spot) => carryTo(hand, spot);
  let tap = goThere;
  let order = (_: OrdersChange): void => undefined;
  return {
    hand,
    state,
    change: (change) => showParts(state, change),
    onConfirm: (act) => {
      confirm = act;
    },
    confirm: () => confirm(),
    onTakeUp: (act) => {
      takeUp = act;
    },
    takeUp: (number) => takeUp(number),
    onTap: (act) => {
      tap = act;
      return () => {
        tap = goThere;
      };
    },
    tap: (spot) => tap(spot),
    onOrders: (act) => {
      order = act;
    },
    order: (change) => order(change),
  };
}

/** What is in the hand stays where it was confirmed until a command that is sent, or waits for the connection, is answered. Returns what ends it. */
export function stillWhileSent(hand: Pick<Hand, "hold">, sender: Pick<Sender, "now" | "subscribe">): () => void {
  const tell = () => hand.hold(sender.now().kind !== "idle");
  tell();
  const end = sender.subscribe(tell);
  return () => {
    end();
    hand.hold(false);
  };
}
