import Link from "next/link";
import { type ReactNode, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { FormTrouble } from "@/app/_components/form";
import { Moment } from "@/app/_components/moment";
import type { Account, Claimed } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { DeleteForm } from "./delete-form";
import { Fold } from "./fold";
import { NewRecoveryKeyForm } from "./new-recovery-key-form";
import { PasswordForm } from "./password-form";

type Props = {
  readonly account: Account;
  readonly email: string;
  readonly showKey: (claimed: Claimed) => void;
  readonly signedOut: () => void;
  readonly passwordChanged: () => void;
  readonly deleted: () => void;
};

/** The account of a reader with an email address and a password. */
export function ClaimedAccount({ account, email, showKey, signedOut, passwordChanged, deleted }: Props) {
  return (
    <>
      <p className="mt-2">{ACCOUNT.signedIn}</p>
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <section>
          <dl className="border-t border-rule">
            <Row name={ACCOUNT.email}>{email}</Row>
            <Row name={ACCOUNT.since}>
              <Moment at={account.since} day />
            </Row>
            <Row name={ACCOUNT.armies}>
              <Link href="/armies">{ACCOUNT.armyCount(account.armies)}</Link>
            </Row>
          </dl>
          <SignOut done={signedOut} />
        </section>
        <section className="border-t border-rule">
          <Fold title={ACCOUNT.changePassword.title}>
            <PasswordForm email={email} done={passwordChanged} />
          </Fold>
          <Fold title={ACCOUNT.newRecoveryKey.title}>
            <NewRecoveryKeyForm done={showKey} />
          </Fold>
          <Fold title={ACCOUNT.delete.title}>
            <DeleteForm done={deleted} />
          </Fold>
        </section>
      </div>
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-rule py-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function SignOut({ done }: { readonly done: () => void }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  async function signOut(): Promise<void> {
    const answer = await askServer<null>("POST", "/api/account/sign-out");
    setTrouble(answer.ok ? null : answer.error.message);
    if (answer.ok) done();
  }
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" className="button" onClick={signOut}>
          {ACCOUNT.signOut.button}
        </button>
        <a href="/api/account/export" className="inline-flex min-h-[44px] items-center">
          {ACCOUNT.download}
        </a>
      </div>
      <FormTrouble trouble={trouble} />
    </div>
  );
}
