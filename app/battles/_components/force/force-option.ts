import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Verdict } from "@/lib/model/findings";
import type { MyArmy } from "@/lib/model/stored-army";
import { aboutMyArmy } from "@/lib/words/armies";
import { FORCE } from "@/lib/words/battle/forces";
import { yearsWords } from "@/lib/words/lists";

/** An army that can be taken into battle. */
export type ForceOption = {
  /** The id of a stored army or a sample army. */
  readonly id: string;
  readonly name: string;
  /** Its list, and whether it is legal. */
  readonly about: string;
  readonly isLegal: boolean;
  /** Null where it is fetched when it is sent. */
  readonly army: Army | null;
};

export type ForceOptions = { readonly mine: readonly ForceOption[]; readonly ready: readonly ForceOption[] };

type Ready = { readonly id: string; readonly army: Army; readonly list: ArmyList; readonly verdict: Verdict };

/** The player's own armies that are not archived, the wanted one wherever it stands, and the sample armies. */
export function forceOptions(mine: readonly MyArmy[], ready: readonly Ready[], asked: string | null = null): ForceOptions {
  const atHand = mine.filter(({ id, place }) => place === "desk" || (id === asked && place !== "bin"));
  return {
    mine: atHand.map((one) => ({ id: one.id, name: one.name, about: aboutMyArmy(one), isLegal: one.judged?.errors === 0, army: null })),
    ready: ready.map(({ id, army, list, verdict: { legal } }) => ({
      ...{ id, army, name: army.name, isLegal: legal },
      about: FORCE.sample(list.name, yearsWords(list.years), legal),
    })),
  };
}
