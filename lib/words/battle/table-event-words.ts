import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { BattleResult } from "../../model/table-command";
import type { OrderPlace, SecretOrder, TABLE_HAPPENINGS } from "../../model/table-event";
import { both, counted } from "../phrasing";
import { asItLies } from "./as-it-lies";
import { commanderOf } from "./commander-words";
import { formWords } from "./placement-words";
import { does, type SeatNames, says, subject, whose } from "./seat-names";
import { edgeWords, kindWords, lengthWords, orderCalled, placeWords, theKind } from "./terrain-words";

type Happenings = typeof TABLE_HAPPENINGS;
type Type = keyof Happenings["bySeats"] | keyof Happenings["byNobody"] | keyof Happenings["drawn"];
type Of<One extends Type> = Extract<BattleEvent, { type: One }>;
type Before = readonly BattleEvent[];
type Words = { readonly [One in Type]: (event: Of<One>, names: SeatNames, before: Before) => string };

function pieceCalled(id: string, before: Before): string {
  const laid = before.findLast((event) => event.type === "piece-placed" && event.piece.id === id);
  return laid?.type === "piece-placed" ? theKind(laid.piece.kind) : "the piece";
}

function unitCalled(seat: SeatName, number: number, before: Before): string {
  const set = before.findLast((event) => event.type === "unit-deployed" && event.seat === seat && event.unit.number === number);
  return set?.type === "unit-deployed" ? set.unit.name : `unit group ${number}`;
}

const turnedWords = (turned: number): string => (turned === 0 ? "" : `, turned ${turned}°`);

function flankChosen({ seat, edge, width }: Of<"flank-chosen">, names: SeatNames): string {
  const where = edgeWords(edge, names);
  if (width === null) return `${says(names, seat, "rest", "rests")} a flank on terrain, on ${where}.`;
  return `${says(names, seat, "put", "puts")} water ${lengthWords(width)} BW wide on ${where}.`;
}

function placed({ seat, piece }: Of<"piece-placed">, names: SeatNames): string {
  const { along, deep, turned } = asItLies(piece);
  const size = `${lengthWords(along)} by ${lengthWords(deep)} BW`;
  return `${says(names, seat, "lay", "lays")} ${kindWords(piece.kind)}, ${size}, its middle ${placeWords(piece, names)}${turnedWords(turned)}.`;
}

function adjusted(event: Of<"piece-adjusted">, names: SeatNames, before: Before): string {
  const piece = pieceCalled(event.piece, before);
  if (event.do === "remove") return `${says(names, event.seat, "remove", "removes")} ${piece}.`;
  if (event.do === "leave" || event.to === null) return `${says(names, event.seat, "leave", "leaves")} ${piece} where it lies.`;
  const lies = `${placeWords(event.to, names)}${turnedWords(event.to.angle % 90)}`;
  return `${says(names, event.seat, "move", "moves")} ${piece}: its middle is now ${lies}.`;
}

function deployed({ seat, unit }: Of<"unit-deployed">, names: SeatNames): string {
  const told = [
    `${counted(unit.files, "file")} wide`,
    ...(unit.form === "mounted" || unit.form === "foot" ? [formWords(unit.form)] : []),
    ...(unit.caltrops ? ["with caltrops"] : []),
    ...(unit.stakes ? ["with stakes"] : []),
    ...(unit.nervous ? ["nervous"] : []),
  ];
  return `${says(names, seat, "deploy", "deploys")} ${unit.name}, ${told.join(", ")}, its middle ${placeWords(unit, names)}.`;
}

function ordered({ seat, orders }: Of<"orders-given">, names: SeatNames): string {
  if (orders === null) return `${says(names, seat, "have", "has")} given ${whose(names, seat)} orders in secret.`;
  const marches = orders.filter(({ place }) => place.kind === "march").length;
  const ambushes = orders.length - marches;
  if (orders.length === 0) return `${says(names, seat, "send", "sends")} nobody on a march or into ambush.`;
  const told = [
    ...(marches > 0 ? [counted(marches, "flank march", "flank marches")] : []),
    ...(ambushes > 0 ? [counted(ambushes, "ambush marker")] : []),
  ];
  return `${says(names, seat, "order", "orders")} ${both(told)}, real or bluff.`;
}

const groups = (numbers: readonly number[]): string => `unit ${numbers.length === 1 ? "group" : "groups"} ${both(numbers)}`;

/** What an order of that seat says. */
export function orderSecretWords(secret: SecretOrder, names: SeatNames, seat: SeatName): string {
  if (secret.kind === "march") {
    const commander = commanderOf(names, seat, secret.commander);
    if (secret.edge === null) return `the march of ${commander} is a bluff`;
    return `${commander} marches with ${groups(secret.units)} round ${edgeWords(secret.edge, names)}`;
  }
  return `the ambush ${placeWords(secret, names)} ${secret.unit === null ? "is a bluff" : `is unit group ${secret.unit}`}`;
}

