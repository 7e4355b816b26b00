import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { SEATS } from "@/lib/model/enumerations";
import { forceRules } from "@/lib/rules/army/typed-force";
import { lastNameOf } from "@/lib/server/battles/company";
import { battleView } from "@/lib/server/battles/load-battle";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { offeredArmies, readyArmies } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { FORCE } from "@/lib/words/battle/force-forms";
import { JOIN } from "@/lib/words/battle/links";
import { forceNames, forceOptions } from "../../_components/force/force-option";
import { JoinBattle } from "./_components/join-battle";

export const metadata: Metadata = { title: JOIN.tab, robots: { index: false, follow: false } };

export default async function JoinPage({ params }: { params: Promise<{ battle: string }> }) {
  const { battle } = await params;
  const reader = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: reader?.id ?? null, seat: null });
  if (!found.ok) notFound();
  const { step, chairs, forces, table, seals } = battleView(found.loaded, null);
  const { catalog } = running().knowledge;
  const mine = await offeredArmies(reader);
  return (
    <div className="px-4 py-6 md:px-7">
      {mine.length >= LIMITS.offeredArmies && <p className="mt-2 text-soft">{FORCE.newest(LIMITS.offeredArmies)}</p>}
      <JoinBattle
        battle={battle}
        seating={{ mine: found.mine, open: SEATS.find((seat) => chairs[seat] === "open") ?? null, isOver: step === "abandoned" }}
        forces={{ a: forces.a?.name ?? null, b: forces.b?.name ?? null }}
        options={forceOptions(mine, readyArmies())}
        names={forceNames(catalog.rules.tables)}
        rules={forceRules(catalog.rules.tables, catalog.battle.tables)}
        table={table}
        isExchange={seals !== undefined}
        called={await lastNameOf(reader)}
      />
    </div>
  );
}
