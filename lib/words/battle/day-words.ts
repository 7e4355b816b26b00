import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import { numeral } from "../phrasing";
import { type SeatNames, says, subject, who } from "./seat-names";

type Day = BattleView["days"][number];
type Played = Pick<BattleTables, "pack" | "pass">;

const ROMAN = ["–", "I", "II", "III", "IV", "V"] as const;

/** A day as it stands at the head of its row. */
export const dayNumeral = (day: number): string => ROMAN[day] ?? String(day);

const countsAs = ({ pass }: Played): Colour | null => pass.find((row) => row.id === "pass")?.countsAs ?? null;

function cardValue(card: Colour | null, tables: Played): number {
  const colour = card ?? countsAs(tables);
  return tables.pack.find((row) => row.id === colour)?.value ?? 0;
}

function passes({ cards }: Day, tables: Played, names: SeatNames): string {
  const passed = SEATS.filter((seat) => cards[seat] === null);
  const [only] = passed;
  if (!only) return "";
  const whoPassed = passed.length > 1 ? "Both passed" : says(names, only, "passed", "passed");
  return `${whoPassed}, which counts as ${countsAs(tables)}. `;
}

/** A day whose cards lie open: what they came to, and where the marker went. `view.day` is still that day while it has not moved. */
export function dayWords(day: Day, view: Pick<BattleView, "day" | "step">, tables: Played, names: SeatNames): string {
  const passed = passes(day, tables, names);
  if (day.mover === null) return `${passed}Equal. Nobody moves.`;
  const difference = Math.abs(cardValue(day.cards.a, tables) - cardValue(day.cards.b, tables));
  const better = `${passed}${subject(names, day.mover)}: ${numeral(difference)} better.`;
  if (view.day === day.day) {
    return view.step === "days" ? `${better} Marker on ${day.to}, yet to move.` : `${better} The marker was not moved.`;
  }
  return day.from === day.to ? `${better} The marker stays on ${day.to}.` : `${better} Marker ${day.from} to ${day.to}.`;
}

type Today = Pick<BattleView, "declared" | "committed">;
type Status = "passes" | "committed" | "declared" | "waiting";

function statusOf({ declared, committed }: Today, seat: SeatName): Status {
  if (declared[seat] === "pass") return "passes";
  if (committed[seat]) return "committed";
  return declared[seat] === "play" ? "declared" : "waiting";
}

const ALONE: Readonly<Record<Status, (names: SeatNames, seat: SeatName, passCard: Colour | null) => string>> = {
  passes: (names, seat, passCard) => `${says(names, seat, "pass", "passes")}, which counts as ${passCard}.`,
  committed: (names, seat) => `${says(names, seat, "have", "has")} committed a card.`,
  declared: (names, seat) => `${says(names, seat, "play", "plays")} a card, not yet committed.`,
  waiting: (names, seat) => `${says(names, seat, "have", "has")} not committed yet.`,
};

const TOGETHER: Readonly<Record<Status, string>> = {
  passes: "Both pass.",
  committed: "Both have committed a card.",
  declared: "Both play a card, not yet committed.",
  waiting: "Neither has committed a card yet.",
};

/** The day that is being played: what each has said and laid down. */
export function todayWords(view: Today, order: readonly [SeatName, SeatName], tables: Played, names: SeatNames): string {
  const [first, second] = order.map((seat) => statusOf(view, seat)) as [Status, Status];
  if (first === second) return TOGETHER[first];
  const passCard = countsAs(tables);
  const has = names.eyes === null ? "has" : "have";
  if (second === "waiting" && first === "committed")
    return `${says(names, order[0], "have", "has")} committed, ${who(names, order[1])} ${has} not.`;
  if (first === "waiting" && second === "committed")
    return `${says(names, order[1], "have", "has")} committed, ${who(names, order[0])} ${has} not.`;
  return order.map((seat) => ALONE[statusOf(view, seat)](names, seat, passCard)).join(" ");
}
