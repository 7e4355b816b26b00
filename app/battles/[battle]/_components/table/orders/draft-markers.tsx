import type { FieldLayout } from "@/app/_components/battlefield/field-layout";
import { MarkerGhost } from "@/app/_components/battlefield/troops/marker-ghost";
import type { OrdersChange, OrdersDraft } from "./orders-draft";
import "./ambush-shade.css";

type Props = { readonly layout: FieldLayout; readonly draft: OrdersDraft; readonly change: (change: OrdersChange) => void };

/** The markers of the draft but the one in the hand, where they have been laid. A tap takes one up; a keyboard does so on the sheet. */
export function DraftMarkers({ layout, draft, change }: Props) {
  return draft.ambushes.map(({ at }, place) => {
    if (!at || draft.held === place) return null;
    const { x, y } = layout.toPicture(at);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is part of a picture, whose words and buttons stand on the sheet
      // biome-ignore lint/suspicious/noArrayIndexKey: a marker is told by its number
      <g key={place} className="draft-marker" transform={`translate(${x} ${y})`} onClick={() => change({ do: "hold", at: place })}>
        <circle className="draft-marker-touch" r="24" />
        <MarkerGhost own number={place + 1} />
      </g>
    );
  });
}
