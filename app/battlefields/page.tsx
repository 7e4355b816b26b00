import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes-given";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { RulesWords } from "@/app/_components/rules-words";
import { newSeed } from "@/lib/server/new-seed";
import { running } from "@/lib/server/running";
import { AskForm } from "./_components/ask-form";
import { askedTables } from "./_components/asked-tables";
import { type DoorQuery, doorAsked } from "./_components/door-asked";
import { fieldAddress } from "./_components/field-address";
import { FieldOfTheDay } from "./field-of-the-day";

export const metadata: Metadata = { title: "Battlefields" };

/** A battlefield without a battle: the form sends back here, and what it asks for has an address of its own. */
export default async function BattlefieldsPage({ searchParams }: { searchParams: Promise<DoorQuery> }) {
  const door = doorAsked(await searchParams);
  if (door.isAsked && door.isSeedFit) redirect(fieldAddress({ ...door.asked, seed: door.asked.seed ?? newSeed(), moves: null }));
  const { battle, basing } = running().knowledge.catalog;
  const { tables } = battle;
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>Battlefields</h1>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">
        <RulesWords text="A table to fight on and nothing else: flank, compulsory and optional pieces, laid by the dice as the rules lay them, for two who favour neither side. Change what you like by hand, share it by its link, print it." />
      </p>
      {!door.isSeedFit && (
        <p className="finding mt-5 max-w-prose">
          A seed of full stops alone has no address: add a letter, or leave it empty and one is rolled.
        </p>
      )}
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <AskForm tables={askedTables(tables)} asked={door.asked} send="Roll a battlefield" asksSeed />
        <BaseSizesGiven sizes={basing.baseSizes}>
          <FieldOfTheDay tables={tables} />
        </BaseSizesGiven>
      </div>
      <GlossaryCard />
    </div>
  );
}
