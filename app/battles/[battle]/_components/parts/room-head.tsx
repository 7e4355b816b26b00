import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import { battleLine, battleTitle } from "@/lib/words/battle/battles";
import { fieldHead } from "@/lib/words/battle/field";
import { ROOM } from "@/lib/words/battle/room";
import { joined } from "@/lib/words/sentence";
import type { Line } from "../live/link-steps";
import { useNames, usePaintedView, useRoom } from "../room-context";

const OF_HEAD = ["forces", "roles", "territory", "square", "flank", "outscouting"] as const;

const isWorse = (line: Line): boolean => line !== "live" && line !== "caught-up";

/** The battle and the state of the connection, each always in its place. `isLaid`: the head is about the field. */
export const RoomHead = memo(function RoomHead({ isLaid }: { readonly isLaid: boolean }) {
  const { link, book } = useRoom();
  const names = useNames();
  const view = usePaintedView(OF_HEAD);
  const line = useBoard(link, ({ line }) => line);
  const head = isLaid ? fieldHead(view, book.tables, names) : { title: battleTitle(view, names), line: battleLine(view, names) };
  return (
    <header className="room-head">
      <h1>{head.title}</h1>
      <p className="text-soft">
        <AwaitedWords text={joined(head.line, " · ")} />
      </p>
      <p role="status" className={`room-line screen-only ${isWorse(line) ? "finding" : "text-soft"}`}>
        {ROOM.line[line]}
        {line === "lost" && (
          <button type="button" className="button ml-2" data-small onClick={link.askNow}>
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
