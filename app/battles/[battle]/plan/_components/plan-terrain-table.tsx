import { RulesWords } from "@/app/_components/rules-words";
import type { PlanMeasure, PlanTerrain } from "@/lib/model/battle-plan";
import { PlanLengths, PlanPlace } from "./plan-spot";

type Props = { readonly terrain: readonly PlanTerrain[]; readonly measures: readonly PlanMeasure[] };

/** Every piece of terrain by its number on the map, and how it is laid. */
export function PlanTerrainTable({ terrain, measures }: Props) {
  if (terrain.length === 0) return null;
  return (
    <section aria-labelledby="plan-terrain" className="plan-block">
      <h2 id="plan-terrain">Terrain</h2>
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col" className="plan-number">
              No.
            </th>
            <th scope="col">Piece</th>
            <th scope="col">Along by deep</th>
            <th scope="col">Middle: left / edge</th>
            <th scope="col">From the right</th>
            <th scope="col">Nearest corners: left / edge</th>
          </tr>
        </thead>
        <tbody>
          {terrain.map((piece) => (
            <tr key={piece.mark}>
              <td className="plan-number">
                <span className="plan-chip">{piece.mark}</span>
              </td>
              <th scope="row">
                <RulesWords text={piece.kind} />
                {piece.turned > 0 && <small>turned {piece.turned}°</small>}
              </th>
              <td data-label="Along by deep">
                <PlanLengths widths={measures} lengths={[piece.along, piece.deep]} joint=" × " />
              </td>
              <td data-label="Middle: left / edge">
                <PlanPlace widths={measures} spot={piece.centre} />
              </td>
              <td data-label="From the right">
                <PlanLengths widths={measures} lengths={[piece.right]} />
              </td>
              <td data-label="Nearest corners: left / edge" className="plan-corners">
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
