import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { type Query, said } from "@/app/_components/odds/odds-address";
import { readPlanQuery } from "@/app/battles/[battle]/plan/_components/plan-choices";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { knowledgeFor } from "@/lib/server/known-lists";
import { armiesOfBattle, fightOfBattle } from "./odds-of-battle";

type Props = { params: Promise<{ battle: string }>; searchParams: Promise<Query> };

const numberOf = (query: Query, name: string): number | null => {
  const text = said(query, name);
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
};

/** The way from a battle to its odds: of two unit groups if it names them, otherwise of both armies. It goes back where nothing can be compared. */
export default async function BattleOddsPage({ params, searchParams }: Props) {
  const [{ battle }, query] = await Promise.all([params, searchParams]);
  const user = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: user?.id ?? null, seat: null });
  if (!found.ok) notFound();
  const { seat } = readPlanQuery(query, found.mine);
  const [mine, theirs] = [numberOf(query, "mine"), numberOf(query, "theirs")];
  const wounds = { a: numberOf(query, "mine.wounds") ?? 0, b: numberOf(query, "theirs.wounds") ?? 0 };
  const { loaded } = found;
  const knowledge = await knowledgeFor(seat && loaded.battle.seats[seat].force?.army);
  const fight = seat && mine !== null && theirs !== null ? fightOfBattle(loaded, seat, { a: mine, b: theirs }, wounds, knowledge) : null;
  redirect(fight ?? (seat && armiesOfBattle(loaded, seat, knowledge)) ?? `/battles/${battle}`);
}
