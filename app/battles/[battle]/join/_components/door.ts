import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";

/** The seats of a battle for the reader of a link. */
export type Seating = {
  /** The seats that the reader holds. */
  readonly mine: readonly SeatName[];
  /** The seat that the invite is for. */
  readonly open: SeatName | null;
  /** Whether the battle was abandoned. */
  readonly isOver: boolean;
};

/** Where a link leads. */
export type Door =
  /** `isOwn`: the reader is the player who invites. */
  | { readonly kind: "invite"; readonly code: string; readonly isOwn: boolean }
  /** `seat`: the shared one, if the link says which. */
  | { readonly kind: "partner"; readonly code: string; readonly seat: SeatName | null }
  /** The reader holds the seat already. */
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
