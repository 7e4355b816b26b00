import type { PlanSpot } from "@/lib/model/battle-plan";
import { BASE_SIZES, centimetres } from "@/lib/sheets/plan/base-sizes";
import { lengthWords } from "@/lib/words/battle/terrain-words";

type Props = { readonly lengths: readonly number[]; readonly joint?: string };

/** Lengths in base widths, and below them in centimetres on either size of base. */
export function PlanLengths({ lengths, joint = " / " }: Props) {
  return (
    <>
      <span className="plan-bw">{lengths.map(lengthWords).join(joint)}</span>{" "}
      {BASE_SIZES.map(({ millimetres }) => (
        <small key={millimetres}>{lengths.map((one) => centimetres(one, millimetres)).join(joint)} </small>
      ))}
    </>
  );
}

export const PlanPlace = ({ spot: { left, edge } }: { readonly spot: PlanSpot }) => <PlanLengths lengths={[left, edge]} />;
