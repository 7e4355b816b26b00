import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { LINKS } from "@/lib/words/battle/battles";
import { SeatLink } from "./seat-link";

type Props = { readonly battle: BattleId /** The seat of the player who invites. */; readonly seat: SeatName };

/** The invite to the open seat of a battle. */
export function BattleInvite({ battle, seat }: Props) {
  return (
    <SeatLink
      {...{ battle, seat }}
      use="invite"
      door="invite"
      name={LINKS.opponent.title}
      about={LINKS.opponent.about}
      unknown={LINKS.opponent.unknown}
    />
  );
}
