"use client";

import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { dropAllUnsent } from "@/app/_components/unsent";
import type { Account, Claimed } from "@/lib/model/account";
import { ClaimedAccount } from "./claimed-account";
import { RecoveryKeySheet } from "./recovery-key-sheet";
import { VisitorAccount } from "./visitor-account";

/** Who one is here, and what one can do about it. A recovery key that was just made comes before everything else. */
export function AccountDesk({ account }: { readonly account: Account | null }) {
  const router = useRouter();
  const [key, setKey] = useState<Claimed | null>(null);
  const [said, say] = useState("");
  /** The page is drawn again for who one is now, and says so in the same moment. */
  function settle(words: string): void {
    startTransition(() => {
      router.refresh();
      setKey(null);
      say(words);
    });
  }
  function deleted(): void {
    dropAllUnsent();
    settle("Everything of yours is deleted.");
  }
  const email = (key?.account ?? account)?.email ?? null;
  if (key && email !== null)
    return <RecoveryKeySheet email={email} recoveryKey={key.recoveryKey} kept={() => settle(`Signed in as ${email}.`)} />;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1>Account</h1>
        <p role="status" className="font-semibold text-verdigris [overflow-wrap:anywhere]">
          {said}
        </p>
      </div>
      {account && email !== null ? (
        <ClaimedAccount
          account={account}
          email={email}
          keep={setKey}
          signedOut={() => settle("Signed out.")}
          passwordChanged={() => settle("The password is changed. Other browsers have to sign in again.")}
          deleted={deleted}
        />
      ) : (
        <VisitorAccount account={account} keep={setKey} signedIn={() => settle("Signed in.")} deleted={deleted} />
      )}
    </>
  );
}
