import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { RulesWords } from "@/app/_components/rules-words";
import { newSeed } from "@/lib/server/ids";
import { running } from "@/lib/server/running";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import { AskForm } from "./_components/ask-form";
import { askedTables, type DoorQuery, fieldAddress, readDoorQuery } from "./_components/field-address";
import { FieldOfTheDay } from "./field-of-the-day";

export const metadata: Metadata = { title: BATTLEFIELDS.title };

/** A battlefield without a battle: the form posts to this page, which redirects to the address of the battlefield. */
export default async function BattlefieldsPage({ searchParams }: { searchParams: Promise<DoorQuery> }) {
  const door = readDoorQuery(await searchParams);
  if (door.isAsked && door.isSeedFit) redirect(fieldAddress({ ...door.asked, seed: door.asked.seed ?? newSeed(), moves: null }));
  const { battle, basing } = running().knowledge.catalog;
  const { tables } = battle;
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{BATTLEFIELDS.title}</h1>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">
        <RulesWords text={BATTLEFIELDS.intro} />
      </p>
      {!door.isSeedFit && <p className="finding mt-5 max-w-prose">{BATTLEFIELDS.seedOfStops}</p>}
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <AskForm tables={askedTables(tables)} asked={door.asked} send={BATTLEFIELDS.roll} asksSeed />
        <BaseSizesGiven sizes={basing.baseSizes}>
          <FieldOfTheDay tables={tables} />
        </BaseSizesGiven>
      </div>
      <GlossaryCard />
    </div>
  );
}
