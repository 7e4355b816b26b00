import type { Army } from "../../model/army";
import { editsBetween } from "./edits-between";

/** Whether two armies are the same document: same versions, and no edit between them. */
export function sameArmy(one: Army, other: Army): boolean {
  if (one === other) return true;
  return (
    one.list === other.list && one.listVersion === other.listVersion && one.rules === other.rules && editsBetween(one, other).length === 0
  );
}
