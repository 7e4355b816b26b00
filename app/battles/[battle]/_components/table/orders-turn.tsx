import { useEffect } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { HandlingPad } from "@/app/_components/handling/handling-pad";
import { HandlingReasons } from "@/app/_components/handling/handling-reasons";
import type { PlacementReason } from "@/lib/model/refusals";
import type { Words } from "@/lib/words/sentence";
import { useDesk, useSender } from "../room-context";
import { NO_ORDERS } from "./orders/orders-draft";
import { OrdersSheet } from "./orders/orders-sheet";
import { useAmbushInHand } from "./orders/use-ambush-in-hand";
import { useOrdersDraft } from "./orders/use-orders-draft";
import { useRoomLayout } from "./use-field-layout";

type Props = { readonly told: (reason: PlacementReason) => Words };

const NOTHING = () => undefined;

/** Secret orders, written on their sheet and placed on the map. Once they are being sent they cannot be changed. */
export function OrdersTurn({ told }: Props) {
  const desk = useDesk();
  const sender = useSender();
  const { draft, change, said } = useOrdersDraft();
  const task = useAmbushInHand(draft, change);
  const layout = useRoomLayout();
  useEffect(() => desk.change({ draft }), [desk, draft]);
  const isGiven = useBoard(sender).kind !== "idle";
  useEffect(() => {
    if (isGiven) change({ do: "hold", at: null });
    desk.onOrders(isGiven ? NOTHING : change);
  }, [desk, change, isGiven]);
  useEffect(() => () => desk.change({ draft: NO_ORDERS }), [desk]);
  // A marker is placed wherever it is, so Enter only lets go of it.
  useEffect(() => desk.onConfirm(() => change({ do: "hold", at: null })), [desk, change]);
  return (
    <>
      {said && (
        <p role="status" className="send-note screen-only">
          {said}
        </p>
      )}
      {task && (
        <div className="orders-hand screen-only">
          <HandlingReasons hand={desk.hand} told={told} />
          <HandlingPad hand={desk.hand} layout={layout} />
        </div>
      )}
      <OrdersSheet draft={draft} change={change} />
    </>
  );
}
