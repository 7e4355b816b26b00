// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROOM } from "@/lib/words/battle/room";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { TurnCalls, useTurnCall } from "./turn-call";

const shown: string[] = [];
const strokes: number[] = [];
let permission: NotificationPermission = "granted";
let room: OnPage;

class Notices {
  static get permission() {
    return permission;
  }
  static requestPermission = async () => permission;
  constructor(words: string) {
    shown.push(words);
  }
}

/** Counts what is started, and plays nothing. */
class Silence {
  currentTime = 0;
  createOscillator = () => ({ ...node(), frequency: param(), start: (at: number) => strokes.push(at), stop: () => undefined });
  createGain = () => ({ ...node(), gain: param() });
}
const param = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
const node = () => ({ connect: (to: unknown) => to });

function Caller({ isTurn }: { readonly isTurn: boolean }) {
  useTurnCall("Your turn: choose a card", isTurn, "battle");
  return <TurnCalls />;
}

const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  strokes.length = 0;
  permission = "granted";
  vi.stubGlobal("Notification", Notices);
  vi.stubGlobal("AudioContext", Silence);
});
afterEach(async () => {
  await room.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("nothing calls who has not asked for it", async () => {
  hide(true);
  room = await onPage(<Caller isTurn={false} />);
  await room.show(<Caller isTurn />);
  expect([shown, strokes]).toEqual([[], []]);
});

test("a sound and a notice call once a turn, the notice only while another page is in front", async () => {
  room = await onPage(<Caller isTurn={false} />);
  await room.tick(ROOM.calls.sound);
  await room.tick(ROOM.calls.notice);
  const heard = strokes.length;
  expect(heard).toBe(2);
  hide(true);
  await room.show(<Caller isTurn />);
  await room.show(<Caller isTurn />);
  expect([shown, strokes.length - heard]).toEqual([["Your turn: choose a card"], 2]);
  await room.show(<Caller isTurn={false} />);
  hide(false);
  await room.show(<Caller isTurn />);
  expect([shown.length, strokes.length - heard]).toEqual([1, 4]);
});

test("nobody is called on arrival", async () => {
  hide(true);
  room = await onPage(<Caller isTurn />);
  await room.tick(ROOM.calls.notice);
  expect(shown).toEqual([]);
});

test("a browser that refuses notices is told of, and the tick stays off", async () => {
  permission = "denied";
  room = await onPage(<Caller isTurn={false} />);
  await room.tick(ROOM.calls.notice);
  expect(room.page.textContent).toContain(ROOM.calls.refused);
  expect([...room.page.querySelectorAll("input")].some(({ checked }) => checked)).toBe(false);
});
