import { type ReactNode, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { Fold, Form, FormTrouble } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { PasswordField } from "@/app/_components/password-field";
import { useOnce } from "@/app/_components/use-once";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Account, type Claimed, confirmation, passwordChange, type WhoAmI } from "@/lib/model/account";
import type { TournamentSummary } from "@/lib/model/tournament";
import { ACCOUNT } from "@/lib/words/account";
import { OrganisedEvents } from "./organised-events";

type Props = {
  readonly account: Account;
  readonly email: string;
  readonly events: readonly TournamentSummary[];
  readonly showKey: (claimed: Claimed) => void;
  readonly signedOut: () => void;
  readonly passwordChanged: () => void;
  readonly deleted: () => void;
};

/** The account of a reader with an email address and a password. */
export function ClaimedAccount({ account, email, events, showKey, signedOut, passwordChanged, deleted }: Props) {
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
              <Link href="/armies">{ACCOUNT.count(account.armies)}</Link>
            </Row>
            <Row name={ACCOUNT.events}>
              <Link href="/events">{ACCOUNT.count(events.length)}</Link>
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
            <DeleteForm events={events} done={deleted} />
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
  const { busy, run } = useOnce(async () => {
    const answer = await askServer<null>("POST", "/api/account/sign-out");
    setTrouble(answer.ok ? null : answer.error.message);
    if (answer.ok) done();
    return answer.ok;
  });
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={run}>
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

const PASSWORD = ACCOUNT.changePassword;

function PasswordForm({ email, done }: { readonly email: string; readonly done: () => void }) {
  const form = useServerForm({
    schema: passwordChange,
    start: { password: "", newPassword: "" },
    send: (body) => askServer<WhoAmI>("POST", "/api/account/password", { body }),
    done: () => {
      form.form.reset();
      done();
    },
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name={PASSWORD.title} send={[PASSWORD.button, PASSWORD.busy]} filled={false}>
      {/* For password managers. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label={PASSWORD.current} autoComplete="current-password" {...form.field("password")} />
      <PasswordField
        label={ACCOUNT.newPassword.label}
        autoComplete="new-password"
        {...form.field("newPassword")}
        hint={ACCOUNT.newPassword.hint}
      />
    </Form>
  );
}

const NEW_KEY = ACCOUNT.newRecoveryKey;

/** For a reader who has lost the recovery key and still knows the password. */
function NewRecoveryKeyForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: confirmation,
    start: { password: "" },
    send: (body) => askServer<Claimed>("POST", "/api/account/recovery-key", { body }),
    done,
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name={NEW_KEY.title} send={[NEW_KEY.button, NEW_KEY.busy]} filled={false}>
      <p>{NEW_KEY.effect}</p>
      <PasswordField label={ACCOUNT.password} autoComplete="current-password" {...form.field("password")} />
    </Form>
  );
}

const DELETE = ACCOUNT.delete;

/** Deletes an account that has a password, which is asked for. */
function DeleteForm({ events, done }: Pick<Props, "events"> & { readonly done: () => void }) {
  const form = useServerForm({
    schema: confirmation,
    start: { password: "" },
    send: (body) => askServer<null>("DELETE", "/api/account", { body }),
    done,
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name={DELETE.title} send={[DELETE.button, DELETE.busy]} filled={false}>
      <p>{DELETE.effect}</p>
      <OrganisedEvents events={events} />
      <PasswordField label={ACCOUNT.password} autoComplete="current-password" {...form.field("password")} />
    </Form>
  );
}
