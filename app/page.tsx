import { headers } from "next/headers";
import Link from "next/link";
import type { MyArmy } from "@/lib/model/my-army";
import { myBattles } from "@/lib/server/battles/my-battles";
import { readerOf } from "@/lib/server/identity";
import { newestArmies } from "@/lib/server/my-armies";
import { readyArmies } from "@/lib/server/ready-armies";
import { running } from "@/lib/server/running";
import { yearsWords } from "@/lib/words/list-words";
import { FreshPage } from "./_components/fresh-page";
import { GlossaryCard } from "./_components/glossary-card";
import { Headpiece } from "./_components/headpiece";
import { NewestArmies } from "./_components/newest-armies";
import { ReadyArmies } from "./_components/ready-armies";
import { RulesWords } from "./_components/rules-words";
import { UnsentArmies } from "./_components/unsent-armies";
import { BattleRows } from "./battles/_components/my-battles/battle-rows";
import { KeepFresh } from "./battles/_components/my-battles/keep-fresh";
import { type ListedBattle, listedBattle } from "./battles/_components/my-battles/listed-battle";

/** Armies of one's own on the front page. */
const NEWEST = 5;

export default async function HomePage() {
  const { lists } = running().knowledge.catalog;
  const reader = await readerOf(await headers());
  const mine = await newestArmies(reader, NEWEST);
  const battles = reader ? (await myBattles(reader.id)).map(({ summary, view, tables }) => listedBattle(summary, view, tables)) : [];
  const asked = battles.filter(({ group }) => group === "yours");
  const isFirst = mine.length === 0 && asked.length === 0;
  return (
    <div className="grid gap-x-14 gap-y-10 px-4 py-8 md:px-7 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section>
        <FreshPage renderedAt={new Date().toISOString()} />
        <UnsentArmies />
        <StartBattle hasBattles={battles.length > 0} />
        {asked.length > 0 && <Asked battles={asked} />}
        {mine.length > 0 && <Mine armies={mine} isFirst={asked.length === 0} />}
        <p className="eyebrow">Ready to march</p>
        <Title isFirst={isFirst}>Take an army as it stands</Title>
        <ReadyArmies armies={readyArmies()} />
        <div className="mt-10">
          <Headpiece />
        </div>
      </section>
      <section>
        <p className="eyebrow">Raise your own</p>
        <h2 className="mt-1 text-[2.25rem]">Start from a list</h2>
        <ul className="mt-4 border-t border-rule">
          {lists.map((list) => (
            <li key={list.id} className="border-b border-rule py-3">
              <Link href={`/lists/${list.id}`} className="font-serif text-[1.35rem] leading-tight">
                {list.name}
              </Link>{" "}
              <span className="text-soft">{yearsWords(list.years)}</span>
              <p className="font-serif text-[1.05rem] italic">
                <RulesWords text={list.keynote} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <GlossaryCard />
    </div>
  );
}

/** One title is the page's. */
function Title({ isFirst, children }: { isFirst: boolean; children: string }) {
  return isFirst ? <h1 className="mt-1">{children}</h1> : <h2 className="mt-1 text-[2.25rem]">{children}</h2>;
}

function StartBattle({ hasBattles }: { hasBattles: boolean }) {
  return (
    <div className="mb-9 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-rule pb-5">
      <p className="min-w-0 grow basis-64 font-serif text-[1.25rem] leading-snug italic">
        For five days two armies look for a place to fight.
      </p>
      <span className="flex flex-wrap items-center gap-x-5">
        <Link href="/battles/new" className="button" data-filled>
          Start a battle
        </Link>
        {hasBattles && (
          <Link href="/battles" className="inline-flex min-h-[44px] items-center">
            All your battles
          </Link>
        )}
        <Link href="/battlefields" className="inline-flex min-h-[44px] items-center">
          Just a battlefield
        </Link>
      </span>
    </div>
  );
}

/** The battles that wait for whoever reads this. */
function Asked({ battles }: { battles: readonly ListedBattle[] }) {
  return (
    <div className="mb-10">
      <KeepFresh />
      <p className="eyebrow">In the field</p>
      <Title isFirst>Waiting for you</Title>
      <BattleRows battles={battles} inFull />
    </div>
  );
}

function Mine({ armies, isFirst }: { armies: readonly MyArmy[]; isFirst: boolean }) {
  return (
    <div className="mb-10">
      <p className="eyebrow">Yours</p>
      <Title isFirst={isFirst}>Your armies</Title>
      <NewestArmies armies={armies} />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link href="/armies" className="inline-flex min-h-[44px] items-center">
          All your armies
        </Link>
        <Link href="/armies/new" className="inline-flex min-h-[44px] items-center">
          Start a new one
        </Link>
      </p>
    </div>
  );
}
