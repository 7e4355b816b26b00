import type { Account, Claimed } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { ClaimForm } from "./claim-form";
import { DeleteAnonymous } from "./delete-anonymous";
import { Fold } from "./fold";
import { RecoverForm } from "./recover-form";
import { SignInForm } from "./sign-in-form";

type Props = {
  /** Null where the reader has saved nothing yet. */
  readonly account: Account | null;
  /** Just signed out: signing in comes first. */
  readonly hasLeft: boolean;
  readonly showKey: (claimed: Claimed) => void;
  /** Called after a new password was set by the recovery key. */
  readonly reset: (claimed: Claimed) => void;
  readonly signedIn: () => void;
  readonly deleted: () => void;
};

/** For a reader without an email address: known by this browser's cookie, or not known yet. */
export function VisitorAccount({ account, hasLeft, showKey, reset, signedIn, deleted }: Props) {
  const forms = [
    <section key="create">
      <h2 className="mb-4">{ACCOUNT.create.title}</h2>
      <ClaimForm done={showKey} />
    </section>,
    <section key="sign-in">
      <h2 className="mb-4">{ACCOUNT.signIn.title}</h2>
      <SignInForm done={signedIn} />
      <div className="mt-6 border-t border-rule">
        <Fold title={ACCOUNT.recover.title}>
          <RecoverForm done={reset} />
        </Fold>
        {account && (
          <>
            <p className="border-b border-rule">
              <a href="/api/account/export" className="inline-flex min-h-[44px] items-center">
                {ACCOUNT.download}
              </a>
            </p>
            <Fold title={ACCOUNT.delete.titleOfVisitor}>
              <DeleteAnonymous done={deleted} />
            </Fold>
          </>
        )}
      </div>
    </section>,
  ];
  return (
    <>
      {!hasLeft && <p className="mt-2 max-w-3xl">{ACCOUNT.visitor(account?.armies ?? 0)}</p>}
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">{hasLeft ? forms.toReversed() : forms}</div>
    </>
  );
}
