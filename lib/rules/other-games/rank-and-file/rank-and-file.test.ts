import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  GRADES,
  type RankAndFileTurnsAnswer,
  rankAndFileArtillery,
  rankAndFileElephant,
  rankAndFileTest,
  rankAndFileTurns,
} from "@/lib/model/other-games/rank-and-file";
import { answered } from "@/tests/build/odds-fixtures";
import { RANK_AND_FILE_TABLES as TABLES } from "@/tests/build/other-games-fixtures";
import { rolledDie } from "@/tests/build/rolled-dice";
import { askArtillery } from "./artillery";
import { askElephant, askOneTest } from "./morale";
import { askTurns } from "./turns";

type Sent = Readonly<Record<string, unknown>>;
const asked = (sent: Sent) => askOneTest(rankAndFileTest.parse({ kind: "rally", grade: "veteran", ...sent }), TABLES);
const one = (sent: Sent) => answered(asked(sent));
const turnsAsked = (sent: Sent) => askTurns(rankAndFileTurns.parse({ grade: "veteran", ...sent }), TABLES);
const turns = (sent: Sent) => answered(turnsAsked(sent));
const gunsAsked = (sent: Sent) => askArtillery(rankAndFileArtillery.parse({ grade: "veteran", ...sent }), TABLES);
const guns = (sent: Sent) => answered(gunsAsked(sent));
const elephant = (sent: Sent) => answered(askElephant(rankAndFileElephant.parse({ grade: "regular", ...sent }), TABLES));
const faultOf = (told: ReturnType<typeof asked>) => (told.ok ? null : [told.faults[0]?.code, told.faults[0]?.path.join(".")]);

describe("the worked examples of the text", () => {
  it("veterans of 7 stands with 2 lost rally on 5 and 6", () => {
    expect(one({ start: 7, now: 5 })).toMatchObject({
      modifiers: [{ code: "losses", value: -2 }],
      modifier: -2,
      need: 5,
      alwaysFails: false,
    });
    expect(one({ start: 7, now: 5 }).pass).toBeCloseTo(1 / 3, 12);
    expect(one({ start: 7, now: 5 }).after).toMatchObject({ good: expect.closeTo(1 / 3, 12), unsteady: expect.closeTo(2 / 3, 12) });
  });

  it("with 3 lost a morale test needs a 6; a failure routs, and 4 of 7 is not yet half", () => {
    const told = one({ kind: "morale", start: 7, now: 4, status: "unsteady" });
    expect(told).toMatchObject({ need: 6, alwaysFails: false, after: { good: 0, gone: 0 } });
    expect(told.after.routing).toBeCloseTo(5 / 6, 12);
  });

  it("with 3 lost and a leader of +1 a rally needs 5; a failure leaves 3 of 7, and the unit is removed", () => {
    const told = one({ start: 7, now: 4, status: "routing", commander: 1 });
    expect(told).toMatchObject({ modifier: -2, need: 5, after: { good: 0, routing: 0 } });
    expect(told.after.gone).toBeCloseTo(2 / 3, 12);
  });

  it("his re-roll gives one more try, and then it is unsteady", () => {
    const told = one({ start: 7, now: 4, status: "routing", commander: 1, reroll: true });
    expect(told.pass).toBeCloseTo(5 / 9, 12);
    expect(told.after.unsteady).toBeCloseTo(5 / 9, 12);
    expect(told.after.gone).toBeCloseTo(4 / 9, 12);
  });
});

