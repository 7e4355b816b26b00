import { memo } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { battleLine, battleTitle } from "@/lib/words/battle/battle-title";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { Line } from "../live/link-steps";

type Props = { readonly view: BattleView; readonly names: SeatNames; readonly line: Line; readonly askNow: () => void };

const LINES: Readonly<Record<Line, string>> = {
  live: "",
  lost: "The connection is lost; it is tried again by itself.",
  "caught-up": "Connected again: this is how it stands now.",
  "not-yours": "This browser holds this seat no longer: it was signed out, or the account is another one. What is shown here may be old.",
  unknown: "The server does not know this battle any more.",
  refused: "The server does not answer this page any more: load it again.",
};

const isWorse = (line: Line): boolean => line !== "live" && line !== "caught-up";

/** What battle this is and how it stands with the connection, each always in its place. */
export const RoomHead = memo(function RoomHead({ view, names, line, askNow }: Props) {
  return (
    <header className="room-head">
      <h1>{battleTitle(view, names)}</h1>
      <p className="text-soft">{battleLine(view, names).join(" · ")}</p>
      <p role="status" className={`room-line screen-only ${isWorse(line) ? "finding" : "text-soft"}`}>
        {LINES[line]}
        {line === "lost" && (
          <button type="button" className="button ml-2" data-small onClick={askNow}>
            Try now
          </button>
        )}
        {(line === "not-yours" || line === "refused") && (
          <button type="button" className="button ml-2" data-small onClick={() => location.reload()}>
            Load again
          </button>
        )}
      </p>
    </header>
  );
});
