import type { Army } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";

/** A commander id this army does not use: `commander-1`, `commander-2` and so on. */
export function freeCommanderId({ commanders }: Army): CommanderId {
  const usedIds = new Set<string>(commanders.map((one) => one.id));
  let number = 1;
  while (usedIds.has(`commander-${number}`)) number++;
  return `commander-${number}` as CommanderId;
}
