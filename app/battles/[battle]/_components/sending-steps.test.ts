import { describe, expect, test } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import { IDLE, type SendEvent, type Sent, takeSendStep } from "./sending-steps";

const SENT: Sent = { type: "commit-card", card: "red", commandId: "one" };
const OTHER: Sent = { type: "commit-card", card: "black", commandId: "two" };
const VIEW = { seq: 9 } as BattleView;

const asked = (sent: Sent): SendEvent => ({ kind: "asked", sent });
const later = (seconds: number | null = null): SendEvent => ({ kind: "answered", answer: { kind: "later", message: "No.", seconds } });
const DUE: SendEvent = { kind: "due" };

function reached(...events: readonly SendEvent[]) {
  let step: ReturnType<typeof takeSendStep> = { state: IDLE, effects: [] };
  for (const event of events) step = takeSendStep(step.state, event);
  return step;
}

describe("a command", () => {
  test("is sent, and its answer's view is taken", () => {
    expect(reached(asked(SENT)).effects).toEqual([{ do: "send", sent: SENT }]);
    expect(reached(asked(SENT), { kind: "answered", answer: { kind: "done", view: VIEW } })).toEqual({
      state: { kind: "idle", trouble: null },
      effects: [{ do: "take", view: VIEW }],
    });
  });

  test("goes alone: another one is not sent before it has its answer", () => {
    expect(reached(asked(SENT), asked(OTHER))).toEqual({ state: { kind: "sending", sent: SENT, failures: 0 }, effects: [] });
    expect(reached(asked(SENT), later(), asked(OTHER)).effects).toEqual([]);
  });

  test("is sent again under the same id until it has an answer, later each time", () => {
    expect(reached(asked(SENT), later())).toEqual({
      state: { kind: "waiting", sent: SENT, failures: 1, message: "No." },
      effects: [{ do: "wait", milliseconds: 1000 }],
    });
    expect(reached(asked(SENT), later(), DUE).effects).toEqual([{ do: "send", sent: SENT }]);
    expect(reached(asked(SENT), later(), DUE, later()).effects).toEqual([{ do: "wait", milliseconds: 2000 }]);
    const often = Array.from({ length: 30 }, () => [later(), DUE]).flat();
    expect(reached(asked(SENT), ...often, later()).effects).toEqual([{ do: "wait", milliseconds: 15_000 }]);
  });

  test("waits as long as the server asks", () => {
    expect(reached(asked(SENT), later(20)).effects).toEqual([{ do: "wait", milliseconds: 20_000 }]);
  });

  test("that is refused says why, until that is read", () => {
    const refused: SendEvent = { kind: "answered", answer: { kind: "refused", message: "Not now." } };
    expect(reached(asked(SENT), refused)).toEqual({ state: { kind: "idle", trouble: "Not now." }, effects: [] });
    expect(reached(asked(SENT), refused, { kind: "read" }).state).toEqual({ kind: "idle", trouble: null });
    expect(reached(asked(SENT), refused, asked(OTHER)).effects).toEqual([{ do: "send", sent: OTHER }]);
  });

  test("ignores a timer that fires too late", () => {
    expect(reached(DUE)).toEqual({ state: IDLE, effects: [] });
    expect(reached(asked(SENT), DUE).effects).toEqual([]);
  });
});
