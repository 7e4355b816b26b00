import type { DeclaredCommand } from "../../model/battle-command";
import type { BattleView, ShownOrder } from "../../model/battle-view";
import type { Placed } from "../../model/battlefield";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import { campTerm } from "../army-terms";
import { both, counted, plural, sentenceCase } from "../phrasing";
import { joined, plain, say, type Words } from "../sentence";
import { term } from "../terms";
import { TERRITORY_WORDS } from "../territories";
import { FACE_WORDS } from "./days";
import { orderPlaceWords, orderSecretWords } from "./events";
import { asItLies, facingWords, formTerm } from "./field";
import { commanderRow, ending, otherCalled, type SeatNames, seatNames, subject } from "./names";
import { cornerWords, edgeWords, kindTerm, lengthWords, orderCalled, placeShort, type Reader } from "./terrain";

/** `other`: what the reader calls the other player, within a sentence. */
type Told = { readonly view: BattleView; readonly own: SeatName; readonly other: string };

const youAndThey = <T>({ own, other }: Told, of: BySeat<T>, words: (one: T) => string): string =>
  `you ${words(of[own])}, ${other} ${words(of[otherSeat(own)])}`;

function forces({ view, own, other }: Told): readonly string[] {
  const [mine, theirs] = [view.forces[own], view.forces[otherSeat(own)]];
  if (!mine) return [];
  const { names } = seatNames(view, own);
  if (!theirs) return [`You lead ${names[own]}. ${sentenceCase(ending(other))} army is shown once both have brought one.`];
  const cards = `${counted(theirs.mapCards, "map card")}, ${counted(theirs.scoutingCards, "scouting card")}`;
  return [
    `You lead ${names[own]}. ${sentenceCase(other)} leads ${names[otherSeat(own)]}: ${counted(theirs.unitGroups, "unit group")}, ${cards}.`,
  ];
}

const rolls = (told: Told): readonly string[] =>
  told.view.invasion.map((dice) => `Invasion roll: ${youAndThey(told, dice, (face) => FACE_WORDS[face])}.`);

function roles({ view, own }: Told): readonly string[] {
  if (!view.roles) return [];
  const where = view.territory ? ` The territory is ${TERRITORY_WORDS[view.territory]}.` : "";
  return [`You ${view.roles.invader === own ? "invade" : "defend"}.${where}`];
}

const cardOf = (card: Colour | null): string => card ?? "passed";

const days = (told: Told): readonly string[] =>
  told.view.days.map(({ day, cards, from, to }) => {
    const moved = from === to ? `the marker stays on ${from}` : `the marker goes from ${from} to ${to}`;
    return `Day ${day}: ${youAndThey(told, cards, cardOf)}; ${moved}.`;
  });

function now({ view, own, other }: Told): readonly string[] {
  const day = view.day === null ? "" : `Day ${view.day}. `;
  const marker = view.square ? `The marker is on ${view.square}. ` : "";
  const declared = view.declared[otherSeat(own)];
  const theirs = declared ? `${sentenceCase(other)} ${declared === "pass" ? "passes" : "will play a card"} today. ` : "";
  const hand = view.hand.length > 0 ? `Your hand: ${view.hand.join(", ")}.` : "";
  const line = `${day}${marker}${theirs}${hand}`.trim();
  return line === "" ? [] : [line];
}

