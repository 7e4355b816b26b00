import { RulesWords } from "@/app/_components/rules-words";
import type { PlanMeasure, PlanSpot, PlanUnit } from "@/lib/model/battle-plan";
import { centimetres } from "@/lib/sheets/plan/plan-measures";
import { PLAN, spotWords } from "@/lib/words/battle/plan";
import { sentenceCase } from "@/lib/words/phrasing";
import { namesAsWords } from "@/lib/words/terms";

type Measured = { readonly measures: readonly PlanMeasure[] };
type Props = Measured & { readonly units: readonly PlanUnit[]; readonly army: string };

const { units: UNITS } = PLAN;

/** The unit groups on the table, a line each. */
export function PlanUnitTable({ units, army, measures }: Props) {
  if (units.length === 0) return null;
  return (
    <table className="plan-table plan-units" aria-label={PLAN.army.units(army)}>
      <thead>
        <tr>
          <th scope="col" className="plan-number">
            {UNITS.number}
          </th>
          <th scope="col" className="plan-name">
            {UNITS.name}
          </th>
          <th scope="col" className="plan-led">
            {UNITS.ledBy}
          </th>
          <th scope="col" className="plan-form">
            {UNITS.form}
          </th>
          <th scope="col" className="plan-ranks">
            {UNITS.size}
          </th>
          <th scope="col" className="plan-bw">
            {UNITS.frontLeft}
          </th>
          {measures.map(({ millimetres }) => (
            <th key={millimetres} scope="col" className="plan-cm">
              {UNITS.centimetres(millimetres)}
            </th>
          ))}
          <th scope="col" className="plan-notes">
            {UNITS.notes}
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

/** A unit group that does not face straight ahead has both its front corners. */
function UnitRow({ unit, measures }: Measured & { readonly unit: PlanUnit }) {
  const { number, name, form, files, ranks, bases, facing, command, frontLeft, frontRight, notes } = unit;
  const told = [...(frontRight ? [UNITS.facing(facing)] : []), ...notes].join(", ");
  const corners = [frontLeft, ...(frontRight ? [frontRight] : [])];
  return (
    <tr>
      <td className="plan-number">{number}</td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label={UNITS.ledBy} className="plan-letter">
        {command ?? "–"}
      </td>
      <td data-label={UNITS.form}>
        <RulesWords text={namesAsWords(form)} />
      </td>
      <td data-label={UNITS.size} className="plan-cm">
        {files} × {ranks}
        {bases < files * ranks && <span className="plan-aside">{UNITS.bases(bases)}</span>}
      </td>
      <td data-label={UNITS.frontLeft} className="plan-bw">
        {corners.map((corner, at) => (
          <span key={spotWords(corner)}>
            {at === 1 && UNITS.right}
            {spotWords(corner)}
          </span>
        ))}
      </td>
      {measures.map(({ millimetres }) => (
        <td key={millimetres} data-label={UNITS.centimetres(millimetres)} className="plan-cm">
          {corners.map((corner) => (
            <span key={spotWords(corner)}>{cm(corner, millimetres)}</span>
          ))}
        </td>
      ))}
      <td data-label={UNITS.notes} data-none={told === "" || undefined} className="plan-notes">
        <RulesWords text={told === "" ? "–" : namesAsWords(sentenceCase(told))} />
      </td>
    </tr>
  );
}
