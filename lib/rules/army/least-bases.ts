import type { ArmyList, TroopLine } from "../../model/army-list";
import { isDemandedIn } from "./book";

type Demanding = Pick<ArmyList, "constraints">;

/** The bases of a troop type that an army of this year must have: by its own minimum, or by a restriction of it alone. */
export function leastBases({ id, years, bases }: TroopLine, { constraints }: Demanding, year: number | null): number {
  const alone = constraints.flatMap((rule) =>
    rule.kind === "at-least" && rule.what === "bases" && rule.lines.length === 1 && rule.lines[0] === id && isDemandedIn(rule.years, year)
      ? rule.n
      : [],
  );
  return Math.max(isDemandedIn(years, year) ? bases.min : 0, ...alone);
}

/** The fewest that it must have in any year in which it may be taken. */
export function leastBasesEver(line: TroopLine, list: Demanding & Pick<ArmyList, "years">): number {
  const [from, to] = line.years ?? list.years;
  const inYear = Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => leastBases(line, list, from + at));
  return Math.min(...inYear);
}
