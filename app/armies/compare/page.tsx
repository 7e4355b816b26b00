import type { Metadata } from "next";
import { headers } from "next/headers";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { readerOf } from "@/lib/server/identity";
import { armiesToCompare, sideOf } from "@/lib/server/my-armies";
import { ARMIES } from "@/lib/words/armies";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { ChoiceForm } from "./_components/choice-form";
import { comparisonSections } from "./_components/comparison-rows";
import { ComparisonTable } from "./_components/comparison-table";

const WORDS = ARMIES.compare;

export const metadata: Metadata = { title: WORDS.title };

type Asked = string | string[] | undefined;
type Props = { searchParams: Promise<{ one?: Asked; other?: Asked }> };

const idOf = (asked: Asked): string => [asked].flat()[0] ?? "";

export default async function ComparePage({ searchParams }: Props) {
  const asked = await searchParams;
  const [one, other] = [idOf(asked.one), idOf(asked.other)];
  const reader = await readerOf(await headers());
  const [{ own, ready }, left, right] = await Promise.all([armiesToCompare(reader), sideOf(one, reader), sideOf(other, reader)]);
  const groups = [
    { label: ARMIES.mine.title, armies: own },
    ...byRegion(ready).map(({ region, own: armies }) => ({ label: ARMIES.ready.of(REGION_WORDS[region]), armies })),
  ].filter(({ armies }) => armies.length > 0);
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{WORDS.title}</h1>
      <ChoiceForm
        groups={groups}
        one={{ label: WORDS.one, chosen: one, error: one !== "" && !left ? WORDS.unknown : undefined }}
        other={{ label: WORDS.other, chosen: other, error: other !== "" && !right ? WORDS.unknown : undefined }}
      >
        {left && right && <Link href={`/armies/compare?${new URLSearchParams({ one: other, other: one })}`}>{WORDS.swap}</Link>}
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
