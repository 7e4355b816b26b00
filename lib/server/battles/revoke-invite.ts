import { SEATS } from "../../model/enumerations";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import type { Loaded } from "./loaded";

/** Revokes the invite: the open seat cannot be taken until a new one is made. Without an invite nothing happens. */
export async function revokeInvite({ battle }: Loaded, { battles }: BattleServer = running()): Promise<void> {
  for (const seat of SEATS) await battles.deleteCode({ battle: battle.battle, seat, kind: "invite" });
}
