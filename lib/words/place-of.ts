import type { Fault } from "../model/faults";

type Path = Fault["path"];

/** A path as a reader of the document finds it: `units[3].bases`. */
export function placeOf(path: Path): string {
  return path.map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`)).join("");
}

/** The path that `placeOf` wrote. */
export function pathOfPlace(place: string): Path {
  return [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)));
}
