import type { BattleSummary, BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { BATTLES } from "@/lib/words/battle/battles";
import { seatNames } from "@/lib/words/battle/names";
import type { TurnTables } from "@/lib/words/battle/table-turn";
import { turnWords } from "@/lib/words/battle/turn";
import { TERRITORY_WORDS } from "@/lib/words/lists";
import { sentenceCase } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { type Group, groupOf } from "./group-of";

/** A battle as the list shows it. */
export type ListedBattle = {
  readonly battle: BattleSummary["battle"];
  readonly group: Group;
  /** The reader's own first. */
  readonly forces: readonly [string, string];
  /** The turn. */
  readonly title: string;
  readonly sentence: string;
  /** "Day 2 of 5, on C3, Plains · you play both sides". */
  readonly about: string;
  readonly changedAt: string;
  /** The seat whose player may send the invite; null where no opponent is missing. */
  readonly inviter: SeatName | null;
};

function aboutOf({ step, day, square, territory, seats }: BattleSummary, { limits }: TurnTables): string {
  return BATTLES.about({
    day: step === "days" ? day : null,
    days: limits.find((row) => row.id === "days")?.value ?? 0,
    square,
    territory: territory && TERRITORY_WORDS[territory],
    bothSides: seats.length > 1,
  });
}

export function listedBattle(summary: BattleSummary, view: BattleView, tables: TurnTables): ListedBattle {
  const { battle, seats, chairs, changedAt } = summary;
  const [only = null] = seats.length === 1 ? seats : [];
  const names = seatNames(view, only);
  const [first, second] = only === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  const { title, sentence } = turnWords(view, names, tables);
  const isOpen = summary.step === "sitting" && (chairs.a === "open" || chairs.b === "open");
  return {
    ...{ battle, title, sentence: plain(sentence), changedAt, group: groupOf(summary), about: aboutOf(summary, tables) },
    forces: [sentenceCase(names.names[first]), chairs[second] === "open" ? BATTLES.toCome : names.names[second]],
    inviter: isOpen ? only : null,
  };
}
