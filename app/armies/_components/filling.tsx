import { useEffect, useRef, useState } from "react";
import { useOnce } from "@/app/_components/use-server-form";
import type { Army } from "@/lib/model/army";
import type { DraftAnswer, Wish } from "@/lib/model/drafting";
import { unitId } from "@/lib/model/when-absent";
import { editsBetween, sameArmy } from "@/lib/rules/army/edits";
import { DRAFT } from "@/lib/words/drafting";
import { EDITOR } from "@/lib/words/editor";
import { ArmiesToBeat, askDraft, useArmyToBeat } from "./army-to-beat";
import { useDeskPlace } from "./desk-now";
import { WishField } from "./wish-field";

type Filled = { readonly base: Army; readonly with: Army; readonly seed: number };

/** The reason of a choice, with what it is of before it. */
function reasonOf(at: DraftAnswer["choices"][number]["at"], reason: string, army: Army | undefined): string {
  if ("unit" in at) return DRAFT.ofUnit(at.unit, reason);
  const commander = "commander" in at && army?.commanders.find(({ id }) => id === at.commander);
  return commander ? DRAFT.ofCommander(commander, reason) : reason;
}

type Outcome = { readonly said: string; readonly army?: Army; readonly choices: DraftAnswer["choices"] };

/** Completes the army as one step that can be undone; done again, it completes it in another way. */
function useFill(wish: Wish, enemy: ReturnType<typeof useArmyToBeat>) {
  const { armyNow, change, added } = useDeskPlace();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const last = useRef<Filled | null>(null);
  async function fill(): Promise<void> {
    const before = armyNow();
    const again = last.current && sameArmy(last.current.with, before) ? last.current : null;
    const [base, seed] = [again?.base ?? before, again ? again.seed + 1 : 0];
    const answer = await askDraft({ army: base, wish, seed }, enemy);
    if (!answer.ok) return setOutcome({ said: answer.error.message, choices: [] });
    if (armyNow() !== before) return setOutcome(null);
    const { army, choices } = answer.value;
    const groups = army.units.length - base.units.length;
    change(editsBetween(before, army));
    last.current = { base, with: army, seed };
    const were = new Set(base.units.map(unitId));
    added.show(new Set(armyNow().units.flatMap((unit) => (were.has(unitId(unit)) ? [] : [unitId(unit)]))));
    const said = groups === 0 ? DRAFT.nothingAdded : DRAFT.filled(groups, army.commanders.length - base.commanders.length);
    setOutcome({ said, army, choices });
  }
  const filling = useOnce(async () => {
    await fill();
    return false;
  });
  return { outcome, say: (said: string | null) => setOutcome(said === null ? null : { said, choices: [] }), ...filling };
}

/** Completes a half-built army at once. */
export function Filling() {
  const [wish, setWish] = useState<Wish>("balanced");
  const enemy = useArmyToBeat();
  const { outcome, say, busy, run } = useFill(wish, enemy);
  async function choose(to: Wish): Promise<void> {
    setWish(to);
    if (to === "beat") say(await enemy.load());
  }
  return (
    <>
      <button
        type="button"
        className="button"
        data-small
        title={DRAFT.fillHint}
        aria-disabled={busy || undefined}
        onClick={() => void run()}
      >
        {busy ? DRAFT.drafting : EDITOR.fillRest}
      </button>
      <WishField wish={wish} choose={(to) => void choose(to)} />
      {wish === "beat" && enemy.offered && (
        <label className="flex min-w-0 items-center gap-2 text-[0.9rem] text-soft">
          {DRAFT.against}
          <select className="field min-w-0" value={enemy.chosen} onChange={(event) => enemy.choose(event.target.value)}>
            <ArmiesToBeat {...enemy.offered} />
          </select>
        </label>
      )}
      <Told {...outcome} />
    </>
  );
}

function Told({ said, army, choices = [] }: Partial<Outcome>) {
  const status = useRef<HTMLParagraphElement>(null);
  // On a phone it comes below the bar.
  useEffect(() => {
    if (choices.length > 0) status.current?.scrollIntoView({ block: "nearest" });
  }, [choices]);
  return (
    <>
      <p ref={status} role="status" className="scroll-mb-24 basis-full text-[0.9rem] text-soft empty:hidden">
        {said}
      </p>
      {choices.length > 0 && (
        <details className="basis-full">
          <summary className="min-h-6">{DRAFT.reasons}</summary>
          <ul className="mt-1 list-disc pl-5 text-[0.9rem] text-soft">
            {choices.map(({ at, message }) => (
              <li key={JSON.stringify(at) + message}>{reasonOf(at, message, army)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
