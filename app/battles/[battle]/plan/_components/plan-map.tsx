import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import type { BattlePlan } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { type Length, type MeasureLine, measureLines, occupiedAreas, SLIP } from "./measure-lines";

type Props = { readonly lines: readonly MeasureLine[] };

/** From the pieces to the edges that they are measured from: beneath all that stands and is written on the table. */
export const MeasureLeaders = ({ lines }: Props) => (
  <path
    className="plan-leader"
    d={lines
      .flatMap(({ down, across }) => [down, across])
      .map(({ line }) => `M${line.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join("L")}`)
      .join("")}
  />
);

/** The pieces by their numbers, and how far their middles are from two edges of the table. */
export const PlanMeasures = ({ lines }: Props) => (
  <g className="plan-measures">
    {lines.map(({ mark, chip, down, across }) => (
      <g key={mark}>
        <Mark mark={mark} x={chip.x} y={chip.y} />
        <Slip mark={mark} {...down} />
        <Slip mark={mark} {...across} />
      </g>
    ))}
  </g>
);

const tenth = (length: number): number => Math.round(length * 10) / 10;

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

type SlipProps = Pick<Length, "words" | "at" | "long" | "isUpright"> & { readonly mark: number };

/** A length after the number of the piece that it is of; along a short edge it is read upwards. */
function Slip({ mark, words, at, long, isUpright }: SlipProps) {
  const left = -long / 2;
  return (
    <g transform={`translate(${tenth(at.x)} ${tenth(at.y)})${isUpright ? " rotate(-90)" : ""}`}>
      <rect className="plan-slip" x={left} y={-SLIP.high / 2} width={long} height={SLIP.high} rx={SLIP.high / 2} />
      <Mark mark={mark} x={left + SLIP.before} y={0} small />
      <text className="plan-length" fontSize={SLIP.type} x={left + SLIP.before + 9} y={3.8}>
        {words}
      </text>
    </g>
  );
}

type PlanMapProps = { readonly plan: BattlePlan; readonly view: BattleView; readonly book: BattleBook };

/** The battlefield with the measures that it is laid by. */
export function PlanMap({ plan, view, book: { battlefield, tables } }: PlanMapProps) {
  if (!battlefield) return null;
  const layout = fieldLayout(view.table, plan.corner);
  const lines = measureLines(plan.terrain, layout, occupiedAreas(view, battlefield, tables.tableSizes, layout));
  return (
    <BattlefieldPicture
      {...{ field: view, book: battlefield, tables, seed: view.battle, layout }}
      beneath={<MeasureLeaders lines={lines} />}
    >
      <PlanMeasures lines={lines} />
    </BattlefieldPicture>
  );
}
