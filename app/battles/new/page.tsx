import type { Metadata } from "next";
import { headers } from "next/headers";
import { forceRules } from "@/lib/rules/army/typed-force";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { offeredArmies, readyArmies } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { NEW_BATTLE } from "@/lib/words/battle/battles";
import { FORCE } from "@/lib/words/battle/forces";
import { yearsWords } from "@/lib/words/lists";
import { forceNames, forceOptions } from "../_components/force/force-option";
import { NewBattleForm } from "./_components/new-battle-form";

export const metadata: Metadata = { title: NEW_BATTLE.heading };

export default async function NewBattlePage({
  searchParams,
}: {
  searchParams: Promise<{ army?: string | string[]; against?: string | string[] }>;
}) {
  const { army, against } = await searchParams;
  const asked = typeof army === "string" ? army : null;
  const { catalog } = running().knowledge;
  const ready = readyArmies();
  const mine = await offeredArmies(await readerOf(await headers()), asked);
  const lists = new Map(ready.map(({ list }) => [list.id, list]));
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{NEW_BATTLE.heading}</h1>
      {mine.length >= LIMITS.offeredArmies && <p className="mt-2 text-soft">{FORCE.newest(LIMITS.offeredArmies)}</p>}
      <NewBattleForm
        options={forceOptions(mine, ready, asked)}
        asked={asked}
        against={ready.filter(({ id }) => id === against).map(({ id, list }) => ({ id, list: list.id }))[0] ?? null}
        names={forceNames(catalog.rules.tables)}
        rules={forceRules(catalog.rules.tables, catalog.battle.tables)}
        houseLists={[...lists.values()].map(({ id, name, region, years }) => ({ id, name: `${name}, ${yearsWords(years)}`, region }))}
        tables={catalog.battle.tables.tableSizes}
        inviteDays={LIMITS.inviteDays}
      />
    </div>
  );
}
