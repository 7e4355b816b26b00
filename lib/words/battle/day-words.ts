import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import { numeral } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { type SeatNames, says, subject, verb, who } from "./seat-names";

type Day = BattleView["days"][number];
type Played = Pick<BattleTables, "pack" | "pass">;

const ROMAN = ["–", "I", "II", "III", "IV", "V"] as const;

/** A day as it stands at the head of its row. */
export const dayNumeral = (day: number): string => ROMAN[day] ?? String(day);

export const DAYS_TABLE = {
  day: "Day",
  result: "Result",
  card: (colour: Colour): string => `${colour} card`,
  faceDown: "card, face down",
  noCard: "no card",
  pass: "pass",
} as const;

const countsAs = ({ pass }: Played): Colour | null => pass.find((row) => row.id === "pass")?.countsAs ?? null;

function cardValue(card: Colour | null, tables: Played): number {
  const colour = card ?? countsAs(tables);
  return tables.pack.find((row) => row.id === colour)?.value ?? 0;
}

function passes({ cards }: Day, tables: Played, names: SeatNames): Words {
  const passed = SEATS.filter((seat) => cards[seat] === null);
  const [only] = passed;
  if (!only) return "";
  return say`${passed.length > 1 ? "Both" : subject(names, only)} ${term("pass", "passed")} (counts as ${countsAs(tables) ?? ""}). `;
}

/** A day whose cards lie open: what they came to, and where the marker went. `view.day` is still that day while it has not moved. */
export function dayWords(day: Day, view: Pick<BattleView, "day" | "step">, tables: Played, names: SeatNames): Words {
  const passed = passes(day, tables, names);
  if (day.mover === null) return say`${passed}A tie: the marker stays on ${day.to}.`;
  const difference = Math.abs(cardValue(day.cards.a, tables) - cardValue(day.cards.b, tables));
  const wins = say`${passed}${says(names, day.mover, "win", "wins")} by ${numeral(difference)}.`;
  if (view.day === day.day)
    return view.step === "days" ? say`${wins} The marker is on ${day.to} and may move now.` : say`${wins} The marker was not moved.`;
  return day.from === day.to ? say`${wins} The marker stays on ${day.to}.` : say`${wins} The marker moves from ${day.from} to ${day.to}.`;
}

type Today = Pick<BattleView, "declared" | "committed">;
type Status = "passes" | "committed" | "declared" | "waiting";

function statusOf({ declared, committed }: Today, seat: SeatName): Status {
  if (declared[seat] === "pass") return "passes";
  if (committed[seat]) return "committed";
  return declared[seat] === "play" ? "declared" : "waiting";
}

const ALONE: Readonly<Record<Status, (names: SeatNames, seat: SeatName, passCard: Colour | null) => Words>> = {
  passes: (names, seat, passCard) =>
    say`${subject(names, seat)} ${term("pass", verb(names, seat, "pass", "passes"))} (counts as ${passCard ?? ""}).`,
  committed: (names, seat) => `${says(names, seat, "have", "has")} played.`,
  declared: (names, seat) => `${subject(names, seat)} will play a card.`,
  waiting: (names, seat) => `${says(names, seat, "have", "has")} not played yet.`,
};

const TOGETHER: Readonly<Record<Status, Words>> = {
  passes: say`Both ${term("pass")}.`,
  committed: "Both have played.",
  declared: "Both will play a card.",
  waiting: "Neither has played yet.",
};

/** `played` has laid a card down, `waited` has not. */
const oneHasPlayed = (names: SeatNames, played: SeatName, waited: SeatName): string =>
  `${says(names, played, "have", "has")} played. ${waited === names.eyes ? "Your turn." : `Waiting for ${who(names, waited)}.`}`;

/** The day that is being played: what each has said and laid down. */
export function todayWords(view: Today, order: readonly [SeatName, SeatName], tables: Played, names: SeatNames): Words {
  const [first, second] = order.map((seat) => statusOf(view, seat)) as [Status, Status];
  if (first === second) return TOGETHER[first];
  if (second !== "passes" && first === "committed") return oneHasPlayed(names, order[0], order[1]);
  if (first !== "passes" && second === "committed") return oneHasPlayed(names, order[1], order[0]);
  const passCard = countsAs(tables);
  const [one, other] = order.map((seat) => ALONE[statusOf(view, seat)](names, seat, passCard)) as [Words, Words];
  return say`${one} ${other}`;
}
