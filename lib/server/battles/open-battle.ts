import { randomBytes } from "node:crypto";
import type { BattleRow } from "../../../db/battles";
import type { CreatedBattle, NewBattle } from "../../model/battle";
import type { Happening } from "../../model/battle-event";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { Fault } from "../../model/faults";
import { battleId, type Version, version } from "../../model/identifiers";
import { commitmentOf, houseDraws } from "../../rules/chance";
import { newId } from "../ids";
import { knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import { running } from "../running";
import { storeFirst } from "./append-to-battle";
import type { Frozen } from "./freeze-force";
import { freezeForce, giveOwnLists, sealOf } from "./freeze-force";
import type { BattleServer } from "./load-battle";
import { beginLoaded } from "./load-battle";
import type { Loaded } from "./loaded";
import type { Asker } from "./seats";
import { makeCode, newSeatToken } from "./seats";

export type Opened =
  | { readonly ok: true; readonly created: CreatedBattle }
  | { readonly ok: false; readonly code: "too-many-battles" }
  /** The paths begin at the request: `seats.a.army.list`, `table`. */
  | { readonly ok: false; readonly code: "bad-document"; readonly faults: readonly Fault[] };

type Seated = { readonly frozen: Frozen | null; readonly token: ReturnType<typeof newSeatToken> | null };

/** Made before any nonce is known, so that no player can influence it. */
function newRow({ knowledge }: BattleServer): BattleRow {
  const seed = randomBytes(32);
  const rules = knowledge.catalog.battle.version;
  return { id: newId(), seed: seed.toString("hex"), commitment: commitmentOf(seed), rules, createdAt: new Date() };
}

function tableFaults({ table }: NewBattle, { battle }: Loaded): readonly Fault[] {
  const { tableSizes } = battle.book.tables;
  if (tableSizes.some(({ width, depth }) => width === table.width && depth === table.depth)) return [];
  return [{ path: ["table"], code: "unknown-table-size", params: { sizes: tableSizes.map(({ width, depth }) => `${width} x ${depth}`) } }];
}

/** An exchange is between two players, with armies of lists, which both can read whole. */
function exchangeFaults({ openArmies, seats }: NewBattle): readonly Fault[] {
  if (!openArmies) return [];
  const fault = (seat: SeatName, values: readonly string[]): Fault => ({
    path: ["seats", seat, "kind"],
    code: "not-one-of",
    params: { values },
  });
  const others = SEATS.filter((seat) => seats[seat].kind !== "army" && seats[seat].kind !== "invite");
  if (others.length > 0) return others.map((seat) => fault(seat, ["army", "invite"]));
  return SEATS.some((seat) => seats[seat].kind === "invite") ? [] : [fault("b", ["invite"])];
}

/** The seats with their forces, or every fault of both. */
function seatAll({ seats }: NewBattle, { battle, seed }: Loaded, { knowledge }: BattleServer): BySeat<Seated> | readonly Fault[] {
  const chance = houseDraws(seed, battle.battle, 0);
  const cardsMost = battle.book.limits["cards-most"];
  const faults: Fault[] = [];
  const seated = (name: SeatName): Seated => {
    const seat = seats[name];
    if (seat.kind === "invite") return { frozen: null, token: null };
    const other = seats[otherSeat(name)];
    const against = other.kind === "army" ? other.army : null;
    const freezing = freezeForce(seat, ["seats", name], { cardsMost, knowledge, chance, against });
    if (!freezing.ok) faults.push(...freezing.faults);
    return { frozen: freezing.ok ? freezing.frozen : null, token: seat.kind === "house" ? null : newSeatToken() };
  };
  const both = { a: seated("a"), b: seated("b") };
  return faults.length > 0 ? faults : both;
}

function happeningsOf({ table, seats, openArmies }: NewBattle, seated: BySeat<Seated>, rules: Version): readonly Happening[] {
  const house = { a: seats.a.kind === "house", b: seats.b.kind === "house" };
  const oneHand = seated.a.token !== null && seated.b.token !== null;
  const sealed = SEATS.flatMap((seat): readonly Happening[] => {
    const { frozen, token } = seated[seat];
    return frozen ? [{ type: "force-sealed", seat, ...sealOf(frozen, { holder: token?.holder ?? null, sameHand: false }) }] : [];
  });
  return [{ type: "battle-opened", seat: null, rules, table, house, oneHand, ...(openArmies ? { openArmies } : {}) }, ...sealed];
}

/** Opens a battle and seals every force that is given. The seats opened for players belong to `asker.userId`. */
export async function openBattle(request: NewBattle, asker: Asker, server: BattleServer = running()): Promise<Opened> {
  const row = newRow(server);
  const loaded = beginLoaded(row, server.knowledge);
  const knowledge = await knowledgeFor(request.seats, null, server.knowledge);
  const seated = seatAll(request, loaded, { ...server, knowledge });
  const faults = [...tableFaults(request, loaded), ...exchangeFaults(request), ...("a" in seated ? [] : seated)];
  if (!("a" in seated) || faults.length > 0) return { ok: false, code: "bad-document", faults };
  const battle = battleId.parse(row.id);
  for (const seat of SEATS) await giveOwnLists(seated[seat].frozen, knowledge);
  await server.battles.insert(row);
  for (const seat of SEATS) {
    const holder = seated[seat].token?.holder;
    const name = request.players?.[seat]?.name ?? null;
    const taken = { battle, seat, userId: asker.userId, takenAt: row.createdAt, name, most: LIMITS.seats };
    if (holder && !(await server.battles.addSeat({ holder, ...taken }))) return { ok: false, code: "too-many-battles" };
  }
  const open = SEATS.find((seat) => request.seats[seat].kind === "invite");
  const invite = open ? (await makeCode({ battle, seat: open, kind: "invite" }, server)).code : null;
  // Only this completes the battle. What was stored before has no effect without it.
  await storeFirst(loaded, happeningsOf(request, seated, version.parse(row.rules)), server);
  const tokens = { a: seated.a.token?.token ?? null, b: seated.b.token?.token ?? null };
  return { ok: true, created: { battle, seats: tokens, invite, commitment: row.commitment } };
}
