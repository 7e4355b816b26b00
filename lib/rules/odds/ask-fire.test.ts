import { describe, expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { answered, GERMAN_BRIGADES, HUSSARS, ITALIAN_TERCIO, LISTS, ODDS_BOOK } from "@/tests/build/odds-fixtures";
import { type FireAnswer, fireQuestion } from "../../model/odds";
import type { Troop } from "../../model/troop";
import { askFire } from "./ask-fire";

const shot = (question: object): FireAnswer => answered(askFire(fireQuestion.parse(question), LISTS, ODDS_BOOK));
const of = (troop: Troop, bases: number, more: object = {}) => ({ who: { troop }, bases, ...more });
const dice = ({ dice: all }: FireAnswer) => all.map(({ die }) => die).join(" ");
const close = (values: readonly number[], expected: readonly number[]) => {
  expect(values).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(values[at]).toBeCloseTo(value, 12);
};

describe("one volley, by hand", () => {
  test("three files of muskets at horse two wide: three dice that wound on half their faces", () => {
    const answer = shot({ shooter: GERMAN_BRIGADES, target: HUSSARS, distance: 2 });
    expect(dice(answer)).toBe("white-plus white-plus white-plus");
    close(answer.wounds, [1 / 8, 3 / 8, 3 / 8, 1 / 8]);
    // Two wide: one result slows by 1, two or three by 2.
    close(answer.slows, [1 / 8, 3 / 8, 4 / 8, 0]);
    expect(answer.base).toBeCloseTo(4 / 8, 12);
    expect(answer.mean).toBeCloseTo(1.5 / 2, 12);
    expect(answer.breaks).toBe(0);
  });

  test("in line only the files in front shoot; a tercio shoots with four bases to one facing", () => {
    expect(dice(shot({ shooter: GERMAN_BRIGADES, target: HUSSARS, distance: 2, line: true }))).toBe("white-plus white-plus");
    expect(dice(shot({ shooter: ITALIAN_TERCIO, target: of(troops.foot(), 12), distance: 2 }))).toBe("white white");
  });

  test("guns shoot wider over more than 4 BW, and slow twice as much", () => {
    const guns = (distance: number) => shot({ shooter: of(troops.guns("medium-artillery"), 6, { files: 6 }), target: HUSSARS, distance });
    expect(guns(5).dice).toHaveLength(6);
    expect(guns(4).dice).toHaveLength(4);
    const one = shot({ shooter: of(troops.guns("medium-artillery"), 2), target: HUSSARS, distance: 4 });
    // Two whites, each with three faces that count twice: one is enough for 2 BW, two for 3.
    close(one.slows, [1 / 4, 0, 2 / 4, 1 / 4]);
    const unused = shot({
      shooter: of(troops.guns("medium-artillery"), 2),
      target: of(troops.horse({ characteristics: ["unused-to-firearms"] }), 4),
      distance: 4,
    });
    close(unused.slows, [1 / 4, 0, 2 / 4, 1 / 4]);
  });

  test("regimental guns are one die more, alone where muskets do not reach", () => {
    const shooter = of(troops.pikeAndShot({ characteristics: ["regimental-guns"] }), 6);
    expect(shot({ shooter, target: HUSSARS, distance: 2 }).dice).toHaveLength(4);
    expect(dice(shot({ shooter, target: HUSSARS, distance: 8 }))).toBe("black");
  });

  test("an early caracole shoots three deep: white and black", () => {
    const shooter = of(troops.horse({ shooting: { weapon: "pistol" }, characteristics: ["caracole-early"] }), 6);
    expect(dice(shot({ shooter, target: of(troops.foot(), 12), distance: 2 }))).toBe("white black white black");
  });

  test("of two weapons all use the one that wounds more", () => {
    const archers = of(troops.wagons({ shooting: { weapon: "bow" }, attached: [{ weapon: "musket", firepower: null }] }), 4);
    const target = of(troops.horse({ armour: "armoured" }), 4);
    // At horse in armour a bow is black and a musket white plus; beyond the musket's 4 BW only bows reach.
    expect(dice(shot({ shooter: archers, target, distance: 2 }))).toBe(Array(4).fill("white-plus").join(" "));
    expect(dice(shot({ shooter: archers, target, distance: 5 }))).toBe(Array(4).fill("black-slow").join(" "));
  });

  test("in cover, behind barricades and in a square", () => {
    const at = (more: object) => dice(shot({ shooter: GERMAN_BRIGADES, target: { ...GERMAN_BRIGADES, ...more }, distance: 2 }));
    expect(at({})).toBe("white-plus white-plus white-plus");
    expect(at({ states: ["covered"] })).toBe("white white white");
    expect(at({ states: ["barricades"] })).toBe("white white white");
    expect(at({ square: true })).toBe("green green green");
  });
});

test.each(["arquebus", "musket", "bow", "crossbow"] as const)("a base more of %s never makes so many wounds less often", (weapon) => {
  const target = of(troops.foot(), 24, { files: 12 });
  const tails = (bases: number) => {
    const { wounds } = shot({ shooter: of(troops.shotOf({ shooting: { weapon } }), bases), target, distance: 2 });
    return wounds.map((_, at) => wounds.slice(at).reduce((sum, one) => sum + one, 0));
  };
  for (let bases = 2; bases < 12; bases++) {
    const [few, more] = [tails(bases), tails(bases + 1)];
    for (const [at, chance] of few.entries()) expect(more[at] ?? 0).toBeGreaterThanOrEqual(chance - 1e-12);
  }
});

test("volleys add up, until the target breaks", () => {
  const { after } = shot({ shooter: GERMAN_BRIGADES, target: HUSSARS, distance: 2, volleys: 12 });
  expect(after[1]!.mean).toBeCloseTo(1.5, 2);
  expect(after.map(({ breaks }) => breaks)).toEqual(after.map(({ breaks }) => breaks).sort((one, other) => one - other));
  expect(after.at(-1)!.breaks).toBeGreaterThan(0.99);
});

test("a target that comes on meets volleys, and is in contact once no fire can stop it", () => {
  const { comesOn } = shot({ shooter: GERMAN_BRIGADES, target: of(troops.foot(), 12), distance: 3, comesOn: { from: 7 } });
  // Three a turn over 7 BW: shot at over 4 in turn 2, even slowed within reach by turn 3, and shot at as it charges.
  close(comesOn!.contactByTurn, [0, 0, 1]);
  expect(comesOn!.volleys).toBeCloseTo(2, 12);
  // Three muskets wound on two faces of six at long range, then on three.
  expect(comesOn!.meanLost).toBeCloseTo((3 * (2 / 6) + 3 * (3 / 6)) / 2, 12);
  expect(comesOn!.contactByTurn.at(-1)! + comesOn!.brokenBefore).toBeCloseTo(1, 9);
});

test("nothing to shoot with, and too far", () => {
  const codes = (question: object) => {
    const asked = askFire(fireQuestion.parse(question), LISTS, ODDS_BOOK);
    return asked.ok ? [] : asked.faults.map(({ path, code }) => `${path.join(".")} ${code}`);
  };
  expect(codes({ shooter: HUSSARS, target: GERMAN_BRIGADES, distance: 2 })).toEqual(["shooter cannot-shoot"]);
  expect(codes({ shooter: GERMAN_BRIGADES, target: HUSSARS, distance: 5 })).toEqual(["distance out-of-range"]);
});
