import { MOST } from "../../model/enumerations";

/** `count` numbers that are not in `taken`: those after the highest, or the lowest free ones if that would pass the limit. */
export function freeNumbers(used: readonly number[], count: number): readonly number[] {
  const highest = Math.max(0, ...used);
  const first = highest + count <= MOST.number ? highest + 1 : 1;
  const candidates = Array.from({ length: MOST.number - first + 1 }, (_, at) => first + at);
  return candidates.filter((number) => !used.includes(number)).slice(0, count);
}
