import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { FormTrouble } from "@/app/_components/form-trouble";

/** The end of an account without a password: asked for twice. */
export function DeleteAnonymous({ done }: { readonly done: () => void }) {
  const [step, setStep] = useState<"calm" | "asked" | "deleting">("calm");
  const [trouble, setTrouble] = useState<string | null>(null);
  async function deleteAll(): Promise<void> {
    setStep("deleting");
    const answer = await askServer<null>("DELETE", "/api/account", { body: { password: null } });
    setStep("calm");
    setTrouble(answer.ok ? null : answer.error.message);
    if (answer.ok) done();
  }
  return (
    <div className="grid max-w-md gap-4">
      <p>
        All your armies go, those put away and those deleted before included, with your own values in the quick reference and anything this
        browser has not sent yet; what you share is withdrawn. Nothing of it can be brought back.
      </p>
      <FormTrouble trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        {step === "calm" ? (
          <button type="button" className="button" onClick={() => setStep("asked")}>
            Delete everything
          </button>
        ) : (
          <>
            <button type="button" className="button" onClick={() => setStep("calm")}>
              Keep it all
            </button>
            <button type="button" className="button" data-filled aria-disabled={step === "deleting" || undefined} onClick={deleteAll}>
              Yes, delete everything
            </button>
          </>
        )}
      </div>
    </div>
  );
}
