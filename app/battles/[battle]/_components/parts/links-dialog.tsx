import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { BattleInvite } from "@/app/battles/_components/hand-on/battle-invite";
import { PartnerLink } from "@/app/battles/_components/hand-on/partner-link";
import type { BattleView } from "@/lib/model/battle-view";
import { SEATS } from "@/lib/model/enumerations";

type Props = { readonly view: BattleView; readonly title: string; readonly closed: () => void };

/** Every link into this battle that this browser may hand on. */
export function LinksDialog({ view, title, closed }: Props) {
  const { battle, seat, chairs } = view;
  const isOpen = SEATS.some((one) => chairs[one] === "open");
  return (
    <DialogLeaf name="Links" closed={closed}>
      <div className="grid gap-7">
        {seat && isOpen && (
          <section>
            <h3 className="mb-2">For your opponent</h3>
            <BattleInvite battle={battle} seat={seat} />
          </section>
        )}
        <section>
          <h3 className="mb-2">For those who look on</h3>
          <p className="mb-3 max-w-prose">Whoever opens this sees what both players may see, and can change nothing.</p>
          <HandOnLink url={`${location.origin}/battles/${battle}`} name={title} label="The link for spectators" isNew={false} />
        </section>
        {seat && (
          <section>
            <h3 className="mb-2">For a partner</h3>
            <PartnerLink battle={battle} seat={seat} />
          </section>
        )}
      </div>
    </DialogLeaf>
  );
}
