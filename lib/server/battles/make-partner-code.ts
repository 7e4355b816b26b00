import type { SeatName } from "../../model/by-seat";
import { hasRoomForPartner } from "../../rules/prebattle/join-partner";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import type { Loaded } from "./loaded";
import { makeCode } from "./make-code";
import type { Made } from "./renew-invite";

/** Makes a code for a partner at the caller's seat. The last one stops working. `seat-full`: two players hold the seat. */
export async function makePartnerCode({ battle }: Loaded, seat: SeatName, server: BattleServer = running()): Promise<Made> {
  if (!hasRoomForPartner(battle, seat)) return { ok: false, code: "seat-full" };
  return { ok: true, made: await makeCode({ battle: battle.battle, seat, kind: "partner" }, server) };
}
