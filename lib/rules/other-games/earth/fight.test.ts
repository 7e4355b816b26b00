import { describe, expect, it } from "vitest";
import { faultOf, melee, meleeAsked, R, type Sent, shooting, shootingAsked } from "@/tests/build/earth-questions";

describe("the numbers of the text", () => {
  it("20 bases in four ranks of 5 count as 7 shooters of ordnance", () => {
    expect(shooting({ front: 5, bases: 20, ranged: 1 }, { front: 1, bases: 1 }, { mode: "ordnance" }).dice).toBe(1 + 6);
    expect(shooting({ front: 5, bases: 20, ranged: 1 }, { front: 7, bases: 7 }, { mode: "ordnance" }).dice).toBe(1);
  });

  it("resilience 3 is hit on 3, 4, 5 and 6", () => {
    expect(shooting({}, { resilience: R(8, 3) })).toMatchObject({ resilience: 3, dieModifier: 0, hit: 4 / 6 });
  });

  it("ordnance has -1, and -2 in all at long range; overheads take off one more", () => {
    const modifier = (other: Sent, shot: Sent) => shooting({}, other, { mode: "ordnance", ...shot }).dieModifier;
    expect([modifier({}, {}), modifier({}, { distance: 50 }), modifier({ terrain: "overheads" }, { distance: 50 })]).toEqual([-1, -2, -3]);
  });
});

describe("shooting", () => {
  it("by hand: 2 dice against resilience 4, one whole base: injured, then killed", () => {
    const told = shooting({ front: 1, bases: 1 }, { front: 1, bases: 1 });
    expect(told).toMatchObject({ allowed: true, reason: null, dice: 2, hit: 0.5, hits: [0.25, 0.5, 0.25], injured: [0.25, 0.75] });
    expect(told).toMatchObject({ killed: [0.75, 0.25], frontKilled: 0.25, halfSpeed: 0.75 });
  });

  it("hits injure all of the front first, those before count, and none goes beyond it", () => {
    const told = shooting({ ranged: 8 }, { front: 2, bases: 10, injured: 1, resilience: R(1) });
    // Eight hits: one injured, two killed, the rest lost.
    expect(told).toMatchObject({ hit: 1, injured: [0, 1], killed: [0, 0, 1], frontKilled: 1, halfSpeed: 1 });
    expect(shooting({ ranged: 1 }, { front: 4, bases: 12, injured: 1, resilience: R(1) }).halfSpeed).toBe(1);
    expect(shooting({ ranged: 1 }, { front: 5, bases: 12, injured: 1, resilience: R(1) }).halfSpeed).toBe(0);
    // Two of the front and nine lost: 11 of 21.
    expect(shooting({ ranged: 1 }, { front: 5, bases: 12, injured: 1, lost: 9, resilience: R(1) }).halfSpeed).toBe(1);
  });

  it("width counts for ordnance and volleys alone, and volleys have no third rank", () => {
    const wide = { front: 5, bases: 20 };
    const narrow = { front: 2, bases: 2 };
    expect(shooting(wide, narrow).dice).toBe(2);
    expect(shooting(wide, narrow, { mode: "ordnance" }).dice).toBe(2 + 5);
    expect(shooting(wide, narrow, { mode: "volley" }).dice).toBe(2 + 4);
    expect(shooting({ front: 5, bases: 6 }, narrow, { mode: "ordnance" }).dice).toBe(2 + 4);
    expect(shooting({ front: 5, bases: 5 }, narrow, { mode: "ordnance" }).dice).toBe(2 + 3);
  });

  it("half range and movement take one off each; skirmishers shoot on the move", () => {
    const modifier = (own: Sent, shot: Sent) => shooting(own, {}, shot).dieModifier;
    expect([modifier({}, { distance: 49 }), modifier({}, { distance: 50 })]).toEqual([0, -1]);
    expect([modifier({}, { moving: true }), modifier({ skirmisher: true }, { moving: true })]).toEqual([-1, 0]);
    expect(modifier({}, { moving: true, distance: 100, mode: "volley" })).toBe(-3);
  });

  it("some cannot be hit, and some are hit by any die", () => {
    expect(shooting({}, { resilience: R(7) }).hit).toBe(0);
    expect(shooting({}, { resilience: R(6) }, { moving: true }).hit).toBe(0);
    expect(shooting({}, { resilience: R(1) }).hit).toBe(1);
    expect(shooting({}, { resilience: R(2), state: "routing" }).hit).toBe(1);
  });

  it("cover by the target's kind and terrain, and less for those who flee", () => {
    const r = (other: Sent) => shooting({}, other).resilience;
    expect(r({ type: "light-infantry", terrain: "overheads" })).toBe(6);
    expect(r({ type: "baggage" })).toBe(3);
    expect([r({ terrain: "wet" }), r({ terrain: "debris" })]).toEqual([3, 5]);
    expect([r({ state: "retreating" }), r({ state: "routing" })]).toEqual([3, 2]);
    expect(melee({}, { type: "cavalry", terrain: "wet" }).own.resilience).toBe(3);
    expect(melee({}, { type: "light-infantry", terrain: "wet" }).own.resilience).toBe(4);
  });

  it("says why it may not shoot", () => {
    const reason = (own: Sent, shot: Sent) => shooting(own, {}, shot).reason;
    expect(reason({}, { distance: 101 })).toBe("out-of-range");
    expect(reason({}, { distance: 100 })).toBeNull();
    expect(reason({}, { moving: true, noMoveAndFire: true })).toBe("no-move-and-fire");
    expect(reason({ terrain: "overheads" }, { mode: "ordnance" })).toBe("overheads");
    expect(reason({ terrain: "overheads" }, {})).toBeNull();
    expect(shooting({ ranged: 0 }, {})).toMatchObject({
      reason: "no-ranged",
      allowed: false,
      dice: 0,
      hits: [1],
      killed: [1],
      frontKilled: 0,
    });
  });

  it("refuses what cannot be, at its place", () => {
    expect(faultOf(shootingAsked({ front: 6, bases: 5 }, {}))).toEqual(["too-small", "own.bases"]);
    expect(faultOf(meleeAsked({}, { front: 3, injured: 4 }))).toEqual(["too-large", "other.injured"]);
    expect(shooting({ front: 12 }, {}).asked.own.bases).toBe(12);
  });
});

