import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentVersion } from "@/lib/catalog/content-version";
import type { BattleRecord } from "@/lib/model/battle";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import type { ForceNumbers } from "@/tests/build/forces";
import { chanceOf } from "@/tests/build/played-battle";
import { playedOut, recordOf, seatForce, seedOf, startBattle } from "@/tests/build/recorded-battle";
import { CATALOG } from "@/tests/build/rules";
import { goldenOf, goldenTables, TABLES_FILE } from "./golden-battle";

type Events = BattleRecord["events"];
type Scenario = {
  readonly battle: string;
  readonly forces: BySeat<ForceNumbers>;
  readonly house?: SeatName;
  /** Commands after which the seats give up. */
  readonly givenUp?: number;
  /** Whether this is the battle that was looked for. */
  readonly isIt: (events: Events) => boolean;
};

type EventOf<Type extends Events[number]["type"]> = Extract<Events[number], { type: Type }>;
const all = <Type extends Events[number]["type"]>(events: Events, type: Type) =>
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

const SCENARIOS: Readonly<Record<string, Scenario>> = {
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

/** Written once: a battle that is added later is played by the tables of those that are there. */
function keptTables() {
  const kept = goldenTables();
  if (kept) return kept;
  writeFileSync(TABLES_FILE, `${JSON.stringify(CATALOG.battle.tables, null, 1)}\n`);
  return CATALOG.battle.tables;
}

const tables = keptTables();
const book = prepareBattle(tables);
const rules = contentVersion(tables);

/** The scenario's battle with this number. */
function play({ battle, forces, house, givenUp }: Scenario, number: number) {
  const force = (seat: SeatName) => seatForce(seat, forces[seat], house === seat);
  const chairs = { a: house === "a", b: house === "b" };
  const start = { seed: seedOf(number), battle, rules, house: chairs, forces: { a: force("a"), b: force("b") } };
  return playedOut(startBattle(start, book), chanceOf(number), givenUp);
}

/**
 * `node --import tsx tests/golden/record.ts`: looks for a battle of each kind and writes it down, beside the tables that all were played by. One that is there already stays as it is:
 * that a change of ours makes an old battle go another way is what they are here to tell.
 */
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  const file = join(import.meta.dirname, `${name}.json`);
  if (existsSync(file)) {
    console.log(`${name}: there already`);
    continue;
  }
  for (let number = 1; number <= 5000; number += 1) {
    const { recorded, commands } = play(scenario, number);
    if (!scenario.isIt(recordOf(recorded).events)) continue;
    writeFileSync(file, `${JSON.stringify(goldenOf(recorded, commands), null, 1)}\n`);
    console.log(`${name}: battle ${number}, ${recorded.events.length} events`);
    break;
  }
}
