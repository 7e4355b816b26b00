import { useEffect, useRef, useState } from "react";
import { SHARING } from "@/lib/words/sharing";
import { askServer } from "./ask-server";

const WORDS = SHARING.withdraw;

export type Withdrawal =
  | {
      readonly kind: "withdrawn" /** Another player shares the same army: the link leads to it as before. */;
      readonly stillShared: boolean;
    }
  | { readonly kind: "trouble"; readonly words: string };

type Props = {
  readonly share: string;
  readonly name: string;
  readonly done: (withdrawal: Withdrawal) => void;
};

async function withdraw(share: string): Promise<Withdrawal> {
  const answer = await askServer<null>("DELETE", `/api/shares/${share}`);
  if (!answer.ok) return { kind: "trouble", words: answer.error.message };
  return { kind: "withdrawn", stillShared: (await askServer("GET", `/api/shares/${share}`)).ok };
}

/** Withdraws a share, after a second question: people with the link will find nothing there. */
export function WithdrawShare({ share, name, done }: Props) {
  const [step, setStep] = useState<"calm" | "asked" | "withdrawing">("calm");
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The pressed button was replaced by others: the keyboard goes on there.
    if (step !== "withdrawing" && step !== before.current) first.current?.focus();
    before.current = step;
  }, [step]);
  async function confirm(): Promise<void> {
    if (step === "withdrawing") return;
    setStep("withdrawing");
    const withdrawal = await withdraw(share);
    setStep("calm");
    done(withdrawal);
  }
  if (step === "calm")
    return (
      <button
        ref={first}
        type="button"
        className="button"
        data-quiet
        aria-label={WORDS.name(name)}
        // The second click of a double click on what stood here before, as on "Share army", is not meant for it.
        onClick={({ detail }) => detail < 2 && setStep("asked")}
      >
        {WORDS.button}
      </button>
    );
  return (
    <fieldset aria-label={WORDS.name(name)} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <span>{WORDS.effect}</span>
      <span className="flex flex-wrap gap-2">
        <button ref={first} type="button" className="button" onClick={() => setStep("calm")}>
          {WORDS.keep}
        </button>
        <button type="button" className="button" aria-disabled={step === "withdrawing" || undefined} onClick={confirm}>
          {WORDS.confirm}
        </button>
      </span>
    </fieldset>
  );
}
