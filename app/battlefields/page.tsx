import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { fieldName } from "@/app/_components/battlefield/field-name";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { RulesWords } from "@/app/_components/rules-words";
import { Said } from "@/app/_components/said";
import type { BattleTables } from "@/lib/model/battle-tables";
import { prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { newSeed } from "@/lib/server/ids";
import { running } from "@/lib/server/running";
import { BATTLEFIELDS, fieldWhere } from "@/lib/words/battlefields";
import { AskForm } from "./_components/ask-form";
import { askedTables, type DoorQuery, fieldAddress, readDoorQuery } from "./_components/field-address";
import { fieldShown } from "./_components/rolled-field";
import { findField } from "./find-field";

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
        <RulesWords text={BATTLEFIELDS.intro} /> <span className="print:hidden">{BATTLEFIELDS.introOnScreen}</span>
      </p>
      {!door.isSeedFit && <p className="finding mt-5 max-w-prose">{BATTLEFIELDS.seedOfStops}</p>}
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] print:block">
        <div className="print:hidden">
          <AskForm tables={askedTables(tables)} asked={door.asked} send={BATTLEFIELDS.roll} asksSeed />
        </div>
        <BaseSizesGiven sizes={basing.baseSizes}>
          <FieldOfTheDay tables={tables} />
        </BaseSizesGiven>
      </div>
      <GlossaryCard />
    </div>
  );
}

/** A battlefield that is the same for everybody today. */
async function FieldOfTheDay({ tables }: { readonly tables: BattleTables }) {
  const asked = { territory: null, square: null, width: null, depth: null, table: null };
  const seed = new Date().toISOString().slice(0, 10);
  const found = await findField(seed, asked.territory, asked.square, asked.width, asked.depth, asked.table);
  if (found.kind !== "found" || !tables.battlefield) return null;
  const { field } = found;
  const book = prepareBattlefield(tables.battlefield);
  return (
    <figure>
      <BattlefieldPicture
        field={fieldShown({ field, book, tables }, field.pieces)}
        book={book}
        tables={tables}
        seed={seed}
        layout={fieldLayout(field.table, "defender")}
      />
      <figcaption className="mt-1">
        <Said
          words={BATTLEFIELDS.today(fieldName(field, tables, seed))}
          slots={{
            field: (text) => <Link href={fieldAddress({ ...asked, seed, moves: null })}>{text}</Link>,
          }}
        />{" "}
        <span className="text-soft">{fieldWhere(field, tables)}.</span>
      </figcaption>
    </figure>
  );
}
