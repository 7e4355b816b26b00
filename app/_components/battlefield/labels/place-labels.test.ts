import fc from "fast-check";
import { expect, test } from "vitest";
import { covered, isWithin, type LabelBox } from "./label-lines";
import { type Labelled, leaderBox, type PlacedLabel, placeLabels } from "./place-labels";

const WITHIN: LabelBox = { left: 0, right: 900, top: 0, bottom: 600 };

const unit = (given: Partial<Labelled> & Pick<Labelled, "number" | "box">): Labelled => ({
  key: `unit:a:${given.number}`,
  ...{ name: "Pancerni", hasShield: false, behind: "below", clear: 3 },
  ...given,
});

const box = (left: number, top: number, width = 60, height = 20): LabelBox => ({ left, top, right: left + width, bottom: top + height });

test("a name stands behind its unit group, in the middle", () => {
  const [label] = placeLabels([unit({ number: 7, box: box(400, 300) })], [], WITHIN);
  expect(label?.lines).toEqual(["Pancerni"]);
  expect(label?.box.top).toBe(323);
  expect(((label?.box.left ?? 0) + (label?.box.right ?? 0)) / 2).toBe(430);
});

test("a long name is broken, so that it does not stand behind a neighbour", () => {
  const [label] = placeLabels([unit({ number: 6, name: "Hepburn's Green Brigade", box: box(400, 300) })], [], WITHIN);
  expect(label?.lines).toEqual(["Hepburn's", "Green Brigade"]);
  expect(label && label.box.right - label.box.left).toBeLessThan(60 + 2 * 13);
});

test("with another group close behind, only the number is written, on the group and not in front of it", () => {
  const crowded = [unit({ number: 1, box: box(400, 300) }), unit({ number: 2, box: box(400, 321) })];
  const [first, second] = placeLabels(crowded, [], WITHIN);
  expect(first?.lines).toEqual([]);
  expect(first?.box.top).toBeGreaterThanOrEqual(300);
  expect(first?.box.bottom).toBeLessThanOrEqual(320);
  expect(second?.lines).toEqual(["Pancerni"]);
});

test("a standard on or behind a unit group has the number beside it", () => {
  const own = box(400, 300, 40, 30);
  const standard = { left: 408, right: 432, top: 316, bottom: 344 };
  const [label] = placeLabels([unit({ number: 2, box: own, hasShield: true })], [standard], WITHIN);
  expect(label?.hasShield).toBe(true);
  expect(label && covered(label.box, standard)).toBe(0);
  expect(label && covered(label.box, own)).toBeCloseTo(label ? (label.box.right - label.box.left) * (label.box.bottom - label.box.top) : 0);
});

test("on so narrow a ground the shield of its command is left out", () => {
  const between = [unit({ number: 8, box: box(400, 300, 14, 20), hasShield: true }), unit({ number: 2, box: box(385, 321, 44) })];
  expect(placeLabels(between, [], WITHIN)[0]?.hasShield).toBe(false);
});

const LINE = [1, 2, 3].map((number) => unit({ number, name: "Musketeers of the right wing", box: box(340 + number * 60, 300) }));

test("in smaller type there is room behind it for names that stand farther off in the usual", () => {
  const near = (type: number) => placeLabels(LINE, [], WITHIN, type).filter(({ lines, leader }) => lines.length > 0 && !leader).length;
  expect([near(1), near(1 / 2.25)]).toEqual([2, 3]);
});

test("a name for which there is no room between its neighbours stands farther behind, and a line leads there from its unit group", () => {
  const [, led] = placeLabels(LINE, [], WITHIN);
  expect(led?.lines.join(" ")).toBe("Musketeers of the right wing");
  expect(led?.box.top).toBeGreaterThan(320 + 14);
  // From the middle of its back, where the group ends, to where its label begins.
  expect(led?.leader).toEqual({ from: { x: 490, y: 320 }, to: { x: 490, y: led?.box.top } });
});

test("where something stands in the way of that line, the number alone is written", () => {
  const behind = LINE.map(({ box: { left } }) => box(left, 336));
  expect(placeLabels(LINE, behind, WITHIN).map(({ lines, leader }) => [lines.length, leader])).toEqual(Array(3).fill([0, null]));
});

test("with the table edge behind and other things around, the number is written on the group", () => {
  const one = unit({ number: 4, box: box(0, 580) });
  const [label] = placeLabels([one], [box(0, 500, 70, 80), box(61, 560, 60, 40)], WITHIN);
  expect(label?.lines).toEqual([]);
  expect(label?.box.top).toBeGreaterThan(580);
  expect(label?.box.bottom).toBeLessThan(600);
});

/** Unit groups that do not overlap: some of the squares of a grid, each filled as it may be. */
const crowds = fc
  .array(
    fc.record({
      column: fc.nat(13),
      row: fc.nat(13),
      width: fc.integer({ min: 36, max: 62 }),
      height: fc.integer({ min: 10, max: 40 }),
      behind: fc.constantFrom("below", "above", "left", "right"),
      hasShield: fc.boolean(),
      name: fc.constantFrom("The Finns", "Hepburn's Green Brigade", "Haiduks", "Regiment of the Marquis of Baden-Durlach"),
    }),
    { maxLength: 40 },
  )
  .map((all) => {
    const free = all.filter((one, at) => all.findIndex(({ column, row }) => column === one.column && row === one.row) === at);
    return free.map(({ column, row, width, height, behind, hasShield, name }, at) =>
      unit({ ...{ number: at + 1, name, behind, hasShield }, box: box(column * 62 + 4, row * 40 + 4, width, height) }),
    );
  });

const everyCrowd = (check: (labels: readonly PlacedLabel[], crowd: readonly Labelled[]) => void) =>
  fc.assert(fc.property(crowds, fc.constantFrom(1, 0.67, 0.3), (crowd, type) => check(placeLabels(crowd, [], WITHIN, type), crowd)));

test("law: no label, and no line to one, covers another's label or another unit group", () => {
  everyCrowd((labels, crowd) => {
    expect(labels.map(({ key }) => key)).toEqual(crowd.map(({ key }) => key));
    const written = labels.map(({ box, leader }) => (leader ? [box, leaderBox(leader)] : [box]));
    for (const [at, mine] of written.entries())
      for (const [other, theirs] of written.entries()) {
        if (at === other) continue;
        for (const box of [...theirs, (crowd[other] as Labelled).box])
          expect(mine.map((one) => covered(one, box))).toEqual(mine.map(() => 0));
      }
  });
});

test("law: no name stands over the edge", () => {
  everyCrowd((labels) => {
    expect(labels.filter(({ lines, box }) => lines.length > 0 && !isWithin(box, WITHIN))).toEqual([]);
  });
});

test("what is set down far away moves no label", () => {
  const crowd = [unit({ number: 1, box: box(100, 100) }), unit({ number: 2, box: box(160, 100) })];
  const more = [...crowd, unit({ number: 3, box: box(700, 400) })];
  expect(placeLabels(more, [], WITHIN).slice(0, 2)).toEqual(placeLabels(crowd, [], WITHIN));
});
