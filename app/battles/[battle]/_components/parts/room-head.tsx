import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { battleLine, battleTitle } from "@/lib/words/battle/battle-title";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { fieldHead } from "@/lib/words/battle/table-field-words";
import type { Line } from "../live/link-steps";

type Props = {
  readonly view: BattleView;
  readonly names: SeatNames;
  /** Given from the first step on the table on: then it is the field that is told of. */
  readonly tables: BattleTables | null;
  readonly line: Line;
  readonly askNow: () => void;
};

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
export const RoomHead = memo(function RoomHead({ view, names, tables, line, askNow }: Props) {
  const head = tables ? fieldHead(view, tables, names) : { title: battleTitle(view, names), line: battleLine(view, names) };
  return (
    <header className="room-head">
      <h1>{head.title}</h1>
      <p className="text-soft">
        <AwaitedWords text={head.line.join(" · ")} />
      </p>
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
