import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ArmySheetPage } from "@/app/_components/army-sheet/army-sheet-page";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { PrintButton } from "@/app/_components/print-button";
import { openedSheets } from "@/lib/server/battles/battle-papers";
import type { Loaded } from "@/lib/server/battles/loaded";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { EXCHANGE } from "@/lib/words/battle/exchange";

const WORDS = EXCHANGE.page;

export const metadata: Metadata = { title: WORDS.title, robots: { index: false, follow: false } };

const whyClosed = ({ battle }: Loaded, isPlayer: boolean): keyof typeof WORDS.closed =>
  battle.openArmies ? (isPlayer ? "sealed" : "spectator") : "not-an-exchange";

/** Both armies of a sealed exchange, for its two players. */
export default async function BothArmiesPage({ params }: { params: Promise<{ battle: string }> }) {
  const { battle } = await params;
  const reader = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: reader?.id ?? null, seat: null });
  if (!found.ok) notFound();
  const [seat = null] = found.mine;
  const sheets = seat && (await openedSheets(found.loaded, seat));
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1>{WORDS.title}</h1>
        <span className="flex flex-wrap items-center gap-4">
          <Link href={`/battles/${battle}`} className="inline-flex min-h-[44px] items-center">
            {WORDS.back}
          </Link>
          {sheets && <PrintButton />}
        </span>
      </div>
      <p className="mb-5 max-w-prose print:hidden">{sheets ? WORDS.about : WORDS.closed[whyClosed(found.loaded, seat !== null)]}</p>
      {sheets?.map(({ seat: of, sealed, isAsSealed, sheet }) => (
        <section key={of} aria-label={sheet.name} className="mb-10 break-after-page last:break-after-auto print:mb-0">
          <ArmySheetPage sheet={sheet} paper="a4" />
          <p className="mt-2 text-soft print:hidden">
            <span className="break-all">{WORDS.seal(sealed)}</span>. {isAsSealed ? WORDS.asSealed : WORDS.notAsSealed}
          </p>
        </section>
      ))}
      <GlossaryCard />
    </div>
  );
}