/** What everybody sees of an order. */
export const orderPlaceWords = (place: OrderPlace, names: SeatNames, seat: SeatName): string =>
  place.kind === "march" ? `${commanderOf(names, seat, place.commander)} beside the camp` : `an ambush marker ${placeWords(place, names)}`;

function revealed({ seat, secret, forced }: Of<"order-revealed">, names: SeatNames): string {
  const told = orderSecretWords(secret, names, seat);
  if (forced) return `${subject(names, seat)} must show an order: ${told}.`;
  return `${says(names, seat, "show", "shows")} an order: ${told}.`;
}

function commanderSet({ seat, commander, at }: Of<"commander-placed">, names: SeatNames): string {
  const where = "ambush" in at ? ` with ${orderCalled(at.ambush)}` : `: ${placeWords(at, names)}`;
  return `${says(names, seat, "place", "places")} ${commanderOf(names, seat, commander)}${where}.`;
}

function declared({ seat, commands }: Of<"commands-declared">, names: SeatNames): string {
  const told = commands.map(({ commander, units, ambushes }) => {
    const led = [...(units.length > 0 ? [groups(units)] : []), ...ambushes.map(orderCalled)];
    return `${commanderOf(names, seat, commander)} leads ${led.length === 0 ? "nobody" : both(led)}`;
  });
  return `${says(names, seat, "declare", "declares")} ${whose(names, seat)} commands${told.length === 0 ? "" : `: ${told.join("; ")}`}.`;
}

function passed({ seat, step, forced }: Of<"passed">, names: SeatNames): string {
  if (forced) return `${says(names, seat, "have", "has")} nobody left to deploy.`;
  if (step === "scouts") return `${says(names, seat, "move", "moves")} no more scouts.`;
  return `${says(names, seat, "leave", "leaves")} guns and pikes as they are.`;
}

/** Who scored what: "you score 10, they score 4". */
export function scoredWords({ points }: BattleResult, names: SeatNames): string {
  const [first, second]: readonly [SeatName, SeatName] = names.eyes === "b" ? ["b", "a"] : ["a", "b"];
  return `${does(names, first, "score", "scores")} ${points[first]}, ${does(names, second, "score", "scores")} ${points[second]}`;
}

/** The sentence of everything that can happen on the table. */
export const TABLE_EVENT_WORDS: Words = {
  "flank-chosen": flankChosen,
  "kind-chosen": ({ seat, kind }, names) => `${says(names, seat, "choose", "chooses")} ${kindWords(kind)}.`,
  "choosing-stopped": ({ seat }, names) => `${says(names, seat, "choose", "chooses")} no more terrain.`,
  "piece-placed": placed,
  "piece-given-up": ({ seat, kind }, names) => `No place is free for ${theKind(kind)}: ${does(names, seat, "lose", "loses")} it.`,
  "piece-adjusted": adjusted,
  "camp-placed": ({ seat, camp }, names) =>
    `${says(names, seat, "pitch", "pitches")} ${whose(names, seat)} ${camp.state} camp, its middle ${placeWords(camp, names)}.`,
  "unit-deployed": deployed,
  "unit-straggling": ({ name }) => `No place is free for ${name}: it straggles.`,
  "orders-given": ordered,
  "artillery-wheeled": ({ seat, number, corner, degrees }, names, before) =>
    `${says(names, seat, "wheel", "wheels")} ${unitCalled(seat, number, before)} back ${degrees}° on its ${corner} corner.`,
  "pikes-dropped": ({ seat, number }, names, before) =>
    `${says(names, seat, "let", "lets")} ${unitCalled(seat, number, before)} drop their pikes.`,
  passed,
  "order-revealed": revealed,
  "commander-placed": commanderSet,
  "commands-declared": declared,
  "scouts-moved": ({ seat, number, distance, nervous }, names, before) =>
    `${says(names, seat, "move", "moves")} ${unitCalled(seat, number, before)} ${lengthWords(distance)} BW ahead${nervous ? ", and they are nervous there" : ""}.`,
  "close-offered": ({ seat, result }, names) => `${says(names, seat, "enter", "enters")} a result: ${scoredWords(result, names)}.`,
  "battle-closed": ({ seat, result }, names) => `${says(names, seat, "close", "closes")} the battle: ${scoredWords(result, names)}.`,
  "piece-lost": ({ by, kind }, names) => `${says(names, by, "lose", "loses")} ${theKind(kind)}: it may not lie in the middle of the table.`,
  "placing-rolled": ({ by, kind, sector, edge }, names) =>
    `${says(names, by, "roll", "rolls")} ${sector} and ${edge} for ${theKind(kind)}.`,
  "adjusting-rolled": ({ by, piece, die }, names, before) =>
    `${says(names, by, "roll", "rolls")} ${die} against ${pieceCalled(piece, before)}.`,
};
