import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { CopyList } from "@/app/_components/copy-list";
import { Link } from "@/app/_components/link";
import { ListLeaf } from "@/app/lists/list-leaf";
import { readerOf } from "@/lib/server/identity";
import { neighboursOf } from "@/lib/server/known-lists";
import { findListShare } from "@/lib/server/list-shares";
import { yearsWords } from "@/lib/words/list-lines";
import { listName } from "@/lib/words/own-list";
import { LIST_SHARING } from "@/lib/words/own-lists";
import { curved } from "@/lib/words/phrasing";
import { COMMON } from "@/lib/words/site";
import { WithdrawList } from "../../_components/withdraw-list";

type Props = { params: Promise<{ share: string }> };

const find = cache(findListShare);
const UNSEARCHED = { robots: { index: false, follow: false } };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).share);
  if (found.kind === "withdrawn") return { title: LIST_SHARING.gone, ...UNSEARCHED };
  if (found.kind === "unknown") return { title: COMMON.notHere, ...UNSEARCHED };
  const { list } = found;
  return { title: `${listName(list)}, ${yearsWords(list.years)}`, description: curved(list.keynote) || null, ...UNSEARCHED };
}

/** A shared list, as it was. proxy.ts sets the status: 410 where it was withdrawn, 404 where there is none. */
export default async function SharedListPage({ params }: Props) {
  const { share } = await params;
  const found = await find(share);
  if (found.kind !== "shared") {
    const [title, note] =
      found.kind === "withdrawn" ? [LIST_SHARING.gone, LIST_SHARING.goneNote] : [LIST_SHARING.unknown, LIST_SHARING.unknownNote];
    return (
      <section className="px-4 py-10 md:px-7">
        <h1>{title}</h1>
        <p className="mt-3 max-w-prose">{note}</p>
      </section>
    );
  }
  const { list, owner } = found;
  const reader = await readerOf(await headers());
  return (
    <ListLeaf
      list={list}
      neighbours={await neighboursOf(list, null)}
      actions={
        <>
          <Link href={`/armies/new?list=${list.id}&version=${list.version}`} className="button" data-filled>
            {LIST_SHARING.build}
          </Link>
          <CopyList list={list} />
          {reader !== null && reader.id === owner && <WithdrawList share={share} name={list.name} />}
        </>
      }
    />
  );
}
