import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fieldOfGloryCommanderLost,
  fieldOfGloryHits,
  fieldOfGloryRound,
  fieldOfGloryTest,
  LEVELS,
  QUALITIES,
} from "@/lib/model/other-games/field-of-glory";
import { FIELD_OF_GLORY_TABLES as TABLES } from "@/tests/build/other-games-fixtures";
import { rolledDie } from "@/tests/build/rolled-dice";
import { askCommanderLost, askHits, askRound, askTest, facesAt, levelOfLine } from "./field-of-glory";

type Sent = Readonly<Record<string, unknown>>;
const hits = (own: Sent, other?: Sent) => askHits(fieldOfGloryHits.parse({ own, ...(other ? { other } : {}) }), TABLES);
const round = (own: Sent, other: Sent = {}) => askRound(fieldOfGloryRound.parse({ own, other }), TABLES);
const test = (sent: Sent) => askTest(fieldOfGloryTest.parse(sent), TABLES);
const line = (...groups: readonly (readonly [string, string?])[]) =>
  groups.map(([quality, commander = null]) => ({ quality, commander }) as never);
const levelOf = (...groups: readonly (readonly [string, string?])[]) => levelOfLine(line(...groups), TABLES);

describe("the level that a line rolls at", () => {
  it("is that of its worst group", () => {
    expect(levelOf(["superior"], ["average"])).toBe("average");
    expect(levelOf(["average"], ["poor"])).toBe("poor");
    expect(levelOf(["elite"], ["superior"], ["elite"])).toBe("superior");
  });

  it("is raised by a commander in the front rank, for his own group alone, before the worst is found", () => {
    expect(QUALITIES.map((quality) => levelOf([quality, "front"]))).toEqual(["average", "superior", "elite", "elite-led"]);
    expect(levelOf(["average", "front"], ["average"])).toBe("average");
    expect(levelOf(["average", "front"], ["superior"])).toBe("superior");
    expect(levelOf(["superior"], ["average", "front"])).toBe("superior");
    expect(levelOf(["elite", "front"], ["poor"])).toBe("poor");
  });

  it("is not raised from the side or rear", () => {
    expect(levelOf(["elite", "attached"])).toBe("elite");
  });
});

describe("a die", () => {
  it("by hand: the six faces at each level, in 36ths", () => {
    const in36ths = LEVELS.map((level) => facesAt(level, TABLES).map((chance) => Math.round(chance * 36 * 1e6) / 1e6));
    expect(in36ths).toEqual([
      [7, 7, 7, 7, 7, 1],
      [6, 6, 6, 6, 6, 6],
      [1, 7, 7, 7, 7, 7],
      // A 2 that becomes a 1 stays a 2.
      [1, 3, 8, 8, 8, 8],
      [1, 3, 5, 9, 9, 9],
    ]);
  });

  it("by hand: six dice of superior troops hit on 4 or more with 21 in 36 each", () => {
    const { own, other, levels } = hits({ dice: 6, line: line(["superior"]) });
    expect(own).toMatchObject({ level: "superior", mean: expect.closeTo(3.5, 12) });
    expect(own.hitChance).toBeCloseTo(21 / 36, 12);
    expect(own.distribution[6]).toBeCloseTo((21 / 36) ** 6, 12);
    expect(own.distribution).toHaveLength(7);
    expect(other).toBeNull();
    expect(levels.map(({ hitChance }) => Math.round(hitChance * 36))).toEqual([15, 18, 21, 24, 27]);
  });

  it("no dice give no hits", () => {
    expect(hits({ dice: 0 }).own).toMatchObject({ mean: 0, distribution: [1] });
  });
});

