import { useEffect, useRef } from "react";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { useOfView, useRoom } from "../room-context";
import { createSender, type Sender } from "./create-sender";
import { newNonce } from "./new-nonce";

const DEAF = () => undefined;

/** Takes every seat that this browser holds: there is nothing to choose. The result comes by the stream. */
export function useSitting(mine: readonly SeatName[]): void {
  const { battle } = useRoom();
  const senders = useRef(new Map<SeatName, Sender>());
  const waited = useOfView(({ step, toAct }) =>
    step === "sitting" ? SEATS.filter((seat) => mine.includes(seat) && toAct.includes(seat)).join() : "",
  );
  useEffect(() => {
    const closing = SEATS.filter((seat) => waited.includes(seat)).map((seat) => {
      const sender = senders.current.get(seat) ?? createSender(battle, seat, DEAF);
      senders.current.set(seat, sender);
      const close = sender.open();
      sender.send({ type: "sit", nonce: newNonce() });
      return close;
    });
    return () => {
      for (const close of closing) close();
    };
  }, [battle, waited]);
}
