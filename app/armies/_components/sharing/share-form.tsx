import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { visitorHeaders } from "@/app/_components/first-save-headers";
import { FormTrouble } from "@/app/_components/form-trouble";
import { SubmitButton } from "@/app/_components/submit-button";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { Share } from "@/lib/model/share";
import { typedNames } from "@/lib/rules/army/typed-names";
import { withoutNames } from "@/lib/rules/army/without-names";
import { grouped } from "@/lib/words/phrasing";
import { verdictWords } from "@/lib/words/verdict-words";
import { useDeskNow } from "../desk-now";
import { NamesTold } from "./names-told";
import type { Shared } from "./shared";

const UNREACHABLE = "Nothing was shared: the server cannot be reached. Try again when you are back on line.";

type Props = {
  /** Whether names are left out to begin with. */
  readonly nameless: boolean;
  /** Whether it stands in the place of something else. */
  readonly again: boolean;
  readonly done: (shared: Shared) => void;
};

/** What a share is and what goes out with it, before it goes out. */
export function ShareForm({ nameless: before, again, done }: Props) {
  const { army, assessment } = useDeskNow();
  const first = useFocusOnMount<HTMLParagraphElement>(again);
  const [nameless, leaveOut] = useState(before);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = typedNames(army);
  async function share(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const sent = nameless ? withoutNames(army) : army;
    const answer = await askServer<Share>("POST", "/api/shares", { body: sent, headers: visitorHeaders() });
    setBusy(false);
    if (answer.ok) done({ share: answer.value, army, nameless });
    else setTrouble(answer.status === 0 ? UNREACHABLE : `Nothing was shared. ${answer.error.message}`);
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
      <p ref={first} tabIndex={-1} className="max-w-prose focus-visible:outline-none">
        A share is a copy of this army as it stands now. It never changes. Whoever has its link can see it; search engines are told to stay
        away, and it does not say who you are.
      </p>
      <div>
        <h3>Names that go with it</h3>
        <NamesTold names={names} nameless={nameless} />
        {names.commanders.length + names.units.length > 0 && (
          <label className="tick mt-2 flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-madder"
              checked={nameless}
              onChange={(event) => leaveOut(event.target.checked)}
            />
            Leave out the names of commanders and unit groups
          </label>
        )}
      </div>
      <p className={assessment.legal ? "text-verdigris" : "finding max-w-prose"}>
        {verdictWords(assessment, army)}
        {assessment.legal && `, ${grouped(assessment.numbers.points)} of ${grouped(army.pointsLimit)} points`}.
        {!assessment.legal && " It can be shared all the same: its page says what stands in the way."}
      </p>
      <FormTrouble trouble={trouble} />
      <div>
        <SubmitButton label="Share this army" working="Sharing…" busy={busy} />
      </div>
    </form>
  );
}
