"use client";

import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { dropAllUnsent } from "@/app/_components/unsent";
import type { Account, Claimed } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { ClaimedAccount } from "./claimed-account";
import { RecoveryKeySheet } from "./recovery-key-sheet";
import { VisitorAccount } from "./visitor-account";

/** The account of the reader, or the forms to get one. A new recovery key is shown before everything else. */
export function AccountDesk({ account }: { readonly account: Account | null }) {
  const router = useRouter();
  const [key, setKey] = useState<Claimed | null>(null);
  const [status, setStatus] = useState("");
  const [hasLeft, setHasLeft] = useState(false);
  const [hasReset, setHasReset] = useState(false);
  /** Draws the page again for the reader's new account, and says what happened at the same moment. */
  function settle(words: string, left = false): void {
    startTransition(() => {
      router.refresh();
      setKey(null);
      setStatus(words);
      setHasReset(false);
      setHasLeft(left);
    });
  }
  function reset(claimed: Claimed): void {
    setHasReset(true);
    setKey(claimed);
  }
  function deleted(): void {
    dropAllUnsent();
    settle(ACCOUNT.delete.done);
  }
  const email = (key?.account ?? account)?.email ?? null;
  if (key && email !== null)
    return (
      <RecoveryKeySheet
        email={email}
        recoveryKey={key.recoveryKey}
        news={hasReset ? ACCOUNT.recover.done : null}
        saved={() => settle(ACCOUNT.recoverySheet.done(email))}
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1>{ACCOUNT.title}</h1>
        <p role="status" className="font-semibold text-verdigris [overflow-wrap:anywhere]">
          {status}
        </p>
      </div>
      {account && email !== null ? (
        <ClaimedAccount
          account={account}
          email={email}
          showKey={setKey}
          signedOut={() => settle(ACCOUNT.signOut.done, true)}
          passwordChanged={() => settle(ACCOUNT.changePassword.done)}
          deleted={deleted}
        />
      ) : (
        <VisitorAccount
          account={account}
          hasLeft={hasLeft}
          showKey={setKey}
          reset={reset}
          signedIn={() => settle(ACCOUNT.signIn.done)}
          deleted={deleted}
        />
      )}
    </>
  );
}
