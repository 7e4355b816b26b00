import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { SeatLink } from "./seat-link";

type Props = { readonly battle: BattleId /** Whoever invites holds this one. */; readonly seat: SeatName };

/** The invite to the open seat of a battle. */
export function BattleInvite({ battle, seat }: Props) {
  return (
    <SeatLink
      {...{ battle, seat }}
      use="invite"
      door="invite"
      name="A battle waits for you"
      about="Whoever opens this link takes the other seat with an army of his own."
      unknown="No link is known here: it was made in another browser, was withdrawn, or has run out. A new one can be made at any time; it takes the place of the one before."
    />
  );
}
