import type { Metadata } from "next";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { fieldName } from "@/app/_components/battlefield/field-name";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { running } from "@/lib/server/running";
import { BATTLEFIELDS, fieldWhere } from "@/lib/words/battlefields";
import { askedTables, type FieldQuery, requestOf, seedOf } from "../_components/field-address";
import { FieldDesk } from "../_components/field-desk";
import { WrongQuery } from "../_components/wrong-query";
import { findField } from "../find-field";

type Props = { params: Promise<{ seed: string }>; searchParams: Promise<FieldQuery> };

async function askedFor({ params, searchParams }: Props) {
  const seed = seedOf((await params).seed);
  const { moves, ...asked } = requestOf(await searchParams);
  const { territory, square, width, depth, table } = asked;
  return { found: await findField(seed, territory, square, width, depth, table), asked: { ...asked, seed }, moves };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await askedFor(props);
  const robots = { index: false, follow: false };
  if (found.kind !== "found") return { title: BATTLEFIELDS.wrong.title, robots };
  const { field } = found;
  const { tables } = running().knowledge.catalog.battle;
  return { title: `${fieldName(field, tables, field.seed)}, ${fieldWhere(field, tables)}`, robots };
}

export default async function BattlefieldPage(props: Props) {
  const { found, asked, moves } = await askedFor(props);
  const { battle, basing } = running().knowledge.catalog;
  const { tables } = battle;
  switch (found.kind) {
    case "found": {
      const { publicUrl } = running().environment;
      const { battlefield } = tables;
      if (!battlefield) throw new Error("a battlefield by tables that have none");
      const shown = { ...askedTables(tables), battlefield };
      // Another field is another desk: changes by hand belong to one field only.
      const key = [asked.seed, asked.territory, asked.square, asked.width, asked.depth, asked.table].join("|");
      return (
        <BaseSizesGiven sizes={basing.baseSizes}>
          <FieldDesk key={key} field={found.field} tables={shown} asked={asked} moves={moves} site={publicUrl} />
        </BaseSizesGiven>
      );
    }
    case "refused":
      return <WrongQuery faults={found.faults} asked={asked} tables={tables} />;
    case "too-many":
      return <TooMany seconds={found.seconds} />;
    default:
      return found satisfies never;
  }
}

function TooMany({ seconds }: { readonly seconds: number }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{BATTLEFIELDS.tooMany.heading}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={BATTLEFIELDS.tooMany.sentence(seconds)} slots={{ all: (text) => <Link href="/battlefields">{text}</Link> }} />
      </p>
    </section>
  );
}
