import { useEffect, useRef } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { otherSeat } from "@/lib/model/by-seat";
import { possessive } from "@/lib/words/battle/names";
import { TABLE } from "@/lib/words/battle/table-panels";
import { useDesk, useNames, useSeat, useSender, useView } from "./room-context";
import { LAYING } from "./standing";

const { leaveAll: WORDS } = TABLE;

const LEAVE = { type: "adjust-piece", adjust: { do: "leave" } } as const;

/** A player who moves none of the other's pieces says so once: each is then left as its die is rolled, until he decides again or all is laid. */
export function LeaveAll() {
  const { legal, seq, step } = useView();
  const names = useNames();
  const seat = useSeat();
  const desk = useDesk();
  const sender = useSender();
  const sending = useBoard(sender);
  const { leavesAll } = useBoard(desk.state);
  const mayAdjust = legal.some(({ type }) => type === "adjust-piece");
  const isLaid = !LAYING.includes(step);
  const sent = useRef(-1);
  useEffect(() => {
    if (isLaid && leavesAll) desk.change({ leavesAll: false });
  }, [isLaid, leavesAll, desk]);
  useEffect(() => {
    if (!leavesAll || !mayAdjust || sending.kind !== "idle") return;
    // What was refused is decided by hand.
    if (sending.trouble !== null && sent.current === seq) return desk.change({ leavesAll: false });
    if (sent.current === seq) return;
    sent.current = seq;
    sender.send(LEAVE);
  }, [leavesAll, mayAdjust, sending, seq, desk, sender]);
  if (isLaid || (!leavesAll && !mayAdjust)) return null;
  const whose = possessive(names, otherSeat(seat));
  return (
    <p className="formed-row screen-only">
      <span role="status" className={leavesAll ? "table-soft" : "sr-only"}>
        {leavesAll && WORDS.told(whose)}
      </span>
      <button type="button" className="button" data-small onClick={() => desk.change({ leavesAll: !leavesAll })}>
        {leavesAll ? WORDS.again : WORDS.button(whose)}
      </button>
    </p>
  );
}
