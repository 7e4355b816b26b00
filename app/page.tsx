import { headers } from "next/headers";
import Link from "next/link";
import type { MyArmy } from "@/lib/model/my-army";
import { readerOf } from "@/lib/server/identity";
import { newestArmies } from "@/lib/server/my-armies";
import { readyArmies } from "@/lib/server/ready-armies";
import { running } from "@/lib/server/running";
import { yearsWords } from "@/lib/words/list-words";
import { FreshPage } from "./_components/fresh-page";
import { Headpiece } from "./_components/headpiece";
import { NewestArmies } from "./_components/newest-armies";
import { ReadyArmies } from "./_components/ready-armies";
import { UnsentArmies } from "./_components/unsent-armies";

/** Armies of one's own on the front page. */
const NEWEST = 5;

export default async function HomePage() {
  const { lists } = running().knowledge.catalog;
  const mine = await newestArmies(await readerOf(await headers()), NEWEST);
  return (
    <div className="grid gap-x-14 gap-y-10 px-4 py-8 md:px-7 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section>
        <FreshPage renderedAt={new Date().toISOString()} />
        <UnsentArmies />
        {mine.length > 0 && <Mine armies={mine} />}
        <p className="eyebrow">Ready to march</p>
        {mine.length > 0 ? (
          <h2 className="mt-1 text-[2.25rem]">Take an army as it stands</h2>
        ) : (
          <h1 className="mt-1">Take an army as it stands</h1>
        )}
        <ReadyArmies armies={readyArmies()} />
        <div className="mt-10">
          <Headpiece />
        </div>
      </section>
      <section>
        <p className="eyebrow">Raise your own</p>
        <h2 className="mt-1 text-[2.25rem]">Start from a list</h2>
        <ul className="mt-4 border-t border-rule">
          {lists.map((list) => (
            <li key={list.id} className="border-b border-rule py-3">
              <Link href={`/lists/${list.id}`} className="font-serif text-[1.35rem] leading-tight">
                {list.name}
              </Link>{" "}
              <span className="text-soft">{yearsWords(list.years)}</span>
              <p className="font-serif text-[1.05rem] italic">{list.keynote}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Mine({ armies }: { armies: readonly MyArmy[] }) {
  return (
    <div className="mb-10">
      <p className="eyebrow">Yours</p>
      <h1 className="mt-1">Your armies</h1>
      <NewestArmies armies={armies} />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link href="/armies" className="inline-flex min-h-[44px] items-center">
          All your armies
        </Link>
        <Link href="/armies/new" className="inline-flex min-h-[44px] items-center">
          Start a new one
        </Link>
      </p>
    </div>
  );
}
