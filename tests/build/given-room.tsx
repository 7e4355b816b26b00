import { type ReactNode, useState } from "react";
import { createBoard } from "@/app/_components/browser/board";
import { type Room, RoomProvider } from "@/app/battles/[battle]/_components/room-context";
import type { Sender } from "@/app/battles/[battle]/_components/sender";
import type { Sending } from "@/app/battles/[battle]/_components/sending-steps";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { BOOK } from "./played-battle";

const nothing = () => undefined;

/** A sender that sends nothing and stands so. */
export const senderAt = (sending: Sending): Sender => ({
  ...{ now: () => sending, subscribe: () => nothing, open: () => nothing },
  ...{ send: nothing, read: nothing, askNow: nothing },
});

type Props = { readonly view: BattleView; readonly sender?: Sender | null; readonly children: ReactNode };

/** A room that shows one view for ever: for a part of it that is tested alone. */
export function GivenRoom({ view, sender, children }: Props) {
  const [room] = useState((): Room => {
    const linked = { view, line: "live" } as const;
    return {
      ...{ battle: view.battle, seat: view.seat, book: BOOK, ground: null, hide: null, heading: { current: null } },
      link: { now: () => linked, subscribe: () => nothing, take: nothing, askNow: nothing, open: () => nothing },
      record: { now: () => ({ events: [], missed: null }), subscribe: () => nothing, follow: nothing, untold: () => [] },
      sender: sender === undefined ? senderAt({ kind: "idle", trouble: null }) : sender,
      painted: createBoard(view),
      looked: createBoard<Square | null>(null),
    };
  });
  return <RoomProvider room={room}>{children}</RoomProvider>;
}
