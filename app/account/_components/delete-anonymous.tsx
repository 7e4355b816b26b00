import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { FormTrouble } from "@/app/_components/form";
import { ACCOUNT } from "@/lib/words/account";
import { COMMON } from "@/lib/words/site";

const WORDS = ACCOUNT.delete;

/** Deletes an account without a password, after a second question. */
export function DeleteAnonymous({ done }: { readonly done: () => void }) {
  const [step, setStep] = useState<"start" | "confirm" | "deleting">("start");
  const [trouble, setTrouble] = useState<string | null>(null);
  async function deleteAll(): Promise<void> {
    setStep("deleting");
    const answer = await askServer<null>("DELETE", "/api/account", { body: { password: null } });
    setStep("start");
    setTrouble(answer.ok ? null : answer.error.message);
    if (answer.ok) done();
  }
  return (
    <div className="grid max-w-md gap-4">
      <p>{WORDS.effectOfVisitor}</p>
      <FormTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        {step === "start" ? (
          <button type="button" className="button" onClick={() => setStep("confirm")}>
            {WORDS.buttonOfVisitor}
          </button>
        ) : (
          <>
            <button type="button" className="button" onClick={() => setStep("start")}>
              {COMMON.cancel}
            </button>
            <button type="button" className="button" data-filled aria-disabled={step === "deleting" || undefined} onClick={deleteAll}>
              {WORDS.confirm}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
