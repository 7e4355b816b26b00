import { SEATS } from "../../model/enumerations";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import type { Loaded } from "./loaded";

/** Nobody can take the open seat any more until its invite is renewed. Where there is none, it is so already. */
export async function revokeInvite({ battle }: Loaded, { battles }: BattleServer = running()): Promise<void> {
  for (const seat of SEATS) await battles.deleteCode({ battle: battle.battle, seat, kind: "invite" });
}
