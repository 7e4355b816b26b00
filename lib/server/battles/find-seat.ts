import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { running } from "../running";
import type { Asker } from "./asker";
import type { BattleServer } from "./battle-server";
import { loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";
import { sha256 } from "./sha256";

export type FoundSeat =
  /** `seat` is null for a spectator, and for an account that holds both (`mine`) and did not name one. */
  | { readonly ok: true; readonly loaded: Loaded; readonly seat: SeatName | null; readonly mine: readonly SeatName[] }
  /** `wrong-token`: malformed, or of no seat in this battle. `not-your-seat`: the caller named a seat of another player. */
  | { readonly ok: false; readonly code: "unknown-battle" | "wrong-token" | "not-your-seat" };

const TOKEN = /^[0-9a-f]{64}$/;

const seatsHeldBy = ({ battle }: Loaded, holders: readonly string[]): readonly SeatName[] =>
  SEATS.filter((seat) => battle.seats[seat].holders.some((one) => holders.includes(one)));

/** The seats of a token, or without one of the account, in this battle; null if the token has none. */
async function seatsOf(loaded: Loaded, { token, userId }: Asker, { battles }: BattleServer): Promise<readonly SeatName[] | null> {
  if (token === null) return userId === null ? [] : seatsHeldBy(loaded, await battles.holdersOf(userId, loaded.battle.battle));
  const held = TOKEN.test(token) ? seatsHeldBy(loaded, [sha256(token)]) : [];
  return held.length === 0 ? null : held;
}

/** The seat that the caller may act for. */
export async function findSeat(battle: string, asker: Asker, server: BattleServer = running()): Promise<FoundSeat> {
  const loaded = await loadBattle(battle, server);
  if (!loaded) return { ok: false, code: "unknown-battle" };
  const mine = await seatsOf(loaded, asker, server);
  if (mine === null) return { ok: false, code: "wrong-token" };
  if (asker.seat !== null && !mine.includes(asker.seat)) return { ok: false, code: "not-your-seat" };
  const [only = null] = mine.length === 1 ? mine : [];
  return { ok: true, loaded, seat: asker.seat ?? only, mine };
}
