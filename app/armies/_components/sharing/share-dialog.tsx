import { useState } from "react";
import { FormTrouble } from "@/app/_components/form";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { Said } from "@/app/_components/said";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { Army } from "@/lib/model/army";
import type { SheetReader } from "@/lib/model/army-sheet";
import { sameArmy } from "@/lib/rules/army/edits";
import { typedNames } from "@/lib/rules/army/names";
import { SHARING } from "@/lib/words/sharing";
import { useDeskNow } from "../desk-now";
import { type Shared, ShareForm } from "./share-form";

type Props = {
  /** The last share made in this editor; null where there is none, or where it is withdrawn. */
  readonly shared: Shared | null;
  readonly keepShared: (shared: Shared | null) => void;
};

/** Shares the army as it is in the editor, saved or not. */
export function ShareDialog({ shared, keepShared }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [status, setStatus] = useState("");
  const [nameless, setNameless] = useState(shared?.nameless ?? false);
  const [reader, setReader] = useState<SheetReader>(shared?.reader ?? "own");
  function done(next: Shared): void {
    keepShared(next);
    setNameless(next.nameless);
    setReader(next.reader);
    setIsAsking(false);
    setStatus(SHARING.shared);
  }
  function shareAgain(withoutNames: boolean, forWhom: SheetReader): void {
    setNameless(withoutNames);
    setReader(forWhom);
    setIsAsking(true);
    setStatus("");
  }
  function withdrawn(name: string, stillShared: boolean): void {
    keepShared(null);
    setStatus(SHARING.withdraw.done(name, stillShared));
  }
  return (
    <>
      <p role="status" className={status ? "mb-4 font-semibold" : ""}>
        {status}
      </p>
      {shared && !isAsking ? (
        <SharedArmy shared={shared} isNew={status !== ""} shareAgain={shareAgain} withdrawn={withdrawn} />
      ) : (
        <ShareForm nameless={nameless} reader={reader} again={isAsking || status !== ""} done={done} />
      )}
    </>
  );
}

function hasNames(army: Army): boolean {
  const { commanders, units } = typedNames(army);
  return commanders.length + units.length > 0;
}

type SharedProps = {
  readonly shared: Shared;
  /** Whether it was shared just now. */
  readonly isNew: boolean;
  readonly shareAgain: (nameless: boolean, reader: SheetReader) => void;
  readonly withdrawn: (name: string, stillShared: boolean) => void;
};

function SharedArmy({ shared: { share, army: then, nameless, reader }, isNew, shareAgain, withdrawn }: SharedProps) {
  const { army } = useDeskNow();
  const [trouble, setTrouble] = useState<string | null>(null);
  const hasChanged = !sameArmy(then, army);
  const other = reader === "own" ? "opponent" : "own";
  function done(withdrawal: Withdrawal): void {
    if (withdrawal.kind === "withdrawn") withdrawn(then.name, withdrawal.stillShared);
    else setTrouble(SHARING.withdraw.refused(withdrawal.words));
  }
  return (
    <div className="grid gap-5">
      {hasChanged && (
        <p className="finding max-w-prose" data-severity="warning">
          {SHARING.changed}
          <button type="button" className="button ml-2" data-small onClick={() => shareAgain(nameless, reader)}>
            {SHARING.shareNow}
          </button>
        </p>
      )}
      <HandOnLink
        url={share.url}
        name={then.name}
        label={SHARING.link.label}
        isNew={isNew}
        more={
          <a className="button" href={`/a/${share.share}`}>
            {SHARING.openPage}
          </a>
        }
      >
        <p className="mt-3 text-soft">
          {SHARING.kinds[reader]} {nameless && `${SHARING.withoutNames} `}
          {SHARING.scan}
        </p>
      </HandOnLink>
      <div className="grid justify-items-start gap-2 border-t border-rule pt-3">
        <FormTrouble trouble={trouble} />
        <p className="max-w-prose">
          <Said
            words={SHARING.until}
            slots={{
              shares: (text) => (
                <a
                  href="/account#own-shares"
                  className="pointer-coarse:inline-flex pointer-coarse:min-h-[44px] pointer-coarse:items-center"
                >
                  {text}
                </a>
              ),
            }}
          />
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {!hasChanged && hasNames(army) && (
            <button type="button" className="button" onClick={() => shareAgain(!nameless, reader)}>
              {nameless ? SHARING.shareWithNames : SHARING.shareWithoutNames}
            </button>
          )}
          <button type="button" className="button" onClick={() => shareAgain(nameless, other)}>
            {SHARING.shareFor[other]}
          </button>
          <WithdrawShare share={share.share} name={then.name} done={done} />
        </div>
      </div>
    </div>
  );
}
