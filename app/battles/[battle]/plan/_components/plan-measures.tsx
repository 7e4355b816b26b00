import { textWidth } from "@/app/_components/battlefield/labels/text-width";
import type { MeasureLine } from "./measure-lines";

type Props = { readonly lines: readonly MeasureLine[]; readonly width: number; readonly height: number };

/** The pieces by their numbers, and how far their middles are from two edges of the table. */
export function PlanMeasures({ lines, width, height }: Props) {
  return (
    <g className="plan-measures">
      <path
        className="plan-leader"
        d={lines
          .map(({ below, beside, across }) => `M${below.x} ${below.y}V${height}M${beside.x} ${beside.y}H${across.toLeft ? width : 0}`)
          .join("")}
      />
      {lines.map(({ mark, chip, down, across }) => (
        <g key={mark}>
          <Mark mark={mark} x={chip.x} y={chip.y} />
          <Length mark={mark} {...down} />
          <Length mark={mark} {...across} />
        </g>
      ))}
    </g>
  );
}

type MarkProps = { readonly mark: number; readonly x: number; readonly y: number; readonly small?: boolean };

function Mark({ mark, x, y, small = false }: MarkProps) {
  return (
    <>
      <circle className="plan-mark" cx={x} cy={y} r={small ? 6 : 8.5} />
      <text className={small ? "plan-mark-small" : "plan-mark-number"} x={x} y={y + (small ? 3.2 : 4.4)}>
        {mark}
      </text>
    </>
  );
}

type LengthProps = MeasureLine["down"] & { readonly mark: number };

/** Of the slip of paper that a length is written on: beyond the middle of the number, and behind the figure. */
const [BEFORE, AFTER] = [8, 13];

/** A length at the end of its line, after the number of the piece that it is of. */
function Length({ mark, words, at: { x, y }, toLeft }: LengthProps) {
  const long = BEFORE + AFTER + textWidth(words, 11.5);
  return (
    <>
      <rect className="plan-slip" x={toLeft ? x + BEFORE - long : x - BEFORE} y={y - 7.5} width={long} height={15} rx={7.5} />
      <Mark mark={mark} x={x} y={y} small />
      <text className={toLeft ? "plan-length plan-length-left" : "plan-length"} x={toLeft ? x - 9 : x + 9} y={y + 3.8}>
        {words}
      </text>
    </>
  );
}
