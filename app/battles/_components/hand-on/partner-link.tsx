import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { PARTNER_WORDS } from "@/lib/words/battle/partner-words";
import { SeatLink } from "./seat-link";

type Props = { readonly battle: BattleId /** One's own, where the partner is to sit too. */; readonly seat: SeatName };

/** The link by which a partner sits down beside one. */
export function PartnerLink({ battle, seat }: Props) {
  return (
    <SeatLink
      {...{ battle, seat }}
      use={`partner-${seat}`}
      door="partner"
      name="Join me in a battle"
      about={`${PARTNER_WORDS.about} ${PARTNER_WORDS.inPlay}`}
      unknown={`${PARTNER_WORDS.inviting} ${PARTNER_WORDS.inPlay} He comes by a link of his own.`}
    />
  );
}
