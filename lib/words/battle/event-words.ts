import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import { otherSeat } from "../../model/other-seat";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted, numeral, sentenceCase } from "../phrasing";
import { FACE_WORDS } from "./face-words";
import { does, type SeatNames, says, subject, verb, who, whose } from "./seat-names";
import { TABLE_EVENT_WORDS } from "./table-event-words";

type Type = BattleEvent["type"];
type Of<One extends Type> = Extract<BattleEvent, { type: One }>;
type Words = { readonly [One in Type]: (event: Of<One>, names: SeatNames, before: readonly BattleEvent[]) => string | null };

/** Own first, for a spectator seat a. */
const inOrder = ({ eyes }: SeatNames): readonly [SeatName, SeatName] => (eyes === "b" ? ["b", "a"] : ["a", "b"]);

/** What one does and what the other does: a name may have a comma of its own. */
const joined = ({ eyes }: SeatNames, one: string, other: string): string => `${one}${eyes === null ? " and" : ","} ${other}`;

const plays = (names: SeatNames, seat: SeatName, card: Colour | null): string =>
  card === null ? does(names, seat, "pass", "passes") : does(names, seat, `play ${card}`, `plays ${card}`);

function opened({ table, house, oneHand }: Of<"battle-opened">): string {
  const led =
    house.a && house.b ? " The house commander leads both armies." : house.a || house.b ? " One army is the house commander's." : "";
  const one = oneHand ? " Both armies are played on one device." : "";
  return `The battle is opened, on a table of ${table.width} by ${table.depth} BW.${led}${one}`;
}

function sealed({ seat, shown, sameHand }: Of<"force-sealed">, names: SeatNames): string {
  const force = names.eyes === seat && shown ? `: ${names.names[seat]}` : "";
  const hand = sameHand ? " The same player holds both seats." : "";
  return `${says(names, seat, "seal", "seals")} ${whose(names, seat)} army${force}.${hand}`;
}

function rolled({ dice }: Of<"invasion-rolled">, names: SeatNames): string {
  const [first, second] = inOrder(names);
  const roll = (seat: SeatName) => does(names, seat, "roll", "rolls");
  const both = joined(names, `${roll(first)} ${FACE_WORDS[dice[first]]}`, `${roll(second)} ${FACE_WORDS[dice[second]]}`);
  const told = `Invasion roll: ${both}`;
  return dice.a === dice.b ? `${told}. A tie: the dice are rolled again.` : `${told}.`;
}

function dealt({ counts, hands }: Of<"cards-dealt">, names: SeatNames): string {
  const [first, second] = inOrder(names);
  const hand = (seat: SeatName) => {
    const cards = hands?.[seat] ?? [];
    return counted(counts[seat], "map card") + (cards.length > 0 ? ` (${both(cards)})` : "");
  };
  const one = `${subject(names, first)} ${verb(names, first, "are", "is")} dealt ${hand(first)}`;
  return `${joined(names, one, `${who(names, second)} ${hand(second)}`)}.`;
}

function declared({ seat, day, pass, forced }: Of<"day-declared">, names: SeatNames): string {
  const act = pass ? "pass" : "play a card";
  if (forced) return `${subject(names, seat)} must ${act} on day ${day}.`;
  return pass ? `${says(names, seat, "pass", "passes")} on day ${day}.` : `${subject(names, seat)} will play a card on day ${day}.`;
}

function committed(event: Of<"card-committed">, names: SeatNames, before: readonly BattleEvent[]): string {
  const { seat, day, card } = event;
  const again = before.some((one) => one.type === "card-committed" && one.seat === seat && one.day === day);
  if (again) return `${says(names, seat, "change", "changes")} ${whose(names, seat)} card${card === null ? "" : ` to ${card}`}.`;
  return `${says(names, seat, "commit", "commits")} ${card ?? "a card"}.`;
}

/** The worse card first, since what the better one is better by closes the sentence. */
function revealed({ cards, difference, mover }: Of<"cards-revealed">, names: SeatNames): string {
  const [first, second] = mover === null ? inOrder(names) : [otherSeat(mover), mover];
  const told = sentenceCase(joined(names, plays(names, first, cards[first]), plays(names, second, cards[second])));
  return mover === null ? `${told}: nobody moves.` : `${told}: ${numeral(difference)} better.`;
}

