import { useState } from "react";
import { type Answer, askServer } from "@/app/_components/ask-server";
import type { Army } from "@/lib/model/army";
import type { DraftAnswer, Wish } from "@/lib/model/drafting";
import type { ArmySummary, StoredArmy } from "@/lib/model/stored-army";
import { menuName } from "@/lib/words/battle/names";
import { DRAFT, WISHES } from "@/lib/words/drafting";

type Props = { readonly wish: Wish; readonly choose: (to: Wish) => void };

/** What the troops that are added should favour. */
export function WishField({ wish, choose }: Props) {
  return (
    <label className="flex items-center gap-2 text-[0.9rem] text-soft">
      {WISHES.label}
      <select className="field" value={wish} onChange={(event) => choose(event.target.value as Wish)}>
        <WishOptions />
      </select>
    </label>
  );
}

export function WishOptions() {
  return Object.entries(WISHES.names).map(([wish, name]) => (
    <option key={wish} value={wish}>
      {name}
    </option>
  ));
}

type Offered = { readonly own: readonly ArmySummary[]; readonly samples: readonly Army[] };

type ArmyToBeat = {
  readonly offered: Offered | null;
  /** The value of the chosen option; empty for the first. */
  readonly chosen: string;
  readonly choose: (value: string) => void;
  /** Asks for the armies once; answers why that failed, if it did. */
  readonly load: () => Promise<string | null>;
  /** The chosen army as it is stored now. */
  readonly army: () => Promise<Answer<Army | null>>;
};

const known = (army: Army | null): Answer<Army | null> => ({ ok: true, status: 200, value: army });

async function ask(itself: string | null): Promise<Answer<Offered>> {
  const [own, samples] = await Promise.all([
    askServer<readonly ArmySummary[]>("GET", "/api/armies"),
    askServer<readonly Army[]>("GET", "/api/ready-armies"),
  ]);
  return samples.ok
    ? { ...samples, value: { own: own.ok ? own.value.filter(({ id }) => id !== itself) : [], samples: samples.value } }
    : samples;
}

/** The army that a drafted one should beat: another of the player's own, or a sample army. `itself`: the drafted one's id, if it is stored. */
export function useArmyToBeat(itself: string | null): ArmyToBeat {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [chosen, choose] = useState("");
  async function reach(): Promise<Answer<Offered>> {
    if (offered) return { ok: true, status: 200, value: offered };
    const answer = await ask(itself);
    if (answer.ok) setOffered(answer.value);
    return answer;
  }
  return {
    ...{ offered, chosen, choose },
    async load() {
      const answer = await reach();
      return answer.ok ? null : answer.error.message;
    },
    async army() {
      const reached = await reach();
      if (!reached.ok) return reached;
      const { own, samples } = reached.value;
      const value = chosen || own[0]?.id || "0";
      if (!own.some(({ id }) => id === value)) return known(samples[Number(value)] ?? null);
      const answer = await askServer<StoredArmy>("GET", `/api/armies/${value}`);
      return answer.ok ? known(answer.value.army) : answer;
    },
  };
}

/** An army drafted by a wish, with `beat` against the chosen army. */
export async function askDraft(order: { readonly army: Army; readonly wish: Wish; readonly seed: number }, enemy: ArmyToBeat) {
  const against = order.wish === "beat" ? await enemy.army() : known(null);
  if (!against.ok) return against;
  const answer = await askServer<DraftAnswer>("POST", "/api/drafts", { body: { ...order, against: against.value } });
  return answer.ok || answer.status !== 0 ? answer : { ...answer, error: { ...answer.error, message: DRAFT.needsServer } };
}

/** The player's own armies before the sample armies. Their names may be the same, so samples are told apart by their place. */
export function ArmiesToBeat({ own, samples }: Offered) {
  const ready = samples.map((army, at) => (
    <option key={army.name} value={at}>
      {menuName(army)}
    </option>
  ));
  if (own.length === 0) return ready;
  return (
    <>
      <optgroup label={DRAFT.ownArmies}>
        {own.map((army) => (
          <option key={army.id} value={army.id}>
            {menuName(army)}
          </option>
        ))}
      </optgroup>
      <optgroup label={DRAFT.sampleArmies}>{ready}</optgroup>
    </>
  );
}
