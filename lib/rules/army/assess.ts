import type { Army } from "../../model/army";
import type { BareFinding, Verdict } from "../../model/findings";
import type { Book } from "./book";
import { checkCamp, checkPoints } from "./check-camp-and-points";
import { checkCommanders } from "./check-commanders";
import { checkCommands } from "./check-commands";
import { checkConstraints } from "./check-constraints";
import { checkContingents } from "./check-contingents";
import { checkLines } from "./check-lines";
import { checkOneYear } from "./check-one-year";
import { checkUnits } from "./check-units";
import { count } from "./count";
import { muster } from "./muster";
import { warn } from "./warnings";

/**
 * Judges an army: every error and warning at once, and its numbers with their reasons. The order of the unit groups never changes the
 * verdict. Throws for an army whose lists the book does not have: call `unknownLists` first.
 */
export function assess(army: Army, book: Book): Verdict {
  const mustered = muster(army, book);
  const { numbers, reasons } = count(mustered);
  const found: BareFinding[] = [];
  checkCommanders(mustered, found);
  checkContingents(mustered, found);
  checkUnits(mustered, found);
  checkLines(mustered, found);
  checkConstraints(mustered, found);
  checkCamp(mustered, found);
  checkCommands(mustered, found);
  checkOneYear(mustered, found);
  checkPoints(numbers.points, army.pointsLimit, found);
  const legal = found.length === 0;
  warn(mustered, numbers, found);
  return { legal, findings: found, numbers, reasons };
}
