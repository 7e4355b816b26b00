import { type ReactNode, useState } from "react";
import { vi } from "vitest";
import { createBoard } from "@/app/_components/browser/board";
import { BattleRoom } from "@/app/battles/[battle]/_components/battle-room";
import { type Room, RoomProvider } from "@/app/battles/[battle]/_components/room-context";
import type { Sender } from "@/app/battles/[battle]/_components/sender";
import type { Sending } from "@/app/battles/[battle]/_components/sending-steps";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { type OnPage, onPage } from "./on-page";
import { BOOK } from "./played-battle";
import { type RoomServer, roomServer } from "./room-server";
import { CATALOG } from "./rules";

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

export type OpenRoom = Omit<OnPage, "leave"> & {
  readonly server: RoomServer;
  /** The commands that were received, without their ids, and the seat of each. */
  readonly sent: () => readonly unknown[];
  /** What stands in a part of the page. */
  readonly words: (part: string) => string;
  /** Leaves the page, which must close its streams. */
  readonly leave: () => Promise<void>;
};

/** A battle's page, served by the rules, once it is connected. `mine`: the seats that its browser holds. */
export async function openRoom(first: Battle, seat: SeatName | null, mine: readonly SeatName[] = seat ? [seat] : []): Promise<OpenRoom> {
  const server = roomServer(first);
  server.answer("/afield-rules", CATALOG.afield);
  const room = await onPage(
    <BattleRoom first={view(first, seat)} mine={mine} tables={first.book.tables} ground={<i id="ground" />} events={[]} />,
  );
  await room.until(() => server.streams().length > 0 && !room.page.textContent?.includes("Loading…"));
  return {
    ...room,
    server,
    sent: () => server.received.map(({ seat: by, command: { commandId: _, ...command } }) => ({ seat: by, ...command })),
    words: (part) => room.page.querySelector(part)?.textContent ?? "",
    async leave() {
      await room.leave();
      // What the page has asked for a moment before is never answered.
      vi.stubGlobal("fetch", () => new Promise(() => undefined));
      if (server.streams().length > 0) throw new Error("a stream is still open");
    },
  };
}
