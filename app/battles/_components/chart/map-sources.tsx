import { memo } from "react";
import type { BattleTables } from "@/lib/model/battle-tables";
import { mapSources, NOT_PRINTED } from "@/lib/words/battle/map";

type Props = { readonly tables: Pick<BattleTables, "squares" | "densities" | "flanks"> };

/** The parts of the map that are not the rulebook's, with the reasons one tap away. */
export const MapSources = memo(function MapSources({ tables }: Props) {
  const sources = mapSources(tables);
  if (sources.length === 0) return null;
  return (
    <div className="text-start text-[0.85rem] text-soft md:text-end">
      <details className="mark inline">
        <summary className="whitespace-nowrap">{NOT_PRINTED}</summary>
        {sources.map(({ kind, what, mark, reasons }) => (
          <div key={kind} className="my-1 bg-wash px-2 py-1 text-start text-ink">
            {what} {mark}.
            <ul className="grid gap-1">
              {reasons.map((reason) => (
                <li key={reason.what}>
                  <b className="font-semibold">{reason.what}</b>: {reason.why}.
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </div>
  );
});
