import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, DIE_FACES, type DieFace, SEATS } from "../../model/enumerations";
import { numeral } from "../numerals";
import { counted, either, sentenceCase } from "../phrasing";
import { say, type Words } from "../sentence";
import { term } from "../terms";
import { does, type Other, otherCalled, type SeatNames, says, subject, verb, who } from "./names";

/** The rulebook's names for the faces of a death die ("Combat: Combat results"). A sword & arrow is a wound. */
export const FACE_NOUNS: Readonly<Record<DieFace, string>> = { skull: "skull", wound: "sword & arrow", special: "S", blank: "blank" };

/** A face of a death die, as it is rolled. */
export const FACE_WORDS: Readonly<Record<DieFace, string>> = {
  skull: "a skull",
  wound: "a sword & arrow",
  special: "an S",
  blank: "a blank",
};

/** The head of a row about a face. */
export const faceCalled = (face: DieFace): string => sentenceCase(FACE_NOUNS[face]);

/** The faces of a die in their order: "skull, sword & arrow, blank". */
export const facesWords = (faces: readonly DieFace[]): string => faces.map((face) => FACE_NOUNS[face]).join(", ");

const FACE_PLURALS: Readonly<Record<DieFace, string>> = { skull: "skulls", wound: "swords & arrows", special: "S", blank: "blanks" };

/** Of six faces: "1 skull", "3 swords & arrows", "1 S". */
export const faceCounts = (faces: readonly DieFace[]): readonly string[] =>
  (["skull", "wound", "special"] as const)
    .map((face) => ({ face, times: faces.filter((one) => one === face).length }))
    .filter(({ times }) => times > 0)
    .map(({ face, times }) => counted(times, FACE_NOUNS[face], FACE_PLURALS[face]));

export const INVASION = {
  question: "Who invades?",
  result: "Result",
  /** Whose die it is, by the army commander's grade. */
  die: (grade: string, die: Colour): string => `${sentenceCase(grade)}: ${die} die`,
  rolled: (die: Colour, face: DieFace): string => `${die} die: ${FACE_NOUNS[face]}`,
  notRolled: say`Once both players are there, each rolls a ${term("death-dice", "death die")}. The colour of the die depends on the ${term("grade")} of the ${term("army-commander")}. A skull beats a sword & arrow, a sword & arrow beats an S, an S beats a blank.`,
} as const;

type Roll = BySeat<DieFace>;

function winnerOf({ a, b }: Roll): SeatName | null {
  const lead = DIE_FACES.indexOf(b) - DIE_FACES.indexOf(a);
  if (lead === 0) return null;
  return lead > 0 ? "a" : "b";
}

/** Who has won a roll, and by what. */
export function rollWords(roll: Roll, names: SeatNames): string {
  const winner = winnerOf(roll);
  if (winner === null) return `A tie (both ${FACE_WORDS[roll.a]}): the dice are rolled again.`;
  return `${says(names, winner, "win", "wins")}: ${FACE_WORDS[roll[winner]]} beats ${FACE_WORDS[roll[otherSeat(winner)]]}.`;
}

/** What a skull in the deciding roll allows ("Positioning of an Army 2"). */
export function interceptWords({ invasion, roles }: Pick<BattleView, "invasion" | "roles">, names: SeatNames): Words {
  const deciding = invasion.at(-1);
  const winner = deciding ? winnerOf(deciding) : null;
  if (!deciding || winner === null) return "";
  const chooses = roles
    ? `${says(names, winner, "chose", "chose")} to ${roles.invader === winner ? "invade" : "defend"}. `
    : `${says(names, winner, "choose", "chooses")} to invade or defend. `;
  const placer = roles?.defender ?? null;
  const places =
    placer === null
      ? say`the ${term("defender")} places the marker`
      : say`${does(names, placer, "place", "places")} the marker as the ${term("defender")}`;
  if (deciding[winner] !== "skull") return say`${chooses}The winning roll was not a skull, so ${places}.`;
  const intercept = say`a ${term("strategic-intercept")}`;
  if (!roles)
    return say`${chooses}If ${who(names, winner)} ${term("invader", verb(names, winner, "invade", "invades"))}, the skull lets ${who(names, winner)} place the battle marker, which shows where the battle will be (${intercept}).`;
  if (roles.invader !== winner) return say`${says(names, winner, "won", "won")} with a skull but chose to defend, so ${places}.`;
  return say`${subject(names, winner)} ${term("invader", verb(names, winner, "invade", "invades"))}, and the skull lets the ${term("invader")} place the marker (${intercept}), or leave it to the ${term("defender")}.`;
}

