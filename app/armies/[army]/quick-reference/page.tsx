import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { askedFitted, type FittedQuery } from "@/app/_components/fitted-reference/asked-part";
import { FittedChoices } from "@/app/_components/fitted-reference/fitted-choices";
import { LeftOut } from "@/app/_components/fitted-reference/left-out";
import { OtherSections } from "@/app/_components/fitted-reference/other-sections";
import { ReferenceFiles } from "@/app/_components/fitted-reference/reference-files";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { ReferenceSheet } from "@/app/_components/reference/reference-sheet";
import { referenceOfArmy } from "@/lib/server/fitted-reference";
import { ownValuesOf } from "@/lib/server/own-values-of";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<FittedQuery> };

/** Title and page ask for the same army. */
const find = cache(async (army: string) => referenceOfArmy(army, await headers()));

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).army);
  return { title: found ? `${found.army}: quick reference` : "Not here" };
}

export default async function ArmyReferencePage({ params, searchParams }: Props) {
  const { army: id } = await params;
  const found = await find(id);
  if (!found) notFound();
  const { army, name, fitted } = found;
  const asked = askedFitted(await searchParams, "fight");
  const { reference, others } = partOfReference(fitted.reference, asked.part);
  const ownValues = await ownValuesOf(await headers());
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <header className="screen-only">
        <Link href={`/armies/${id}`} className="inline-flex min-h-[44px] min-w-0 items-center [overflow-wrap:anywhere]">
          Back to {army}
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <h1>The quick reference for this army</h1>
            <p className="mt-1 max-w-prose text-soft">
              Every row that it can ever use, whomever it meets; nothing that needs troops it lacks.
            </p>
          </div>
          <FittedChoices address={`/armies/${id}/quick-reference`} {...asked} />
        </div>
        <div className="mt-3 mb-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <OtherSections others={others} />
            <LeftOut leftOut={fitted.leftOut} />
          </div>
          <ReferenceFiles name={name} text={fitted.text} isForPrint={asked.view === "printed"} />
        </div>
      </header>
      <ReferenceSheet reference={reference} paper={asked.paper} view={asked.view} find={asked.find} ownValues={ownValues} name={name} />
      <GlossaryCard />
    </div>
  );
}
