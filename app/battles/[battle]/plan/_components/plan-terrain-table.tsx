import { RulesWords } from "@/app/_components/rules-words";
import type { PlanMeasure, PlanSpot, PlanTerrain } from "@/lib/model/battle-plan";
import { centimetres, type Width } from "@/lib/sheets/plan/plan-measures";
import { PLAN, PLAN_TEXT } from "@/lib/words/battle/plan";
import { lengthWords } from "@/lib/words/battle/terrain";
import { namesAsWords } from "@/lib/words/terms";

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
