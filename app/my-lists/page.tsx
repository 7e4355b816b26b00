import type { Metadata } from "next";
import { headers } from "next/headers";
import { FreshPage } from "@/app/_components/fresh-page";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { listsIn } from "@/lib/server/own-lists";
import { running } from "@/lib/server/running";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { MyLists } from "./_components/my-lists";
import { NewList } from "./_components/new-list";

export const metadata: Metadata = { title: OWN_LISTS.title };

export default async function MyListsPage() {
  const reader = await readerOf(await headers());
  const [desk, bin] = reader ? [await listsIn(reader.id, "desk"), await listsIn(reader.id, "bin")] : [[], []];
  const { lists } = running().knowledge.catalog;
  const house = lists.map(({ id, name, years }) => ({ id, name, years })).sort((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{OWN_LISTS.title}</h1>
      <p className="mt-1 mb-3 max-w-prose text-soft">{OWN_LISTS.intro}</p>
      <FreshPage renderedAt={new Date().toISOString()} />
      <MyLists desk={desk} bin={bin} binDays={LIMITS.binDays} />
      {desk.length > 0 && reader?.anonymous && (
        <p className="mt-4 text-soft">
          <Said words={OWN_LISTS.anonymous} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
      <NewList house={house} mine={desk} />
    </div>
  );
}
