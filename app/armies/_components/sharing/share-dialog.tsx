import { useState } from "react";
import { FormTrouble } from "@/app/_components/form-trouble";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { Army } from "@/lib/model/army";
import { sameArmy } from "@/lib/rules/army/same-army";
import { typedNames } from "@/lib/rules/army/typed-names";
import { withdrawnWords } from "@/lib/words/share-words";
import { useDeskNow } from "../desk-now";
import { ShareForm } from "./share-form";
import type { Shared } from "./shared";

type Props = {
  /** What was shared last at this desk; null where nothing was, or where it is withdrawn. */
  readonly shared: Shared | null;
  readonly keepShared: (shared: Shared | null) => void;
};

/** Shares the army as it is on the desk, saved or not. */
export function ShareDialog({ shared, keepShared }: Props) {
  const [asking, ask] = useState(false);
  const [said, say] = useState("");
  const [nameless, keepNameless] = useState(shared?.nameless ?? false);
  function done(next: Shared): void {
    keepShared(next);
    keepNameless(next.nameless);
    ask(false);
    say("Shared.");
  }
  function shareAgain(withoutNames: boolean): void {
    keepNameless(withoutNames);
    ask(true);
    say("");
  }
  function withdrawn(name: string, stillShared: boolean): void {
    keepShared(null);
    say(withdrawnWords(name, stillShared));
  }
  return (
    <>
      <p role="status" className={said ? "mb-4 font-semibold" : ""}>
        {said}
      </p>
      {shared && !asking ? (
        <SharedArmy shared={shared} isNew={said !== ""} shareAgain={shareAgain} withdrawn={withdrawn} />
      ) : (
        <ShareForm nameless={nameless} again={asking || said !== ""} done={done} />
      )}
    </>
  );
}

function bearsNames(army: Army): boolean {
  const { commanders, units } = typedNames(army);
  return commanders.length + units.length > 0;
}

type SharedProps = {
  readonly shared: Shared;
  /** Whether it was shared just now. */
  readonly isNew: boolean;
  readonly shareAgain: (nameless: boolean) => void;
  readonly withdrawn: (name: string, stillShared: boolean) => void;
};

function SharedArmy({ shared: { share, army: then, nameless }, isNew, shareAgain, withdrawn }: SharedProps) {
  const { army } = useDeskNow();
  const [trouble, setTrouble] = useState<string | null>(null);
  const hasChanged = !sameArmy(then, army);
  function done(withdrawal: Withdrawal): void {
    if (withdrawal.kind === "withdrawn") withdrawn(then.name, withdrawal.stillShared);
    else setTrouble(`Not withdrawn. ${withdrawal.words}`);
  }
  return (
    <div className="grid gap-5">
      {hasChanged && (
        <p className="finding max-w-prose" data-severity="warning">
          This link shows the army as it was when you shared it; you have changed it since.
          <button type="button" className="button ml-2" data-small onClick={() => shareAgain(nameless)}>
            Share it as it is now…
          </button>
        </p>
      )}
      <HandOnLink
        url={share.url}
        name={then.name}
        label="The link"
        isNew={isNew}
        more={
          <a className="button" href={`/a/${share.share}`}>
            See the page
          </a>
        }
      >
        <p className="mt-3 text-soft">
          {nameless ? "Without the names of commanders and unit groups. " : ""}At the table, let the other phone read the code.
        </p>
      </HandOnLink>
      <div className="grid justify-items-start gap-2 border-t border-rule pt-3">
        <FormTrouble trouble={trouble} />
        <p className="max-w-prose">
          Every link works until you withdraw it: here, or later under{" "}
          <a href="/account#own-shares" className="pointer-coarse:inline-flex pointer-coarse:min-h-[44px] pointer-coarse:items-center">
            Your shares
          </a>{" "}
          on your account page.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {!hasChanged && bearsNames(army) && (
            <button type="button" className="button" onClick={() => shareAgain(!nameless)}>
              {nameless ? "Share it with the names…" : "Share it without the names…"}
            </button>
          )}
          <WithdrawShare share={share.share} name={then.name} done={done} />
        </div>
      </div>
    </div>
  );
}
