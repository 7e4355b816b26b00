import { type Board, createBoard, showParts } from "@/app/_components/browser/board";
import { createHand, type Hand, NO_STANCES } from "@/app/_components/handling/hand";
import type { Stance } from "@/app/_components/handling/task";
import { NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";
import type { Sender } from "./sender";
import type { Thing } from "./things";
import type { Wanted } from "./unit-tasks";

/** A thing and where it is to be put once it is in the hand. */
type Put = { readonly key: string; readonly stance: Stance };

export type DeskState = {
  /** Whatever was taken up last; it may be gone by now. */
  readonly thing: Thing | null;
  /** What is in the hand now, as the field draws it. */
  readonly held: Thing | null;
  readonly wanted: Readonly<Record<string, Wanted>>;
  readonly put: Put | null;
  readonly draft: OrdersDraft;
};

/** What a seat does with its hands: shared by the field, where things are carried, and the turn, where they are chosen and sent. */
export type Desk = {
  readonly hand: Hand;
  readonly state: Board<DeskState>;
  readonly change: (change: Partial<DeskState>) => void;
  /** What the turn's button does, for the key that does the same on the field. */
  readonly onConfirm: (act: () => void) => void;
  readonly confirm: () => void;
  readonly onOrders: (act: (change: OrdersChange) => void) => void;
  readonly order: (change: OrdersChange) => void;
};

const EMPTY: DeskState = { thing: null, held: null, wanted: {}, put: null, draft: NO_ORDERS };

/** One for each seat's room: what is in the hand goes with it. `isShared`: on one device nothing of it is kept. */
export function createDesk(isShared: boolean): Desk {
  const state = createBoard(EMPTY);
  let confirm = (): void => undefined;
  let order = (_: OrdersChange): void => undefined;
  return {
    hand: createHand(isShared ? { kept: NO_STANCES } : {}),
    state,
    change: (change) => showParts(state, change),
    onConfirm: (act) => {
      confirm = act;
    },
    confirm: () => confirm(),
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
