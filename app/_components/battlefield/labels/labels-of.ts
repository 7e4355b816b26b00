import { boxOf, type FieldLayout, type Spot } from "@/app/_components/battlefield/field-layout";
import { type Standing, thingBoxes } from "@/app/_components/battlefield/troops/standing-of";
import type { Placed } from "@/lib/model/battlefield";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { textWidth } from "@/lib/sheets/font-metrics";
import { NOTE_SIZE, type Note, placeNotes } from "./field-notes";
import { covered, type LabelBox } from "./label-lines";
import { type Behind, type Labelled, leaderBox, placeLabels } from "./place-labels";

/** The side of the picture to which a unit group that is turned so has its back. */
function behindOf(turn: number): Behind {
  if (turn <= 45 || turn >= 315) return "below";
  if (turn < 135) return "left";
  return turn <= 225 ? "above" : "right";
}

/** Room for the trembling line behind its back, and for what is drawn before its front. */
const clearOf = ({ nervous }: Placed): number => (nervous ? 6.5 : 3);

export const labelled = (unit: Placed, hasShield: boolean, book: BattlefieldBook, layout: FieldLayout): Labelled => ({
  key: `unit:${unit.seat}:${unit.number}`,
  ...{ number: unit.number, name: unit.name, hasShield },
  box: boxOf(unitFootprint(unit, book), layout),
  behind: behindOf(layout.turnOf(unit.facing)),
  clear: clearOf(unit),
});

/** In parts of the larger type of a small screen: the number and the letter of the command on the unit group. */
const [SMALL_NUMBER, SMALL_LETTER] = [0.92, 0.46];

type SmallNumber = { readonly at: Spot; readonly hasLetter: boolean; readonly box: LabelBox };

const middleOf = ({ left, right, top, bottom }: LabelBox): Spot => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Along and across its unit group, in parts of half of it: the middle first, and at its edge at last. */
const ASIDES = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8, -1, 1].flatMap((x) => [0, -0.5, 0.5, -1, 1].map((y) => ({ x, y })));
const ASIDE_FIRST = ASIDES.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** What a number hides of the ground of another unit group counts for less than what would hide the number. */
const NEIGHBOUR_SHARE = 0.1;

/** The numbers of a small screen, on their unit groups: in the middle, or as little aside as leaves them clear of standards and of one another. */
export function smallNumbers(units: readonly Labelled[], things: readonly LabelBox[], size: number): readonly SmallNumber[] {
  const taken = [...things];
  return units.map(({ key, number, box, hasShield }) => {
    const others = units.filter((other) => other.key !== key);
    const long = textWidth(String(number), "serif", size * SMALL_NUMBER);
    const hasLetter = hasShield && long + size * SMALL_LETTER < box.right - box.left + 2;
    const [half, middle] = [(long + (hasLetter ? size * SMALL_LETTER : 0)) / 2, middleOf(box)];
    const boxAt = ({ x, y }: Spot): LabelBox => ({ left: x - half, right: x + half, top: y - size / 3, bottom: y + size / 3 });
    const hidden = (spot: Spot) => {
      const own = boxAt(spot);
      const upon = others.reduce((sum, other) => sum + covered(own, other.box), 0);
      return taken.reduce((sum, other) => sum + covered(own, other), NEIGHBOUR_SHARE * upon);
    };
    const spots = ASIDE_FIRST.map(({ x, y }) => ({
      x: middle.x + (x * (box.right - box.left)) / 2,
      y: middle.y + (y * (box.bottom - box.top)) / 2,
    }));
    const at = spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), middle);
    const placed = boxAt(at);
    taken.push(placed);
    return { at, hasLetter, box: placed };
  });
}

/** A number in a circle that a page draws above the picture: its radius, and so many times that on a small screen. */
export const TAG = { radius: 9.5, large: 1.75 } as const;

/** The room that such numbers take up: names keep clear of them. */
export const tagBoxes = (tags: readonly Spot[], times = 1): readonly LabelBox[] =>
  tags.map(({ x, y }) => {
    const far = TAG.radius * times;
    return { left: x - far, right: x + far, top: y - far, bottom: y + far };
  });

type Given = {
  readonly standing: Standing;
  readonly notes: readonly Note[];
  /** Where a page writes numbers above the picture. */
  readonly tags?: readonly Spot[];
  /** What a page draws above the picture. */
  readonly above?: readonly LabelBox[];
  /** Where terrain lies. */
  readonly ground: readonly LabelBox[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** Of what part of the usual size the writing is. */
  readonly type?: number;
};

/** All labels on the table, placed so that they cover neither objects nor each other. `standsOn`: the boxes of the objects. */
export function writtenOn({ standing, notes, tags = [], above = [], ground, book, layout, type = 1 }: Given) {
  const within = { left: 1, top: 1, right: layout.width - 1, bottom: layout.height - 1 };
  const things = [...thingBoxes(standing, book), ...above];
  const units = standing.units.map(({ unit, commander }) => labelled(unit, commander !== null, book, layout));
  const standsOn = [...units.map(({ box }) => box), ...things];
  const labels = placeLabels(units, things, within, type);
  const leaders = labels.flatMap(({ leader }) => (leader ? [leaderBox(leader)] : []));
  const written = placeNotes(notes, {
    things: [...standsOn, ...tagBoxes(tags), ...labels.map(({ box }) => box), ...leaders],
    ground,
    within,
    size: NOTE_SIZE * type,
  });
  return { units, things, standsOn, labels, leaders, written, within };
}
