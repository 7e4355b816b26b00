import { useEffect, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { createLink, type Link } from "./create-link";
import { createSender, type Sender } from "./create-sender";

/** The battle as this reader sees it, while the component is mounted. */
export function useLink(seat: SeatName | null, first: BattleView): Link {
  const [link] = useState(() => createLink(first.battle, seat, first));
  useEffect(() => link.open(), [link]);
  return link;
}

/** Sends a seat's commands while the component is mounted; `take` is read once, at mount. */
export function useNewSender(battle: string, seat: SeatName, take: (view: BattleView) => void): Sender {
  const [sender] = useState(() => createSender(battle, seat, take));
  useEffect(() => sender.open(), [sender]);
  return sender;
}
