import type { RecordCheckName } from "../../model/record-check";
import { dealsProof, facesProof, heldProof, outscoutingProof, packProof } from "./card-proofs";
import { chainProof, choicesProof, movesProof, sealsProof, sequenceProof } from "./event-proofs";
import type { Checked, Proof } from "./proof";
import { commitmentProof, drawsProof, rulesProof } from "./seed-proofs";

const PROOFS: Readonly<Record<RecordCheckName, (checked: Checked) => readonly Proof[]>> = {
  rules: rulesProof,
  commitment: commitmentProof,
  draws: drawsProof,
  faces: facesProof,
  pack: packProof,
  deals: dealsProof,
  "cards-held": heldProof,
  moves: movesProof,
  choices: choicesProof,
  outscouting: outscoutingProof,
  sequence: sequenceProof,
  chain: chainProof,
  seals: sealsProof,
};

/** What a check has looked at, to be followed line by line; tables without a line are left out. What is too malformed for that is not shown. */
export function proofsOf(name: RecordCheckName, checked: Checked): readonly Proof[] {
  try {
    return PROOFS[name](checked).filter(({ rows }) => rows.length > 0);
  } catch {
    return [];
  }
}
