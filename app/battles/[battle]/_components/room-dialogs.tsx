import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { BattleInvite, PartnerLink } from "@/app/battles/_components/hand-on/seat-link";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { LINKS } from "@/lib/words/battle/links";
import { type SeatNames, who } from "@/lib/words/battle/names";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, useOwnName } from "./room-context";
import { isOver } from "./standing";

type Props = { readonly view: BattleView; readonly awayDays: number; readonly closed: () => void; readonly abandon: () => void };

const { alone, agree, offer } = ROOM.abandon;

function wordsFor({ seat, chairs, abandonOffered }: BattleView, awayDays: number, names: SeatNames) {
  const other = seat && otherSeat(seat);
  if (other === null || chairs[other] !== "player") return alone;
  const called = who(names, other);
  return abandonOffered[other] ? { ...agree, text: agree.text(called) } : { ...offer, text: offer.text(awayDays, called) };
}

/** Asked before every battle is abandoned, even where moves are not confirmed. */
export function AbandonDialog({ view, awayDays, closed, abandon }: Props) {
  const { heading, text, button } = wordsFor(view, awayDays, useNames());
  return (
    <DialogLeaf name={heading} closed={closed}>
      <p className="max-w-prose">
        {text} {ROOM.abandon.recordStays}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button" data-filled onClick={abandon}>
          {button}
        </button>
        <button type="button" className="button" onClick={closed}>
          {ROOM.abandon.playOn}
        </button>
      </p>
    </DialogLeaf>
  );
}

type LinksDialogProps = { readonly view: BattleView; readonly title: string; readonly closed: () => void };

/** Every link into this battle that this browser may share. */
export function LinksDialog({ view, title, closed }: LinksDialogProps) {
  const { battle, seat, chairs } = view;
  const player = useOwnName();
  const isOpen = SEATS.some((one) => chairs[one] === "open");
  return (
    <DialogLeaf name={ROOM.links} closed={closed}>
      <div className="grid gap-7">
        {seat && isOpen && (
          <section>
            <h3 className="mb-2">{LINKS.opponent.heading}</h3>
            <BattleInvite battle={battle} seat={seat} player={player} />
          </section>
        )}
        <section>
          <h3 className="mb-2">{LINKS.spectators.heading}</h3>
          <p className="mb-3 max-w-prose">{LINKS.spectators.about}</p>
          <HandOnLink url={`${location.origin}/battles/${battle}`} name={title} label={LINKS.spectators.label} isNew={false} />
        </section>
        {seat && !isOver(view) && (
          <section>
            <h3 className="mb-2">{LINKS.partner.heading}</h3>
            <PartnerLink battle={battle} seat={seat} />
          </section>
        )}
      </div>
    </DialogLeaf>
  );
}
