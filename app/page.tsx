import { headers } from "next/headers";
import { Fragment } from "react";
import { Link } from "@/app/_components/link";
import type { MyArmy } from "@/lib/model/stored-army";
import { myBattles } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { favouritePairs, newestArmies } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { FRONT } from "@/lib/words/front";
import { byRegion, LIST_SEARCH, REGION_WORDS, regionAnchor } from "@/lib/words/lists";
import { NewestArmies } from "./_components/army-ledger";
import { AwaitedGlossaryCard } from "./_components/awaited-words";
import { BattlePairs } from "./_components/battle-pairs";
import { FreshPage, KeepFresh } from "./_components/fresh-page";
import { Headpiece } from "./_components/headpiece";
import { UnsentArmies } from "./_components/saving/unsent-armies";
import { BattleRows, type ListedBattle, listedBattle } from "./battles/_components/my-battles/my-battles";

/** How many of the reader's armies, and of the battles of history, the front page shows. */
const NEWEST = 5;
const BATTLES = 6;

export default async function HomePage() {
  const reader = await readerOf(await headers());
  const mine = await newestArmies(reader, NEWEST);
  const battles = reader ? (await myBattles(reader.id)).map(({ summary, view, tables }) => listedBattle(summary, view, tables)) : [];
  const history = favouritePairs(BATTLES);
  const waiting = battles.filter(({ group }) => group === "yours");
  const isKnown = mine.length > 0 || battles.length > 0;
  return (
    <div className="grid gap-x-14 gap-y-10 px-4 py-8 md:px-7 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section className="lg:col-span-2">
        <FreshPage renderedAt={new Date().toISOString()} />
        <UnsentArmies />
        <Start isKnown={isKnown} hasBattles={battles.length > 0} />
        {!isKnown && <WhatItMakes />}
      </section>
      <section>
        {waiting.length > 0 && <YourTurn battles={waiting} />}
        {mine.length > 0 && <Mine armies={mine} />}
        <p className="eyebrow">{FRONT.samplesEyebrow}</p>
        <h2 className="mt-1 text-[2.25rem]">{FRONT.samples}</h2>
        <p className="mt-1 text-soft">{FRONT.samplesText}</p>
        <BattlePairs pairs={history.pairs} />
        <p className="mt-2 flex flex-wrap gap-x-5">
          <Link href="/lists#battles" className="inline-flex min-h-[44px] items-center">
            {FRONT.everyBattle(history.all)}
          </Link>
          <Link href="/armies#samples" className="inline-flex min-h-[44px] items-center">
            {FRONT.allSamples}
          </Link>
        </p>
        <div className="mt-10">{isKnown ? <WhatItMakes /> : <Headpiece />}</div>
      </section>
      <section>
        <p className="eyebrow">{FRONT.listsEyebrow}</p>
        <h2 className="mt-1 text-[2.25rem]">{FRONT.lists}</h2>
        <p className="mt-1 text-soft">{FRONT.listsText}</p>
        <Lists />
      </section>
      {mine.length > 0 && <AwaitedGlossaryCard />}
    </div>
  );
}

/** A search among the lists, and their regions. It needs no script. */
function Lists() {
  const { lists } = running().knowledge.catalog;
  return (
    <>
      <search>
        <form action="/lists" className="mt-4 flex gap-2">
          <label className="min-w-0 flex-1">
            <span className="sr-only">{LIST_SEARCH.label}</span>
            <input name="find" type="search" className="field w-full" placeholder={LIST_SEARCH.hint} autoComplete="off" maxLength={80} />
          </label>
          <button type="submit" className="button">
            {LIST_SEARCH.button}
          </button>
        </form>
      </search>
      <ul className="mt-4 border-t border-rule">
        {byRegion(lists).map(({ region, own }) => (
          <li key={region} className="border-b border-rule py-2">
            <Link
              href={`/lists#${regionAnchor(region)}`}
              className="font-serif text-[1.2rem] leading-tight pointer-coarse:inline-flex pointer-coarse:min-h-[44px] pointer-coarse:items-center"
            >
              {REGION_WORDS[region]}
            </Link>
            <p className="text-[0.9rem] text-soft leading-snug pointer-coarse:leading-[1.9rem]">
              {own.map(({ id, name }, at) => (
                <Fragment key={id}>
                  {at > 0 && " · "}
                  <Link href={`/lists/${id}`}>{name}</Link>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link href="/lists" className="inline-flex min-h-[44px] items-center">
          {FRONT.allLists(lists.length)}
        </Link>
      </p>
    </>
  );
}

/** What the site is for, in full for a reader who has nothing here yet. */
function Start({ isKnown, hasBattles }: { isKnown: boolean; hasBattles: boolean }) {
  return (
    <div className="border-b border-rule pb-5">
      <h1 className={isKnown ? "text-[1.35rem]" : "max-w-[24em]"}>{FRONT.heading}</h1>
      {!isKnown && <p className="mt-2 font-serif text-[1.25rem] italic">{FRONT.intro}</p>}
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link href="/armies/new" className="button" data-filled>
          {FRONT.build}
        </Link>
        <Link href="/battles/new" className="button">
          {FRONT.newBattle}
        </Link>
        <Link href="/battlefields" className="button">
          {FRONT.battlefield}
        </Link>
        {hasBattles && (
          <Link href="/battles" className="inline-flex min-h-[44px] items-center">
            {FRONT.allBattles}
          </Link>
        )}
      </p>
    </div>
  );
}

/** Where each picture was made, and what it shows there. */
const MADE = [
  { name: "sheet", href: "/armies/kircholm/sheet" },
  { name: "map", href: "/battles/new" },
  { name: "plan", href: "/battlefields" },
] as const;

/** Real output, drawn by scripts/front-pictures.ts in both themes. */
function WhatItMakes() {
  return (
    <section aria-label={FRONT.makes} className="pt-6">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {MADE.map(({ name, href }) => {
          const { title, text, alt } = FRONT.pictures[name];
          return (
            <li key={name} className="max-sm:grid max-sm:grid-cols-[9rem_1fr] max-sm:gap-4">
              <picture>
                <source srcSet={`/front/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
                <img
                  src={`/front/${name}-light.webp`}
                  alt={alt}
                  width={840}
                  height={560}
                  loading="lazy"
                  decoding="async"
                  className="aspect-3/2 w-full border border-rule object-cover object-top"
                />
              </picture>
              <div className="sm:mt-2">
                <h2 className="text-[1.35rem]">
                  <Link href={href} className="inline-flex min-h-[24px] items-center">
                    {title}
                  </Link>
                </h2>
                <p className="text-soft leading-snug">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The battles that wait for the reader. */
function YourTurn({ battles }: { battles: readonly ListedBattle[] }) {
  return (
    <div className="mb-10">
      <KeepFresh />
      <p className="eyebrow">{FRONT.yourTurnEyebrow}</p>
      <h2 className="mt-1 text-[2.25rem]">{FRONT.yourTurn}</h2>
      <BattleRows battles={battles} inFull />
    </div>
  );
}

function Mine({ armies }: { armies: readonly MyArmy[] }) {
  return (
    <div className="mb-10">
      <p className="eyebrow">{FRONT.yoursEyebrow}</p>
      <h2 className="mt-1 text-[2.25rem]">{FRONT.yours}</h2>
      <NewestArmies armies={armies} />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link href="/armies" className="inline-flex min-h-[44px] items-center">
          {FRONT.allArmies}
        </Link>
      </p>
    </div>
  );
}
