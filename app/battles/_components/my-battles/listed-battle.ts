import type { BattleSummary } from "@/lib/model/battle-summary";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { seatNames } from "@/lib/words/battle/seat-names";
import type { TurnTables } from "@/lib/words/battle/turn-told";
import { turnWords } from "@/lib/words/battle/turn-words";
import { TERRITORY_WORDS } from "@/lib/words/list-words";
import { numeral, sentenceCase } from "@/lib/words/phrasing";
import { type Group, groupOf } from "./group-of";

/** A battle as the list of them tells it. */
export type ListedBattle = {
  readonly battle: BattleSummary["battle"];
  readonly group: Group;
  /** One's own first. */
  readonly forces: readonly [string, string];
  /** What is asked, in a few words, and what is so. */
  readonly title: string;
  readonly sentence: string;
  /** Where it stands, and whether one hand plays it: "Day 2 of five, on C3, Plains · you play both seats". */
  readonly about: string;
  readonly changedAt: string;
  /** Whose holder may hand on the invite; null where nobody is waited for. */
  readonly inviter: SeatName | null;
};

function aboutOf({ step, day, square, territory, seats }: BattleSummary, { limits }: TurnTables): string {
  const last = limits.find((row) => row.id === "days")?.value ?? 0;
  const where = [
    step === "days" && day !== null ? `day ${day} of ${numeral(last)}` : "",
    square === null ? "" : `on ${square}`,
    territory === null ? "" : TERRITORY_WORDS[territory],
  ];
  const both = seats.length > 1 ? "you play both seats" : "";
  return sentenceCase([where.filter(Boolean).join(", "), both].filter(Boolean).join(" · "));
}

export function listedBattle(summary: BattleSummary, view: BattleView, tables: TurnTables): ListedBattle {
  const { battle, seats, chairs, changedAt } = summary;
  const [only = null] = seats.length === 1 ? seats : [];
  const names = seatNames(view, only);
  const [first, second] = only === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  const { title, sentence } = turnWords(view, names, tables);
  const isOpen = summary.step === "sitting" && (chairs.a === "open" || chairs.b === "open");
  return {
    ...{ battle, title, sentence, changedAt, group: groupOf(summary), about: aboutOf(summary, tables) },
    forces: [sentenceCase(names.names[first]), chairs[second] === "open" ? "an opponent to come" : names.names[second]],
    inviter: isOpen ? only : null,
  };
}
