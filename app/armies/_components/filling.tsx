import { usePathname } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useKeptText } from "@/app/_components/browser/storage";
import { WHY } from "@/app/_components/saving/unsent";
import { useOnce } from "@/app/_components/use-once";
import type { Army } from "@/lib/model/army";
import type { DraftAnswer, Wish } from "@/lib/model/drafting";
import { unitId } from "@/lib/model/when-absent";
import type { Book } from "@/lib/rules/army/book";
import { editsBetween, sameArmy } from "@/lib/rules/army/edits";
import { DRAFT } from "@/lib/words/drafting";
import { EDITOR } from "@/lib/words/editor";
import { commanderAmong } from "@/lib/words/phrasing";
import { unitNames } from "./desk";
import { useArmy, useDeskPlace } from "./desk-now";
import { ArmiesToBeat, askDraft, useArmyToBeat, WishField } from "./draft-wish";
import { type Drafted, keepWhy, madeOf, type Reason, readWhy, type Why, whyOf } from "./why";

type Filled = { readonly base: Army; readonly with: Army; readonly seed: number };
type Outcome = { readonly said: string; readonly hasFilled: boolean };

/** Completes the army as one step that can be undone; done again, it completes it in another way. */
function useFill(wish: Wish, enemy: ReturnType<typeof useArmyToBeat>, explain: (drafted: DraftAnswer) => void) {
  const { armyNow, change, added } = useDeskPlace();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const last = useRef<Filled | null>(null);
  async function fill(): Promise<void> {
    const before = armyNow();
    const again = last.current && sameArmy(last.current.with, before) ? last.current : null;
    const [base, seed] = [again?.base ?? before, again ? again.seed + 1 : 0];
    const answer = await askDraft({ army: base, wish, seed }, enemy);
    if (!answer.ok) return setOutcome({ said: answer.error.message, hasFilled: false });
    if (armyNow() !== before) return setOutcome(null);
    const { army } = answer.value;
    change(editsBetween(before, army));
    last.current = { base, with: army, seed };
    const were = new Set(base.units.map(unitId));
    added.show(new Set(armyNow().units.flatMap((unit) => (were.has(unitId(unit)) ? [] : [unitId(unit)]))));
    if (!sameArmy(base, army)) explain(answer.value);
    setOutcome({
      said: DRAFT.filled(army.units.length - base.units.length, army.commanders.length - base.commanders.length),
      hasFilled: true,
    });
  }
  const filling = useOnce(async () => {
    await fill();
    return false;
  });
  return { outcome, say: (said: string | null) => setOutcome(said === null ? null : { said, hasFilled: false }), ...filling };
}

/** Completes a half-built army at once. */
export function Filling() {
  const [wish, setWish] = useState<Wish>("balanced");
  const enemy = useArmyToBeat(usePathname().split("/").at(-1) ?? null);
  const { why, add } = useWhy();
  const { outcome, say, busy, run } = useFill(wish, enemy, add);
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
      <Told outcome={outcome} />
      {why && <WhyThisArmy why={why} />}
    </>
  );
}

function Told({ outcome }: { readonly outcome: Outcome | null }) {
  const status = useRef<HTMLParagraphElement>(null);
  // On a phone it comes below the bar.
  useEffect(() => {
    if (outcome?.hasFilled) status.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <p ref={status} role="status" className="scroll-mb-24 basis-full text-[0.9rem] text-soft empty:hidden">
      {outcome?.said}
    </p>
  );
}

/** The reasons kept for the page of this army, which moves to another address with its first save. */
function useWhy(): { readonly why: Why | null; readonly add: (drafted: Drafted) => void } {
  const address = usePathname();
  const text = useKeptText(WHY + address) ?? null;
  const why = useMemo(() => readWhy(text), [text]);
  const last = useRef({ address, why });
  useEffect(() => {
    const before = last.current;
    if (before.address !== address && before.why && !why) keepWhy(address, before.why);
    last.current = { address, why };
  }, [address, why]);
  return { why, add: (drafted) => keepWhy(address, whyOf(drafted, why)) };
}

function toldOf({ unit, commander, camp, words }: Reason, army: Army, book: Book): string | null {
  if (unit) {
    const now = army.units.find((one) => unitId(one) === unit.id && one.line === unit.line);
    return now ? DRAFT.ofUnit(now.number, unitNames(book)(now, army), words) : null;
  }
  if (commander === null) return camp ? DRAFT.ofCamp(words) : words;
  const leader = army.commanders.find(({ id }) => id === commander);
  return leader ? DRAFT.ofCommander(commanderAmong(leader, army.commanders), words) : null;
}

/** Why a drafted army is as it is, as far as what it is about is still there. */
function WhyThisArmy({ why }: { readonly why: Why }) {
  const army = useArmy((now) => now);
  const { book } = useDeskPlace();
  const hasChanged = useMemo(() => madeOf(army) !== why.made, [army, why]);
  const told = [...new Set(why.reasons.flatMap((one) => toldOf(one, army, book) ?? []))];
  if (army.units.length === 0 || told.length === 0) return null;
  return (
    <details className="basis-full">
      <summary className="min-h-6">{DRAFT.reasons}</summary>
      {hasChanged && <p className="mt-1 text-[0.9rem] text-soft">{DRAFT.reasonsOfDraft}</p>}
      <ul className="mt-1 list-disc pl-5 text-[0.9rem] text-soft">
        {told.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );
}
