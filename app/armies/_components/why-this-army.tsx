import { usePathname } from "next/navigation";
import { useEffect, useMemo, useRef } from "react";
import { useKeptText } from "@/app/_components/browser/storage";
import { WHY } from "@/app/_components/saving/unsent";
import type { Army } from "@/lib/model/army";
import { unitId } from "@/lib/model/when-absent";
import { DRAFT } from "@/lib/words/drafting";
import { commanderAmong } from "@/lib/words/phrasing";
import { useArmy } from "./desk-now";
import { type Drafted, keepWhy, madeOf, type Reason, readWhy, type Why, whyOf } from "./why";

/** The reasons kept for the page of this army, which moves to another address with its first save. */
export function useWhy(): { readonly why: Why | null; readonly add: (drafted: Drafted) => void } {
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

function toldOf({ unit, commander, camp, words }: Reason, army: Army): string | null {
  if (unit) {
    const now = army.units.find((one) => unitId(one) === unit.id && one.line === unit.line);
    return now ? DRAFT.ofUnit(now.number, words) : null;
  }
  if (commander === null) return camp ? DRAFT.ofCamp(words) : words;
  const leader = army.commanders.find(({ id }) => id === commander);
  return leader ? DRAFT.ofCommander(commanderAmong(leader, army.commanders), words) : null;
}

/** Why a drafted army is as it is, as far as what it is about is still there. */
export function WhyThisArmy({ why }: { readonly why: Why }) {
  const army = useArmy((now) => now);
  const hasChanged = useMemo(() => madeOf(army) !== why.made, [army, why]);
  const told = [...new Set(why.reasons.flatMap((one) => toldOf(one, army) ?? []))];
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
