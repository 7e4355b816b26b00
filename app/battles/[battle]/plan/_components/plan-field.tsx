import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { RulesWords } from "@/app/_components/rules-words";
import type { BattlePlan, PlanMeasure, PlanSpot, PlanTerrain } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { centimetres, type Width } from "@/lib/sheets/plan/plan-measures";
import { PLAN, PLAN_TEXT } from "@/lib/words/battle/plan";
import { lengthWords } from "@/lib/words/battle/terrain";
import { namesAsWords } from "@/lib/words/terms";
import { type Length, type MeasureLine, measureLines, occupiedAreas, SLIP } from "./measure-lines";

type Told = { readonly widths: readonly Width[] };
type LengthsProps = Told & { readonly lengths: readonly number[]; readonly joint?: string };

/** Lengths in base widths, and below them in centimetres on each size of base. */
export function PlanLengths({ widths, lengths, joint = " / " }: LengthsProps) {
  return (
    <>
      <span className="plan-bw">{lengths.map(lengthWords).join(joint)}</span>{" "}
      {widths.map(({ millimetres }) => (
        <small key={millimetres}>{lengths.map((one) => centimetres(one, millimetres)).join(joint)} </small>
      ))}
    </>
  );
}

export const PlanPlace = ({ widths, spot: { left, edge } }: Told & { readonly spot: PlanSpot }) => (
  <PlanLengths widths={widths} lengths={[left, edge]} />
);

/** The same within a sentence: "22.5 / 1 BW, 90 / 4 or 135 / 6 cm". */
export const PlanPlaceSaid = ({ widths, spot: { left, edge } }: Told & { readonly spot: PlanSpot }) => (
  <span className="plan-inline">
    {PLAN.place([left, edge].map(lengthWords).join(" / "), PLAN_TEXT.centimetres(centimetresOf(widths, left, edge)))}
  </span>
);

const centimetresOf = (widths: readonly Width[], ...lengths: readonly number[]): readonly (readonly string[])[] =>
  widths.map(({ millimetres }) => lengths.map((one) => centimetres(one, millimetres)));

type Props = { readonly terrain: readonly PlanTerrain[]; readonly measures: readonly PlanMeasure[] };

const { terrain: TERRAIN } = PLAN;

/** Every piece of terrain by its number on the map, with its measurements. */
export function PlanTerrainTable({ terrain, measures }: Props) {
  if (terrain.length === 0) return null;
  return (
    <section aria-labelledby="plan-terrain" className="plan-block">
      <h2 id="plan-terrain">{TERRAIN.heading}</h2>
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col" className="plan-number">
              {TERRAIN.number}
            </th>
            <th scope="col">{TERRAIN.piece}</th>
            <th scope="col">{TERRAIN.size}</th>
            <th scope="col">{TERRAIN.middle}</th>
            <th scope="col">{TERRAIN.right}</th>
            <th scope="col">{terrain.some(({ corners }) => corners.length > 1) ? TERRAIN.anyCorners : TERRAIN.corners}</th>
          </tr>
        </thead>
        <tbody>
          {terrain.map((piece) => (
            <tr key={piece.mark}>
              <td className="plan-number">
                <span className="plan-chip">{piece.mark}</span>
              </td>
              <th scope="row">
                <RulesWords text={namesAsWords(piece.kind)} />
                {piece.turned > 0 && <small>{TERRAIN.turned(piece.turned)}</small>}
              </th>
              <td data-label={TERRAIN.size}>
                <PlanLengths widths={measures} lengths={[piece.along, piece.deep]} joint=" × " />
              </td>
              <td data-label={TERRAIN.middle}>
                <PlanPlace widths={measures} spot={piece.centre} />
              </td>
              <td data-label={TERRAIN.right}>
                <PlanLengths widths={measures} lengths={[piece.right]} />
              </td>
              <td data-label={piece.corners.length > 1 ? TERRAIN.bothCorners : TERRAIN.corners} className="plan-corners">
                {piece.corners.map((corner) => (
                  <span key={`${corner.left} ${corner.edge}`}>
                    <PlanPlace widths={measures} spot={corner} />
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LinesProps = { readonly lines: readonly MeasureLine[] };

/** From the pieces to the edges that they are measured from: beneath all that stands and is written on the table. */
export const MeasureLeaders = ({ lines }: LinesProps) => (
  <path
    className="plan-leader"
    d={lines
      .flatMap(({ down, across }) => [down, across])
      .map(({ line }) => `M${line.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join("L")}`)
      .join("")}
  />
);

/** The pieces by their numbers, and how far their middles are from two edges of the table. */
export const PlanMeasures = ({ lines }: LinesProps) => (
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