describe("one test", () => {
  it("by hand: veteran, regular and green need 3, 4 and 5", () => {
    expect(GRADES.map((grade) => one({ grade }).need)).toEqual([3, 4, 5]);
  });

  it("each help counts by itself, and is told with its value", () => {
    const told = one({ kind: "morale", grade: "green", start: 12, now: 11, commander: 1, buildings: 2, other: -1 });
    expect(told.modifiers).toEqual([
      { code: "losses", value: -1 },
      { code: "commander", value: 1 },
      { code: "buildings", value: 2 },
      { code: "other", value: -1 },
    ]);
    expect([told.modifier, told.need]).toEqual([1, 4]);
  });

  it("a 6 always passes and a 1 always fails", () => {
    expect(one({ grade: "green", start: 20, now: 11 }).need).toBe(6);
    expect(one({ commander: 3, buildings: 3 }).need).toBe(2);
  });

  it("at half the stands it always fails, a 6 too, and no re-roll helps", () => {
    for (const now of [3, 2, 1]) expect(one({ now, reroll: true })).toMatchObject({ alwaysFails: true, need: null, pass: 0 });
    expect(one({ now: 4 }).alwaysFails).toBe(false);
    expect(one({ start: 7, now: 4 }).alwaysFails).toBe(false);
    expect(one({ start: 7, now: 3 }).alwaysFails).toBe(true);
  });

  it("single stands have no losses and no half; one that fails a rally from rout is gone", () => {
    expect(one({ single: true })).toMatchObject({ asked: { start: 1, now: 1 }, modifiers: [], need: 3, alwaysFails: false });
    expect(one({ single: true, status: "routing", halfStays: true }).after).toMatchObject({ routing: 0, gone: expect.closeTo(1 / 3, 12) });
  });

  it("at half a unit stays until it fails into rout, and by the optional rule for ever", () => {
    const half = { kind: "morale", now: 3 };
    expect(one({ ...half, status: "good" }).after).toEqual({ good: 0, unsteady: 1, routing: 0, gone: 0 });
    expect(one({ ...half, status: "unsteady" }).after).toEqual({ good: 0, unsteady: 0, routing: 0, gone: 1 });
    expect(one({ ...half, status: "unsteady", halfStays: true }).after.routing).toBe(1);
    expect(one({ now: 2, status: "routing", halfStays: true }).after.routing).toBe(1);
    expect(one({ now: 1, status: "routing", halfStays: true }).after.gone).toBe(1);
  });

  it("refuses what cannot be, at its place", () => {
    expect(faultOf(asked({ kind: "morale", status: "routing" }))).toEqual(["contradiction", "status"]);
    expect(faultOf(asked({ status: "good" }))).toEqual(["contradiction", "status"]);
    expect(faultOf(asked({ other: 1 }))).toEqual(["contradiction", "other"]);
    expect(faultOf(asked({ single: true, start: 6 }))).toEqual(["contradiction", "start"]);
    expect(faultOf(asked({ now: 7 }))).toEqual(["too-large", "now"]);
  });
});

