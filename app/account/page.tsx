import type { Metadata } from "next";
import { headers } from "next/headers";
import { accountOf } from "@/lib/server/account-of";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { sharesPage } from "@/lib/server/my-shares";
import { AccountDesk } from "./_components/account-desk";
import { OwnShares } from "./_components/own-shares";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage({ searchParams }: { searchParams: Promise<{ shares?: string | string[] }> }) {
  const { shares: asked } = await searchParams;
  const reader = await readerOf(await headers());
  return (
    <div className="px-4 py-6 md:px-7">
      <AccountDesk account={reader && (await accountOf(reader))} />
      <OwnShares {...(await sharesPage(reader, Math.trunc(Number([asked].flat()[0])) || 1))} />
      <Privacy />
    </div>
  );
}

/** Every line is true of the code: change them together. */
function Privacy() {
  return (
    <section className="mt-12 max-w-5xl print:hidden">
      <h2>Privacy in six lines</h2>
      <ol className="mt-2 list-decimal pl-5 marker:text-soft">
        <li>
          Kept are your armies, what you share, the values of your own that you write into the quick reference and, if you claim them, your
          e-mail address, with password and recovery key as hashes only.
        </li>
        <li>
          What you share is seen, with the names in it, by whoever has its link, and says nothing of you; once you withdraw it, only its
          address is kept, to say that it was withdrawn.
        </li>
        <li>One cookie, set by your first save or share or by signing in, so that your armies find you; none to follow you.</li>
        <li>Your network address and your browser’s name are not stored; nothing here comes from, or goes to, anybody else’s server.</li>
        <li>
          Deleted armies go after {LIMITS.binDays} days. “Delete me” withdraws and removes everything at once, but for backups that the
          operator still keeps.
        </li>
        <li>All of it lies on this server, with whoever runs it.</li>
      </ol>
    </section>
  );
}
