import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { BattleInvite } from "@/app/battles/_components/hand-on/battle-invite";
import { PartnerLink } from "@/app/battles/_components/hand-on/partner-link";
import type { BattleView } from "@/lib/model/battle-view";
import { SEATS } from "@/lib/model/enumerations";
import { LINKS } from "@/lib/words/battle/battles";

type Props = { readonly view: BattleView; readonly title: string; readonly closed: () => void };

/** Every link into this battle that this browser may share. */
export function LinksDialog({ view, title, closed }: Props) {
  const { battle, seat, chairs } = view;
  const isOpen = SEATS.some((one) => chairs[one] === "open");
  return (
    <DialogLeaf name={LINKS.heading} closed={closed}>
      <div className="grid gap-7">
        {seat && isOpen && (
          <section>
            <h3 className="mb-2">{LINKS.opponent.heading}</h3>
            <BattleInvite battle={battle} seat={seat} />
          </section>
        )}
        <section>
          <h3 className="mb-2">{LINKS.spectators.heading}</h3>
          <p className="mb-3 max-w-prose">{LINKS.spectators.about}</p>
          <HandOnLink url={`${location.origin}/battles/${battle}`} name={title} label={LINKS.spectators.label} isNew={false} />
        </section>
        {seat && (
          <section>
            <h3 className="mb-2">{LINKS.partner.heading}</h3>
            <PartnerLink battle={battle} seat={seat} />
          </section>
        )}
      </div>
    </DialogLeaf>
  );
}