describe("a test of two dice", () => {
  it("by hand: average needs 7 in 21 of 36, and each die is re-rolled by itself", () => {
    expect(test({ line: line(["average"]) }).pass).toBeCloseTo(21 / 36, 12);
    const superior = test({ line: line(["superior"]), need: 12 });
    expect(superior.pass).toBeCloseTo((7 / 36) ** 2, 12);
    expect(superior.totals.find(({ value }) => value === 2)?.p).toBeCloseTo((1 / 36) ** 2, 12);
    expect(superior.totals.find(({ value }) => value === 3)?.p).toBeCloseTo((2 * 7) / 36 ** 2, 12);
  });

  it("adds the modifier to the total, not to the dice", () => {
    expect(test({ line: line(["average"]), need: 7, modifier: 2 }).pass).toBeCloseTo(30 / 36, 12);
    expect(test({ line: line(["average"]), need: 12, modifier: -1 }).pass).toBe(0);
    expect(test({ line: line(["poor"]), need: 2 }).pass).toBeCloseTo(1, 12);
  });
});

describe("a round", () => {
  it("by hand: one die against one, on 4 or more, both average", () => {
    const { win, draw, lose, without, adds } = round({ dice: 1 }, { dice: 1 });
    expect([win, draw, lose]).toEqual([0.25, 0.5, 0.25]);
    expect([without, adds]).toEqual([null, null]);
  });

  it("by hand: a commander is rolled for after two hits, and dies on 12 if he won or drew, on 11 and 12 if he lost", () => {
    // Elite led by a commander hit on 4 with 27 in 36, average enemies with a half.
    const { own, other, adds } = round({ dice: 2, line: line(["elite", "front"]) }, { dice: 2 });
    const [none, one, two] = [(1 / 4) ** 2, 2 * (1 / 4) * (3 / 4), (3 / 4) ** 2];
    expect(own.commanderTested).toBeCloseTo(1 / 4, 12);
    expect(own.outcomes.drawLost).toBeCloseTo((two * 0.25) / 36, 12);
    expect(own.outcomes.loseLost).toBeCloseTo(((none + one) * 0.25) / 12, 12);
    expect(own.outcomes.winLost).toBe(0);
    expect(own.commanderLost).toBeCloseTo((two * 0.25) / 36 + ((none + one) * 0.25) / 12, 12);
    expect(other).toMatchObject({ commanderTested: 0, commanderLost: 0 });
    // Held back, the same elite hit with 24 in 36.
    expect(adds?.hits).toBeCloseTo(2 * (3 / 4 - 2 / 3), 12);
    // The enemy gives 0, 1 or 2 hits with 1, 2 and 1 in 4: more hits are one against none, or two against fewer.
    const wins = (die: number) => 2 * die * (1 - die) * 0.25 + die ** 2 * 0.75;
    const loses = (die: number) => (1 - die) ** 2 * 0.75 + 2 * die * (1 - die) * 0.25;
    const more = wins(3 / 4) - wins(2 / 3);
    expect(adds?.win).toBeCloseTo(more, 12);
    expect(adds?.lose).toBeCloseTo(loses(3 / 4) - loses(2 / 3), 12);
    expect(adds?.winPerLoss).toBeCloseTo(more / own.commanderLost, 10);
  });

  it("treats the enemy’s commander alike, and says nothing of what he adds", () => {
    const led = { dice: 5, line: line(["superior", "front"]) };
    const [mine, theirs] = [round(led, { dice: 4 }), round({ dice: 4 }, led)];
    for (const [name, chance] of Object.entries(mine.own.outcomes))
      expect(theirs.other.outcomes).toHaveProperty(name, expect.closeTo(chance, 12));
    expect(theirs.other.commanderLost).toBeCloseTo(mine.own.commanderLost, 12);
    expect(theirs.adds).toBeNull();
    expect(theirs.win).toBeCloseTo(mine.lose, 12);
  });

  it("a commander whose group is not the worst of its line adds nothing, and risks himself all the same", () => {
    const { adds, own } = round({ line: line(["superior", "front"], ["average"]) });
    expect(adds).toMatchObject({ win: 0, hits: 0, winPerLoss: 0 });
    expect(own.commanderLost).toBeGreaterThan(0);
  });

  it("only the commander of the group that fights is rolled for", () => {
    const { own, adds } = round({ dice: 5, line: line(["elite"], ["superior", "front"]) });
    expect([own.commanderTested, own.commanderLost, adds]).toEqual([0, 0, null]);
  });

  it("without a chance to lose him there is no exchange", () => {
    expect(round({ line: line(["elite", "front"]) }, { dice: 1 }).adds?.winPerLoss).toBeNull();
  });
});

