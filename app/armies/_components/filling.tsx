import { useEffect, useRef, useState } from "react";
import type { Army } from "@/lib/model/army";
import type { DraftAnswer, Wish } from "@/lib/model/drafting";
import { editsBetween, sameArmy } from "@/lib/rules/army/edits";
import { DRAFT } from "@/lib/words/drafting";
import { EDITOR } from "@/lib/words/editor";
import { ArmiesToBeat, askDraft, useArmyToBeat } from "./army-to-beat";
import { useDeskPlace } from "./desk-now";

type Filled = { readonly base: Army; readonly with: Army; readonly seed: number };

const WISHES = Object.keys(DRAFT.wishes) as Wish[];

/** The reason of a choice, with what it is of before it. */
function reasonOf(at: DraftAnswer["choices"][number]["at"], reason: string, army: Army | undefined): string {
  if ("unit" in at) return DRAFT.ofUnit(at.unit, reason);
  const commander = "commander" in at && army?.commanders.find(({ id }) => id === at.commander);
  return commander ? DRAFT.ofCommander(commander, reason) : reason;
}

/** Completes a half-built army at once, as one step that can be undone; pressed again, it completes it in another way. */
export function Filling() {
  const { armyNow, change } = useDeskPlace();
  const [wish, setWish] = useState<Wish>("balanced");
  const [said, setSaid] = useState<string | null>(null);
  const [reasons, setReasons] = useState<DraftAnswer["choices"]>([]);
  const [busy, setBusy] = useState(false);
  const enemy = useArmyToBeat();
  const last = useRef<Filled | null>(null);
  async function fill(): Promise<void> {
    const before = armyNow();
    const again = last.current && sameArmy(last.current.with, before) ? last.current : null;
    const [base, seed] = [again?.base ?? before, again ? again.seed + 1 : 0];
    const answer = await askDraft({ army: base, wish, seed }, enemy);
    setReasons([]);
    if (!answer.ok) setSaid(answer.error.message);
    else if (armyNow() === before) {
      const { army, choices } = answer.value;
      const groups = army.units.length - base.units.length;
      change(editsBetween(before, army));
      last.current = { base, with: army, seed };
      setSaid(groups === 0 ? DRAFT.nothingAdded : DRAFT.filled(groups, army.commanders.length - base.commanders.length));
      setReasons(choices);
    }
  }
  const begun = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // On a phone it comes below the bar.
  useEffect(() => {
    if (reasons.length > 0) status.current?.scrollIntoView({ block: "nearest" });
  }, [reasons]);
  async function choose(to: Wish): Promise<void> {
    setWish(to);
    if (to === "beat") setSaid(await enemy.load());
  }
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The button that was pressed is gone.
    button.current?.focus();
    press();
  });
  function press(): void {
    if (busy) return;
    setBusy(true);
    void fill().finally(() => setBusy(false));
  }
  return (
    <>
      <button
        type="button"
        className="button"
        data-small
        ref={button}
        title={DRAFT.fillHint}
        aria-disabled={busy || undefined}
        onClick={press}
      >
        {busy ? DRAFT.drafting : EDITOR.fillRest}
      </button>
      <WishFields wish={wish} choose={(to) => void choose(to)} enemy={enemy} />
      <p ref={status} role="status" className="scroll-mb-24 basis-full text-[0.9rem] text-soft empty:hidden">
        {said}
      </p>
      {reasons.length > 0 && (
        <details className="basis-full">
          <summary className="min-h-6">{DRAFT.reasons}</summary>
          <ul className="mt-1 list-disc pl-5 text-[0.9rem] text-soft">
            {reasons.map(({ at, message }) => (
              <li key={JSON.stringify(at) + message}>{reasonOf(at, message, last.current?.with)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type WishFieldsProps = { readonly wish: Wish; readonly choose: (to: Wish) => void; readonly enemy: ReturnType<typeof useArmyToBeat> };

function WishFields({ wish, choose, enemy }: WishFieldsProps) {
  return (
    <>
      <label className="flex items-center gap-2 text-[0.9rem] text-soft">
        {DRAFT.wish}
        <select className="field" value={wish} onChange={(event) => choose(event.target.value as Wish)}>
          {WISHES.map((one) => (
            <option key={one} value={one}>
              {DRAFT.wishes[one]}
            </option>
          ))}
        </select>
      </label>
      {wish === "beat" && enemy.offered && (
        <label className="flex min-w-0 items-center gap-2 text-[0.9rem] text-soft">
          {DRAFT.against}
          <select className="field min-w-0" value={enemy.chosen} onChange={(event) => enemy.choose(event.target.value)}>
            <ArmiesToBeat {...enemy.offered} />
          </select>
        </label>
      )}
    </>
  );
}
