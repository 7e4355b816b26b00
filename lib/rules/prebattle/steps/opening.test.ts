import { describe, expect, test } from "vitest";
import { GRADES, type Grade } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { fixedDraws } from "@/tests/build/draw-sources";
import { accepted, applyAll, NONCES, openedBattle, playedTo, sealedBattle } from "@/tests/build/played-battle";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";

const sit = (nonce: string) => ({ type: "sit", nonce }) as const;
const refusal = (...asked: Parameters<typeof decide>) => {
  const decision = decide(...asked);
  return decision.ok ? null : { code: decision.refusal.code, legal: decision.refusal.legal };
};

describe("sitting down", () => {
  test("waits for every seat that has a force and has not sat", () => {
    const battle = sealedBattle();
    expect(toAct(battle)).toEqual(["a", "b"]);
    expect(legalCommands(battle, "a")).toEqual([{ type: "sit" }]);
    const after = playedTo(battle, [["a", sit(NONCES.a)]], NO_DRAWS);
    expect(after.seats.a.nonce).toBe(NONCES.a);
    expect(toAct(after)).toEqual(["b"]);
    expect(legalCommands(after, "a")).toEqual([]);
  });

  test("is refused to a seat without a force, which nobody waits for", () => {
    const battle = openedBattle();
    expect(toAct(battle)).toEqual([]);
    expect(refusal(battle, "a", sit(NONCES.a), NO_DRAWS)).toEqual({ code: "seat-open", legal: [] });
  });

  test("is done once", () => {
    const battle = playedTo(sealedBattle(), [["b", sit(NONCES.b)]], NO_DRAWS);
    expect(refusal(battle, "b", sit(NONCES.a), NO_DRAWS)).toEqual({ code: "already-sat", legal: [] });
  });

  test("the house commander's nonce is its name, whatever it sends", () => {
    const battle = playedTo(sealedBattle({ house: { a: false, b: true } }), [["b", sit(NONCES.b)]], NO_DRAWS);
    expect(battle.seats.b.nonce).toBe("house");
  });

  test("nothing else is done here", () => {
    expect(refusal(sealedBattle(), "a", { type: "choose-role", role: "invader" }, NO_DRAWS)).toEqual({
      code: "wrong-step",
      legal: [{ type: "sit" }],
    });
  });
});

/** Both sit, and the dice show these values. */
function rolled(a: Grade, b: Grade, values: readonly number[]) {
  const fixed = fixedDraws(values);
  const before = playedTo(sealedBattle({ a: { grade: a }, b: { grade: b } }), [["a", sit(NONCES.a)]], NO_DRAWS);
  const events = accepted(decide(before, "b", sit(NONCES.b), fixed.draws));
  return { events, after: applyAll(before, events), finish: fixed.finish };
}

describe("the invasion roll", () => {
  test("comes when the second seat sits; ties roll again, each an event of its own, seat a's die first", () => {
    // Yellow: skull, wound x3, special, blank. Green: skull, wound x2, special, blank x2. The dice of the api's test vector.
    const { events, after, finish } = rolled("talented", "competent", [1, 2, 0, 0, 1, 2, 4, 1]);
    finish();
    expect(events.map((one) => one.type)).toEqual(["seat-sat", ...Array(4).fill("invasion-rolled")]);
    expect(after.invasion).toEqual([
      { a: "wound", b: "wound" },
      { a: "skull", b: "skull" },
      { a: "wound", b: "wound" },
      { a: "special", b: "wound" },
    ]);
    expect(events.at(-1)).toMatchObject({
      draws: [
        { n: 6, value: 4, word: 6 },
        { n: 6, value: 1, word: 7 },
      ],
    });
    expect([after.winner, after.step, after.nextWord]).toEqual(["b", "role", 8]);
    expect(toAct(after)).toEqual(["b"]);
  });

  test("a skull beats a wound, a wound a special, a special a blank", () => {
    // Green against green: 0 skull, 1 wound, 3 special, 5 blank.
    const order = [0, 1, 3, 5];
    for (const [at, better] of order.entries()) {
      for (const worse of order.slice(at + 1)) {
        expect(rolled("competent", "competent", [better, worse]).after.winner).toBe("a");
        expect(rolled("competent", "competent", [worse, better]).after.winner).toBe("b");
      }
    }
  });
});

/*
 * One roll of two dice has 36 outcomes. With s, w, x, e faces of skull, wound, special, blank, a wins s(w'+x'+e') + w(x'+e') + x e' of them
 * and ties ss' + ww' + xx' + ee'. White 0 2 1 3, green 1 2 1 2, yellow 1 3 1 1, red 2 3 1 0: white - green: 0 + 2(1+2) + 1x2 = 8 and 0 + 4
 * + 1 + 6 = 11, and so on.
 */
const BY_HAND: Readonly<Record<Grade, Readonly<Record<Grade, readonly [wins: number, ties: number]>>>> = {
  mediocre: { mediocre: [11, 14], competent: [8, 11], talented: [5, 10], legendary: [2, 7] },
  competent: { mediocre: [17, 11], competent: [13, 10], talented: [10, 10], legendary: [6, 9] },
  talented: { mediocre: [21, 10], competent: [16, 10], talented: [12, 12], legendary: [7, 12] },
  legendary: { mediocre: [27, 7], competent: [21, 9], talented: [17, 12], legendary: [11, 14] },
};

/** Values that win against any army commander: the first face is a skull or a wound, the sixth a special or blank. */
const DECISIVE = [0, 5];

describe.each(GRADES)("a %s commander in seat a", (a) => {
  test.each(GRADES)("against a %s one wins and ties as often as by hand, of 36", (b) => {
    let [wins, ties] = [0, 0];
    for (let first = 0; first < 6; first++) {
      for (let second = 0; second < 6; second++) {
        const { after } = rolled(a, b, [first, second, ...DECISIVE]);
        if (after.invasion.length === 2) ties += 1;
        else if (after.winner === "a") wins += 1;
      }
    }
    expect([wins, ties]).toEqual(BY_HAND[a][b]);
  });

  test.each(GRADES)("against a %s one: what by hand is won, tied and lost is all there is", (b) => {
    expect(BY_HAND[a][b][0] + BY_HAND[a][b][1] + BY_HAND[b][a][0]).toBe(36);
    expect(BY_HAND[a][b][1]).toBe(BY_HAND[b][a][1]);
  });
});
