import type { ArmyList } from "@/lib/model/army-list";
import { isOwnList } from "@/lib/model/list-origin";

/** The page of a list. A player's own is found by the version that an army names, too. */
export const listAddress = ({ id, version }: Pick<ArmyList, "id" | "version">): string =>
  isOwnList(id) ? `/lists/${id}?version=${version}` : `/lists/${id}`;
