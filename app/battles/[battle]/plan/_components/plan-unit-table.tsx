import { RulesWords } from "@/app/_components/rules-words";
import type { PlanMeasure, PlanSpot, PlanUnit } from "@/lib/model/battle-plan";
import { centimetres } from "@/lib/sheets/plan/base-sizes";
import { spotWords } from "@/lib/words/battle/plan-words";
import { sentenceCase } from "@/lib/words/phrasing";

type Measured = { readonly measures: readonly PlanMeasure[] };
type Props = Measured & { readonly units: readonly PlanUnit[]; readonly army: string };

/** The unit groups that stand on the table, a line each. */
export function PlanUnitTable({ units, army, measures }: Props) {
  if (units.length === 0) return null;
  return (
    <table className="plan-table plan-units" aria-label={`Unit groups of ${army}`}>
      <thead>
        <tr>
          <th scope="col" className="plan-number">
            No.
          </th>
          <th scope="col" className="plan-name">
            Unit group
          </th>
          <th scope="col" className="plan-led">
            Led by
          </th>
          <th scope="col" className="plan-form">
            Stands
          </th>
          <th scope="col" className="plan-ranks">
            Wide × deep
          </th>
          <th scope="col" className="plan-bw">
            Front left, BW
          </th>
          {measures.map(({ millimetres }) => (
            <th key={millimetres} scope="col" className="plan-cm">
              cm, {millimetres} mm
            </th>
          ))}
          <th scope="col" className="plan-notes">
            Notes
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <UnitRow key={unit.number} unit={unit} measures={measures} />
        ))}
      </tbody>
    </table>
  );
}

const cm = ({ left, edge }: PlanSpot, millimetres: number): string =>
  `${centimetres(left, millimetres)} / ${centimetres(edge, millimetres)}`;

/** Whoever faces another way than ahead is laid by both his front corners. */
function UnitRow({ unit, measures }: Measured & { readonly unit: PlanUnit }) {
  const { number, name, form, files, ranks, bases, facing, command, frontLeft, frontRight, notes } = unit;
  const told = [...(frontRight ? [`facing ${facing}`] : []), ...notes].join(", ");
  const corners = [frontLeft, ...(frontRight ? [frontRight] : [])];
  return (
    <tr>
      <td className="plan-number">{number}</td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label="Led by" className="plan-letter">
        {command ?? "–"}
      </td>
      <td data-label="stands">
        <RulesWords text={form} />
      </td>
      <td data-label="" className="plan-cm">
        {files} × {ranks}
        <span className="plan-aside"> of {bases}</span>
      </td>
      <td data-label="front left" className="plan-bw">
        {corners.map((corner, at) => (
          <span key={spotWords(corner)}>
            {at === 1 && "right "}
            {spotWords(corner)}
          </span>
        ))}
      </td>
      {measures.map(({ millimetres }) => (
        <td key={millimetres} data-label="cm" className="plan-cm">
          {corners.map((corner) => (
            <span key={spotWords(corner)}>{cm(corner, millimetres)}</span>
          ))}
        </td>
      ))}
      <td data-label="" data-none={told === "" || undefined} className="plan-notes">
        <RulesWords text={told === "" ? "–" : sentenceCase(told)} />
      </td>
    </tr>
  );
}
