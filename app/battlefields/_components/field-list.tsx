import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBaseSizes } from "@/app/_components/battlefield/base-sizes-given";
import { PlanLengths, PlanPlace } from "@/app/battles/[battle]/plan/_components/plan-spot";
import { centimetresTold } from "@/lib/sheets/plan/base-sizes";
import { counted } from "@/lib/words/phrasing";
import type { RolledField } from "./field-ground";
import type { FieldRow } from "./field-rows";
import type { FieldDesk } from "./use-field-desk";

type Props = { readonly rolled: RolledField; readonly desk: FieldDesk; readonly rows: readonly FieldRow[] };

/** Every piece with its measures, as it can be laid on a table. */
export function FieldList({ rolled, desk, rows }: Props) {
  const { width, depth } = rolled.field.table;
  const widths = useBaseSizes();
  return (
    <section className="battlefield-list">
      <h2>{rows.length === 0 ? "No terrain" : counted(rows.length, "piece")}</h2>
      <p className="text-soft">
        {rows.length === 0
          ? "An open field."
          : `Measured in base widths (BW) from the defender's left and from his edge, on a table of ${width} by ${depth} BW; of a turned piece its two nearest corners. ${centimetresTold(widths)}`}
      </p>
      {rows.length > 0 && (
        <table className="ledger mt-3">
          <thead>
            <tr>
              <th scope="col" className="figure">
                No.
              </th>
              <th scope="col">Piece</th>
              <th scope="col">Along by deep</th>
              <th scope="col">Middle: left / edge</th>
              <th scope="col" className="battlefield-right">
                From the right
              </th>
              <th scope="col">Nearest corners: left / edge</th>
              <th scope="col">Going, and what it means</th>
              <th scope="col" className="print:hidden">
                <span className="sr-only">Change it</span>
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
  const { id, laid, role, going, facts, reasons } = row;
  const { mark, kind, along, deep, turned, centre, right, corners } = laid;
  const isTaken = taken?.id === id;
  const widths = useBaseSizes();
  return (
    <tr data-taken={isTaken || undefined}>
      <td className="figure">{mark}</td>
      <th scope="row">
        <b>
          <AwaitedWords text={kind} />
        </b>{" "}
        {turned > 0 ? `${role}, turned ${turned}°` : role}
      </th>
      <td data-name="Along by deep">
        <PlanLengths widths={widths} lengths={[along, deep]} joint=" × " />
      </td>
      <td data-name="Middle: left / edge">
        <PlanPlace widths={widths} spot={centre} />
      </td>
      <td data-name="From the right" className="battlefield-right">
        <PlanLengths widths={widths} lengths={[right]} />
      </td>
      <td data-name="Corners: left / edge">
        {corners.map((corner) => (
          <span key={`${corner.left} ${corner.edge}`} className="battlefield-corner">
            <PlanPlace widths={widths} spot={corner} />
          </span>
        ))}
      </td>
      <td>
        <AwaitedWords text={`${going}.`} />{" "}
        {facts.length > 0 && (
          <span className="text-soft">
            <AwaitedWords text={facts.join(" ")} />
          </span>
        )}
        {reasons.length > 0 && (
          <p className="finding mt-1" data-severity="warning">
            <AwaitedWords text={`Not as the rules lay it. ${reasons.join(" ")}`} />
          </p>
        )}
      </td>
      <td className="print:hidden">
        <button
          type="button"
          className="button whitespace-nowrap"
          data-small
          aria-pressed={isTaken}
          aria-label={`Take ${mark}, ${kind.toLowerCase()}`}
          onClick={() => take(isTaken ? null : id)}
        >
          {isTaken ? "In hand" : "Take"}
        </button>
      </td>
    </tr>
  );
}
