import type { BattleSummary, BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { BATTLES } from "@/lib/words/battle/battles";
import { seatNames, titleOf } from "@/lib/words/battle/names";
import type { TurnTables } from "@/lib/words/battle/table-turn";
import { turnWords } from "@/lib/words/battle/turn";
import { sentenceCase } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { TERRITORY_WORDS } from "@/lib/words/territories";

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
  /** The seat whose player may send the invite, and what they are called; null where no opponent is missing. */
  readonly inviter: { readonly seat: SeatName; readonly player: string | null } | null;
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
  const names = seatNames(view, only, summary.names);
  const [first, second] = only === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  const { title, sentence } = turnWords(view, names, tables);
  const isOpen = summary.step === "sitting" && (chairs.a === "open" || chairs.b === "open");
  return {
    ...{ battle, title, sentence: plain(sentence), changedAt, group: groupOf(summary), about: aboutOf(summary, tables) },
    forces: [sentenceCase(titleOf(names, first)), chairs[second] === "open" ? BATTLES.toCome : titleOf(names, second)],
    inviter: isOpen && only ? { seat: only, player: summary.names?.[only] ?? null } : null,
  };
}

/** Who acts next in a battle: its reader, the opponent, both at the table, or nobody. */
export const GROUPS = ["yours", "theirs", "table", "archive"] as const;
export type Group = (typeof GROUPS)[number];

type Standing = Pick<BattleSummary, "step" | "seats" | "toAct" | "chairs" | "abandonOffered">;

/** Whether the opponent has offered to abandon the battle, and the reader has not answered. */
const isOffered = ({ seats, abandonOffered }: Standing): boolean =>
  SEATS.some((seat) => abandonOffered[seat] && !seats.includes(seat)) && !seats.some((seat) => abandonOffered[seat]);

export function groupOf(battle: Standing): Group {
  const { step, seats, toAct, chairs } = battle;
  if (step === "abandoned" || step === "closed") return "archive";
  if (step === "ready") return seats.some((seat) => toAct.includes(seat)) ? "yours" : "table";
  // Without an opponent the reader can only wait: the battle's page takes the seat by itself.
  if (SEATS.some((seat) => chairs[seat] === "open")) return "theirs";
  return seats.some((seat) => toAct.includes(seat)) || isOffered(battle) ? "yours" : "theirs";
}
