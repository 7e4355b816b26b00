import type { Wish } from "@/lib/model/drafting";
import { DRAFT_BOOK, drafted, emptyArmy } from "../build/drafts";
import { median, report } from "./measure";

const POINTS = 10_000;

/** Milliseconds for one draft of each list, once all are warm. */
function timesOf(wish: Wish): readonly number[] {
  const lists = [...DRAFT_BOOK.current.values()].map(({ list }) => list);
  const once = (seed: number) =>
    lists.map((list) => {
      const start = performance.now();
      if (!drafted(emptyArmy(list, POINTS, null), wish, seed).ok) throw new Error(`${list.id} drafts no army`);
      return performance.now() - start;
    });
  once(0);
  return once(1);
}

/** How long an army is drafted for. */
export function benchDrafts(loop: number): void {
  const [balanced, beat] = [timesOf("balanced"), timesOf("beat")];
  report("an army drafted, the slowest list", Math.max(...balanced), "ms", { most: 300 }, loop);
  report("the same, the middle list", median(balanced), "ms", null, loop);
  report("an army drafted to beat another, the slowest list", Math.max(...beat), "ms", { most: 300 }, loop);
}
