import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { running } from "../running";
import type { Asker } from "./asker";
import type { BattleServer } from "./battle-server";
import { loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";
import { sha256 } from "./sha256";

export type FoundSeat =
  /** `seat` is null for a spectator, and where the account holds both (`mine`) and says not which it means. */
  | { readonly ok: true; readonly loaded: Loaded; readonly seat: SeatName | null; readonly mine: readonly SeatName[] }
  /** `wrong-token`: malformed, or of no seat of this battle. `not-your-seat`: he means one that is not his. */
  | { readonly ok: false; readonly code: "unknown-battle" | "wrong-token" | "not-your-seat" };

const TOKEN = /^[0-9a-f]{64}$/;

const seatsHeldBy = ({ battle }: Loaded, holders: readonly string[]): readonly SeatName[] =>
  SEATS.filter((seat) => battle.seats[seat].holders.some((one) => holders.includes(one)));

/** The seats that a token, or without one the account, holds in this battle; null where the token is of none. */
async function seatsOf(loaded: Loaded, { token, userId }: Asker, { battles }: BattleServer): Promise<readonly SeatName[] | null> {
  if (token === null) return userId === null ? [] : seatsHeldBy(loaded, await battles.holdersOf(userId, loaded.battle.battle));
  const held = TOKEN.test(token) ? seatsHeldBy(loaded, [sha256(token)]) : [];
  return held.length === 0 ? null : held;
}

/** Which seat of a battle whoever asks may act for. */
export async function findSeat(battle: string, asker: Asker, server: BattleServer = running()): Promise<FoundSeat> {
  const loaded = await loadBattle(battle, server);
  if (!loaded) return { ok: false, code: "unknown-battle" };
  const mine = await seatsOf(loaded, asker, server);
  if (mine === null) return { ok: false, code: "wrong-token" };
  if (asker.seat !== null && !mine.includes(asker.seat)) return { ok: false, code: "not-your-seat" };
  const [only = null] = mine.length === 1 ? mine : [];
  return { ok: true, loaded, seat: asker.seat ?? only, mine };
}
