import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { LINKS } from "@/lib/words/battle/battles";
import { SeatLink } from "./seat-link";

type Props = { readonly battle: BattleId /** The seat to share. */; readonly seat: SeatName };

/** The link for a partner at this seat. */
export function PartnerLink({ battle, seat }: Props) {
  return (
    <SeatLink
      {...{ battle, seat }}
      use={`partner-${seat}`}
      door="partner"
      name={LINKS.partner.title}
      about={LINKS.partner.about}
      unknown={LINKS.partner.unknown}
    />
  );
}