function scouting({ view, own, other }: Told): readonly string[] {
  if (!view.outscouting) return [];
  const { cards, percent, by, difference } = view.outscouting;
  const of = (seat: SeatName) => `${both(cards[seat]) || "no cards"} (${percent[seat]}%)`;
  const counted = `Out-scouting: you ${of(own)}, ${other} ${of(otherSeat(own))}.`;
  if (by === null) return [`${counted} Nobody is out-scouted.`];
  return [`${counted} ${by === own ? `${sentenceCase(other)} is` : "You are"} out-scouted by ${difference}%.`];
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

/**
 * How a battle stands for one of its players, a sentence or two a line, from the armies to the last thing that happened. `player`: the other
 * player's own name, if there is one.
 */
export function standingWords(view: BattleView, player: string | null = null): readonly string[] {
  if (view.seat === null) return [];
  const told = { view, own: view.seat, other: otherCalled(player === null ? {} : { other: player }) };
  return [forces, rolls, roles, days, now, scouting, table].flatMap((part) => part(told));
}

/** `unit`: the unit group on the table that it is about. */
type Row = { readonly key: string; readonly cells: readonly Words[]; readonly unit?: Pick<Placed, "seat" | "number" | "name"> };
/** Things of one sort on the table, as a table of words. */
export type TableSection = { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly Row[] };

type Seen = { readonly view: BattleView; readonly names: SeatNames };

/** A cell with nothing to say. */
const NOTHING = "–";

export const ON_TABLE = {
  terrain: { title: "Terrain", columns: ["Piece", "Size", "Place", "Placed by"] },
  army: {
    title: (names: SeatNames, seat: SeatName) => (seat === names.eyes ? "Your army" : subject(names, seat)),
    columns: ["Unit group", "Place", "Files", "Notes"],
  },
  orders: { title: "Marches and ambushes", columns: ["Order", "Whose", "What is seen", "What it says"] },
  commanders: { title: "Commanders", columns: ["Commander", "Whose", "Place", "Leads"] },
  notShown: "Not shown yet",
  secret: " (secret)",
  offTable: "off the table",
} as const;

const whoseIs = (names: SeatNames, seat: SeatName): string => (seat === names.eyes ? "Yours" : subject(names, seat));

const inOrder = ({ eyes }: SeatNames): readonly SeatName[] => (eyes === "b" ? ["b", "a"] : SEATS);

function terrain({ view, names }: Seen): TableSection {
  const { water } = view.flank ?? { water: null };
  const wet: Row[] = water
    ? [{ key: "water", cells: ["Water", `${lengthWords(water.width)} wide`, sentenceCase(edgeWords(water.edge, names)), NOTHING] }]
    : [];
  const pieces = view.pieces.map((piece) => {
    const { along, deep, turned } = asItLies(piece);
    const size = `${lengthWords(along)} by ${lengthWords(deep)}${turned === 0 ? "" : `, turned ${turned}°`}`;
    return {
      key: piece.id,
      cells: [sentenceCase([kindTerm(piece.kind)]), size, placeShort(piece, names), subject(names, piece.by)],
    };
  });
  return { ...ON_TABLE.terrain, rows: [...wet, ...pieces] };
}

/** Which way is ahead for the player at that edge. */
const aheadOf = ({ roles }: BattleView, seat: SeatName): number => (roles?.invader === seat ? 270 : 90);

function unitNotes(unit: Placed, ahead: number): Words {
  const notes: readonly Words[] = [
    ...(unit.facing === ahead ? [] : [`facing ${facingWords(unit.facing, ahead)}`]),
    ...(unit.form === "close" || unit.form === "loose" ? [] : [formTerm(unit.form)]),
    ...(unit.nervous ? [[term("nervous")]] : []),
    ...(unit.caltrops ? [[term("caltrops")]] : []),
    ...(unit.stakes ? [[term("stakes")]] : []),
    ...(unit.troop.characteristics.includes("barricades") ? [[term("barricades", "barricades")]] : []),
    ...(unit.droppedPikes ? [[term("dropped-pikes", "pikes dropped")]] : []),
  ];
  return notes.length === 0 ? NOTHING : sentenceCase(joined(notes, ", "));
}

function army({ view, names }: Seen, seat: SeatName): TableSection {
  const camp = view.camps[seat];
  const rows: Row[] = camp
    ? [{ key: "camp", cells: [say`${term("camp", "Camp")}, ${campTerm(camp.state)}`, placeShort(camp, names), NOTHING, NOTHING] }]
    : [];
  const units = view.units
    .filter((unit) => unit.seat === seat)
    .map((unit) => ({
      key: String(unit.number),
      cells: [
        `${unit.name} (${unit.number})`,
        placeShort(unit, names),
        `${unit.files} (${counted(unit.bases, "base")})`,
        unitNotes(unit, aheadOf(view, seat)),
      ],
      unit: { seat, number: unit.number, name: unit.name },
    }));
  const off = view.stragglers
    .filter((one) => one.seat === seat)
    .map(({ number, name }) => ({
      key: String(number),
      cells: [`${name} (${number})`, ON_TABLE.offTable, NOTHING, [term("stragglers", "Straggler")]],
    }));
  return { title: ON_TABLE.army.title(names, seat), columns: ON_TABLE.army.columns, rows: [...rows, ...units, ...off] };
}

function orderRow({ seat, order, place, secret, revealed }: ShownOrder, names: SeatNames): Row {
  const said = secret ? sentenceCase(orderSecretWords(secret, names, seat)) : ON_TABLE.notShown;
  const isSecret = secret && !revealed;
  return {
    key: `${seat} ${order}`,
    cells: [
      sentenceCase(orderCalled(order)),
      whoseIs(names, seat),
      sentenceCase(orderPlaceWords(place, names, seat)),
      say`${said}${isSecret ? ON_TABLE.secret : ""}`,
    ],
  };
}

const orders = ({ view, names }: Seen): TableSection => ({ ...ON_TABLE.orders, rows: view.markers.map((one) => orderRow(one, names)) });

function ledWords(command: DeclaredCommand | undefined): Words {
  if (!command) return NOTHING;
  const { units, ambushes } = command;
  const led = [
    ...(units.length > 0 ? [say`${term("unit-group", plural(units.length, "unit group"))} ${both(units)}`] : []),
    ...ambushes.map(orderCalled),
  ];
  return led.length === 0 ? "Nobody" : sentenceCase(both(led));
}

function commanders({ view, names }: Seen): TableSection {
  const rows = inOrder(names).flatMap((seat) => {
    const placed = view.commanders.filter((one) => one.seat === seat);
    return placed.map(({ commander, at }) => ({
      key: `${seat} ${commander}`,
      cells: [
        commanderRow(names, seat, commander),
        whoseIs(names, seat),
        "ambush" in at ? `With ${orderCalled(at.ambush)}` : placeShort(at, names),
        ledWords(view.commands[seat]?.find((one) => one.commander === commander)),
      ],
    }));
  });
  return { ...ON_TABLE.commanders, rows };
}

/** How places are measured wherever the battlefield is described in words. */
export function placesTold(reader: Reader): string {
  const { left, edge } = cornerWords(reader);
  return `Each place is the middle of a piece or a unit group, in base widths (BW): from ${left} / from ${edge}. The battle plan measures unit groups to their front left corner instead.`;
}

/** Everything on the table that the reader can see; no section without rows. */
export function onTheTable(view: BattleView, names: SeatNames): readonly TableSection[] {
  const seen = { view, names };
  const sections = [terrain(seen), ...inOrder(names).map((seat) => army(seen, seat)), orders(seen), commanders(seen)];
  return sections.filter(({ rows }) => rows.length > 0);
}
