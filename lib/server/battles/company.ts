import type { BySeat, SeatName } from "../../model/by-seat";
import { type Company, MOST_TICKS, type Tick } from "../../model/company";
import { ticksFor } from "../../rules/afield/shared-ticks";
import { running } from "../running";
import type { WholeCompany } from "./companies";
import { type BattleServer, battleView } from "./load-battle";
import type { Loaded } from "./loaded";

/** What a seat may know of a company, without the time. */
export const seenCompany = (loaded: Loaded, seat: SeatName, { names, presence, ticks }: WholeCompany): WholeCompany => ({
  ...{ names, presence },
  ticks: ticks.length === 0 ? [] : [...ticksFor(battleView(loaded, seat), ticks)],
});

/** The company of a battle as one of its seats may see it. */
export async function companyOf(loaded: Loaded, seat: SeatName, server: BattleServer = running()): Promise<Company> {
  const whole = await server.companies.read(loaded.battle.battle);
  return { ...seenCompany(loaded, seat, whole), now: new Date().toISOString() };
}

/** What the players are called, for a reader who holds a seat; null for everybody else. */
export async function namesFor(
  { battle }: Loaded,
  mine: readonly SeatName[],
  server: BattleServer = running(),
): Promise<BySeat<string | null> | null> {
  if (mine.length === 0) return null;
  const named = await server.battleCompanies.names(battle.battle);
  const nameOf = (seat: SeatName) => named.find((one) => one.seat === seat)?.name ?? null;
  return { a: nameOf("a"), b: nameOf("b") };
}

/** What a user was called in his newest battle in which he said so. */
export const lastNameOf = async (user: { readonly id: string } | null, server: Pick<BattleServer, "battleCompanies"> = running()) =>
  user && (await server.battleCompanies.lastNameOf(user.id));

/** Two at one seat have one name: that of the player who brought the army. */
export async function nameSeat({ battle }: Loaded, seat: SeatName, name: string | null, server: BattleServer = running()): Promise<void> {
  const [holder] = battle.seats[seat].holders;
  if (holder) await server.battleCompanies.setName(holder, name);
  await server.companies.changed(battle.battle);
}

/** Stores what a seat has ticked, as far as it may know of it. False before the battle is fought, and after it. */
export async function tick(loaded: Loaded, seat: SeatName, ticks: readonly Tick[], server: BattleServer = running()): Promise<boolean> {
  const { battle, step } = loaded.battle;
  if (step !== "ready") return false;
  const now = Date.now();
  const known = ticksFor(battleView(loaded, seat), ticks).map((one) => ({ ...one, at: Math.min(one.at, now) }));
  if (known.length > 0) await server.battleCompanies.putTicks({ battle, by: seat, ticks: known, most: MOST_TICKS });
  await server.companies.changed(battle);
  return true;
}
