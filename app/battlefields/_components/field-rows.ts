import type { PlanTerrain } from "@/lib/model/battle-plan";
import type { Piece } from "@/lib/model/battlefield";
import { planTerrain } from "@/lib/sheets/plan/plan-terrain";
import { placementSentence } from "@/lib/words/battle/handling";
import { kindFacts, kindGoing, kindTitle, roleOf } from "@/lib/words/battlefields";
import { joined, say, type Words } from "@/lib/words/sentence";
import { ROLES, type RolledField, reasonsOf } from "./field-ground";
import { isAdded } from "./field-moves";

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