describe("over the turns", () => {
  it("by hand: 7 stands, 5 left, routing: passes on 5 and 6, else 4 stands; then on a 6, else removed", () => {
    const { turns: told, standsLeft } = turns({ start: 7, now: 5, turns: 2 });
    expect(told[0]).toMatchObject({ unsteady: expect.closeTo(1 / 3, 12), routing: expect.closeTo(2 / 3, 12), removed: 0 });
    expect(told[0]?.stands).toBeCloseTo(5 / 3 + 8 / 3, 12);
    const second = told[1];
    expect(second?.good).toBeCloseTo(1 / 9, 12);
    expect(second?.unsteady).toBeCloseTo(2 / 9 + 1 / 9, 12);
    expect(second?.removed).toBeCloseTo(5 / 9, 12);
    expect(standsLeft.map((chance) => Math.round(chance * 9))).toEqual([5, 0, 0, 0, 1, 3]);
  });

  it("a unit that rallies to unsteady is done for that phase; a re-roll is used on the first failure", () => {
    const [first] = turns({ start: 7, now: 5, rerolls: 1, turns: 1 }).turns;
    expect(first?.unsteady).toBeCloseTo(5 / 9, 12);
    expect(first?.good).toBe(0);
  });

  it("one that may not rally moves and loses a stand; over the edge it is off the table", () => {
    const barred = [1, 2].map((turn) => ({ turn, noRally: true }));
    expect(turns({ start: 10, events: barred, turns: 2 }).turns[1]).toMatchObject({ routing: 1, stands: 8 });
    expect(turns({ start: 10, events: barred, turns: 2, edge: 24 }).turns.map(({ offTable }) => offTable)).toEqual([0, 1]);
    expect(turns({ start: 10, events: barred, turns: 2, edge: 25 }).turns[1]?.offTable).toBe(0);
  });

  it("an unsteady unit that may not rally stays unsteady", () => {
    expect(turns({ status: "unsteady", events: [{ turn: 1, noRally: true }], turns: 1 }).turns[0]?.unsteady).toBe(1);
  });

  it("several events of one turn: their losses are added, and one bar or one morale test is for the whole turn", () => {
    const events = [
      { turn: 1, lost: 2, morale: true },
      { turn: 1, lost: 1, noRally: true },
    ];
    // 9 left of 12: veterans need a 6. It could not rally before.
    const [told] = turns({ start: 12, status: "unsteady", events, turns: 1 }).turns;
    expect(told?.unsteady).toBeCloseTo(1 / 6, 12);
    expect(told?.routing).toBeCloseTo(5 / 6, 12);
    expect(told?.stands).toBeCloseTo(9, 12);
  });

  it("at half the unit is removed in the first turn, or dwindles by the optional rule until it is dispersed", () => {
    expect(turns({ now: 3, turns: 1 }).turns[0]).toMatchObject({ removed: 1, stands: 0 });
    const dwindling = turns({ now: 2, turns: 2, halfStays: true }).turns;
    expect(dwindling.map(({ routing, dispersed }) => [routing, dispersed])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it("stands shot away count for removal at once while it routs, and not while it stands", () => {
    const shot = { turn: 1, lost: 3 };
    expect(turns({ status: "good", events: [shot], turns: 2 }).turns[1]).toMatchObject({ good: 1, stands: 3 });
    expect(turns({ events: [{ ...shot, noRally: true }], turns: 1 }).turns[0]?.removed).toBe(1);
    expect(turns({ status: "good", events: [{ turn: 1, lost: 6 }], turns: 1 }).turns[0]?.dispersed).toBe(1);
  });

  it("fails in the morale phase down to rout, which takes its move at once and no stand", () => {
    const events = [
      { turn: 1, lost: 2, morale: true },
      { turn: 2, morale: true },
    ];
    const told = turns({ start: 7, now: 7, status: "good", events, turns: 2 }).turns;
    // Needs 5 after two losses; the unsteady rally or not, and are tested again.
    expect(told[0]?.unsteady).toBeCloseTo(2 / 3, 12);
    expect(told[1]?.routing).toBeCloseTo((2 / 3) * (2 / 3) * (2 / 3), 12);
    expect(told[1]?.stands).toBeCloseTo(5, 12);
    expect(turns({ start: 7, status: "good", events, turns: 2, edge: 12 }).turns[1]?.offTable).toBeCloseTo(8 / 27, 12);
  });

  it("refuses more stands than at the start", () => {
    expect(turnsAsked({ now: 7 }).ok).toBe(false);
  });
});

describe("artillery", () => {
  it("by hand: veterans hit each turn fail on 1 and 2; unlimbered guns that stayed are abandoned", () => {
    const { turns: told } = guns({ hits: [1, 1], points: 8, stay: true });
    expect(told[0]).toMatchObject({ good: expect.closeTo(2 / 3, 12), unsteady: expect.closeTo(1 / 3, 12) });
    // Unsteady: rallies with 2/3, else fails again with 1/3.
    expect(told[1]?.gunsAbandoned).toBeCloseTo(1 / 27, 12);
    expect(told[1]?.lostWithGuns).toBe(0);
  });

  it("guns that retired are limbered, and go with their crew", () => {
    const { turns: told } = guns({ hits: [1, 1], points: 8 });
    expect(told[1]?.lostWithGuns).toBeCloseTo(1 / 27, 12);
    expect(told[1]?.gunsAbandoned).toBe(0);
    expect(guns({ hits: [1], points: 8, status: "unsteady" }).turns[0]?.gunsAbandoned).toBeCloseTo(1 / 9, 12);
  });

  it("is destroyed without a test when its hits are as many as its points", () => {
    expect(guns({ hits: [0, 1], taken: 2 }).turns[1]).toMatchObject({ destroyed: 1 });
    expect(guns({ hits: [3] }).turns[0]).toMatchObject({ destroyed: 1, unsteady: 0 });
    expect(guns({ hits: [3], points: 4 }).turns[0]?.destroyed).toBe(0);
    expect(guns({ hits: [0, 0] }).turns[1]).toMatchObject({ good: 1 });
  });

  it("guns that were limbered stay so where they stay", () => {
    const { turns: told } = guns({ hits: [1, 1], points: 8, stay: true, limbered: true });
    expect(told[1]?.lostWithGuns).toBeCloseTo(1 / 27, 12);
    expect(told[1]?.gunsAbandoned).toBe(0);
  });

  it("guns that are lost are not destroyed afterwards", () => {
    const { turns: told } = guns({ hits: [1, 1, 2], points: 4 });
    expect(told[2]?.lostWithGuns).toBeCloseTo(1 / 27, 12);
    expect(told[2]?.destroyed).toBeCloseTo(26 / 27, 12);
  });

  it("a routed crew takes one rally test by the optional rule, and is unsteady after it", () => {
    const { turns: told } = guns({ hits: [1, 1, 0], points: 8, crewRally: true });
    expect(told[1]?.routed).toBeCloseTo(1 / 27, 12);
    expect(told[2]?.routed).toBe(0);
    expect(told[2]?.lostWithGuns).toBeCloseTo(1 / 81, 12);
    // Unsteady after turn 2: good before its test (2/3, or 1/3 x 2/3 that rallied) and failed, or not rallied (1/9) and passed. A third of
    // them fail to rally in turn 3. The crew that rallies is unsteady too.
    expect(told[2]?.unsteady).toBeCloseTo(((2 / 3 + 2 / 9) / 3 + (1 / 9) * (2 / 3)) / 3 + (1 / 27) * (2 / 3), 12);
  });

  it("retires 2D6 or 3D6 inches, and may not stay after a lost melee", () => {
    expect(guns({ hits: [1] }).retire).toHaveLength(11);
    const horse = guns({ hits: [1], horse: true }).retire;
    expect([horse[0]?.value, horse.at(-1)?.value]).toEqual([3, 18]);
    const refused = gunsAsked({ hits: [1], stay: true, lostMelee: true });
    expect(refused.ok ? null : refused.faults[0]).toMatchObject({ code: "contradiction", path: ["stay"] });
    expect(gunsAsked({ hits: [1], taken: 3 }).ok).toBe(false);
  });
});

describe("elephants", () => {
  it("by hand: regular fail on 1 to 3, stampede on 1 and 2, and come 18 inches once in 216", () => {
    const told = elephant({ reach: 18 });
    expect([told.fail, told.stampede, told.reaches, told.all].map((chance) => Math.round(chance * 1296))).toEqual([648, 216, 6, 1]);
    expect(elephant({ reach: 3 }).reaches).toBeCloseTo(1, 12);
    expect(elephant({ reroll: true }).fail).toBeCloseTo(1 / 4, 12);
    expect(elephant({ commander: 1, buildings: 1, other: -1 }).fail).toBeCloseTo(1 / 3, 12);
  });
});

const sumOf = ({ stands: _, ...states }: RankAndFileTurnsAnswer["turns"][number]) =>
  Object.values(states).reduce((sum, chance) => sum + chance, 0);
const question = fc.record({
  grade: fc.constantFrom(...GRADES),
  start: fc.integer({ min: 1, max: 12 }),
  status: fc.constantFrom("good", "unsteady", "routing"),
  commander: fc.integer({ min: 0, max: 3 }),
  rerolls: fc.integer({ min: 0, max: 2 }),
  halfStays: fc.boolean(),
  edge: fc.option(fc.integer({ min: 1, max: 60 })),
  events: fc.array(
    fc.record({ turn: fc.integer({ min: 1, max: 6 }), lost: fc.integer({ min: 0, max: 3 }), morale: fc.boolean(), noRally: fc.boolean() }),
    { maxLength: 4 },
  ),
});

describe("laws", () => {
  it("what becomes of a unit adds up in every turn, nobody comes back, and stands only dwindle", () => {
    fc.assert(
      fc.property(question, (sent) => {
        const { turns: told, standsLeft } = turns(sent);
        for (const [at, turn] of told.entries()) {
          const before = told[at - 1];
          expect(sumOf(turn)).toBeCloseTo(1, 12);
          expect(turn.stands).toBeLessThanOrEqual((before?.stands ?? sent.start) + 1e-12);
          for (const gone of ["removed", "dispersed", "offTable"] as const)
            expect(turn[gone]).toBeGreaterThanOrEqual((before?.[gone] ?? 0) - 1e-12);
        }
        const mean = standsLeft.reduce((sum, chance, count) => sum + chance * count, 0);
        expect(mean).toBeCloseTo(told.at(-1)?.stands ?? 0, 12);
      }),
      { numRuns: 150 },
    );
  });

  it("a better grade, a commander and a re-roll never hurt", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 6 }), (start, lost) => {
        const sent = { start, now: Math.max(1, start - lost), status: "routing" };
        const passes = ["green", "regular", "veteran"].map((grade) => one({ ...sent, grade }).pass);
        expect(passes).toEqual([...passes].sort((a, b) => a - b));
        expect(one({ ...sent, commander: 1 }).pass).toBeGreaterThanOrEqual(one(sent).pass);
        expect(one({ ...sent, reroll: true }).pass).toBeGreaterThanOrEqual(one(sent).pass);
      }),
    );
  });
});

