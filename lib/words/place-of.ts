import type { Fault } from "../model/faults";

/** A path as a reader of the document finds it: `units[3].bases`. */
export function placeOf(path: Fault["path"]): string {
  return path.map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`)).join("");
}