type Hand = { readonly cards: readonly Colour[]; readonly legal: readonly Colour[]; readonly committed: Colour | null };

export const HAND = {
  name: "Your cards",
  played: "1 played",
  /** Of a card that could not be sent yet. */
  waiting: "not sent yet",
  /** Cards of one colour. */
  cards: (colour: Colour, count: number): string => (count > 1 ? `${colour} ×${count}` : colour),
} as const;

/** Why some or all cards of a hand cannot be chosen now; null where every one can, or where it is not the time to play. */
export function handWords({ cards, legal, committed }: Hand): string | null {
  const shut = [...new Set(cards)].filter((card) => card !== committed && !legal.includes(card));
  if (cards.length === 0) return "No cards left.";
  if (committed !== null && legal.length === 0)
    return `You have played ${committed}. ${shut.length === 0 ? "You have no other colour to change it to." : "You cannot change it today any more."}`;
  return shut.length === 0 || legal.length === 0 ? null : `You cannot play ${either(shut)} now.`;
}

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
  const won = say`${passed}${says(names, day.mover, "win", "wins")} by ${numeral(difference)}`;
  if (view.day === day.day)
    return view.step === "days" ? say`${won}. The marker is on ${day.to} and may move now.` : say`${won}. The marker was not moved.`;
  return day.from === day.to
    ? say`${won} and ${verb(names, day.mover, "leave", "leaves")} the marker on ${day.to}.`
    : say`${won}. The marker moves from ${day.from} to ${day.to}.`;
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

type Scouted = NonNullable<BattleView["outscouting"]>;

export const SCOUTING = {
  heading: "Out-scouting",
  question: "Who scouts better?",
  sum: "Total",
  difference: "Difference",
  percent: (percent: number): string => `${percent}%`,
  scouts: (percent: number): string => `scouts ${percent}%`,
  keep: "Cards to keep for out-scouting",
  kept: "kept",
  notKept: "not kept",
} as const;

/** Who is out-scouted, and by how much. */
export function scoutingWords({ by, difference }: Pick<Scouted, "by" | "difference">, names: SeatNames): Words {
  const outScouted = term("out-scouting", "out-scouted");
  if (by === null) return say`A tie: nobody is ${outScouted}.`;
  const seat = otherSeat(by);
  return say`${subject(names, seat)} ${verb(names, seat, "are", "is")} ${outScouted} by ${difference}%.`;
}

/** What follows from it in the deployment ("Out-scouting 3", "Remaining Deployment 2"). */
export function scoutingMeans(
  { by, difference }: Pick<Scouted, "by" | "difference">,
  names: SeatNames,
  { battlefield }: Pick<BattleTables, "battlefield">,
): Words {
  const least = battlefield?.limits.find((row) => row.id === "first-deployment-least")?.value;
  if (by === null) return say`The ${term("defender")} begins the ${term("deployment")}.`;
  const seat = otherSeat(by);
  const own = verb(names, seat, "your", "their");
  return say`${subject(names, seat)} ${term("deployment", verb(names, seat, "deploy", "deploys"))} first: ${own} ${term("camp")} and ${difference >= 100 ? "all" : `${difference}%`} of ${own} ${term("unit-group", "unit groups")}${difference >= 100 ? "" : `, rounded up${least === undefined ? "" : ` (minimum ${least})`}`}.`;
}

/** "The five days before the Battle 1.4", "Out-scouting 1, 2". */
export function keepingMeans(
  { limits, pack, scoutingPercent }: Pick<BattleTables, "limits" | "pack" | "scoutingPercent">,
  seen?: Other,
): Words {
  const percentOf = (colour: string) => scoutingPercent.find(({ id }) => id === colour)?.percent ?? 0;
  const average = pack.reduce((sum, { id, cards }) => sum + cards * percentOf(id), 0) / pack.reduce((sum, { cards }) => sum + cards, 0);
  const compared = limits.find((row) => row.id === "scouting-counted")?.value ?? 0;
  return say`${term("out-scouting", "Out-scouting")} compares the best ${numeral(compared)} cards of each player. Each card you keep replaces one that you would be dealt. A dealt card adds about ${Math.round(average)}% to your scouting: keep a card only if it adds more. The map cards you do not keep are discarded. ${sentenceCase(otherCalled(seen))} sees how many you keep, not which.`;
}

/** How many of them are kept so far. */
export const keepingWords = (kept: number, of: number): string =>
  kept === 0 ? "Choose the cards to keep, or keep none." : `You keep ${kept} of ${counted(of, "card")}.`;
