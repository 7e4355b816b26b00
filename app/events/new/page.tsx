import type { Metadata } from "next";
import { headers } from "next/headers";
import { gameSizes } from "@/lib/rules/army/price";
import { readerOf } from "@/lib/server/identity";
import { offeredTables } from "@/lib/server/own-tables";
import { running } from "@/lib/server/running";
import { EVENT_FORM, EVENTS } from "@/lib/words/events/events";
import { TermsForm } from "../_components/terms-form";

export const metadata: Metadata = { title: EVENT_FORM.title, description: EVENTS.description };

export default async function NewEventPage() {
  const { lists, rules } = running().knowledge.catalog;
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{EVENT_FORM.title}</h1>
      <TermsForm
        lists={lists.map(({ id, name, region }) => ({ id, name, region }))}
        event={null}
        start={null}
        tables={await offeredTables(await readerOf(await headers()), null)}
        usualPoints={gameSizes(rules.tables).at(-1) ?? 0}
      />
    </div>
  );
}
