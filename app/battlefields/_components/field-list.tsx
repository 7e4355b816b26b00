import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBaseSizes } from "@/app/_components/battlefield/sheet/scale-bar";
import { PlanLengths, PlanPlace } from "@/app/battles/[battle]/plan/_components/plan-spot";
import { centimetresFor } from "@/lib/words/battle/plan";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import { counted } from "@/lib/words/phrasing";
import { joined, say } from "@/lib/words/sentence";
import type { RolledField } from "./field-ground";
import type { FieldRow } from "./field-rows";
import type { FieldDesk } from "./use-field-desk";

type Props = { readonly rolled: RolledField; readonly desk: FieldDesk; readonly rows: readonly FieldRow[] };

const { list: LIST } = BATTLEFIELDS;

/** Every piece with its measurements, as it is laid on a real table. */
export function FieldList({ rolled, desk, rows }: Props) {
  const { width, depth } = rolled.field.table;
  const widths = useBaseSizes();
  return (
    <section className="battlefield-list">
      <h2>{rows.length === 0 ? LIST.none : counted(rows.length, "piece")}</h2>
      <p className="text-soft">{rows.length === 0 ? LIST.open : `${LIST.measured(width, depth)} ${centimetresFor(widths)}`}</p>
      {rows.length > 0 && (
        <table className="ledger mt-3">
          <thead>
            <tr>
              <th scope="col" className="figure">
                {LIST.number}
              </th>
              <th scope="col">{LIST.piece}</th>
              <th scope="col">{LIST.size}</th>
              <th scope="col">{LIST.middle}</th>
              <th scope="col" className="battlefield-right">
                {LIST.right}
              </th>
              <th scope="col">{LIST.nearestCorners}</th>
              <th scope="col">{LIST.going}</th>
              <th scope="col" className="print:hidden">
                <span className="sr-only">{LIST.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} desk={desk} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, desk: { taken, take } }: { readonly row: FieldRow; readonly desk: FieldDesk }) {
  const { id, laid, role, kind: kindHeading, going, facts, reasons } = row;
  const { mark, kind, along, deep, turned, centre, right, corners } = laid;
  const isTaken = taken?.id === id;
  const widths = useBaseSizes();
  return (
    <tr data-taken={isTaken || undefined}>
      <td className="figure">{mark}</td>
      <th scope="row">
        <b>
          <AwaitedWords text={kindHeading} />
        </b>{" "}
        {turned > 0 ? LIST.turned(role, turned) : role}
      </th>
      <td data-name={LIST.size}>
        <PlanLengths widths={widths} lengths={[along, deep]} joint=" × " />
      </td>
      <td data-name={LIST.middle}>
        <PlanPlace widths={widths} spot={centre} />
      </td>
      <td data-name={LIST.right} className="battlefield-right">
        <PlanLengths widths={widths} lengths={[right]} />
      </td>
      <td data-name={LIST.corners}>
        {corners.map((corner) => (
          <span key={`${corner.left} ${corner.edge}`} className="battlefield-corner">
            <PlanPlace widths={widths} spot={corner} />
          </span>
        ))}
      </td>
      <td>
        <AwaitedWords text={going} />{" "}
        {facts.length > 0 && (
          <span className="text-soft">
            <AwaitedWords text={facts} />
          </span>
        )}
        {reasons.length > 0 && (
          <p className="finding mt-1" data-severity="warning">
            <AwaitedWords text={say`${LIST.againstRules} ${joined(reasons)}`} />
          </p>
        )}
      </td>
      <td className="print:hidden">
        <button
          type="button"
          className="button whitespace-nowrap"
          data-small
          aria-pressed={isTaken}
          aria-label={LIST.editNamed(mark, kind)}
          onClick={() => take(isTaken ? null : id)}
        >
          {LIST.edit}
        </button>
      </td>
    </tr>
  );
}
