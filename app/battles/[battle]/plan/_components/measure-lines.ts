import { UNIT } from "@/app/_components/battlefield/field-layout";
import type { BattlePlan, PlanTerrain } from "@/lib/model/battle-plan";
import { lengthWords } from "@/lib/words/battle/terrain-words";

/** In units of the picture. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type At = { readonly x: number; readonly y: number };
type Table = { readonly width: number; readonly height: number };
/** `toLeft`: the figure stands left of the number and not right of it. */
type Length = { readonly words: string; readonly at: At; readonly toLeft: boolean };

/** How a piece is measured on the map: lines from it, straight below and beside its middle, to the near edge and to the nearer of the two short ones. */
export type MeasureLine = {
  readonly mark: number;
  /** Where its lines begin: below its middle, and beside it. */
  readonly below: At;
  readonly beside: At;
  /** Where its number stands, clear of the troops if that can be. */
  readonly chip: At;
  readonly down: Length;
  readonly across: Length;
};

/** Of a length with the number before it: from the middle of the number, and half its height. */
const LABEL = { before: 9, after: 36, half: 8.5 };
const CHIP = 9;
/** How many places beside a line are tried for its length, from the edge inwards. */
const TRIES = 12;

const around = ({ x, y }: At, by: number): Area => ({ left: x - by, top: y - by, right: x + by, bottom: y + by });

const labelArea = ({ x, y }: At, toLeft: boolean): Area => ({
  left: x - (toLeft ? LABEL.after : LABEL.before),
  right: x + (toLeft ? LABEL.before : LABEL.after),
  ...{ top: y - LABEL.half, bottom: y + LABEL.half },
});

const isClear = (area: Area, taken: readonly Area[]): boolean =>
  taken.every(({ left, top, right, bottom }) => area.right <= left || area.left >= right || area.bottom <= top || area.top >= bottom);

const middleOf = ({ centre }: PlanTerrain, { height }: Table): At => ({ x: centre.left * UNIT, y: height - centre.edge * UNIT });

/** Between the rows in which the picture writes the names of pieces, and above and below them; in parts of the smaller side. */
const [ROW, OUTSIDE] = [0.16, 0.43];
/** The places upon a piece for its number, the best first: right and down from its middle. */
const PLACES = [
  [0, -ROW],
  [0, ROW],
  [-ROW * 2, -ROW],
  [ROW * 2, -ROW],
  [-ROW * 2, ROW],
  [ROW * 2, ROW],
  [0, -OUTSIDE],
  [0, OUTSIDE],
] as const;

function chipOf({ along, deep }: PlanTerrain, { x, y }: At, taken: readonly Area[]): At {
  const side = Math.min(along, deep) * UNIT;
  const tries = PLACES.map(([right, down]) => ({ x: x + right * side, y: y + down * side }));
  return tries.find((one) => isClear(around(one, CHIP), taken)) ?? tries[0] ?? { x, y };
}

/** A length at the first place from the edge inwards where it covers nothing. */
function lengthAt(length: number, tries: readonly At[], toLeft: boolean, taken: Area[]): Length {
  const at = tries.find((one) => isClear(labelArea(one, toLeft), taken)) ?? tries[0] ?? { x: 0, y: 0 };
  taken.push(labelArea(at, toLeft));
  return { words: lengthWords(length), at, toLeft };
}

/** The first of these places, and how far beside its line a length is written where that is all taken. */
const [FIRST, ASIDE] = [10, 46];

const steps = (by: number): readonly number[] => Array.from({ length: TRIES }, (_, at) => FIRST + at * by);

/** Where the length below a piece is written: on its line, else beside it along the near edge, at worst beyond the middle of the piece. */
function belowOf({ x, y }: At, { width, height }: Table): readonly At[] {
  const upwards = steps(LABEL.half * 2).map((up) => ({ x, y: height - up }));
  const aside = [1, -1, 2, -2, 3, -3].map((by) => ({ x: x + by * ASIDE, y: height - FIRST }));
  return [
    ...upwards.filter((at) => at.y > y),
    ...aside.filter((at) => at.x > LABEL.after && at.x < width - LABEL.after),
    ...upwards.filter((at) => at.y <= y),
  ];
}

/** Every piece with its number and its two lengths, none of which covers another or, if that can be, anything that stands there. */
export function measureLines({ terrain }: Pick<BattlePlan, "terrain">, table: Table, troops: readonly Area[]): readonly MeasureLine[] {
  const taken = [...troops];
  const chips = terrain.map((piece) => {
    const chip = chipOf(piece, middleOf(piece, table), taken);
    taken.push(around(chip, CHIP));
    return chip;
  });
  return terrain.map((piece, at) => {
    const centre = middleOf(piece, table);
    const isRight = piece.right < piece.centre.left;
    const inwards = steps(LABEL.after + LABEL.before).map((by) => ({ x: isRight ? table.width - by : by, y: centre.y }));
    const down = lengthAt(piece.centre.edge, belowOf(centre, table), centre.x + LABEL.after > table.width, taken);
    const across = lengthAt(isRight ? piece.right : piece.centre.left, inwards, isRight, taken);
    const out = (Math.min(piece.along, piece.deep) * UNIT) / 2;
    return {
      ...{ mark: piece.mark, chip: chips[at] ?? centre, down, across },
      below: { x: centre.x, y: Math.min(centre.y + out, table.height) },
      beside: { x: isRight ? Math.min(centre.x + out, table.width) : Math.max(centre.x - out, 0), y: centre.y },
    };
  });
}
