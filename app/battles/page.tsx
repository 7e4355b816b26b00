import type { Metadata } from "next";
import { headers } from "next/headers";
import { Link } from "@/app/_components/link";
import { myBattles } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { BATTLES } from "@/lib/words/battle/battles";
import { EVENTS } from "@/lib/words/events/events";
import { FreshPage, KeepFresh } from "../_components/fresh-page";
import { Said } from "../_components/said";
import { listedBattle, MyBattles, NoBattles } from "./_components/my-battles/my-battles";

export const metadata: Metadata = { title: BATTLES.heading };

export default async function BattlesPage() {
  const reader = await readerOf(await headers());
  const mine = reader ? await myBattles(reader.id) : [];
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>{BATTLES.heading}</h1>
        <span className="flex flex-wrap items-center gap-x-5">
          <Link href="/events" className="inline-flex min-h-[44px] items-center">
            {EVENTS.title}
          </Link>
          <Link href="/battlefields" className="inline-flex min-h-[44px] items-center">
            {BATTLES.battlefield}
          </Link>
          <Link href="/battles/new" className="button" data-filled>
            {BATTLES.start}
          </Link>
        </span>
      </div>
      <FreshPage renderedAt={new Date().toISOString()} />
      {mine.length === 0 ? (
        <NoBattles />
      ) : (
        <MyBattles battles={mine.map(({ summary, view, tables }) => listedBattle(summary, view, tables))} />
      )}
      {mine.length > 0 && <KeepFresh />}
      {mine.length > 0 && reader?.anonymous && (
        <p className="mt-8 text-soft">
          <Said words={BATTLES.anonymous} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
    </div>
  );
}
