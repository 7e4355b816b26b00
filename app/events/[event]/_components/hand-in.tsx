"use client";

import { type SubmitEvent, useId } from "react";
import { AskedButton } from "@/app/_components/asked-button";
import { SubmitButton } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { useIsHere } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import { SignInToReturn } from "@/app/_components/sign-in-to-return";
import { SelectField, TextField } from "@/app/_components/text-field";
import { LETTERS } from "@/lib/model/enumerations";
import type { Entry } from "@/lib/model/tournament";
import { EVENT, entryWords } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";
import { ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.handIn;

type Props = {
  readonly event: string;
  readonly hasAccount: boolean;
  /** The reader's armies, the last changed first. */
  readonly armies: readonly { readonly id: string; readonly about: string; readonly changedAt: string }[];
  readonly own: Entry | null;
  /** The army that is in, and whether its original was changed since. */
  readonly handedIn: {
    readonly name: string;
    readonly army: string | null;
    readonly isChanged: boolean;
    readonly problems: readonly string[];
  } | null;
  readonly isLate: boolean;
  /** Whether the last round is drawn, so that nobody can leave any more. */
  readonly isOver: boolean;
  readonly isClosed: boolean;
  readonly hasRounds: boolean;
  readonly isOrganiser: boolean;
};

/** Where a player hands in an army, and sees how his own stands. */
export function HandIn(props: Props) {
  const { event, own, isClosed, isOver, isLate, hasRounds } = props;
  const title = useId();
  const leaving = useChange(event, WORDS.left);
  const isIn = own !== null && !own.withdrawn;
  return (
    <section aria-labelledby={title} className="mt-8 max-w-2xl print:hidden">
      <h2 id={title}>{WORDS.title}</h2>
      <OwnArmy {...props} />
      {!isClosed && <Choosing {...props} />}
      {isIn && !isOver && (
        <div className="mt-3">
          <AskedButton
            label={WORDS.withdraw}
            asks={WORDS.withdrawAsk[hasRounds ? "playing" : isLate ? "opened" : "handingIn"]}
            keep={COMMON.cancel}
            busy={leaving.busy}
            act={() => leaving.change("DELETE", "/entry")}
            isQuiet
          />
        </div>
      )}
      <ChangeLine said={isIn && !leaving.said?.isTrouble ? null : leaving.said} />
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
function Choosing(props: Props) {
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
        <Said
          words={props.isOrganiser && !props.own ? WORDS.noArmiesYet : WORDS.noArmies}
          slots={{
            new: (text) => <Link href="/armies/new">{text}</Link>,
            samples: (text) => <Link href="/armies#samples">{text}</Link>,
          }}
        />
      </p>
    );
  return <ArmyForm {...props} />;
}

function ArmyForm({ event, armies, own, handedIn, isLate }: Props) {
  const { change, busy, said } = useChange(event, WORDS.done);
  const isHere = useIsHere();
  const isTwice = (about: string) => armies.filter((one) => one.about === about).length > 1;
  function submit(submitted: SubmitEvent<HTMLFormElement>): void {
    submitted.preventDefault();
    const data = new FormData(submitted.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    void change("PUT", "/entry", { name: text("name"), club: text("club") || null, army: text("army") });
  }
  return (
    <form method="post" aria-label={WORDS.title} onSubmit={submit} className="mt-3 grid gap-4">
      <p className="text-soft">{isLate ? WORDS.late : WORDS.text}</p>
      <SelectField label={WORDS.army} name="army" required defaultValue={handedIn?.army ?? ""}>
        <option value="">{WORDS.choose}</option>
        {armies.map(({ id, about, changedAt }) => (
          <option key={id} value={id}>
            {isHere && isTwice(about) ? WORDS.lastChanged(about, new Date(changedAt)) : about}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={WORDS.name} name="name" required maxLength={LETTERS.player} defaultValue={own?.name ?? ""} autoComplete="name" />
        <TextField label={WORDS.club} name="club" maxLength={LETTERS.player} defaultValue={own?.club ?? ""} autoComplete="off" />
      </div>
      <div>
        <SubmitButton label={own ? WORDS.again : WORDS.send} working={WORDS.sending} busy={busy} />
        <ChangeLine said={said} />
      </div>
    </form>
  );
}
