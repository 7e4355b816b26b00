import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CopyList } from "@/app/_components/copy-list";
import { Link } from "@/app/_components/link";
import type { ArmyList } from "@/lib/model/army-list";
import { listId } from "@/lib/model/identifiers";
import { isOwnList } from "@/lib/model/list-origin";
import { readerOf } from "@/lib/server/identity";
import { findPinned, neighboursOf } from "@/lib/server/known-lists";
import { listAsItStands } from "@/lib/server/own-lists";
import { running } from "@/lib/server/running";
import { DRAFT } from "@/lib/words/drafting";
import { yearsWords } from "@/lib/words/list-lines";
import { LISTS } from "@/lib/words/lists";
import { listName } from "@/lib/words/own-list";
import { curved } from "@/lib/words/phrasing";
import { COMMON } from "@/lib/words/site";
import { ListLeaf } from "../list-leaf";

type Props = { params: Promise<{ list: string }>; searchParams: Promise<{ version?: string | string[]; year?: string | string[] }> };

/** The reader's own list. */
async function ownAsItStands(id: string): Promise<ArmyList | null> {
  const reader = await readerOf(await headers());
  return reader && listAsItStands(reader.id, id);
}

/** A list in force; or a player's own, in a version that somebody's army names. Title and page ask for the same. */
const find = cache(async (id: string, version: string): Promise<ArmyList | null> => {
  const parsed = listId.safeParse(id);
  if (!parsed.success) return null;
  if (isOwnList(id)) return (await findPinned(id, version)) ?? (await ownAsItStands(id));
  return running().knowledge.catalog.lists.find((list) => list.id === parsed.data) ?? null;
});

const asked = async ({ params, searchParams }: Props) => find((await params).list, [(await searchParams).version].flat()[0] ?? "");

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await asked(props);
  if (!list) return { title: COMMON.notHere };
  const unsearched = isOwnList(list.id) ? { robots: { index: false, follow: false } } : {};
  return { title: `${listName(list)}, ${yearsWords(list.years)}`, description: curved(list.keynote) || null, ...unsearched };
}

export default async function ListPage(props: Props) {
  const list = await asked(props);
  if (!list) notFound();
  const year = [(await props.searchParams).year].flat()[0] ?? "";
  const version = isOwnList(list.id) ? `&version=${list.version}` : "";
  const start = `/armies/new?list=${list.id}${version}${/^\d{4}$/.test(year) ? `&year=${year}` : ""}`;
  return (
    <ListLeaf
      list={list}
      neighbours={await neighboursOf(list, isOwnList(list.id) ? await readerOf(await headers()) : null)}
      actions={
        <>
          <Link href={start} className="button" data-filled>
            {LISTS.build}
          </Link>
          <Link href={`${start}#draft`} className="button">
            {DRAFT.draft}
          </Link>
          <CopyList list={list} />
        </>
      }
    />
  );
}
