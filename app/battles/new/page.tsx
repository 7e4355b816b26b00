import type { Metadata } from "next";
import { headers } from "next/headers";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { myArmies } from "@/lib/server/my-armies";
import { readyArmies } from "@/lib/server/ready-armies";
import { running } from "@/lib/server/running";
import { forceNames } from "../_components/force/force-names";
import { forceOptions } from "../_components/force/force-option";
import { NewBattleForm } from "./_components/new-battle-form";

export const metadata: Metadata = { title: "A new battle" };

export default async function NewBattlePage({ searchParams }: { searchParams: Promise<{ army?: string | string[] }> }) {
  const { army } = await searchParams;
  const asked = typeof army === "string" ? army : null;
  const { catalog } = running().knowledge;
  const ready = readyArmies();
  const names = new Map(ready.map(({ list }) => [list.id, list.name]));
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>A new battle</h1>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">
        Three questions; then five days decide where the two armies meet.
      </p>
      <NewBattleForm
        options={forceOptions(await myArmies(await readerOf(await headers())), ready, asked)}
        asked={asked}
        names={forceNames(catalog.rules.tables)}
        houseLists={[...names].map(([id, name]) => ({ id, name }))}
        tables={catalog.battle.tables.tableSizes}
        inviteDays={LIMITS.inviteDays}
      />
    </div>
  );
}
