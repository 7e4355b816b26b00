import { describe, expect, test } from "vitest";
import { troopOf } from "@/tests/build/odd-forces";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { type LineRoom, lineOfBattle } from "./line-of-battle";
import type { OwnUnit } from "./own-side";

/** A standard table with open wings. */
const ROOM: LineRoom = { left: 0, right: 45, footLeft: 10, footRight: 35, front: 9 };

type Given = Parameters<typeof troopOf>[0] & { readonly bases?: number; readonly commander?: number };

const groupsOf = (...given: readonly Given[]): readonly OwnUnit[] =>
  given.map(({ bases = 6, commander = null, ...troop }, at) => ({
    ...{ number: at + 1, name: `Group ${at + 1}`, troop: troopOf(troop), bases, commander },
  }));

function slotsOf(groups: readonly OwnUnit[], room: LineRoom = ROOM) {
  if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
  return lineOfBattle(groups, room, BOOK.battlefield, CATALOG.advice);
}
const inOrder = (groups: readonly OwnUnit[], room?: LineRoom) =>
  [...slotsOf(groups, room)].sort((one, other) => one.at.across - other.at.across).map(({ group }) => group.number);

const FOOT: Given = { formation: "close", weapon: "musket" };
const HORSE: Given = { type: "mounted", bases: 4 };
const LIGHT: Given = { type: "mounted", formation: "skirmish", bases: 4 };
const GUN: Given = { type: "artillery", weapon: "light-artillery", bases: 2 };

describe("a line of battle", () => {
  test("one group stands in the middle, two ranks deep, with its front where it may go farthest", () => {
    expect(slotsOf(groupsOf(FOOT))).toEqual([
      { group: expect.objectContaining({ number: 1 }), form: "close", files: 3, depth: 1, at: { across: 22.5, ahead: 8.5 } },
    ]);
  });

  test("foot in the middle, a gun in its gap, horse on either wing and the lightest outermost", () => {
    expect(inOrder(groupsOf(FOOT, FOOT, GUN, HORSE, HORSE, LIGHT, LIGHT))).toEqual([7, 5, 3, 1, 2, 4, 6]);
  });

  test("one commander's groups stand together: his horse on one wing, his foot on that side of the middle", () => {
    const of = (commander: number, troop: Given): Given => ({ ...troop, commander });
    const groups = groupsOf(...[1, 2, 1, 2].map((leader) => of(leader, FOOT)), ...[1, 2, 2, 1].map((leader) => of(leader, HORSE)), GUN);
    // Leader 1 has 1, 3, 5 and 8; leader 2 has 2, 4, 6 and 7; the gun keeps its gap.
    expect(inOrder(groups)).toEqual([7, 6, 2, 9, 4, 3, 1, 5, 8]);
  });

  test("one commander's horse is on both wings if it is too much for one", () => {
    const groups = groupsOf(...[1, 1, 2, 1, 1].map((commander) => ({ ...HORSE, commander })));
    expect(inOrder(groups)).toEqual([4, 1, 2, 3, 5]);
  });

  test("foot stands side by side without gaps, horse half a BW from it", () => {
    const slots = [...slotsOf(groupsOf(FOOT, FOOT, HORSE))].sort((one, other) => one.at.across - other.at.across);
    // Two bodies of three files and one of two: 3 + 3 + 0.5 + 2.
    expect(slots.map(({ at }) => at.across)).toEqual([21, 24, 27]);
  });

  test("skirmishers stand in front of the middle if there is room for a line behind them, otherwise on the wings", () => {
    const groups = groupsOf(FOOT, { formation: "skirmish", training: null });
    const ahead = new Map(slotsOf(groups).map(({ group, at }) => [group.number, at.ahead]));
    // One BW of skirmishers, a gap of one, then the foot.
    expect([ahead.get(2), ahead.get(1)]).toEqual([8.5, 6.5]);
    const shallow = slotsOf(groups, { ...ROOM, front: 6 });
    expect(shallow.map(({ at }) => at.ahead)).toEqual([5.5, 5.5]);
  });

  test("foot with no room between open wings forms a second line, which a secure flank makes unnecessary", () => {
    const groups = groupsOf(...Array.from({ length: 9 }, () => FOOT));
    const rows = (room: LineRoom) => [...new Set(slotsOf(groups, room).map(({ at }) => at.ahead))];
    expect(rows(ROOM)).toEqual([8.5, 6.5]);
    expect(slotsOf(groups).filter(({ at }) => at.ahead === 8.5)).toHaveLength(8);
    expect(rows({ ...ROOM, footLeft: 0 })).toEqual([8.5]);
  });

  test("an army too large for its lines stands deeper before it is crowded together", () => {
    const files = (count: number) =>
      new Set(slotsOf(groupsOf(...Array.from({ length: count }, () => FOOT)), { ...ROOM, front: 6 }).map((one) => one.files));
    expect(files(8)).toEqual(new Set([3]));
    expect(files(60)).toEqual(new Set([2]));
    expect(slotsOf(groupsOf(...Array.from({ length: 60 }, () => FOOT)))).toHaveLength(60);
  });
});
