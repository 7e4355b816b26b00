import type { Metadata } from "next";
import { headers } from "next/headers";
import { accountOf } from "@/lib/server/account-of";
import { readerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { AccountDesk } from "./_components/account-desk";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage() {
  const reader = await readerOf(await headers());
  return (
    <div className="px-4 py-6 md:px-7">
      <AccountDesk account={reader && (await accountOf(reader))} />
      <Privacy />
    </div>
  );
}

/** Every line is true of the code: change them together. */
function Privacy() {
  return (
    <section className="mt-12 max-w-5xl print:hidden">
      <h2>Privacy in five lines</h2>
      <ol className="mt-2 list-decimal pl-5 marker:text-soft">
        <li>Kept are your armies and, if you claim them, your e-mail address, with password and recovery key as hashes only.</li>
        <li>One cookie, set by your first save or by signing in, so that your armies find you; none to follow you.</li>
        <li>Your network address and your browser’s name are not stored; nothing here comes from, or goes to, anybody else’s server.</li>
        <li>
          Deleted armies go after {LIMITS.binDays} days. “Delete me” removes everything at once, but for backups that the operator still
          keeps.
        </li>
        <li>All of it lies on this server, with whoever runs it.</li>
      </ol>
    </section>
  );
}
