import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBoard } from "@/app/_components/browser/board";
import { actOn } from "@/app/_components/handling/deeds";
import { createHand } from "@/app/_components/handling/hand";
import { patchTask, TABLE } from "@/tests/build/patch-task";
import { createDesk, stillWhileSent } from "./desk";
import { IDLE, type Sending } from "./sending-steps";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("where the hand was is kept for when the page is loaded again", () => {
  createDesk(false).hand.take(patchTask([]));
  expect(kept.size).toBe(1);
});

test("on a shared device nothing is kept for the next player to find", () => {
  createDesk(true).hand.take(patchTask([]));
  expect(kept.size).toBe(0);
});

const sent = null as never;
const SENDING: Sending = { kind: "sending", sent, failures: 0 };
const WAITING: Sending = { kind: "waiting", sent, failures: 1, message: "The server cannot be reached." };

function sendingInTest(first: Sending = IDLE) {
  const sender = createBoard<Sending>(first);
  const hand = createHand({
    onFrame: (act) => void act(),
    onLeave: () => () => undefined,
    kept: { of: () => null, keep: () => undefined, drop: () => undefined },
  });
  hand.take(patchTask([]));
  const end = stillWhileSent(hand, sender);
  let confirmed = 0;
  const press = (deed: Parameters<typeof actOn>[1]) =>
    actOn(hand, deed, TABLE, () => {
      confirmed += 1;
    });
  return { sender, hand, end, press, confirmed: () => confirmed, x: () => hand.now()?.wanted.x };
}

test("from when it is sent until there is an answer it stays where it was confirmed, and is confirmed no second time", () => {
  const { sender, press, x, hand, confirmed } = sendingInTest();
  press({ change: { x: 2 } });
  press("confirm");
  for (const sending of [SENDING, WAITING, SENDING]) {
    sender.show(sending);
    for (const deed of [{ change: { x: 1 } }, "start", "nearest", "back", "confirm"] as const) press(deed);
    expect([x(), confirmed()]).toEqual([3, 1]);
  }
  expect(hand.now()?.still).toBe(15);
});

test("it is free again once the command is refused or answered, and when its turn is gone", () => {
  const { sender, press, x, end } = sendingInTest(WAITING);
  sender.show({ kind: "idle", trouble: "No." });
  press({ change: { x: 1 } });
  expect(x()).toBe(2);
  sender.show(SENDING);
  end();
  press({ change: { x: 1 } });
  expect(x()).toBe(3);
});

test("a command that was on its way when the page came to it holds it still at once", () => {
  const { press, x } = sendingInTest(WAITING);
  press({ change: { x: 1 } });
  expect(x()).toBe(1);
});
