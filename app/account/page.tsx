import type { Metadata } from "next";
import { headers } from "next/headers";
import { accountOf } from "@/lib/server/account-outcome";
import { readerOf, wasHere } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { sharesPage } from "@/lib/server/shares";
import { listTournaments } from "@/lib/server/tournaments/tournaments";
import { ACCOUNT } from "@/lib/words/account";
import { AccountDesk } from "./_components/account-desk";
import { OwnShares } from "./_components/own-shares";

export const metadata: Metadata = { title: ACCOUNT.title };

export default async function AccountPage({
  searchParams,
}: {
  searchParams: Promise<{ shares?: string | string[]; back?: string | string[] }>;
}) {
  const { shares: page, back } = await searchParams;
  const asker = await headers();
  const reader = await readerOf(asker);
  return (
    <div className="px-4 py-6 md:px-7">
      <AccountDesk
        account={reader && (await accountOf(reader))}
        events={reader ? await listTournaments(reader.id) : []}
        before={reader === null || reader.anonymous ? wasHere(asker) : null}
        back={[back].flat()[0] ?? null}
      />
      <OwnShares {...(await sharesPage(reader, Math.trunc(Number([page].flat()[0])) || 1))} />
      <Privacy />
    </div>
  );
}

function Privacy() {
  const { title, lines } = ACCOUNT.privacy;
  return (
    <section className="mt-12 max-w-5xl print:hidden">
      <h2>{title}</h2>
      <ol className="mt-2 list-decimal pl-5 marker:text-soft">
        {lines(LIMITS.binDays).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
