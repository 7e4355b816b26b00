import { memo } from "react";
import type { BattleTables } from "@/lib/model/battle-tables";
import { mapSources } from "@/lib/words/battle/map";

type Props = { readonly tables: Pick<BattleTables, "squares" | "densities" | "flanks"> };

/** The parts of the map that are not the rulebook's, with the reason one tap away. */
export const MapSources = memo(function MapSources({ tables }: Props) {
  return (
    <div className="text-start text-[0.85rem] text-soft md:text-end">
      {mapSources(tables).map(({ kind, what, mark, reasons }) => (
        <div key={kind}>
          {what}{" "}
          <details className="mark inline">
            <summary className="whitespace-nowrap">{mark}</summary>
            <ul className="my-1 grid gap-1 bg-wash px-2 py-1 text-start text-ink">
              {reasons.map((reason) => (
                <li key={reason.what}>
                  <b className="font-semibold">{reason.what}</b>: {reason.why}.
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
});
