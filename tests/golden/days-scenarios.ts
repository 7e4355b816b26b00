import type { BattleRecord } from "@/lib/model/battle";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import type { ForceNumbers } from "@/tests/build/forces";

export type Events = BattleRecord["events"];
export type DaysScenario = {
  readonly battle: string;
  readonly forces: BySeat<ForceNumbers>;
  readonly house?: SeatName;
  /** Commands after which the seats give up. */
  readonly givenUp?: number;
  /** Whether this is the battle that was looked for. */
  readonly isIt: (events: Events) => boolean;
};

type EventOf<Type extends Events[number]["type"]> = Extract<Events[number], { type: Type }>;
export const all = <Type extends Events[number]["type"]>(events: Events, type: Type) =>
  events.filter((event): event is EventOf<Type> => event.type === type);

const invaderOf = (events: Events): SeatName | null => {
  const [chosen] = all(events, "role-chosen");
  if (!chosen) return null;
  return chosen.role === "invader" ? chosen.seat : chosen.seat === "a" ? "b" : "a";
};
const placedBy = (events: Events): SeatName | null => all(events, "square-chosen")[0]?.seat ?? null;
const changesOfMind = (events: Events) =>
  all(events, "card-committed").filter((one, at, every) =>
    every.slice(0, at).some((other) => other.seat === one.seat && other.day === one.day),
  );

/** Battles that end with out-scouting. */
export const DAYS_SCENARIOS: Readonly<Record<string, DaysScenario>> = {
  "tie-and-intercept": {
    battle: "tieandinterceptaaaaaaaaaaa",
    forces: {
      a: { name: "Montecuccoli's army", grade: "legendary", mapCards: 6, scoutingCards: 4, territories: ["C", "P", "S"] },
      b: { name: "Turenne's army", grade: "legendary", mapCards: 5, scoutingCards: 3, territories: ["C", "F"] },
    },
    isIt: (events) =>
      all(events, "invasion-rolled").length === 3 && placedBy(events) === invaderOf(events) && changesOfMind(events).length > 0,
  },
  "waived-and-even": {
    battle: "waivedandevenaaaaaaaaaaaaa",
    forces: {
      a: { name: "Horn's army", grade: "talented", mapCards: 7, scoutingCards: 3, territories: ["M", "F"] },
      b: { name: "Gallas's army", grade: "legendary", mapCards: 5, scoutingCards: 2, territories: ["M", "C", "P"] },
    },
    isIt: (events) => {
      const [scouted] = all(events, "scouting-dealt");
      return all(events, "intercept-waived").length === 1 && scouted?.by === null && scouted.percent.a > 0;
    },
  },
  "short-hands": {
    battle: "shorthandsagainstthehouse2",
    forces: {
      a: { name: "A few horse", grade: "competent", mapCards: 3, scoutingCards: 5, territories: ["S"] },
      b: { name: "The garrison", grade: "mediocre", mapCards: 2, scoutingCards: 0, territories: ["S", "C"] },
    },
    house: "b",
    isIt: (events) => {
      const forced = new Set(all(events, "day-declared").flatMap((one) => (one.forced ? [one.pass] : [])));
      return forced.size === 2 && all(events, "cards-revealed").some(({ cards }) => cards.a === null && cards.b === null);
    },
  },
  "many-cards": {
    battle: "manycardsmanycardsmanycard",
    forces: {
      a: { name: "Polish hussars", grade: "talented", mapCards: 8, scoutingCards: 7, territories: ["P", "F", "C"] },
      b: { name: "Tatars", grade: "talented", mapCards: 11, scoutingCards: 9, territories: ["P"] },
    },
    isIt: (events) => {
      const kept = all(events, "cards-kept");
      const moved = all(events, "marker-moved").filter(({ from, to }) => from !== to);
      return kept.length === 2 && kept.every(({ count }) => count > 0) && kept.some(({ count }) => count < 3) && moved.length >= 3;
    },
  },
  abandoned: {
    battle: "abandonedabandonedabandone",
    forces: {
      a: { name: "Wimpfen, 1622", grade: "competent", mapCards: 5, scoutingCards: 2, territories: ["C", "F"] },
      b: { name: "Höchst, 1622", grade: "mediocre", mapCards: 4, scoutingCards: 2, territories: ["C"] },
    },
    givenUp: 14,
    isIt: (events) => all(events, "cards-revealed").length === 2 && events.at(-3)?.type === "abandon-offered",
  },
};
