import { useState } from "react";
import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BySeat } from "@/lib/model/by-seat";
import { type ArmyAfield, perBaseOf } from "@/lib/rules/afield/army-afield";
import type { SharedBook } from "@/lib/rules/afield/shared-book";
import { tracesOf } from "@/lib/rules/afield/shared-ticks";
import { groupCalled } from "@/lib/words/battle/afield";
import { TICKS, traceWords } from "@/lib/words/battle/ticks";
import { useNames } from "./room-context";

type Props = { readonly ticks: SharedBook["ticks"]; readonly armies: BySeat<ArmyAfield>; readonly tables: AfieldTables };

/** So many are in sight; the earlier ones are counted. */
const SHOWN = 60;

/** Who ticked what, and when, the last first: made only while it is open. */
export function TickTrace({ ticks, armies, tables }: Props) {
  const names = useNames();
  const [isOpen, setOpen] = useState(false);
  const group = (seat: "a" | "b", number: number) => {
    const found = armies[seat].groups.find((one) => one.number === number);
    return found ? groupCalled(found) : String(number);
  };
  const traces = isOpen ? tracesOf(ticks) : [];
  return (
    <details className="day-trace screen-only" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{TICKS.heading}</summary>
      <ol>
        {traces.slice(0, SHOWN).map((tick) => (
          <li key={tick.key}>{traceWords(tick, { names, group, perBase: perBaseOf(tables) })}</li>
        ))}
      </ol>
      {traces.length > SHOWN && <p className="text-soft">{TICKS.earlier(traces.length - SHOWN)}</p>}
    </details>
  );
}