describe("mêlée", () => {
  it("who strikes first", () => {
    const first = (own: Sent, other: Sent) => melee(own, other).first;
    expect(first({}, {})).toBe("both");
    expect(first({ initiative: 4 }, {})).toBe("own");
    expect(first({ initiative: 4 }, { missile: true })).toBe("other");
    expect(first({ initiative: 4, mounted: true }, { missile: true })).toBe("own");
    expect(first({ mounted: true }, { missile: true })).toBe("other");
    expect(first({ missile: true }, { missile: true, initiative: 5 })).toBe("other");
  });

  it("by hand: the first blow kills the only base, and nobody strikes back", () => {
    const one = { front: 1, bases: 1, injured: 1, melee: 1 };
    const told = melee({ ...one, initiative: 4 }, one);
    expect(told.own).toMatchObject({ dice: 1, hits: [0.5, 0.5], killed: [0.75, 0.25] });
    expect(told.other).toMatchObject({ dice: 1, hits: [0.75, 0.25], killed: [0.5, 0.5], frontKilled: 0.5 });
    expect(melee(one, one).other.hits).toEqual([0.5, 0.5]);
  });

  it("by hand: losses narrow the blow back, and a whole front killed is followed by the next rank", () => {
    const sure = { resilience: R(1), initiative: 4 };
    // Three sure kills leave one base of four against two: no width.
    const narrow = melee({ front: 2, bases: 2, melee: 3, ...sure }, { front: 4, bases: 8, injured: 4, melee: 1, resilience: R(1) });
    expect(narrow.other.dice).toBe(1 + 2);
    expect(narrow.other.hits).toEqual([0, 1]);
    // All four killed: three of the next rank face two.
    const next = melee({ front: 2, bases: 2, melee: 8, ...sure }, { front: 4, bases: 7, injured: 4, melee: 1, resilience: R(1) });
    expect(next.other.hits).toEqual([0, 0, 1]);
    expect(next.own.hits.length).toBe(9);
  });

  it("the wider front has a die for each base more; further ranks have none", () => {
    expect(melee({ front: 7, bases: 28 }, { front: 4, bases: 4 })).toMatchObject({ own: { dice: 5 }, other: { dice: 2 } });
  });
});
