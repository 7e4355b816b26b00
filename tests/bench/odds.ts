import { fighter, fightQuestion, matchUpQuestion } from "@/lib/model/odds";
import { askFight } from "@/lib/rules/odds/ask-fight";
import { askMatchUp, GERMAN_BRIGADES, HUSSARS, ITALIAN_TERCIO, LISTS, ODDS_BOOK, SWISS_KEIL } from "../build/odds-fixtures";
import { median, report } from "./measure";

const TIMES = 200;

/** Milliseconds for one, the median of many after as many to warm up. */
function milliseconds(work: () => boolean): number {
  const once = () => {
    const start = performance.now();
    if (!work()) throw new Error("the benchmark asked what has no answer");
    return performance.now() - start;
  };
  for (let at = 0; at < TIMES; at++) once();
  return median(Array.from({ length: TIMES }, once));
}

/** How fast a fight is reckoned to its end, and two armies of fifteen. */
export function benchOdds(loop: number): void {
  const fight = fightQuestion.parse({ a: HUSSARS, b: GERMAN_BRIGADES });
  report(
    "a fight to its end",
    milliseconds(() => askFight(fight, LISTS, ODDS_BOOK).ok),
    "ms",
    { most: 2 },
    loop,
  );
  const deep = fightQuestion.parse({ a: SWISS_KEIL, b: ITALIAN_TERCIO });
  report(
    "the same between keil and tercio",
    milliseconds(() => askFight(deep, LISTS, ODDS_BOOK).ok),
    "ms",
    { most: 10 },
    loop,
  );
  const fifteen = (list: string) => {
    const found = [...LISTS.current.values()].find((one) => one.list.id === list);
    const lines = found?.lines ?? [];
    return Array.from({ length: 15 }, (_, at) => {
      const one = lines[at % lines.length];
      return fighter.parse({ who: { list, line: one?.line.id }, bases: one?.sizes.at(-1) });
    });
  };
  const armies = matchUpQuestion.parse({ mine: fifteen("swedish-1618-1648"), theirs: fifteen("spanish-flanders-1568-1648") });
  const TENTH = 20;
  const times = Array.from({ length: TIMES / TENTH }, () => {
    const start = performance.now();
    if (!askMatchUp(armies).ok) throw new Error("the benchmark's armies cannot meet");
    return performance.now() - start;
  });
  report("fifteen unit groups against fifteen", median(times), "ms", { most: 300 }, loop);
}
