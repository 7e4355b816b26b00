import { type ComponentProps, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { Fold, Form, FormTrouble } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Account, type Claimed, claim, recovery, signIn, type WhoAmI } from "@/lib/model/account";
import type { TournamentSummary } from "@/lib/model/tournament";
import { ACCOUNT } from "@/lib/words/account";
import { COMMON } from "@/lib/words/site";
import { OrganisedEvents } from "./organised-events";

type Props = {
  /** Null where the reader has saved nothing yet. */
  readonly account: Account | null;
  /** Signing in comes first: just signed out, or asked to sign in. */
  readonly events: readonly TournamentSummary[];
  readonly hasLeft: boolean;
  /** This browser's sign-in was ended elsewhere, or ran out. */
  readonly wasEnded: boolean;
  readonly showKey: (claimed: Claimed) => void;
  /** Called after a new password was set by the recovery key. */
  readonly reset: (claimed: Claimed) => void;
  readonly signedIn: () => void;
  readonly deleted: () => void;
};

/** For a reader without an email address: known by this browser's cookie, or not known yet. */
export function VisitorAccount({ account, events, hasLeft, wasEnded, showKey, reset, signedIn, deleted }: Props) {
  const forms = [
    <section key="create">
      <h2 className="mb-4">{ACCOUNT.create.title}</h2>
      <ClaimForm filled={!hasLeft} done={showKey} />
    </section>,
    <section key="sign-in">
      <h2 className="mb-4">{ACCOUNT.signIn.title}</h2>
      <SignInForm filled={hasLeft} done={signedIn} />
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
              <DeleteAnonymous events={events} done={deleted} />
            </Fold>
          </>
        )}
      </div>
    </section>,
  ];
  return (
    <>
      {wasEnded && <p className="mt-2 max-w-3xl">{ACCOUNT.signIn.ended}</p>}
      {(account !== null || !hasLeft) && <p className="mt-2 max-w-3xl">{ACCOUNT.visitor(account?.armies ?? 0)}</p>}
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">{hasLeft ? forms.toReversed() : forms}</div>
    </>
  );
}

const CLAIM = ACCOUNT.create;

/** Creates an account with an email address and a password; what this browser has comes along. */
function ClaimForm({ filled, done }: { readonly filled: boolean; readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: claim,
    start: { email: "", password: "", leaveBehind: false },
    send: (body) => askServer<Claimed>("POST", "/api/account/claim", { body }),
    done,
    refusalsAt: { "email-taken": "email", "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={CLAIM.title} send={[CLAIM.button, CLAIM.busy]} filled={filled}>
      <TextField label={ACCOUNT.email} type="email" autoComplete="email" {...form.field("email")} hint={CLAIM.emailHint} />
      <PasswordField label={ACCOUNT.password} autoComplete="new-password" {...form.field("password")} hint={CLAIM.passwordHint} />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}

const SIGN_IN = ACCOUNT.signIn;

function SignInForm({ filled, done }: { readonly filled: boolean; readonly done: () => void }) {
  const form = useServerForm({
    schema: signIn,
    start: { email: "", password: "", leaveBehind: false },
    send: (body) => askServer<WhoAmI>("POST", "/api/account/sign-in", { body }),
    done,
    refusalsAt: { "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={SIGN_IN.title} send={[SIGN_IN.button, SIGN_IN.busy]} filled={filled}>
      <TextField label={ACCOUNT.email} type="email" autoComplete="email" {...form.field("email")} />
      <PasswordField label={ACCOUNT.password} autoComplete="current-password" {...form.field("password")} />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}

const RECOVER = ACCOUNT.recover;

/** Sets a new password by the recovery key, which works once. */
function RecoverForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: recovery,
    start: { email: "", recoveryKey: "", password: "", leaveBehind: false },
    send: (body) => askServer<Claimed>("POST", "/api/account/recover", { body }),
    done,
    refusalsAt: { "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={RECOVER.form} send={[RECOVER.button, RECOVER.busy]} filled={false}>
      <TextField label={ACCOUNT.email} type="email" autoComplete="email" {...form.field("email")} />
      <TextField
        label={RECOVER.recoveryKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("recoveryKey")}
        hint={RECOVER.recoveryKeyHint}
      />
      <PasswordField
        label={ACCOUNT.newPassword.label}
        autoComplete="new-password"
        {...form.field("password")}
        hint={ACCOUNT.newPassword.hint}
      />
      <p className="text-soft">{RECOVER.effect}</p>
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}

type LeaveProps = ComponentProps<"input"> & { readonly error: string | undefined };

/** The choice to sign in without this browser's data. Shown once the server has said that the data does not fit in the account. */
export function LeaveBehind({ error, ...input }: LeaveProps) {
  const [isShown, setShown] = useState(false);
  if (error !== undefined && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <div className="grid gap-2">
      <div role="alert">{error !== undefined && <p className="finding">{error}</p>}</div>
      <a href="/api/account/export" className="inline-flex min-h-[44px] items-center">
        {ACCOUNT.leaveBehind.download}
      </a>
      <label className="flex min-h-[44px] items-center gap-3">
        <input type="checkbox" className="size-4 shrink-0 accent-madder" {...input} />
        {ACCOUNT.leaveBehind.confirm}
      </label>
    </div>
  );
}

const DELETE = ACCOUNT.delete;

/** Deletes an account without a password, after a second question. */
function DeleteAnonymous({ events, done }: Pick<Props, "events"> & { readonly done: () => void }) {
  const [step, setStep] = useState<"start" | "confirm" | "deleting">("start");
  const [trouble, setTrouble] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isAsking = step !== "start";
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    // The pressed button was replaced by others: the keyboard goes on there.
    if (isAsking !== wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  async function deleteAll(): Promise<void> {
    if (step === "deleting") return;
    setStep("deleting");
    const answer = await askServer<null>("DELETE", "/api/account", { body: { password: null } });
    setStep("start");
    setTrouble(answer.ok ? null : answer.error.message);
    if (answer.ok) done();
  }
  return (
    <div className="grid max-w-md gap-4">
      <p>{DELETE.effectOfVisitor}</p>
      <OrganisedEvents events={events} />
      <FormTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        {step === "start" ? (
          <button ref={first} type="button" className="button" onClick={() => setStep("confirm")}>
            {DELETE.buttonOfVisitor}
          </button>
        ) : (
          <>
            <button ref={first} type="button" className="button" onClick={() => setStep("start")}>
              {COMMON.cancel}
            </button>
            <button type="button" className="button" data-filled aria-disabled={step === "deleting" || undefined} onClick={deleteAll}>
              {DELETE.confirm}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
