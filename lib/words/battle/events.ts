import type { BattleResult } from "../../model/battle-command";
import type { BattleEvent, OrderPlace, SecretOrder, TABLE_HAPPENINGS } from "../../model/battle-event";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { TerrainKind } from "../../model/enumerations";
import { numeral } from "../numerals";
import { both, counted, plural, sentenceCase, spoken } from "../phrasing";
import { joined, say, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { FACE_WORDS } from "./days";
import { asItLies, formTerm } from "./field";
import { armyOf, commanderOf, did, does, possessive, type SeatNames, subject, who, whose } from "./names";
import { edgeWords, kindTerm, kindWords, lengthWords, orderCalled, placeWords, theKindTerm } from "./terrain";

type Happenings = typeof TABLE_HAPPENINGS;
type Type = keyof Happenings["bySeats"] | keyof Happenings["byNobody"] | keyof Happenings["drawn"];
type Of<One extends Type> = Extract<BattleEvent, { type: One }>;
type Before = readonly BattleEvent[];
type Sentences = { readonly [One in Type]: (event: Of<One>, names: SeatNames, before: Before) => Words };

const BW = term("base-width", "BW");

/** "a wood", "brush". */
const aKind = (kind: TerrainKind): Words => {
  const words = kindWords(kind);
  return say`${words.slice(0, words.length - spoken(kind).length)}${kindTerm(kind)}`;
};

/** "Parliament’s open area". */
function pieceCalled(id: string, names: SeatNames, before: Before): Words {
  const laid = before.findLast((event) => event.type === "piece-placed" && event.piece.id === id);
  return laid?.type === "piece-placed" ? say`${possessive(names, laid.seat)} ${kindTerm(laid.piece.kind)}` : "the piece";
}

function unitCalled(seat: SeatName, number: number, before: Before): Words {
  const set = before.findLast((event) => event.type === "unit-deployed" && event.seat === seat && event.unit.number === number);
  return set?.type === "unit-deployed" ? set.unit.name : say`${term("unit-group")} ${number}`;
}

const turnedWords = (turned: number): string => (turned === 0 ? "" : `, turned ${turned}°`);

function flankChosen({ seat, edge, width }: Of<"flank-chosen">, names: SeatNames): Words {
  const secured = say`${subject(names, seat)} ${term("secure-flank", "secured a flank")} with`;
  const where = edgeWords(edge, names);
  if (width === null) return say`${secured} terrain, on ${where}.`;
  return say`${secured} water ${lengthWords(width)} ${BW} wide, on ${where}.`;
}

function placed({ seat, piece }: Of<"piece-placed">, names: SeatNames): Words {
  const { along, deep, turned } = asItLies(piece);
  const size = say`${lengthWords(along)} by ${lengthWords(deep)} ${BW}${turnedWords(turned)}`;
  return say`${did(names, seat, "placed")} ${aKind(piece.kind)} (${size}). Its middle is ${placeWords(piece, names)}.`;
}

function rolledToMove({ by, piece, die }: Of<"adjusting-rolled">, names: SeatNames, before: Before): Words {
  const rolled = say`${did(names, by, "rolled")} ${die} for ${pieceCalled(piece, names, before)}`;
  const { moveFrom = null } = names;
  return moveFrom === null
    ? say`${rolled}.`
    : say`${rolled}: ${die >= moveFrom ? "it may be moved" : `it stays (a move needs ${moveFrom} or more)`}.`;
}

function adjusted(event: Of<"piece-adjusted">, names: SeatNames, before: Before): Words {
  const piece = pieceCalled(event.piece, names, before);
  if (event.do === "remove") return say`${did(names, event.seat, "removed")} ${piece}.`;
  if (event.do === "leave" || event.to === null) return say`${did(names, event.seat, "left")} ${piece} in place.`;
  const lies = `${placeWords(event.to, names)}${turnedWords(event.to.angle % 90)}`;
  return say`${did(names, event.seat, "moved")} ${piece}. Its middle is now ${lies}.`;
}

function deployed({ seat, unit }: Of<"unit-deployed">, names: SeatNames): Words {
  const { form } = unit;
  const how = [
    say`${unit.files} ${term("file", plural(unit.files, "file"))} wide`,
    ...(form === "mounted" || form === "foot" ? [formTerm(form)] : []),
    ...(unit.caltrops ? [say`with ${term("caltrops")}`] : []),
    ...(unit.stakes ? [say`with ${term("stakes")}`] : []),
    ...(unit.troop.characteristics.includes("barricades") ? [say`behind ${term("barricades", "barricades")}`] : []),
    ...(unit.nervous ? [say`${term("nervous")}`] : []),
  ];
  const act = say`${subject(names, seat)} ${term("deployment", "deployed")} ${unit.name}`;
  return say`${act}, ${joined(how, ", ")}. Its middle is ${placeWords(unit, names)}.`;
}

function ordered({ seat, orders }: Of<"orders-given">, names: SeatNames): Words {
  if (orders === null) return `${did(names, seat, "gave")} ${whose(names, seat)} orders in secret.`;
  const marches = orders.filter(({ place }) => place.kind === "march").length;
  const ambushes = orders.length - marches;
  if (orders.length === 0) return say`${did(names, seat, "ordered")} no ${term("flank-march")} and no ${term("ambush")}.`;
  const given = [
    ...(marches > 0 ? [say`${marches} ${term("flank-march", plural(marches, "flank march", "flank marches"))}`] : []),
    ...(ambushes > 0 ? [say`${ambushes} ${term("ambush")} ${plural(ambushes, "marker")}`] : []),
  ];
  return say`${did(names, seat, "ordered")} ${both(given)}${seat === names.eyes ? "" : say`, real or ${term("bluff")}`}.`;
}

const groups = (numbers: readonly number[]): Words => say`${term("unit-group", plural(numbers.length, "unit group"))} ${both(numbers)}`;

/** What an order of that seat says. */
export function orderSecretWords(secret: SecretOrder, names: SeatNames, seat: SeatName): Words {
  if (secret.kind === "march") {
    const commander = commanderOf(names, seat, secret.commander);
    if (secret.edge === null) return say`the ${term("flank-march")} of ${commander} is a ${term("bluff")}`;
    return say`${commander} ${term("flank-march", "marches")} with ${groups(secret.units)} round ${edgeWords(secret.edge, names)}`;
  }
  const what = secret.unit === null ? say`is a ${term("bluff")}` : say`hides ${term("unit-group")} ${secret.unit}`;
  return say`the ${term("ambush")} ${placeWords(secret, names)} ${what}`;
}

/** What everybody sees of an order. */
export const orderPlaceWords = (place: OrderPlace, names: SeatNames, seat: SeatName): Words =>
  place.kind === "march"
    ? say`${commanderOf(names, seat, place.commander)} stands beside the ${term("camp")}`
    : say`an ${term("ambush")} marker ${placeWords(place, names)}`;

function revealed({ seat, secret, forced }: Of<"order-revealed">, names: SeatNames): Words {
  const said = orderSecretWords(secret, names, seat);
  return forced
    ? say`${did(names, seat, "had")} to show an order before ${term("commander", "commanders")} are placed: ${said}.`
    : say`${did(names, seat, "revealed")} an order: ${said}.`;
}

function commanderSet({ seat, commander, at }: Of<"commander-placed">, names: SeatNames): Words {
  const placed = `${did(names, seat, "placed")} ${commanderOf(names, seat, commander)}`;
  return "ambush" in at ? `${placed} with ${orderCalled(at.ambush)}.` : `${placed}, ${placeWords(at, names)}.`;
}

function declared({ seat, commands }: Of<"commands-declared">, names: SeatNames): Words {
  const own = term("command", "commands");
  const said = say`${did(names, seat, "declared")} ${whose(names, seat)} ${own}`;
  const led = commands.map(({ commander, units, ambushes }) => {
    const all = [...(units.length > 0 ? [groups(units.toSorted((a, b) => a - b))] : []), ...ambushes.map(orderCalled)];
    return say`${commanderOf(names, seat, commander)} leads ${all.length === 0 ? "nobody" : both(all)}`;
  });
  return led.length === 0 ? say`${said}.` : say`${said}. ${sentenceCase(joined(led, "; "))}.`;
}

function passed({ seat, step, forced }: Of<"passed">, names: SeatNames): Words {
  if (forced) return say`${did(names, seat, "had")} nothing left to ${term("deployment", "deploy")}.`;
  if (step === "scouts") return say`${did(names, seat, "finished")} moving ${term("scouts")}.`;
  return say`${did(names, seat, "passed")} and can no longer ${term("wheel")} ${term("artillery", "guns")} or ${term("dropped-pikes", "drop pikes")}.`;
}

/** Who scored what, your own first: "you score 10, Sweden scores 4". */
export function scoredWords({ points }: BattleResult, names: SeatNames): string {
  const [first, second]: readonly [SeatName, SeatName] = names.eyes === "b" ? ["b", "a"] : ["a", "b"];
  return `${does(names, first, "score", "scores")} ${points[first]}, ${does(names, second, "score", "scores")} ${points[second]}`;
}

/** The sentence of everything that can happen on the table. */
export const TABLE_EVENT_WORDS: Sentences = {
  "flank-chosen": flankChosen,
  "kind-chosen": ({ seat, kind }, names) => say`${did(names, seat, "chose")} ${aKind(kind)}.`,
  "choosing-stopped": ({ seat }, names) => `${did(names, seat, "stopped")} choosing terrain.`,
  "piece-placed": placed,
  "piece-given-up": ({ seat, kind }, names) => say`${did(names, seat, "lost")} ${theKindTerm(kind)}: there was no room for it.`,
  "piece-adjusted": adjusted,
  "camp-placed": ({ seat, camp }, names) =>
    say`${did(names, seat, "placed")} ${whose(names, seat)} ${camp.state} ${term("camp")}. Its middle is ${placeWords(camp, names)}.`,
  "unit-deployed": deployed,
  "unit-straggling": ({ name }) =>
    say`There was no room to ${term("deployment", "deploy")} ${name}. This group is a ${term("stragglers", "straggler")}, off the table.`,
  "orders-given": ordered,
  "artillery-wheeled": ({ seat, number, corner, degrees }, names, before) =>
    say`${subject(names, seat)} ${term("wheel", "wheeled")} back ${unitCalled(seat, number, before)} by ${degrees}°, on its ${corner} corner.`,
  "pikes-dropped": ({ seat, number }, names, before) =>
    say`${subject(names, seat)} ${term("dropped-pikes", "dropped the pikes")} of ${unitCalled(seat, number, before)}.`,
  passed,
  "order-revealed": revealed,
  "commander-placed": commanderSet,
  "commands-declared": declared,
  "scouts-moved": ({ seat, number, distance, nervous }, names, before) =>
    say`${did(names, seat, "moved")} ${unitCalled(seat, number, before)} forward ${lengthWords(distance)} ${BW}.${nervous ? say` It is ${term("nervous")} there.` : ""}`,
  "close-offered": ({ seat, result }, names) => `${did(names, seat, "entered")} a result: ${scoredWords(result, names)}.`,
  "battle-closed": ({ seat, result }, names) => `${did(names, seat, "closed")} the battle: ${scoredWords(result, names)}.`,
  "piece-lost": ({ by, kind }, names) =>
    say`${sentenceCase(possessive(names, by))} ${kindTerm(kind)} was discarded, because the dice put it in the middle of the table.`,
  "placing-rolled": ({ by, kind, sector, edge }, names) =>
    say`${did(names, by, "rolled")} ${sector} and ${edge} to place ${theKindTerm(kind)}.`,
  "adjusting-rolled": rolledToMove,
};

type EventType = BattleEvent["type"];
type EventOf<One extends EventType> = Extract<BattleEvent, { type: One }>;
type EventSentences = { readonly [One in EventType]: (event: EventOf<One>, names: SeatNames, before: readonly BattleEvent[]) => Words };

const PASSED = term("pass", "passed");

/** The reader's own seat first; for a spectator seat a. */
const inOrder = ({ eyes }: SeatNames): readonly [SeatName, SeatName] => (eyes === "b" ? ["b", "a"] : ["a", "b"]);

function opened({ table, house, oneHand, openArmies }: EventOf<"battle-opened">): Words {
  const computer = house.a && house.b ? " The computer plays both armies." : house.a || house.b ? " The computer plays one army." : "";
  const shared = oneHand ? " Both armies are played on one device." : "";
  const exchanged = openArmies ? " Both players see both armies once both are in." : "";
  return say`Battle opened on a table of ${table.width} by ${table.depth} ${BW}.${computer}${shared}${exchanged}`;
}

function sealed({ seat, shown, sameHand }: EventOf<"force-sealed">, names: SeatNames): Words {
  const force = names.eyes === seat && shown ? `: ${armyOf(names, seat)}` : "";
  const hand = sameHand ? " The same player holds both seats." : "";
  return `${did(names, seat, "brought")} ${whose(names, seat)} army${force}. It cannot be changed any more.${hand}`;
}

function rolled({ dice }: EventOf<"invasion-rolled">, names: SeatNames): Words {
  const rolls = inOrder(names).map((seat) => `${who(names, seat)} rolled ${FACE_WORDS[dice[seat]]}`);
  const again = dice.a === dice.b ? " A tie: the dice are rolled again." : "";
  return say`${term("invasion", "Invasion roll")}: ${both(rolls)}.${again}`;
}

function dealt({ counts, hands }: EventOf<"cards-dealt">, names: SeatNames): Words {
  const shares = inOrder(names).map((seat) => {
    const cards = hands?.[seat] ?? [];
    return `${counts[seat]} to ${who(names, seat)}${cards.length > 0 ? ` (${both(cards)})` : ""}`;
  });
  return say`${term("map-card", "Map cards")} dealt: ${both(shares)}.`;
}

function dayDeclared({ seat, day, pass, forced }: EventOf<"day-declared">, names: SeatNames): Words {
  const act = pass ? say`${term("pass")}` : "play a card";
  return say`${did(names, seat, forced ? "had to" : "chose to")} ${act} on day ${day}.`;
}

function committed(event: EventOf<"card-committed">, names: SeatNames, before: readonly BattleEvent[]): Words {
  const { seat, day, card } = event;
  const again = before.some((one) => one.type === "card-committed" && one.seat === seat && one.day === day);
  if (again) return `${did(names, seat, "changed")} ${whose(names, seat)} card${card === null ? "" : ` to ${card}`}.`;
  return `${did(names, seat, "played")} a ${card === null ? "" : `${card} `}card, face down.`;
}

/** The worse card first, as the sentence ends with who won. */
function cardsRevealed({ cards, difference, mover }: EventOf<"cards-revealed">, names: SeatNames): Words {
  const order = mover === null ? inOrder(names) : ([otherSeat(mover), mover] as const);
  const shown = order.map((seat) => {
    const card = cards[seat];
    return card === null ? say`${who(names, seat)} ${PASSED}` : `${who(names, seat)} revealed ${card}`;
  });
  const result = mover === null ? "A tie: the marker stays." : `${did(names, mover, "won")} by ${numeral(difference)}.`;
  return say`${sentenceCase(both(shown))}. ${result}`;
}

function moved({ seat, from, to }: EventOf<"marker-moved">, names: SeatNames): Words {
  if (from === to) return `${did(names, seat, "left")} the marker on ${to}.`;
  return `${did(names, seat, "moved")} the marker from ${from} to ${to}.`;
}

function kept({ seat, count, keep }: EventOf<"cards-kept">, names: SeatNames): Words {
  const cards = count === 0 ? "no cards" : counted(count, "card");
  const which = keep && count > 0 ? `: ${both(keep)}` : "";
  return say`${did(names, seat, "kept")} ${cards} for ${term("out-scouting")}${which}.`;
}

function scouted({ percent, by, difference }: EventOf<"scouting-dealt">, names: SeatNames): Words {
  const sums = inOrder(names).map((seat) => `${who(names, seat)} scouted ${percent[seat]}%`);
  const outScouted = term("out-scouting", "out-scouted");
  const result =
    by === null
      ? say`A tie: nobody is ${outScouted}.`
      : say`${subject(names, by)} ${outScouted} ${who(names, otherSeat(by))} by ${difference}%.`;
  return say`${sentenceCase(both(sums))}. ${result}`;
}

/** The sentence of everything that can happen, in the past tense, which is the same for one and for many. */
const EVENT_WORDS: EventSentences = {
  ...TABLE_EVENT_WORDS,
  "battle-opened": opened,
  "force-sealed": sealed,
  "partner-joined": ({ seat }, names) => `A partner joined ${who(names, seat)}.`,
  "seat-sat": ({ seat }, names) => `${did(names, seat, "joined")} the battle.`,
  "invasion-rolled": rolled,
  "role-chosen": ({ seat, role }, names) =>
    say`${did(names, seat, "chose to")} ${role === "invader" ? term("invader", "invade") : term("defender", "defend")}.`,
  "territory-chosen": ({ seat, territory }, names) => say`${did(names, seat, "chose")} ${territoryTerm(territory)}.`,
  "intercept-waived": ({ seat }, names) => say`${did(names, seat, "left")} the marker to the ${term("defender")}.`,
  "square-chosen": ({ seat, square }, names) => `${did(names, seat, "placed")} the marker on ${square}.`,
  "cards-dealt": dealt,
  "day-declared": dayDeclared,
  "card-committed": committed,
  "cards-revealed": cardsRevealed,
  "marker-moved": moved,
  "cards-kept": kept,
  "scouting-dealt": scouted,
  "abandon-offered": ({ seat }, names) => `${did(names, seat, "offered")} to abandon the battle.`,
  abandoned: ({ seat, alone }, names) => `${did(names, seat, alone ? "abandoned the battle" : "agreed to abandon the battle")}.`,
  "seed-published": () => "You can now see that the dice and cards were fair.",
};

/** What an event tells a player. `before`: the events before it, by which a card committed twice is a card changed. */
export function eventSentence(event: BattleEvent, names: SeatNames, before: readonly BattleEvent[] = []): Words {
  return (EVENT_WORDS[event.type] as (one: BattleEvent, names: SeatNames, before: readonly BattleEvent[]) => Words)(event, names, before);
}

/** An event as a sentence. `day`: of the five days, if it belongs to one. */
export type RecordSentence = {
  readonly seq: number;
  readonly sentence: Words;
  readonly step: BattleEvent["step"];
  readonly day: number | null;
};

/** The events of a record in their order, as sentences. */
export function recordSentences(events: readonly BattleEvent[], names: SeatNames): readonly RecordSentence[] {
  return events.map((event, index) => {
    const day = "day" in event ? event.day : null;
    return { seq: event.seq, sentence: eventSentence(event, names, events.slice(0, index)), step: event.step, day };
  });
}
