import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { battleLine, battleTitle } from "@/lib/words/battle/battle-title";
import { ROOM } from "@/lib/words/battle/room";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { fieldHead } from "@/lib/words/battle/table-field-words";
import { joined } from "@/lib/words/sentence";
import type { Line } from "../live/link-steps";

type Props = {
  readonly view: BattleView;
  readonly names: SeatNames;
  /** From the first step on the table: then the head is about the field. */
  readonly tables: BattleTables | null;
  readonly line: Line;
  readonly askNow: () => void;
};

const isWorse = (line: Line): boolean => line !== "live" && line !== "caught-up";

/** The battle and the state of the connection, each always in its place. */
export const RoomHead = memo(function RoomHead({ view, names, tables, line, askNow }: Props) {
  const head = tables ? fieldHead(view, tables, names) : { title: battleTitle(view, names), line: battleLine(view, names) };
  return (
    <header className="room-head">
      <h1>{head.title}</h1>
      <p className="text-soft">
        <AwaitedWords text={joined(head.line, " · ")} />
      </p>
      <p role="status" className={`room-line screen-only ${isWorse(line) ? "finding" : "text-soft"}`}>
        {ROOM.line[line]}
        {line === "lost" && (
          <button type="button" className="button ml-2" data-small onClick={askNow}>
            {ROOM.send.now}
          </button>
        )}
        {(line === "not-yours" || line === "refused") && (
          <button type="button" className="button ml-2" data-small onClick={() => location.reload()}>
            {ROOM.reload}
          </button>
        )}
      </p>
    </header>
  );
});
