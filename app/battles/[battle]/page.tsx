import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AwaitedGlossaryCard } from "@/app/_components/awaited-words";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { ChartGround } from "@/app/battles/_components/chart/chart-ground";
import { companyOf } from "@/lib/server/battles/company";
import { battleRecord, battleView } from "@/lib/server/battles/load-battle";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { running } from "@/lib/server/running";
import { BATTLES, battleTitle } from "@/lib/words/battle/battles";
import { seatNames } from "@/lib/words/battle/names";
import { BattleRoom } from "./_components/battle-room";

type Props = { params: Promise<{ battle: string }> };

/** Title and page ask for the same battle. A player of both seats sees neither hand before choosing one. */
const find = cache(async (battle: string) => {
  const reader = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: reader?.id ?? null, seat: null });
  if (!found.ok) return null;
  const { loaded, seat, mine } = found;
  const [any = null] = mine;
  const of = seat ?? any;
  const company = of && (await companyOf(loaded, of));
  // A player of both seats sees nothing yet that one of them must not see.
  return { loaded, mine, first: battleView(loaded, seat), company: company && (seat ? company : { ...company, ticks: [] }) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).battle);
  const title = found ? battleTitle(found.first, seatNames(found.first, found.first.seat, found.company?.names)) : BATTLES.notFound.tab;
  return { title, robots: { index: false, follow: false } };
}

export default async function BattlePage({ params }: Props) {
  const found = await find((await params).battle);
  if (!found) notFound();
  const { loaded, mine, first, company } = found;
  const { events } = await battleRecord(loaded);
  const { tables } = loaded.battle.book;
  return (
    <BaseSizesGiven sizes={running().knowledge.catalog.basing.baseSizes}>
      <BattleRoom first={first} mine={mine} tables={tables} ground={<ChartGround tables={tables} />} events={events} company={company} />
      <AwaitedGlossaryCard />
    </BaseSizesGiven>
  );
}
