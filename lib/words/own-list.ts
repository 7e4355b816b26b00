import type { ArmyList } from "../model/army-list";
import { isOwnList } from "../model/list-origin";

/** How a list that a player wrote is marked wherever it is named. */
export const OWN_LIST = {
  mark: "player’s own list",
  /** One that another list names, and that its reader was not given. */
  unknown: "a player’s own list that was not shared with this one",
  note: "A player wrote this list. Condotta has not checked it against any source.",
} as const;

export const ownListName = (name: string): string => `${name} (${OWN_LIST.mark})`;

/** For the player who wrote it. */
export const myListName = (name: string): string => `${name} (your own list)`;

/** The name of a list, marked where it is a player's own. */
export const listName = ({ id, name }: Pick<ArmyList, "id" | "name">): string => (isOwnList(id) ? ownListName(name) : name);