describe("who tests when he falls", () => {
  const groups = [
    { name: "His own", command: "Mercenaries", distance: 0 },
    { name: "Near", command: "Mercenaries", distance: 3 },
    { name: "Far", command: "Mercenaries", distance: 3.1 },
    { name: "Persians", command: "Persians", distance: 1 },
    { name: "Far Persians", command: "Persians", distance: 9 },
  ];
  const asked = (rank: string) => {
    const question = fieldOfGloryCommanderLost.parse({ fallen: { rank, command: "Mercenaries" }, groups });
    return askCommanderLost(question, TABLES).groups.map(({ reason }) => reason);
  };

  it("of a command: its own groups within 3 MU, and no other command", () => {
    expect(asked("command")).toEqual(["in-range", "in-range", "too-far", "other-command", "other-command"]);
  });

  it("of the army: every group within 3 MU", () => {
    expect(asked("army")).toEqual(["in-range", "in-range", "too-far", "in-range", "too-far"]);
  });
});

const side = fc.record({
  dice: fc.integer({ min: 0, max: 12 }),
  target: fc.integer({ min: 2, max: 6 }),
  line: fc.array(fc.record({ quality: fc.constantFrom(...QUALITIES), commander: fc.constantFrom("front", "attached", null) }), {
    ...{ minLength: 1, maxLength: 4 },
  }),
});
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

describe("laws", () => {
  it("what happens adds up, and a better level never hits less often", () => {
    fc.assert(
      fc.property(side, side, (own, other) => {
        const { levels } = hits(own);
        for (const { faces, distribution } of levels) {
          expect(sum(faces)).toBeCloseTo(1, 12);
          expect(sum(distribution)).toBeCloseTo(1, 12);
          expect(distribution.at(-1)).toBeGreaterThan(0);
        }
        const rising = levels.map(({ hitChance }) => hitChance);
        expect(rising).toEqual([...rising].sort((one, next) => one - next));
        const told = round(own, other);
        expect(told.win + told.draw + told.lose).toBeCloseTo(1, 12);
        for (const one of [told.own, told.other]) {
          const { winLost, drawLost, loseLost } = one.outcomes;
          expect(sum(Object.values(one.outcomes))).toBeCloseTo(1, 12);
          expect(winLost + drawLost + loseLost).toBeCloseTo(one.commanderLost, 12);
          expect(one.commanderLost).toBeLessThanOrEqual(one.commanderTested / 12 + 1e-12);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("played out with dice, from the words of the rules alone", () => {
  const roll = rolledDie(24);
  /** One die: re-rolled once, on the faces that the text gives its quality. */
  function die(again: readonly number[], isPoor: boolean): number {
    const first = roll();
    if (!again.includes(first)) return first;
    const second = roll();
    return isPoor ? second : Math.max(first, second);
  }
  /** Hits of so many dice. */
  function rolled(dice: number, hitsOn: number, again: readonly number[], isPoor: boolean): number {
    let count = 0;
    for (let at = 0; at < dice; at++) if (die(again, isPoor) >= hitsOn) count++;
    return count;
  }
  function played() {
    const given = rolled(5, 4, [1, 2, 3], false);
    const taken = rolled(6, 3, [6], true);
    const total = taken >= 2 ? roll() + roll() : 0;
    return { won: given > taken, drawn: given === taken, killed: total >= (given < taken ? 11 : 12) };
  }

  it("a round of led elite against superior troops with poor ones beside them", () => {
    const TRIALS = 200_000;
    const rounds = Array.from({ length: TRIALS }, played);
    const own = { dice: 5, line: line(["elite", "front"]) };
    const told = round(own, { dice: 6, target: 3, line: line(["superior"], ["poor"]) });
    const chances = { won: told.win, drawn: told.draw, killed: told.own.commanderLost };
    for (const name of ["won", "drawn", "killed"] as const) {
      const share = rounds.filter((one) => one[name]).length / TRIALS;
      // Four times the deviation of so many trials.
      const most = 4 * Math.sqrt((chances[name] * (1 - chances[name])) / TRIALS);
      expect(Math.abs(share - chances[name]), name).toBeLessThan(most);
    }
  });
});
