import type { BattleEvent } from "../../model/battle-event";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { territoryTerm } from "../list-words";
import { both, counted, numeral, sentenceCase } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { FACE_WORDS } from "./face-words";
import { did, type SeatNames, subject, who, whose } from "./seat-names";
import { TABLE_EVENT_WORDS } from "./table-event-words";

type Type = BattleEvent["type"];
type Of<One extends Type> = Extract<BattleEvent, { type: One }>;
type Sentences = { readonly [One in Type]: (event: Of<One>, names: SeatNames, before: readonly BattleEvent[]) => Words };

const BW = term("base-width", "BW");
const PASSED = term("pass", "passed");

/** The reader's own seat first; for a spectator seat a. */
const inOrder = ({ eyes }: SeatNames): readonly [SeatName, SeatName] => (eyes === "b" ? ["b", "a"] : ["a", "b"]);

function opened({ table, house, oneHand }: Of<"battle-opened">): Words {
  const computer = house.a && house.b ? " The computer plays both armies." : house.a || house.b ? " The computer plays one army." : "";
  const shared = oneHand ? " Both armies are played on one device." : "";
  return say`Battle opened on a table of ${table.width} by ${table.depth} ${BW}.${computer}${shared}`;
}

function sealed({ seat, shown, sameHand }: Of<"force-sealed">, names: SeatNames): Words {
  const force = names.eyes === seat && shown ? `: ${names.names[seat]}` : "";
  const hand = sameHand ? " The same player holds both seats." : "";
  return `${did(names, seat, "sealed")} ${whose(names, seat)} army${force}.${hand}`;
}

function rolled({ dice }: Of<"invasion-rolled">, names: SeatNames): Words {
  const rolls = inOrder(names).map((seat) => `${who(names, seat)} rolled ${FACE_WORDS[dice[seat]]}`);
  const again = dice.a === dice.b ? " A tie: the dice are rolled again." : "";
  return say`${term("invasion", "Invasion roll")}: ${both(rolls)}.${again}`;
}

function dealt({ counts, hands }: Of<"cards-dealt">, names: SeatNames): Words {
  const shares = inOrder(names).map((seat) => {
    const cards = hands?.[seat] ?? [];
    return `${counts[seat]} to ${who(names, seat)}${cards.length > 0 ? ` (${both(cards)})` : ""}`;
  });
  return say`${term("map-card", "Map cards")} dealt: ${both(shares)}.`;
}

function declared({ seat, day, pass, forced }: Of<"day-declared">, names: SeatNames): Words {
  const act = pass ? say`${term("pass")}` : "play a card";
  return say`${did(names, seat, forced ? "had to" : "chose to")} ${act} on day ${day}.`;
}

function committed(event: Of<"card-committed">, names: SeatNames, before: readonly BattleEvent[]): Words {
  const { seat, day, card } = event;
  const again = before.some((one) => one.type === "card-committed" && one.seat === seat && one.day === day);
  if (again) return `${did(names, seat, "changed")} ${whose(names, seat)} card${card === null ? "" : ` to ${card}`}.`;
  return `${did(names, seat, "played")} a ${card === null ? "" : `${card} `}card, face down.`;
}

/** The worse card first, as the sentence ends with who won. */
function revealed({ cards, difference, mover }: Of<"cards-revealed">, names: SeatNames): Words {
  const order = mover === null ? inOrder(names) : ([otherSeat(mover), mover] as const);
  const shown = order.map((seat) => {
    const card = cards[seat];
    return card === null ? say`${who(names, seat)} ${PASSED}` : `${who(names, seat)} revealed ${card}`;
  });
  const result = mover === null ? "A tie: the marker stays." : `${did(names, mover, "won")} by ${numeral(difference)}.`;
  return say`${sentenceCase(both(shown))}. ${result}`;
}

function moved({ seat, from, to }: Of<"marker-moved">, names: SeatNames): Words {
  if (from === to) return `${did(names, seat, "left")} the marker on ${to}.`;
  return `${did(names, seat, "moved")} the marker from ${from} to ${to}.`;
}

function kept({ seat, count, keep }: Of<"cards-kept">, names: SeatNames): Words {
  const cards = count === 0 ? "no cards" : counted(count, "card");
  const which = keep && count > 0 ? `: ${both(keep)}` : "";
  return say`${did(names, seat, "kept")} ${cards} for ${term("out-scouting")}${which}.`;
}

function scouted({ percent, by, difference }: Of<"scouting-dealt">, names: SeatNames): Words {
  const sums = inOrder(names).map((seat) => `${who(names, seat)} scouted ${percent[seat]}%`);
  const outScouted = term("out-scouting", "out-scouted");
  const result =
    by === null
      ? say`A tie: nobody is ${outScouted}.`
      : say`${subject(names, by)} ${outScouted} ${who(names, otherSeat(by))} by ${difference}%.`;
  return say`${sentenceCase(both(sums))}. ${result}`;
}

/** The sentence of everything that can happen, in the past tense, which is the same for one and for many. */
const EVENT_WORDS: Sentences = {
  ...TABLE_EVENT_WORDS,
  "battle-opened": opened,
  "force-sealed": sealed,
  "partner-joined": ({ seat }, names) => `A partner joined ${who(names, seat)}.`,
  "seat-sat": ({ seat }, names) => `${did(names, seat, "took")} ${whose(names, seat)} seat.`,
  "invasion-rolled": rolled,
  "role-chosen": ({ seat, role }, names) =>
    say`${did(names, seat, "chose to")} ${role === "invader" ? term("invader", "invade") : term("defender", "defend")}.`,
  "territory-chosen": ({ seat, territory }, names) => say`${did(names, seat, "chose")} ${territoryTerm(territory)}.`,
  "intercept-waived": ({ seat }, names) => say`${did(names, seat, "left")} the marker to the ${term("defender")}.`,
  "square-chosen": ({ seat, square }, names) => `${did(names, seat, "placed")} the marker on ${square}.`,
  "cards-dealt": dealt,
  "day-declared": declared,
  "card-committed": committed,
  "cards-revealed": revealed,
  "marker-moved": moved,
  "cards-kept": kept,
  "scouting-dealt": scouted,
  "abandon-offered": ({ seat }, names) => `${did(names, seat, "offered")} to abandon the battle.`,
  abandoned: ({ seat, alone }, names) => `${did(names, seat, alone ? "abandoned the battle" : "agreed to abandon the battle")}.`,
  "seed-published": () => "All dice and cards can now be checked.",
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
