import { askServer } from "@/app/_components/ask-server";
import type { ArmyInput } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { isOwnList } from "@/lib/model/list-origin";
import { listName, OWN_LIST } from "@/lib/words/own-list";

/** The name of an army's list by the names of the lists in force; of a player's own list as the server tells it. */
export async function namedList({ list, listVersion }: ArmyInput, names: ReadonlyMap<string, string>): Promise<string> {
  if (!isOwnList(list)) return names.get(list) ?? list;
  const answer = await askServer<ArmyList>("GET", `/api/lists/${list}?version=${listVersion ?? ""}`);
  return answer.ok ? listName(answer.value) : OWN_LIST.mark;
}
