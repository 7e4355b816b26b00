"use client";

import { type ReactNode, useState } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import { LINK_KINDS, type LinkKind, type Share } from "@/lib/model/stored-army";
import { type TypedNames, typedNames, withoutNames } from "@/lib/rules/army/names";
import { verdictWords } from "@/lib/words/findings";
import { SHARING } from "@/lib/words/sharing";
import { useJudged } from "../desk-now";

const WORDS = SHARING.form;

type Props = {
  /** Whether names are left out at first. */
  readonly nameless: boolean;
  /** The army as it is stored; null before its first save. */
  readonly stored: ArmyId | null;
  /** What it shows at first. */
  readonly kind: LinkKind;
  /** Whether it replaces something else. */
  readonly again: boolean;
  readonly done: (shared: Shared) => void;
};

/** What a share is and what is in it, before it is made. */
export function ShareForm({ stored, nameless: before, kind: first, again, done }: Props) {
  const { army, assessment } = useJudged();
  const beginning = useFocusOnMount<HTMLParagraphElement>(again);
  const [nameless, setNameless] = useState(before);
  const [kind, setKind] = useState(first);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = typedNames(army);
  const verdict = verdictWords(assessment, army);
  async function share(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const body = nameless ? withoutNames(army) : army;
    const answer = await (kind === "latest"
      ? askServer<Share>("POST", `/api/armies/${stored}/links`)
      : askServer<Share>("POST", sharingAddress(kind, stored), { body, headers: visitorHeaders() }));
    setBusy(false);
    if (answer.ok) done({ share: answer.value, army, nameless: nameless && kind !== "latest", kind });
    else setTrouble(answer.status === 0 ? WORDS.unreachable : WORDS.refused(answer.error.message));
  }
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      <p ref={beginning} tabIndex={-1} className="max-w-prose focus-visible:outline-none">
        {WORDS.about}
      </p>
      <fieldset>
        <legend className="font-serif text-[1.2rem]">{WORDS.readers.label}</legend>
        {LINK_KINDS.map((one) => (
          <label key={one} className="tick mt-1 flex min-h-6 items-baseline gap-2">
            <input
              type="radio"
              name="reader"
              className="size-4 shrink-0 translate-y-[2px] accent-madder"
              checked={kind === one}
              disabled={one === "latest" && stored === null}
              onChange={() => setKind(one)}
            />
            <span>
              <b className="font-semibold">{WORDS.readers[one].name}</b>{" "}
              <span className="text-soft">{one === "latest" && stored === null ? WORDS.firstSave : WORDS.readers[one].about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <h3>{WORDS.names}</h3>
        <SharedNames names={names} nameless={nameless && kind !== "latest"} />
        {kind !== "latest" && names.commanders.length + names.units.length > 0 && (
          <label className="tick mt-2 flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-madder"
              checked={nameless}
              onChange={(event) => setNameless(event.target.checked)}
            />
            {WORDS.leaveOut}
          </label>
        )}
      </div>
      <p className={assessment.legal ? "text-verdigris" : "finding max-w-prose"}>
        {assessment.legal ? WORDS.legal(verdict, assessment.numbers.points, army.pointsLimit) : WORDS.notLegal(verdict)}
      </p>
      <FormTrouble trouble={trouble} />
      <div className="dialog-leaf-foot">
        <SubmitButton label={WORDS.share} working={WORDS.sharing} busy={busy} />
      </div>
    </form>
  );
}

function sharingAddress(kind: Exclude<LinkKind, "latest">, stored: ArmyId | null): string {
  const query = new URLSearchParams({ ...(kind === "own" ? {} : { for: kind }), ...(stored === null ? {} : { of: stored }) });
  return query.size === 0 ? "/api/shares" : `/api/shares?${query}`;
}

type NamesProps = { readonly names: TypedNames; readonly nameless: boolean };

/** Every name in a share, as it was typed. */
export function SharedNames({ names: { army, commanders, units }, nameless }: NamesProps) {
  const groups = units.map(({ number, name }) => WORDS.unitGroup(name, number));
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <Row name={WORDS.army}>{army}</Row>
      {commanders.length > 0 && <Row name={WORDS.commanders(commanders.length)}>{nameless ? <LeftOut /> : <Names of={commanders} />}</Row>}
      {groups.length > 0 && <Row name={WORDS.unitGroups(groups.length)}>{nameless ? <LeftOut /> : <Names of={groups} />}</Row>}
    </dl>
  );
}

const LeftOut = () => <span className="text-soft">{WORDS.leftOut}</span>;

function Names({ of: names }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two commanders may have the same name, and the order never changes
        <li key={at}>{name}</li>
      ))}
    </ul>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A share made in this editor, and the army at that time. */
export type Shared = {
  readonly share: Share;
  readonly army: Army;
  /** Whether the names of commanders and unit groups were left out. */
  readonly nameless: boolean;
  /** What the link shows. */
  readonly kind: LinkKind;
};
