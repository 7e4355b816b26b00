import type { ArmySheet } from "../model/army-sheet";
import { plain } from "../words/sentence";
import { flankMarchTerms } from "../words/sheet";

/** "breaks at 6 TuGs with 1 or 2 away, at 5 with 3 or 4" */
export const flankMarchWords = (marches: ArmySheet["flankMarches"]): string => plain(flankMarchTerms(marches));
