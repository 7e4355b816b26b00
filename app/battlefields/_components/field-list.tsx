import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBaseSizes } from "@/app/_components/battlefield/base-sizes";
import { PlanLengths, PlanPlace } from "@/app/battles/[battle]/plan/_components/plan-field";
import type { PlanTerrain } from "@/lib/model/battle-plan";
import type { Piece } from "@/lib/model/battlefield";
import { planTerrain } from "@/lib/sheets/plan/plan-measures";
import { placementSentence } from "@/lib/words/battle/handling";
import { centimetresFor } from "@/lib/words/battle/plan";
import { BATTLEFIELDS, kindFacts, kindGoing, kindTitle, roleOf } from "@/lib/words/battlefields";
import { counted } from "@/lib/words/phrasing";
import { joined, say, type Words } from "@/lib/words/sentence";
import { isAdded } from "./field-moves";
import { ROLES, type RolledField, reasonsOf } from "./rolled-field";
import type { FieldState } from "./use-field-desk";

type Props = { readonly rolled: RolledField; readonly desk: FieldState; readonly rows: readonly FieldRow[] };

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

function Row({ row, desk: { taken, take } }: { readonly row: FieldRow; readonly desk: FieldState }) {
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

/** A piece in the list: how it is laid on a table, and what it does there. */
export type FieldRow = {
  readonly id: string;
  readonly laid: PlanTerrain;
  readonly role: string;
  readonly kind: Words;
  readonly going: Words;
  /** Empty where the kind has none. */
  readonly facts: Words;
  /** Why it breaks the rules. */
  readonly reasons: readonly Words[];
};

/** What lies on the field, piece by piece, numbered and measured as in a battle's plan, from the defender's corner. */
export function fieldRows(rolled: RolledField, pieces: readonly Piece[]): readonly FieldRow[] {
  const laid = planTerrain({ pieces: [...pieces], table: rolled.field.table }, "defender");
  return pieces.flatMap((piece, at) => {
    const one = laid[at];
    const kind = rolled.book.kinds[piece.kind];
    if (!one) return [];
    return [
      {
        ...{ id: piece.id, laid: one, role: roleOf(piece, isAdded(piece)), kind: kindTitle(piece.kind) },
        ...{ going: say`${kindGoing(kind)}.`, facts: joined(kindFacts(kind)) },
        reasons: reasonsOf(rolled, pieces, piece).map((reason) => placementSentence(reason, { seat: null, roles: ROLES, pieces })),
      },
    ];
  });
}
