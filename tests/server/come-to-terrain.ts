import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { legalCommands } from "@/lib/rules/prebattle/legal-commands";
import type { Running } from "@/lib/server/running";
import { loadedNow, nextCommand, numbers, send } from "./battling";

/** Plays a battle on until a piece of terrain is to be laid, and tells whose it is. */
export async function comeToTerrain(running: Running, battle: string, seed = 1): Promise<SeatName> {
  const among = numbers(seed);
  for (;;) {
    const { battle: now } = await loadedNow(battle, running);
    const layer = SEATS.find((seat) => legalCommands(now, seat).some(({ type }) => type === "place-piece"));
    if (layer) return layer;
    const next = await nextCommand(battle, among, running);
    if (!next || now.step === "first-deployment") throw new Error(`no piece was to be laid by ${now.step}`);
    await send(battle, next.seat, next.command, undefined, running);
  }
}
