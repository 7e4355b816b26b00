import { randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { CodeRow } from "../../../db/battles";
import type { MadeCode } from "../../model/battle";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleSummary, BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { inviteCode } from "../../model/identifiers";
import { hasRoomForPartner } from "../../rules/prebattle/any-step";
import type { Battle } from "../../rules/prebattle/battle";
import { newId, sha256 } from "../ids";
import { DAY, LIMITS } from "../limits";
import { running } from "../running";
import { namesFor } from "./company";
import { type BattleServer, battleView, loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";

/** The caller of a battle request: by a seat's token, or by the session's account. `seat` is the seat that the caller named. */
export type Asker = { readonly token: string | null; readonly userId: string | null; readonly seat: SeatName | null };

/** 256 random bits in lower-case hex that act for a seat. Only the hash is stored, as the seat's holder. */
export function newSeatToken(): { readonly token: string; readonly holder: string } {
  const token = randomBytes(32).toString("hex");
  return { token, holder: sha256(token) };
}

type FoundSeat =
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

/** Makes a code and stores only its hash. The last code of that kind for that seat stops working. */
export async function makeCode(use: Pick<CodeRow, "battle" | "seat" | "kind">, { battles }: BattleServer): Promise<MadeCode> {
  const code = inviteCode.parse(newId());
  const expiresAt = new Date(Date.now() + LIMITS.inviteDays * DAY);
  await battles.putCode({ ...use, hash: sha256(code), expiresAt });
  return { code, expires: expiresAt.toISOString() };
}

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

/** Makes a code for a partner at the caller's seat. The last one stops working. `seat-full`: two players hold the seat. */
export async function makePartnerCode({ battle }: Loaded, seat: SeatName, server: BattleServer = running()): Promise<Made> {
  if (!hasRoomForPartner(battle, seat)) return { ok: false, code: "seat-full" };
  return { ok: true, made: await makeCode({ battle: battle.battle, seat, kind: "partner" }, server) };
}

/** Revokes the invite: the open seat cannot be taken until a new one is made. Without an invite nothing happens. */
export async function revokeInvite({ battle }: Loaded, { battles }: BattleServer = running()): Promise<void> {
  for (const seat of SEATS) await battles.deleteCode({ battle: battle.battle, seat, kind: "invite" });
}

/** `view`: as the seat sees it, or as a spectator if the account holds both seats. `tables`: those that decide it. */
type MyBattle = { readonly summary: BattleSummary; readonly view: BattleView; readonly tables: BattleTables };

function told(view: BattleView, seats: readonly SeatName[], changedAt: number): BattleSummary {
  const { battle, step, toAct, chairs, roles, territory, square, day, forces, table, abandonOffered, oneHand } = view;
  return {
    ...{ battle, step, toAct, chairs, roles, territory, square, day, forces, table, abandonOffered },
    ...{ seats: [...seats], oneHand: oneHand === true, changedAt: new Date(changedAt).toISOString() },
  };
}

/** The battles in which an account holds or shares a seat, the last changed first. Only its newest seats count. */
export async function myBattles(user: string, server: BattleServer = running()): Promise<readonly MyBattle[]> {
  const taken = await server.battles.newestSeatsOf(user, LIMITS.listedSeats);
  const mine: MyBattle[] = [];
  for (const battle of new Set(taken.map((one) => one.battle))) {
    // One at a time: two hundred at once would delay everybody else.
    await turn();
    const loaded = await loadBattle(battle, server);
    if (!loaded) continue;
    const seats = SEATS.filter((seat) => taken.some((one) => one.battle === battle && one.seat === seat));
    const [only = null] = seats.length === 1 ? seats : [];
    const view = battleView(loaded, only);
    const names = await namesFor(loaded, seats, server);
    const summary = told(view, seats, Math.max(loaded.acted.a, loaded.acted.b));
    mine.push({ summary: names ? { ...summary, names } : summary, view, tables: loaded.battle.book.tables });
  }
  return mine.toSorted((one, other) => other.summary.changedAt.localeCompare(one.summary.changedAt));
}
