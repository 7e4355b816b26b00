import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import type { Query } from "@/app/_components/odds/odds-address";
import { RulesWords } from "@/app/_components/rules-words";
import { typedChoices } from "@/app/_components/troop-fields";
import { readerOf } from "@/lib/server/identity";
import { running } from "@/lib/server/running";
import { ODDS } from "@/lib/words/odds";
import { WORTH } from "@/lib/words/worth";
import { FightAnswer } from "./_components/fight-answer";
import { FightDesk } from "./_components/fight-desk";
import { briefOf } from "./_components/fight-shapes";
import { oddsPage, oddsSources, WayBack, withEnemy } from "./odds-page";
import "./odds.css";

export const metadata: Metadata = { title: ODDS.title };

/** Two unit groups that meet: the whole question is in the address. */
export default async function OddsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [query, reader] = await Promise.all([searchParams, headers().then(readerOf)]);
  const whole = await withEnemy(query, reader);
  if (whole !== null) redirect(whole);
  const [page, sources] = await Promise.all([oddsPage(query, reader), oddsSources(reader)]);
  const { view, units } = page;
  const { rules } = running().knowledge.catalog;
  return (
    <div className="px-4 py-6 md:px-7">
      <WayBack query={query} reader={reader} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>{ODDS.title}</h1>
        <p className="flex flex-wrap gap-x-5">
          <Link href="/odds/armies">{ODDS.armiesLink}</Link>
          <Link href="/odds/worth">{WORTH.link}</Link>
        </p>
      </div>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">
        <RulesWords text={ODDS.intro} />
      </p>
      <FightDesk asked={view.asked} brief={briefOf(view.told)} {...{ units, sources }} typed={typedChoices(rules.tables)}>
        <FightAnswer told={view.told} />
      </FightDesk>
      <GlossaryCard />
    </div>
  );
}
