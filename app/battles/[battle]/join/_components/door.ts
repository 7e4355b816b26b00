import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";

/** How it stands with the seats, and with whoever comes. */
export type Seating = {
  /** The seats that he holds. */
  readonly mine: readonly SeatName[];
  /** The one that waits for whoever holds the invite. */
  readonly open: SeatName | null;
  /** Whether the battle was abandoned. */
  readonly isOver: boolean;
};

/** Where a link leads. */
export type Door =
  /** `isOwn`: he who comes has invited himself. */
  | { readonly kind: "invite"; readonly code: string; readonly isOwn: boolean }
  /** `seat`: where he is to sit, if the link says so. */
  | { readonly kind: "partner"; readonly code: string; readonly seat: SeatName | null }
  /** He sits there already. */
  | { readonly kind: "within" }
  | { readonly kind: "no-code" | "taken" | "over" };

function inviteDoor(code: string, { mine, open }: Seating): Door {
  if (open !== null) return { kind: "invite", code, isOwn: mine.length > 0 };
  return { kind: mine.length > 0 ? "within" : "taken" };
}

const CODE = /^[a-z2-7]{26}$/;

/** The whole code; null where a part of it was lost on the way. */
const codeOf = (said: string | null): string | null => (said !== null && CODE.test(said) ? said : null);

/** Where a link's fragment leads: `#invite=` and a code, or `#partner=` and a code, with `&seat=` where it says which. */
export function doorOf(fragment: string, seating: Seating): Door {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const [invite, partner] = [codeOf(said.get("invite")), codeOf(said.get("partner"))];
  if (!invite && !partner) return { kind: "no-code" };
  if (seating.isOver) return { kind: "over" };
  if (invite) return inviteDoor(invite, seating);
  const seat = SEATS.find((one) => one === said.get("seat")) ?? null;
  const isSeated = seat === null ? seating.mine.length > 0 : seating.mine.includes(seat);
  return isSeated ? { kind: "within" } : { kind: "partner", code: partner ?? "", seat };
}
