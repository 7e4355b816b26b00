import type { BattleView } from "../../model/battle-view";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted } from "../phrasing";
import { plain } from "../sentence";
import { FACE_WORDS } from "./face-words";
import { onTheTable } from "./on-the-table";
import { seatNames } from "./seat-names";

/** What a roll or a card came to, as each of the two says it. */
type Told = { readonly view: BattleView; readonly own: SeatName };

const youAndThey = <T>({ own }: Told, of: BySeat<T>, words: (one: T) => string): string =>
  `you ${words(of[own])}, your opponent ${words(of[otherSeat(own)])}`;

function forces({ view, own }: Told): readonly string[] {
  const [mine, theirs] = [view.forces[own], view.forces[otherSeat(own)]];
  if (!mine) return [];
  const { names } = seatNames(view, own);
  if (!theirs) return [`You lead ${names[own]}. Your opponent’s army is shown once both have brought one.`];
  const cards = `${counted(theirs.mapCards, "map card")}, ${counted(theirs.scoutingCards, "scouting card")}`;
  return [`You lead ${names[own]}. Your opponent leads ${names[otherSeat(own)]}: ${counted(theirs.unitGroups, "unit group")}, ${cards}.`];
}

const rolls = (told: Told): readonly string[] =>
  told.view.invasion.map((dice) => `Invasion roll: ${youAndThey(told, dice, (face) => FACE_WORDS[face])}.`);

function roles({ view, own }: Told): readonly string[] {
  if (!view.roles) return [];
  const where = view.territory ? ` in ${TERRITORY_WORDS[view.territory]}` : "";
  return [`You ${view.roles.invader === own ? "invade" : "defend"}${where}.`];
}

const cardOf = (card: Colour | null): string => card ?? "passed";

const days = (told: Told): readonly string[] =>
  told.view.days.map(({ day, cards, from, to }) => {
    const moved = from === to ? `the marker stays on ${from}` : `the marker goes from ${from} to ${to}`;
    return `Day ${day}: ${youAndThey(told, cards, cardOf)}; ${moved}.`;
  });

function now({ view, own }: Told): readonly string[] {
  const day = view.day === null ? "" : `Day ${view.day}. `;
  const marker = view.square ? `The marker is on ${view.square}. ` : "";
  const declared = view.declared[otherSeat(own)];
  const theirs = declared ? `Your opponent ${declared === "pass" ? "passes" : "will play a card"} today. ` : "";
  const hand = view.hand.length > 0 ? `Your hand: ${view.hand.join(", ")}.` : "";
  const line = `${day}${marker}${theirs}${hand}`.trim();
  return line === "" ? [] : [line];
}

function scouting({ view, own }: Told): readonly string[] {
  if (!view.outscouting) return [];
  const { cards, percent, by, difference } = view.outscouting;
  const of = (seat: SeatName) => `${both(cards[seat]) || "no cards"} (${percent[seat]}%)`;
  const counted = `Out-scouting: you ${of(own)}, your opponent ${of(otherSeat(own))}.`;
  if (by === null) return [`${counted} Nobody is out-scouted.`];
  return [`${counted} ${by === own ? "Your opponent is" : "You are"} out-scouted by ${difference}%.`];
}

/** What is on the table, a line each. */
function table({ view, own }: Told): readonly string[] {
  return onTheTable(view, seatNames(view, own)).flatMap(({ title, rows }) =>
    rows.map(
      ({ cells }) =>
        `${title}: ${cells
          .map(plain)
          .filter((cell) => cell !== "–")
          .join(", ")}.`,
    ),
  );
}

/** How a battle stands for one of its players, a sentence or two a line, from the armies to the last thing that happened. */
export function standingWords(view: BattleView): readonly string[] {
  if (view.seat === null) return [];
  const told = { view, own: view.seat };
  return [forces, rolls, roles, days, now, scouting, table].flatMap((part) => part(told));
}
