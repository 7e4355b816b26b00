import type { Metadata } from "next";
import { headers } from "next/headers";
import { Link } from "@/app/_components/link";
import { ARMY_ORDERS } from "@/lib/model/stored-army";
import { readerOf, wasHere } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { armiesPage, readyArmies, tagsInUse } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { ARMIES } from "@/lib/words/armies";
import { FreshPage } from "../_components/fresh-page";
import { GlossaryCard } from "../_components/glossary-card";
import { ReadyArmies } from "../_components/ready-armies";
import { Said } from "../_components/said";
import { UnsentArmies } from "../_components/saving/unsent-armies";
import { ImportArmies } from "./_components/importing/import-armies";
import { MyArmies } from "./_components/my-armies/my-armies";

export const metadata: Metadata = { title: ARMIES.title };

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (asked: string | string[] | undefined): string => [asked].flat()[0] ?? "";
/** The first page where the parameter is not a number. */
const pageOf = (asked: string | string[] | undefined): number => Math.trunc(Number(textOf(asked))) || 1;

export default async function ArmiesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams;
  const find = textOf(asked.find).slice(0, 200);
  const order = ARMY_ORDERS.find((one) => one === textOf(asked.sort)) ?? "changed";
  const asker = await headers();
  const reader = await readerOf(asker);
  const before = reader === null ? wasHere(asker) : null;
  const tags = await tagsInUse(reader);
  const tag = tags.find((one) => one === textOf(asked.tag)) ?? "";
  const [desk, archive, bin] = [
    await armiesPage(reader, { place: "desk", page: pageOf(asked.page), find, tag, order }),
    await armiesPage(reader, { place: "archive", page: pageOf(asked.archive) }),
    await armiesPage(reader, { place: "bin", page: pageOf(asked.bin) }),
  ];
  const turned = (["archive", "bin"] as const).filter((place) => asked[place] !== undefined);
  const hasArmies = [desk, archive, bin].some(({ all }) => all > 0);
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>{ARMIES.title}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <ImportArmies rules={running().knowledge.catalog.rules.version} />
          <Link href="/armies/new" className="button" data-filled>
            {ARMIES.create}
          </Link>
        </div>
      </div>
      <FreshPage renderedAt={new Date().toISOString()} />
      <UnsentArmies />
      {hasArmies && (
        <MyArmies pages={{ desk, archive, bin }} find={find} tag={tag} tags={tags} order={order} turned={turned} binDays={LIMITS.binDays} />
      )}
      {hasArmies && reader?.anonymous && (
        <p className="mb-8 text-soft">
          <Said words={ARMIES.anonymous} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
      {before !== null && (
        <p className="mb-8">
          <Said words={ARMIES.signedOut[before]} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
      <p className="eyebrow" id="samples">
        {ARMIES.ready.title}
      </p>
      <p className="mt-1 mb-3 text-soft">
        <Said words={ARMIES.ready.note} slots={{ battles: (text) => <Link href="/lists#battles">{text}</Link> }} />
      </p>
      <ReadyArmies armies={readyArmies()} />
      <GlossaryCard />
    </div>
  );
}
