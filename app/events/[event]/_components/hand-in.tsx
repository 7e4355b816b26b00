"use client";

import { type SubmitEvent, useId } from "react";
import { SubmitButton } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { SignInToReturn } from "@/app/_components/sign-in-to-return";
import { SelectField, TextField } from "@/app/_components/text-field";
import type { Entry } from "@/lib/model/tournament";
import { EVENT, entryWords } from "@/lib/words/events/events";
import { ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.handIn;

type Props = {
  readonly event: string;
  readonly hasAccount: boolean;
  /** The reader's armies, the last changed first. */
  readonly armies: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  readonly own: Entry | null;
  /** The army that is in, and whether its original was changed since. */
  readonly handedIn: {
    readonly name: string;
    readonly army: string | null;
    readonly isChanged: boolean;
    readonly problems: readonly string[];
  } | null;
  readonly isLate: boolean;
  readonly isClosed: boolean;
};

/** Where a player hands in an army, and sees how his own stands. */
export function HandIn(props: Props) {
  const { event, own, isClosed } = props;
  const title = useId();
  const { change, busy, said } = useChange(event);
  return (
    <section aria-labelledby={title} className="mt-8 max-w-2xl print:hidden">
      <h2 id={title}>{WORDS.title}</h2>
      <OwnArmy {...props} />
      {!isClosed && <Choosing {...props} busy={busy} send={(body) => void change("PUT", "/entry", body)} />}
      {own && !own.withdrawn && (
        <button
          type="button"
          className="button mt-3"
          data-quiet
          aria-disabled={busy || undefined}
          onClick={() => window.confirm(WORDS.withdrawAsk) && void change("DELETE", "/entry")}
        >
          {WORDS.withdraw}
        </button>
      )}
      <ChangeLine said={said} />
    </section>
  );
}

/** The army that is in, with all that speaks against it. */
function OwnArmy({ own, handedIn, isClosed }: Props) {
  if (!own || !handedIn) return null;
  return (
    <div className="mt-1">
      <p>
        {WORDS.isIn(handedIn.name)} <span className="text-soft">{entryWords(own)}.</span>
      </p>
      {handedIn.problems.length > 0 && (
        <ul className="finding mt-2 grid gap-0.5">
          {handedIn.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {handedIn.isChanged && !isClosed && (
        <p className="finding mt-2" data-severity="warning">
          {WORDS.changed}
        </p>
      )}
    </div>
  );
}

/** The form, or what is missing for it. */
function Choosing(props: Props & { readonly busy: boolean; readonly send: (body: object) => void }) {
  if (!props.hasAccount)
    return (
      <div className="mt-1">
        <p className="max-w-prose">{WORDS.account}</p>
        <SignInToReturn>{WORDS.toAccount}</SignInToReturn>
      </div>
    );
  if (props.armies.length === 0)
    return (
      <p className="mt-1">
        <Said words={WORDS.noArmies} slots={{ new: (text) => <Link href="/armies/new">{text}</Link> }} />
      </p>
    );
  return <ArmyForm {...props} />;
}

function ArmyForm({
  armies,
  own,
  handedIn,
  isLate,
  busy,
  send,
}: Props & { readonly busy: boolean; readonly send: (body: object) => void }) {
  function submit(submitted: SubmitEvent<HTMLFormElement>): void {
    submitted.preventDefault();
    const data = new FormData(submitted.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    send({ name: text("name"), club: text("club") || null, army: text("army") });
  }
  return (
    <form method="post" aria-label={WORDS.title} onSubmit={submit} className="mt-3 grid gap-4">
      <p className="text-soft">{isLate ? WORDS.late : WORDS.text}</p>
      <SelectField label={WORDS.army} name="army" required defaultValue={handedIn?.army ?? ""}>
        <option value="">{WORDS.choose}</option>
        {armies.map(({ id, name, about }) => (
          <option key={id} value={id}>
            {about === "" ? name : `${name} · ${about}`}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={WORDS.name} name="name" required maxLength={40} defaultValue={own?.name ?? ""} autoComplete="name" />
        <TextField label={WORDS.club} name="club" maxLength={40} defaultValue={own?.club ?? ""} autoComplete="off" />
      </div>
      <div>
        <SubmitButton label={own ? WORDS.again : WORDS.send} working={WORDS.sending} busy={busy} />
      </div>
    </form>
  );
}
