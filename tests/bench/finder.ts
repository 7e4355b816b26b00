import { find } from "@/app/_components/find-list/find-lists";
import { findableLists } from "@/app/_components/find-list/findable-list";
import { type Narrowing, NOT_NARROWED, narrows } from "@/app/_components/find-list/narrow-lists";
import { CATALOG } from "../build/rules";
import { median, report } from "./measure";

const LISTS = 200;
const TYPED = "winged hussars against janissaries 1683";

/** How long the page of lists takes for a key, with words and filters at once, if there were two hundred lists. */
export function benchFinder(loop: number): void {
  const { lists: shipped, common } = findableLists(CATALOG.lists, CATALOG.readyArmies, CATALOG.rules.tables);
  // Each list is another object: what is known of one is not known of the others.
  const lists = Array.from({ length: LISTS }, (_, at) => ({
    ...(shipped[at % shipped.length] ?? shipped[0]),
    number: at,
  })) as typeof shipped;
  const timesOf = (narrowing: Narrowing) =>
    Array.from(TYPED, (_, at) => {
      const start = performance.now();
      find(lists.filter(narrows(narrowing, lists, [1494, 1721])), TYPED.slice(0, at + 1), common);
      return performance.now() - start;
    });
  timesOf(NOT_NARROWED);
  report("a key typed over two hundred lists", median(timesOf(NOT_NARROWED)), "ms", { most: 16 }, loop);
  const narrowing = { ...NOT_NARROWED, year: "1600-1690", troops: "mounted", characteristic: "scouts" };
  report("the same with years and troops to narrow it", median(timesOf(narrowing)), "ms", { most: 16 }, loop);
}
