import type { Metadata } from "next";
import { headers } from "next/headers";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { type ReferenceQuery, readReferenceQuery } from "@/app/_components/paper/paper-query";
import { PrintButton } from "@/app/_components/print-button";
import { ReferenceChoices } from "@/app/_components/reference/reference-choices";
import { ReferenceSheet } from "@/app/_components/reference/reference-sheet";
import { ownValuesOf, WHOLE_REFERENCE, wholeReference } from "@/lib/server/quick-reference";
import { REFERENCE } from "@/lib/words/reference";

export const metadata: Metadata = { title: WHOLE_REFERENCE };

export default async function QuickReferencePage({ searchParams }: { readonly searchParams: Promise<ReferenceQuery> }) {
  const { view, paper, find } = readReferenceQuery(await searchParams);
  const ownValues = await ownValuesOf(await headers());
  return (
    <div className="px-4 py-6 md:px-7 print:p-0">
      <header className="flex flex-wrap items-end print:hidden justify-between gap-x-8 gap-y-2">
        <div>
          <h1>{WHOLE_REFERENCE}</h1>
          <p className="mt-1 max-w-prose text-soft">{REFERENCE.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <ReferenceChoices address="/quick-reference" view={view} paper={paper} />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PrintButton filled={view === "printed"} />
            <a href="/api/quick-reference?format=text" download="quick-reference.txt" className="inline-flex min-h-[44px] items-center">
              {REFERENCE.asText}
            </a>
          </p>
        </div>
      </header>
      <ReferenceSheet reference={wholeReference()} {...{ paper, view, find, ownValues }} name={WHOLE_REFERENCE} />
      <GlossaryCard />
    </div>
  );
}
