import { memo, useId, useMemo } from "react";
import type { FieldLayout } from "@/app/_components/battlefield/field-layout";
import { hidingStep } from "@/lib/rules/table/may-hide";
import { useRoom } from "../../room-context";
import type { Spot } from "./hiding-places";
import type { OrdersDraft } from "./orders-draft";
import { shadePath } from "./shade-path";
import { useHidingPlaces } from "./use-hiding-places";
import "./ambush-shade.css";

type Props = {
  readonly layout: FieldLayout;
  readonly draft: OrdersDraft;
};

/** Where the middle of an ambush marker might lie: for the group that is under the one in the hand, else for anybody who is able. */
export function AmbushShade({ layout, draft }: Props) {
  const { book } = useRoom();
  const { places } = useHidingPlaces(draft);
  if (!book.battlefield || !places || places.length === 0) return null;
  return <Hatching places={places} layout={layout} step={hidingStep(book.battlefield)} />;
}

type Drawn = { readonly places: readonly Spot[]; readonly layout: FieldLayout; readonly step: number };

const Hatching = memo(function Hatching({ places, layout, step }: Drawn) {
  const { ground, border } = useMemo(() => shadePath(places, layout, step), [places, layout, step]);
  const pattern = useId();
  return (
    <g className="ambush-shade">
      <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="ambush-hatch" d="M0 3h6" />
      </pattern>
      <path className="ambush-ground" d={ground} />
      <path d={ground} fill={`url(#${pattern})`} />
      <path className="ambush-border" d={border} />
    </g>
  );
});
