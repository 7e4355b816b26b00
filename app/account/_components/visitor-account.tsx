import type { Account, Claimed } from "@/lib/model/account";
import { numeral } from "@/lib/words/phrasing";
import { ClaimForm } from "./claim-form";
import { DeleteAnonymous } from "./delete-anonymous";
import { Fold } from "./fold";
import { RecoverForm } from "./recover-form";
import { SignInForm } from "./sign-in-form";

type Props = {
  /** Null where nothing has been saved yet. */
  readonly account: Account | null;
  readonly keep: (claimed: Claimed) => void;
  readonly signedIn: () => void;
  readonly deleted: () => void;
};

function whoAmI(armies: number): string {
  if (armies === 0) return "No army is kept here for you yet. Make an account now, or save an army first and claim it later.";
  if (armies === 1) return "One army belongs to this browser. Claim it, and it opens wherever you sign in.";
  return `These ${numeral(armies)} armies belong to this browser. Claim them, and they open wherever you sign in.`;
}

const claimLabel = (armies: number): string => (armies === 0 ? "Make an account" : armies === 1 ? "Claim it" : "Claim them");

/** For one who is known by nothing but his browser, or not at all. */
export function VisitorAccount({ account, keep, signedIn, deleted }: Props) {
  const armies = account?.armies ?? 0;
  return (
    <>
      <p className="mt-2 max-w-3xl">{whoAmI(armies)}</p>
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <section>
          <h2 className="mb-4">{armies === 0 ? "New here" : armies === 1 ? "Claim your army" : "Claim your armies"}</h2>
          <ClaimForm label={claimLabel(armies)} done={keep} />
        </section>
        <section>
          <h2 className="mb-4">Sign in</h2>
          <SignInForm done={signedIn} />
          <div className="mt-6 border-t border-rule">
            <Fold title="Lost your password?">
              <RecoverForm done={keep} />
            </Fold>
            {account && (
              <>
                <p className="border-b border-rule">
                  <a href="/api/account/export" className="inline-flex min-h-[44px] items-center">
                    Everything of mine, as a file
                  </a>
                </p>
                <Fold title="Delete me">
                  <DeleteAnonymous done={deleted} />
                </Fold>
              </>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
