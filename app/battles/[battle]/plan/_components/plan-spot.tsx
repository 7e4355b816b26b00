import type { PlanSpot } from "@/lib/model/battle-plan";
import { centimetres, type Width } from "@/lib/sheets/plan/base-sizes";
import { lengthWords } from "@/lib/words/battle/terrain";

type Told = { readonly widths: readonly Width[] };
type Props = Told & { readonly lengths: readonly number[]; readonly joint?: string };

/** Lengths in base widths, and below them in centimetres on each size of base. */
export function PlanLengths({ widths, lengths, joint = " / " }: Props) {
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
