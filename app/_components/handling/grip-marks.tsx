import { type Grip, gripText } from "./grips";
import type { DrawnShape } from "./overlay";
import type { Task } from "./task";

type Props = { readonly task: Task; readonly shape: DrawnShape; readonly unitsPerPixel: number };

/** Pixels: of a target for a finger, and of how far outside the corners they are taken. */
const TARGET = 46;
const OUTSIDE = 12;
/** Pixels: of the stem of the knob, which is about as long as the thing is deep, so that on a small map the thing is what is seen. */
const STEM = { least: 20, most: 28 };
/** The target of the knob begins where that of the thing ends, or all but; what is drawn of it lies within. */
const APART = TARGET / 2 - 2;
/** A side shorter than this has no room for a grip of its own. */
const ROOM = 130;

type Place = { readonly x: number; readonly y: number };
type SizeGrip = { readonly grip: Exclude<Grip, string>; readonly mark: Place; readonly target: Place };

const SIGNS = [-1, 0, 1] as const;
const CORNERS_AND_SIDES = SIGNS.flatMap((w) => SIGNS.map((h) => ({ w, h }))).filter(({ w, h }) => w !== 0 || h !== 0);

/** The corners, and the sides that have room for a grip between them. */
function sizeGrips({ left, top, right, bottom }: DrawnShape, units: number): readonly SizeGrip[] {
  const room = ROOM * units;
  const xs = { [-1]: left, 0: (left + right) / 2, 1: right };
  const ys = { [-1]: bottom, 0: (top + bottom) / 2, 1: top };
  return CORNERS_AND_SIDES.filter(({ w, h }) => (w !== 0 || right - left > room) && (h !== 0 || bottom - top > room)).map((grip) => {
    const mark = { x: xs[grip.w], y: ys[grip.h] };
    return { grip, mark, target: { x: mark.x + grip.w * OUTSIDE * units, y: mark.y - grip.h * OUTSIDE * units } };
  });
}

/** By what a thing is taken, each with a target for a finger however small it is drawn. */
export function GripMarks({ task, shape, unitsPerPixel: units }: Props) {
  const [middleX, middleY] = [(shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2];
  const width = Math.max(shape.right - shape.left, TARGET * units);
  const height = Math.max(shape.bottom - shape.top, TARGET * units);
  const stem = Math.min(STEM.most, Math.max(STEM.least, (shape.bottom - shape.top) / units)) * units;
  const knobY = shape.top - stem;
  const target = (TARGET / 2) * units;
  // The knob is as large as its stem is long.
  const grown = stem / STEM.most;
  const arc = knobArc(middleX, knobY, 12 * grown, 3.5 * grown);
  return (
    <>
      {task.sides && <path className="handling-cross" d={`M${-5 * units} 0H${5 * units}M0 ${-5 * units}V${5 * units}`} />}
      {task.moves !== "none" && (
        <rect className="handling-grip" data-grip="body" x={middleX - width / 2} y={middleY - height / 2} width={width} height={height} />
      )}
      {task.turns && (
        <g data-part="knob" data-y={knobY} className="handling-knob">
          <path className="handling-halo" d={`M${middleX} ${shape.top}V${knobY}${arc}`} />
          <path className="handling-stem" d={`M${middleX} ${shape.top}V${knobY}${arc}`} />
          <circle className="handling-mark" cx={middleX} cy={knobY} r={7 * grown} />
          <circle
            className="handling-grip"
            data-grip="knob"
            cx={middleX}
            cy={Math.min(knobY, middleY - height / 2 - APART * units)}
            r={target}
          />
        </g>
      )}
      {task.sides &&
        sizeGrips(shape, units).map(({ grip, mark, target: at }) => (
          <g key={gripText(grip)} className="handling-size">
            <rect className="handling-mark" x={mark.x - 4.5 * units} y={mark.y - 4.5 * units} width={9 * units} height={9 * units} />
            <circle className="handling-grip" data-grip={gripText(grip)} cx={at.x} cy={at.y} r={target} />
          </g>
        ))}
    </>
  );
}

/** Above the knob: an arc with an arrow head at either end. */
function knobArc(x: number, y: number, r: number, head: number): string {
  const [dx, dy] = [r * 0.77, r * 0.64];
  const [left, right, up] = [x - dx, x + dx, y - dy];
  return [
    `M${left} ${up}A${r} ${r} 0 0 1 ${right} ${up}`,
    `M${left - head * 0.6} ${up - head}L${left} ${up}L${left + head} ${up - head * 0.2}`,
    `M${right + head * 0.6} ${up - head}L${right} ${up}L${right - head} ${up - head * 0.2}`,
  ].join("");
}
