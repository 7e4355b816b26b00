import type { MadeCode } from "../../model/battle";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { Battle } from "../../rules/prebattle/battle";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import type { Loaded } from "./loaded";
import { makeCode } from "./make-code";

export type Made = { readonly ok: true; readonly made: MadeCode } | { readonly ok: false; readonly code: "no-open-seat" | "seat-full" };

/** The seat that is open for the invited player. */
export const openSeat = ({ seats, step }: Battle): SeatName | null =>
  step === "abandoned" ? null : (SEATS.find((seat) => seats[seat].chair === "open") ?? null);

/** Makes a new code for the open seat. The last one stops working. `no-open-seat`: both are taken. */
export async function renewInvite({ battle }: Loaded, server: BattleServer = running()): Promise<Made> {
  const seat = openSeat(battle);
  if (seat === null) return { ok: false, code: "no-open-seat" };
  return { ok: true, made: await makeCode({ battle: battle.battle, seat, kind: "invite" }, server) };
}
