import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { armiesToCompare, sideOf } from "@/lib/server/armies-to-compare";
import { readerOf } from "@/lib/server/identity";
import { ChoiceForm } from "./_components/choice-form";
import { comparisonSections } from "./_components/comparison-rows";
import { ComparisonTable } from "./_components/comparison-table";

export const metadata: Metadata = { title: "Two armies side by side" };

type Asked = string | string[] | undefined;
type Props = { searchParams: Promise<{ one?: Asked; other?: Asked }> };

const NO_SUCH_ARMY = "You have no such army: it may have been deleted, or be somebody else’s.";

const idOf = (asked: Asked): string => [asked].flat()[0] ?? "";

export default async function ComparePage({ searchParams }: Props) {
  const asked = await searchParams;
  const [one, other] = [idOf(asked.one), idOf(asked.other)];
  const reader = await readerOf(await headers());
  const [{ own, ready }, left, right] = await Promise.all([armiesToCompare(reader), sideOf(one, reader), sideOf(other, reader)]);
  const groups = [
    { label: "Yours", armies: own },
    { label: "Ready to march", armies: ready },
  ].filter(({ armies }) => armies.length > 0);
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>Two armies side by side</h1>
      <ChoiceForm
        groups={groups}
        one={{ label: "One", chosen: one, error: one !== "" && !left ? NO_SUCH_ARMY : undefined }}
        other={{ label: "Other", chosen: other, error: other !== "" && !right ? NO_SUCH_ARMY : undefined }}
      >
        {left && right && <Link href={`/armies/compare?${new URLSearchParams({ one: other, other: one })}`}>The other way round</Link>}
      </ChoiceForm>
      {left && right && (
        <ComparisonTable
          one={{ id: one, name: left.army.name }}
          other={{ id: other, name: right.army.name }}
          sections={comparisonSections(left, right)}
        />
      )}
      <GlossaryCard />
    </div>
  );
}
