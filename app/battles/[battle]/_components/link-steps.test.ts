import { describe, expect, test } from "vitest";
import { beginLink, type LinkEvent, lineOf, takeLinkStep } from "./link-steps";

/** The state after all of them, and what the last one asked for. */
function reached(...events: readonly LinkEvent[]) {
  let state = beginLink(false);
  let done: readonly string[] = [];
  for (const event of events) {
    const step = takeLinkStep(state, event);
    state = step.state;
    done = step.effects.map((effect) => (effect.do === "wait" ? `wait ${effect.milliseconds}` : effect.do));
  }
  return { line: lineOf(state), phase: state.phase, done };
}

const SHOWN = { kind: "shown" } as const;
const HIDDEN = { kind: "hidden" } as const;
const OPENED = { kind: "opened" } as const;
const CLOSED = { kind: "closed" } as const;
const DUE = { kind: "due" } as const;
const HEARD = { kind: "heard" } as const;
const refusal = (status: number, seconds: number | null = null) => ({ kind: "refused", status, seconds }) as const;

describe("a page that is seen", () => {
  test("connects, and says nothing of it", () => {
    expect(reached(SHOWN)).toEqual({ line: "live", phase: "connecting", done: ["connect", "wait 15000"] });
    expect(reached(SHOWN, OPENED)).toEqual({ line: "live", phase: "open", done: ["wait 45000"] });
  });

  test("says that its line is lost, and asks again", () => {
    expect(reached(SHOWN, OPENED, CLOSED)).toEqual({ line: "lost", phase: "waiting", done: ["disconnect", "wait 500"] });
    expect(reached(SHOWN, OPENED, CLOSED, DUE)).toEqual({ line: "lost", phase: "connecting", done: ["connect", "wait 15000"] });
  });

  test("asks later the more often it was in vain, but never later than a quarter of a minute", () => {
    const inVain = (times: number) => Array.from({ length: times }, () => [CLOSED, DUE]).flat();
    expect(reached(SHOWN, ...inVain(1), CLOSED).done).toContain("wait 1000");
    expect(reached(SHOWN, ...inVain(4), CLOSED).done).toContain("wait 8000");
    expect(reached(SHOWN, ...inVain(5), CLOSED).done).toContain("wait 15000");
    expect(reached(SHOWN, ...inVain(40), CLOSED).done).toContain("wait 15000");
  });

  test("says for five seconds that it has caught up, whatever comes meanwhile", () => {
    const again = [SHOWN, OPENED, CLOSED, DUE, OPENED];
    expect(reached(...again)).toEqual({ line: "caught-up", phase: "open", done: ["wait 5000"] });
    expect(reached(...again, { kind: "told", isOver: false }, HEARD)).toEqual({ line: "caught-up", phase: "open", done: [] });
    expect(reached(...again, HEARD, DUE)).toEqual({ line: "live", phase: "open", done: ["wait 45000"] });
    expect(reached(...again, DUE, HEARD).done).toEqual(["wait 45000"]);
  });

  test("counts a silent connection as lost", () => {
    expect(reached(SHOWN, OPENED, HEARD, DUE)).toMatchObject({ line: "lost", done: ["disconnect", "wait 500"] });
    expect(reached(SHOWN, DUE)).toMatchObject({ line: "lost", done: ["disconnect", "wait 500"] });
  });

  test("asks at once when the device is back on line", () => {
    expect(reached(SHOWN, OPENED, CLOSED, { kind: "online" }).done).toEqual(["connect", "wait 15000"]);
    expect(reached(SHOWN, OPENED, { kind: "online" }).done).toEqual([]);
  });

  test("asks at once when a command has been answered", () => {
    expect(reached(SHOWN, OPENED, CLOSED, { kind: "told", isOver: false }).done).toEqual(["connect", "wait 15000"]);
    expect(reached(SHOWN, OPENED, { kind: "told", isOver: false }).done).toEqual([]);
  });

  test("waits as long as the server asks it to", () => {
    expect(reached(SHOWN, refusal(429, 10))).toMatchObject({ line: "lost", done: ["disconnect", "wait 10000"] });
    expect(reached(SHOWN, refusal(503))).toMatchObject({ line: "lost", done: ["disconnect", "wait 500"] });
  });

  test.each([
    [401, "not-yours"],
    [403, "not-yours"],
    [404, "unknown"],
    [400, "refused"],
  ] as const)("gives up at %i", (status, line) => {
    expect(reached(SHOWN, refusal(status))).toEqual({ line, phase: "ended", done: ["disconnect", "stop-waiting"] });
    expect(reached(SHOWN, refusal(status), HIDDEN, SHOWN, DUE)).toEqual({ line, phase: "ended", done: [] });
  });
});

describe("a hidden page", () => {
  test("closes its line and looks in now and then", () => {
    expect(reached(SHOWN, OPENED, HIDDEN)).toEqual({ line: "live", phase: "resting", done: ["disconnect", "wait 20000"] });
    expect(reached(SHOWN, OPENED, HIDDEN, DUE)).toEqual({ line: "live", phase: "resting", done: ["look", "wait 20000"] });
    expect(reached(SHOWN, OPENED, HIDDEN, DUE, refusal(503)).done).toEqual(["wait 20000"]);
  });

  test("is not troubled by the end of the line that it closed", () => {
    expect(reached(SHOWN, OPENED, HIDDEN, CLOSED)).toEqual({ line: "live", phase: "resting", done: [] });
  });

  test("does not look after a battle that is over", () => {
    expect(reached(SHOWN, OPENED, { kind: "told", isOver: true }, HIDDEN).done).toEqual(["disconnect", "stop-waiting"]);
    expect(reached(SHOWN, OPENED, HIDDEN, { kind: "told", isOver: true }, DUE).done).toEqual(["look", "stop-waiting"]);
  });

  test("connects again when it is seen", () => {
    expect(reached(SHOWN, OPENED, HIDDEN, SHOWN)).toEqual({ line: "live", phase: "connecting", done: ["connect", "wait 15000"] });
    expect(reached(SHOWN, OPENED, HIDDEN, SHOWN, SHOWN).done).toEqual([]);
  });
});
