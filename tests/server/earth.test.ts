import { beforeAll, describe, expect, test } from "vitest";
import { SCHEMAS } from "@/lib/model/schemas";
import { setRunning } from "@/lib/server/running";
import { errorOf, sendJson } from "./asking";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const ask = (question: string, sent: unknown) => sendJson(`/api/other-games/2mm-earth/${question}`, sent);
const told = async (question: string, sent: unknown) => (await ask(question, sent)).json();
const SHOT = { distance: 10, range: 100 };

describe("Battle for 2mm Earth", () => {
  test("a shot: the question comes back filled in", async () => {
    const answer = SCHEMAS.EarthShootingAnswer.parse(await told("shooting", { own: { ranged: 1 }, other: { front: 12 }, shot: SHOT }));
    expect(answer.asked).toEqual({
      own: {
        ...{ front: 5, bases: 10, injured: 0, lost: 0, melee: 2, ranged: 1, resilience: { melee: 4, ranged: 4 }, initiative: 3 },
        ...{ mounted: false, missile: false, skirmisher: false, leadership: 0, type: "infantry", terrain: "open", state: "steady" },
      },
      other: expect.objectContaining({ front: 12, bases: 12 }),
      shot: { mode: "normal", moving: false, noMoveAndFire: false, distance: 10, range: 100 },
    });
    expect(answer.hits).toEqual([0.5, 0.5]);
  });

  test("every other question", async () => {
    expect(SCHEMAS.EarthMeleeAnswer.parse(await told("melee", { own: {}, other: {} }))).toMatchObject({ first: "both", own: { dice: 2 } });
    expect(SCHEMAS.EarthBoundsAnswer.parse(await told("bounds", { own: {}, other: {} })).bounds).toHaveLength(4);
    const resilience = { melee: 4, ranged: 4 };
    expect(SCHEMAS.EarthPanicAnswer.parse(await told("panic", { resilience })).fine).toBeCloseTo(27 / 36, 12);
    expect(SCHEMAS.EarthCausesAnswer.parse(await told("causes", { resilience, atStart: 10, friendRouts: 50 }))).toMatchObject({
      asked: { seen: { friends: 0, retreating: 0, routing: 0 }, temper: "normal" },
      causes: [{ code: "friend-routs", effect: "rout", minus: 0 }],
      rout: 1,
    });
    expect(SCHEMAS.EarthOrderAnswer.parse(await told("order", { temper: "rash", order: "attack" })).attacks).toBe(1);
    const legs = [{ metres: 200, slow: true }];
    expect(SCHEMAS.EarthMessengerAnswer.parse(await told("messenger", { age: "ancient", legs }))).toMatchObject({
      distance: 600,
      bounds: 2,
    });
    expect(SCHEMAS.EarthMoveAnswer.parse(await told("move", { type: "infantry", metres: 150 }))).toMatchObject({ speed: 100, bounds: 2 });
    const units = [{ name: "Pikes", initiative: 2 }];
    expect(SCHEMAS.EarthOrderOfPlayAnswer.parse(await told("order-of-play", { units })).phases).toHaveLength(8);
  });

  test.each([
    ["shooting", "missing-field", "shot.range", { own: {}, other: {}, shot: { distance: 1 } }],
    ["shooting", "out-of-range", "other.bases", { own: {}, other: { front: 6, bases: 5 }, shot: SHOT }],
    ["melee", "out-of-range", "own.injured", { own: { injured: 6 }, other: {} }],
    ["melee", "unknown-value", "own.type", { own: { type: "elephant" }, other: {} }],
    ["melee", "unknown-field", "own.speed", { own: { speed: 1 }, other: {} }],
    ["bounds", "contradiction", "own.state", { own: { state: "routing" }, other: {} }],
    ["bounds", "contradiction", "ownShot", { mode: "shooting", own: {}, other: {}, ownShot: SHOT }],
    ["panic", "missing-field", "resilience", {}],
    ["panic", "out-of-range", "minus", { resilience: {}, minus: 2 }],
    ["causes", "out-of-range", "killed", { resilience: {}, atStart: 2, killed: 3 }],
    ["causes", "contradiction", "seen.friends", { resilience: {}, atStart: 2, seen: { routing: 1 } }],
    ["order", "unknown-value", "order", { temper: "rash", order: "charge" }],
    ["messenger", "out-of-range", "legs", { age: "modern", legs: [] }],
    ["messenger", "missing-field", "legs[0].metres", { age: "modern", legs: [{}] }],
    ["move", "wrong-type", "metres", { type: "infantry", metres: 1.5 }],
    ["order-of-play", "out-of-range", "units[0].initiative", { units: [{ name: "Pikes", initiative: 7 }] }],
  ] as const)("%s: %s at %s", async (question, code, at, sent) => {
    expect(await errorOf(await ask(question, sent))).toMatchObject({ status: 400, code, at });
  });
});
