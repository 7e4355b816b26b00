// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { ROOM } from "@/lib/words/battle/room";
import { daysBattle } from "@/tests/build/days-battle";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { type RoomServer, roomServer } from "@/tests/build/room-server";
import { BattleRoom } from "./battle-room";

let room: OnPage;
let server: RoomServer;

async function openRoom(first: Battle, seat: SeatName | null, mine: readonly SeatName[] = seat ? [seat] : []): Promise<void> {
  server = roomServer(first);
  room = await onPage(
    <BattleRoom first={view(first, seat)} mine={mine} tables={first.book.tables} ground={<i id="ground" />} events={[]} />,
  );
  await room.until(() => server.streams().length > 0);
}
afterEach(async () => {
  await room.leave();
  vi.unstubAllGlobals();
});

const FIVE = { a: "KWGYR", b: "KKWGY" };

test("a card is chosen, then sent once, and its answer is the new turn", async () => {
  await openRoom(daysBattle({ hands: FIVE }), "a");
  await room.press(/yellow/);
  expect(server.received).toEqual([]);
  server.holdBack(true);
  await room.press("Play yellow");
  await room.until(() => server.received.length === 1);
  expect(room.button(ROOM.send.sending).getAttribute("aria-disabled")).toBe("true");
  await room.press(ROOM.send.sending);
  await room.after(() => server.holdBack(false));
  await room.until(() => room.buttons(ROOM.send.sending).length === 0);
  expect(server.received.map(({ seat, command: { type } }) => [seat, type])).toEqual([["a", "commit-card"]]);
});
