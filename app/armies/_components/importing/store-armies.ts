import { firstSaveHeaders } from "@/app/_components/ask-server";
import type { ArmyId } from "@/lib/model/identifiers";
import type { StoredArmy } from "@/lib/model/stored-army";
import { askPatiently, type JudgedArmy, type Patience, type Progress } from "./judge-sources";

type Stored = {
  readonly ids: readonly ArmyId[];
  /** Why it stopped early; null where all are stored. */
  readonly trouble: string | null;
};

/** What is needed of a judged army to store it. */
type ToStore = Pick<JudgedArmy, "army" | "place" | "key">;

type Refused = { readonly ok: false; readonly error: { readonly message: string } };

/** Its key makes one army however often it is sent; an army that was archived where it comes from is archived here. */
async function storeOne({ army, place, key }: ToStore, patience: Patience): Promise<{ readonly ok: true; readonly id: ArmyId } | Refused> {
  const answer = await askPatiently<StoredArmy>(patience, "POST", "/api/armies", { body: army, headers: firstSaveHeaders(key) });
  if (!answer.ok) return answer;
  const { id } = answer.value;
  const moved = place === "desk" ? answer : await askPatiently<StoredArmy>(patience, "PATCH", `/api/armies/${id}`, { body: { place } });
  return moved.ok ? { ok: true, id } : moved;
}

/** Stores one army after the other, from where an earlier try stopped; `isLeft` says when to stop. */
export async function storeArmies(
  armies: readonly ToStore[],
  before: readonly ArmyId[],
  onProgress: (progress: Progress) => void,
  isLeft: () => boolean,
): Promise<Stored> {
  const ids = [...before];
  for (const army of armies.slice(before.length)) {
    if (isLeft()) break;
    const progress = { done: ids.length, of: armies.length };
    onProgress(progress);
    const answer = await storeOne(army, { waits: (seconds) => onProgress({ ...progress, waits: seconds }), isLeft });
    if (!answer.ok) return { ids, trouble: answer.error.message };
    ids.push(answer.id);
  }
  return { ids, trouble: null };
}
