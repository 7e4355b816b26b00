import { useEffect, useState, useSyncExternalStore } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { createLink, type Link, type Linked } from "./create-link";
import { createSender, type Sender } from "./create-sender";
import type { Sending } from "./sending-steps";

/** The battle as these eyes see it, as long as this is drawn. */
export function useBattle(seat: SeatName | null, first: BattleView): Linked & { readonly link: Link } {
  const [link] = useState(() => createLink(first.battle, seat, first));
  useEffect(() => link.open(), [link]);
  return { link, ...useSyncExternalStore(link.subscribe, link.now, link.now) };
}

/** How this seat's commands are sent; `take` is asked once. */
export function useSender(battle: string, seat: SeatName, take: (view: BattleView) => void): Sender {
  const [sender] = useState(() => createSender(battle, seat, take));
  useEffect(() => sender.open(), [sender]);
  return sender;
}

export const useSending = ({ subscribe, now }: Sender): Sending => useSyncExternalStore(subscribe, now, now);
