import type { CommanderCard, UnitCard } from "@/lib/model/army-cards";
import { CARDS } from "@/lib/words/cards";
import { counted } from "@/lib/words/phrasing";
import { SHEET } from "@/lib/words/sheet";

/** What stands at the foot of a unit group's card: "TuG · 4 bases". */
export const unitTally = ({ counts, bases }: UnitCard): string => [counts, counted(bases, "base")].filter(Boolean).join(" · ");

/** At the foot of a commander's card: what he leads. */
export const commanderTally = ({ units }: CommanderCard): string => (units.length === 0 ? "" : CARDS.led(units.length));

export const pointsTally = (points: number | null): string => (points === null ? "" : SHEET.points(points));
