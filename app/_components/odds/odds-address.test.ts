import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fighter } from "@/lib/model/odds";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG } from "@/tests/build/rules";
import { armiesAddress, groupCode } from "./odds-address";
import { readArmies, readFight, readGroup, readTyped } from "./odds-reader";

const lines = CATALOG.lists.flatMap(({ id, lines: all }) => all.map((line) => ({ list: id, line })));
const anyWho = fc.oneof(
  fc.constantFrom(...lines).chain(({ list, line }) =>
    fc.record({
      list: fc.constant(list),
      line: fc.constant(line.id),
      options: fc.subarray([...line.optional]),
      qualityDown: fc.boolean(),
      firepowerDown: fc.boolean(),
    }),
  ),
  fc
    .constantFrom(troops.foot(), troops.horse({ characteristics: ["ferocious"] }), troops.guns("light-artillery"))
    .map((troop) => ({ troop })),
);

describe("an address", () => {
  test("names a unit group, and is read back the same", () => {
    fc.assert(
      fc.property(anyWho, fc.integer({ min: 1, max: 24 }), (who, bases) => {
        const whole = fighter.parse({ who, bases });
        expect(readGroup(groupCode(whole))).toEqual({ bases, who: whole.who });
      }),
    );
  });

  test("names two armies, one of theirs any of several", () => {
    const [one, other] = ["4*polish-lithuanian-1576-1660/polish-hussars", "6*swedish-1618-1648/german-brigades+regimental-guns~quality"];
    const theirs = [{ number: 12, codes: [one, other] }];
    const { searchParams } = new URL(armiesAddress([{ number: 3, codes: [one] }], theirs), "http://localhost");
    expect(searchParams.has("back")).toBe(false);
    expect(readArmies(searchParams.get("mine"))).toEqual([{ number: 3, any: [readGroup(one)] }]);
    expect(readArmies(searchParams.get("theirs"))).toEqual([{ number: 12, any: [readGroup(one), readGroup(other)] }]);
  });

  test("is the whole question; what cannot be read is left out", () => {
    const query = { a: "4*polish-lithuanian-1576-1660/polish-hussars", b: "6*swedish-1618-1648/german-brigades" };
    expect(readFight({ ...query, how: "b", "a.states": "uphill,commander", "b.wounds": "2", leaves: "a2", line: "1" })).toMatchObject({
      ...{ charge: "b", line: true, breakOff: { side: "a", afterMelee: 2 } },
      a: { states: ["uphill", "commander"] },
      b: { wounds: 2 },
    });
    expect(readFight({ ...query, how: "approach", distance: "8", "b.response": "skirmish" })?.approach).toEqual({
      ...{ distance: 8, a: { plan: "charge", response: "stand" }, b: { plan: "stand", response: "skirmish" } },
    });
    expect(readFight({ ...query, how: "sideways", "a.ground": "lava" })).toMatchObject({ charge: "a", a: { ground: "good" } });
    expect(readFight({ a: "nobody", b: query.b })).toBeNull();
  });

  test("names the friend near a side, of its own kind if nobody else", () => {
    const query = { a: "4*polish-lithuanian-1576-1660/polish-hussars", b: "6*swedish-1618-1648/german-brigades", tests: "1" };
    const near = { "a.near": "8*swedish-1618-1648/german-brigades", "a.near.rear": "1", "b.near.nervous": "1" };
    const read = readFight({ ...query, ...near });
    expect(read?.tests).toMatchObject({
      a: [{ who: { line: "german-brigades" }, bases: 8, rearSupport: true, nervous: false }],
      b: [{ who: { line: "german-brigades" }, bases: 6, rearSupport: false, nervous: true }],
    });
    expect(readFight({ ...query, ...near, tests: "0" })?.tests).toEqual({ a: [], b: [] });
  });

  test("a typed classification may contradict itself, so that it can be mended", () => {
    const code = '6*{"type":"elephant","formation":"skirmish","armour":"protected","quality":"average"}';
    expect(readGroup(code)).toBeNull();
    expect(readTyped(code)?.troop).toMatchObject({ type: "elephant", formation: "skirmish" });
  });
});
