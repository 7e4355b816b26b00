import { memo } from "react";
import type { Colour } from "@/lib/model/enumerations";
import { PlayingCard } from "./playing-card";

/** Cards of one colour, the last on top. The parent says in words what they are. */
export const CardFan = memo(function CardFan({ colour, count }: { readonly colour: Colour; readonly count: number }) {
  return (
    <span className="card-fan" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <PlayingCard key={at} colour={colour} size="hand" />
      ))}
    </span>
  );
});
