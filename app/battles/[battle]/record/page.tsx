import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AwaitedGlossaryCard } from "@/app/_components/awaited-words";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { ChartGround } from "@/app/battles/_components/chart/chart-ground";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { view } from "@/lib/rules/prebattle/view";
import { namesFor } from "@/lib/server/battles/company";
import { battleRecord } from "@/lib/server/battles/load-battle";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { findBattleTables } from "@/lib/server/knowledge";
import { running } from "@/lib/server/running";
import { recordNames, seatNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";
import { Replay } from "./_components/replay";

type Parameter = string | string[] | undefined;
type Props = { params: Promise<{ battle: string }>; searchParams: Promise<{ at?: Parameter; eyes?: Parameter }> };

/** Loaded once for title and page. */
const find = cache(async (battle: string) => {
  const user = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: user?.id ?? null, seat: null });
  return found.ok ? found : notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { loaded, mine } = await find((await params).battle);
  const names = seatNames(view(loaded.battle, null), null, await namesFor(loaded, mine));
  return { title: RECORD.title(RECORD.armies(names)), robots: { index: false, follow: false } };
}

/** The view that the address names, else that of the seat the reader holds. */
function eyesOf(wanted: Parameter, own: SeatName | null): SeatName | null {
  if (wanted === "public") return null;
  return SEATS.find((seat) => seat === wanted) ?? own;
}

export default async function RecordPage({ params, searchParams }: Props) {
  const { loaded, seat, mine } = await find((await params).battle);
  const { at, eyes } = await searchParams;
  const record = await battleRecord(loaded);
  const tables = findBattleTables(running().knowledge, record.rules);
  const players = await namesFor(loaded, mine);
  const names = recordNames(record, null, undefined, players);
  return (
    <article className="px-4 py-6 md:px-7">
      <header className="mb-5">
        <p className="eyebrow">{RECORD.eyebrow}</p>
        <h1 className="mt-1 max-md:text-[1.7rem] [overflow-wrap:anywhere]">{RECORD.armies(names)}</h1>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          <Link className="inline-flex min-h-[44px] items-center md:min-h-[28px]" href={`/battles/${record.battle}`}>
            {RECORD.toBattle}
          </Link>
          <Link className="inline-flex min-h-[44px] items-center md:min-h-[28px]" href={`/battles/${record.battle}/verify`}>
            {RECORD.check}
          </Link>
        </p>
      </header>
      {tables.ok ? (
        <BaseSizesGiven sizes={running().knowledge.catalog.basing.baseSizes}>
          <Replay
            record={record}
            tables={tables.tables}
            ground={<ChartGround tables={tables.tables} />}
            at={Number(at) || null}
            eyes={eyesOf(eyes, seat)}
            players={players}
          />
        </BaseSizesGiven>
      ) : (
        <p className="finding max-w-prose">
          <Said words={RECORD.noTables} slots={{ record: (text) => <a href={`/api/battles/${record.battle}/record`}>{text}</a> }} />
        </p>
      )}
      <AwaitedGlossaryCard />
    </article>
  );
}
