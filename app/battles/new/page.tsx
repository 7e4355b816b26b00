import type { Metadata } from "next";
import { headers } from "next/headers";
import { forceRules } from "@/lib/rules/army/typed-force";
import { lastNameOf } from "@/lib/server/battles/company";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { offeredArmies, readyArmies } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { FORCE } from "@/lib/words/battle/force-forms";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { yearsWords } from "@/lib/words/list-lines";
import { askedForces, forceNames, forceOptions } from "../_components/force/force-option";
import { NewBattleForm } from "./_components/new-battle-form";

export const metadata: Metadata = { title: NEW_BATTLE.heading };

/** An id that stands twice in an address is that of no army. */
const idOf = (given: string | string[] | undefined): string | null => given?.toString() ?? null;

export default async function NewBattlePage({
  searchParams,
}: {
  searchParams: Promise<{ army?: string | string[]; against?: string | string[] }>;
}) {
  const { army, against } = await searchParams;
  const asked = idOf(army);
  const { catalog } = running().knowledge;
  const ready = readyArmies();
  const reader = await readerOf(await headers());
  const mine = await offeredArmies(reader, asked);
  const lists = new Map(ready.map(({ list }) => [list.id, list]));
  const options = forceOptions(mine, ready, asked);
  const { own, enemy, trouble } = askedForces(asked, idOf(against), options);
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{NEW_BATTLE.heading}</h1>
      {mine.length >= LIMITS.offeredArmies && <p className="mt-2 text-soft">{FORCE.newest(LIMITS.offeredArmies)}</p>}
      {trouble && (
        <p className="finding mt-2 max-w-prose" data-severity="warning">
          {NEW_BATTLE.linkTroubles[trouble]}
        </p>
      )}
      <NewBattleForm
        // Another link is another form.
        key={`${own} ${enemy?.id}`}
        options={options}
        asked={own}
        against={enemy}
        names={forceNames(catalog.rules.tables)}
        rules={forceRules(catalog.rules.tables, catalog.battle.tables)}
        houseLists={[...lists.values()].map(({ id, name, region, years }) => ({ id, name: `${name}, ${yearsWords(years)}`, region }))}
        tables={catalog.battle.tables.tableSizes}
        inviteDays={LIMITS.inviteDays}
        called={await lastNameOf(reader)}
      />
    </div>
  );
}