function moved({ seat, from, to }: Of<"marker-moved">, names: SeatNames): string {
  if (from === to) return `${says(names, seat, "leave", "leaves")} the marker on ${to}.`;
  return `${says(names, seat, "move", "moves")} the marker from ${from} to ${to}.`;
}

function kept({ seat, count, keep }: Of<"cards-kept">, names: SeatNames): string {
  const cards = count === 0 ? "no cards" : counted(count, "card");
  return `${says(names, seat, "keep", "keeps")} ${cards} for the scouting${keep && count > 0 ? `: ${both(keep)}` : ""}.`;
}

function scouted({ percent, by, difference }: Of<"scouting-dealt">, names: SeatNames): string {
  const [first, second] = inOrder(names);
  const scouts = (seat: SeatName) => does(names, seat, "scout", "scouts");
  const sums = sentenceCase(joined(names, `${scouts(first)} ${percent[first]} per cent`, `${who(names, second)} ${percent[second]}`));
  if (by === null) return `${sums}: nobody is out-scouted.`;
  return `${sums}: ${does(names, by, "out-scout", "out-scouts")} ${who(names, otherSeat(by))} by ${difference}.`;
}

function abandoned({ seat, alone }: Of<"abandoned">, names: SeatNames): string {
  if (alone) return `${says(names, seat, "abandon", "abandons")} the battle without the other player.`;
  return `${says(names, seat, "agree", "agrees")}: the battle is abandoned.`;
}

/** The sentence of everything that can happen; a secret that is not told is left out. */
const EVENT_WORDS: Words = {
  ...TABLE_EVENT_WORDS,
  "battle-opened": opened,
  "force-sealed": sealed,
  "partner-joined": ({ seat }, names) => `A partner joins ${who(names, seat)}.`,
  "seat-sat": ({ seat }, names) => `${says(names, seat, "sit", "sits")} down.`,
  "invasion-rolled": rolled,
  "role-chosen": ({ seat, role }, names) => `${says(names, seat, "choose", "chooses")} to ${role === "invader" ? "invade" : "defend"}.`,
  "territory-chosen": ({ seat, territory }, names) => `${says(names, seat, "choose", "chooses")} ${TERRITORY_WORDS[territory]}.`,
  "intercept-waived": ({ seat }, names) => `${says(names, seat, "leave", "leaves")} the placing of the marker to the defender.`,
  "square-chosen": ({ seat, square }, names) => `${says(names, seat, "place", "places")} the marker on ${square}.`,
  "cards-dealt": dealt,
  "day-declared": declared,
  "card-committed": committed,
  "cards-revealed": revealed,
  "marker-moved": moved,
  "cards-kept": kept,
  "scouting-dealt": scouted,
  "abandon-offered": ({ seat }, names) => `${says(names, seat, "offer", "offers")} to abandon the battle.`,
  abandoned,
  "seed-published": () => "The seed is published: all that was drawn can be checked.",
};

/** What an event tells a player; null is nothing. `before`: the events before it, by which a card committed twice is a card changed. */
export function eventSentence(event: BattleEvent, names: SeatNames, before: readonly BattleEvent[] = []): string | null {
  return (EVENT_WORDS[event.type] as (one: BattleEvent, names: SeatNames, before: readonly BattleEvent[]) => string | null)(
    event,
    names,
    before,
  );
}

type Told = { readonly seq: number; readonly sentence: string; readonly step: BattleEvent["step"]; readonly day: number | null };

/** The events of a record in their order, as sentences. */
export function recordSentences(events: readonly BattleEvent[], names: SeatNames): readonly Told[] {
  return events.flatMap((event, index) => {
    const sentence = eventSentence(event, names, events.slice(0, index));
    const day = "day" in event ? event.day : null;
    return sentence === null ? [] : [{ seq: event.seq, sentence, step: event.step, day }];
  });
}
