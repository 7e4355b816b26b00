import { AwaitedPart } from "@/app/_components/awaited-part";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useRoom, useSeat } from "../room-context";

const INVITE = fetchedPart(async () => (await import("@/app/battles/_components/hand-on/battle-invite")).BattleInvite);

/** The link for the free seat. */
export function OpenChair() {
  const { battle } = useRoom();
  const seat = useSeat();
  const { part: BattleInvite, failed, again } = usePart(INVITE);
  return (
    <div className="screen-only">
      {BattleInvite ? <BattleInvite battle={battle} seat={seat} /> : <AwaitedPart failed={failed} again={again} />}
    </div>
  );
}
