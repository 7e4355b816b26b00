import { isOrganiser } from "../../rules/tournament/tournament-view";
import type { User } from "../identity";
import { newId, sha256 } from "../ids";
import { DAY, LIMITS, mostOf } from "../limits";
import { running } from "../running";
import { type Changed, changeTournament, type Declined, declined, organise } from "./change";

type Code = { readonly code: string; readonly expiresAt: string };

/** Makes a code that hands the event over; the last one stops working. Only its hash is stored. */
export async function offerHandOver(event: string, user: User): Promise<Code | Declined | "busy"> {
  const code = newId();
  let until = new Date(0);
  const changed = await organise(event, user.id, (held, now) => {
    until = new Date(now.getTime() + LIMITS.handOverDays * DAY);
    return [running().tournaments.write.handOver(held, user.id, { hash: sha256(code), until })];
  });
  return changed === "busy" || "declined" in changed ? changed : { code, expiresAt: until.toISOString() };
}

/** Takes an event over. The former organiser keeps what he has entered as a player. */
export const takeOver = (event: string, user: User, code: string): Promise<Changed> =>
  changeTournament({ event, reader: user.id }, async (held, now) => {
    const { tournaments } = running();
    if (isOrganiser(held, user.id)) return [];
    const offer = await tournaments.handOverOf(event);
    if (offer?.handOver !== sha256(code) || (offer.handOverUntil ?? 0) <= now.getTime()) return declined("unknown-hand-over", {});
    const { events: most } = mostOf(user);
    if ((await tournaments.organisedBy(user.id)) >= most) return declined("too-many-events", { most });
    return [tournaments.write.handOver(held, user.id, null)];
  });
