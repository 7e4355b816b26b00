import { RulesWords } from "@/app/_components/rules-words";
import type { PlanMeasure, PlanTerrain } from "@/lib/model/battle-plan";
import { PLAN } from "@/lib/words/battle/plan";
import { namesAsWords } from "@/lib/words/sentence";
import { PlanLengths, PlanPlace } from "./plan-spot";

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
            <th scope="col">{TERRAIN.corners}</th>
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
              <td data-label={TERRAIN.corners} className="plan-corners">
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