describe("played out with dice, from the words of the rules alone", () => {
  const roll = rolledDie(7);
  /** Regular, 8 stands of which 7 are left, routing, a leader of +1 with one re-roll, 30 inches from the edge. */
  function rally(stands: number, left: { rerolls: number }): boolean {
    const passes = (die: number) => die === 6 || (die !== 1 && die + 1 - (8 - stands) >= 4);
    if (stands <= 4) return false;
    if (passes(roll())) return true;
    if (left.rerolls === 0) return false;
    left.rerolls--;
    return passes(roll());
  }
  type Regiment = { stands: number; inches: number; status: string };
  /** A turn in which it is not rallied, or is. */
  function turned(unit: Regiment, isRallied: boolean): void {
    if (isRallied) unit.status = unit.status === "routing" ? "unsteady" : "good";
    else if (unit.status === "routing") {
      unit.stands--;
      unit.inches += 12;
      if (unit.stands <= 4) unit.status = "removed";
      if (unit.inches >= 30) unit.status = "offTable";
    }
  }
  function played(): string {
    const unit: Regiment = { stands: 7, inches: 0, status: "routing" };
    const left = { rerolls: 1 };
    for (let turn = 1; turn <= 4 && /routing|unsteady/.test(unit.status); turn++) turned(unit, rally(unit.stands, left));
    return unit.status;
  }

  it("a regiment that routs towards the edge of the table", () => {
    const TRIALS = 200_000;
    const ends = Array.from({ length: TRIALS }, played);
    const told = turns({ grade: "regular", start: 8, now: 7, commander: 1, rerolls: 1, turns: 4, edge: 30 }).turns.at(-1);
    for (const name of ["good", "unsteady", "routing", "removed", "offTable"] as const) {
      const chance = told?.[name] ?? 0;
      const share = ends.filter((end) => end === name).length / TRIALS;
      // Four times the deviation of so many trials.
      expect(Math.abs(share - chance), name).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / TRIALS));
    }
  });
});
