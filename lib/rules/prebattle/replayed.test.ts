import { describe, expect, test } from "vitest";
import { type Colour, SEATS } from "@/lib/model/enumerations";
import { BATTLE } from "@/tests/build/battle-fixtures";
import type { ForceNumbers } from "@/tests/build/forces";
import { BOOK, chanceOf, DAYS_BOOK } from "@/tests/build/played-battle";
import { playedOut, type RecordedBattle, recordOf, seatForce, seedOf, startBattle, withCommand } from "@/tests/build/recorded-battle";
import { tableStages } from "@/tests/build/table-record";
import { replayed } from "./replayed";
import { seenEvent, view } from "./view";

function started(a: ForceNumbers, b: ForceNumbers, number: number): RecordedBattle {
  const forces = { a: seatForce("a", a), b: seatForce("b", b) };
  return startBattle({ seed: seedOf(number), battle: BATTLE, house: { a: false, b: false }, forces });
}

/** A battle after each of its commands. */
function stages(start: RecordedBattle, number: number, givenUp?: number): readonly RecordedBattle[] {
  const { commands } = playedOut(start, chanceOf(number), givenUp);
  const all = [start];
  for (const command of commands) all.push(withCommand(all.at(-1) ?? start, command));
  return all;
}

const BATTLES = [
  ["both have cards to keep", stages(started({ mapCards: 8 }, { mapCards: 11 }, 1), 1)],
  ["both are short of cards", stages(started({ mapCards: 3 }, { mapCards: 2 }, 2), 2)],
  ["given up in the five days", stages(started({ mapCards: 5 }, { mapCards: 4 }, 3), 3, 14)],
] as const;

test.each(BATTLES)("a running battle's public record comes out as a spectator sees the battle: %s", (_name, all) => {
  for (const stage of all) {
    const states = replayed(recordOf(stage), DAYS_BOOK);
    expect(states).toHaveLength(stage.events.length + 1);
    expect(view(states.at(-1)!, null)).toEqual(view(stage.now, null));
  }
});

test.each(BATTLES)("a battle that is over comes out at every step as both seats saw it then: %s", (_name, all) => {
  const states = replayed(recordOf(all.at(-1)!), DAYS_BOOK);
  for (const stage of all) {
    const then = states[stage.events.length]!;
    // A force that is still secret belongs to nobody in the record.
    const own = all.at(-1)?.now.step === "abandoned" ? {} : { own: null };
    for (const eyes of [...SEATS, null]) expect(view(then, eyes)).toEqual({ ...view(stage.now, eyes), ...own });
  }
});

describe("a battle with a table", () => {
  const all = [...tableStages(4)];
  const last = all.at(-1)!;

  test("comes out of its public record as a spectator sees it, at every time", () => {
    for (const stage of all) expect(view(replayed(recordOf(stage), BOOK).at(-1)!, null)).toEqual(view(stage.now, null));
  });

  test("comes out of the record of the closed battle at every step as both seats saw it then", () => {
    const states = replayed(recordOf(last), BOOK);
    for (const stage of all) {
      for (const eyes of [...SEATS, null]) {
        expect(view(states[stage.events.length]!, eyes)).toEqual(view(stage.now, eyes));
      }
    }
  });
});

test("an event looks as it did then: own cards, and the number of the other's", () => {
  const [, all] = BATTLES[0];
  const record = recordOf(all.at(-1)!);
  const states = replayed(record, DAYS_BOOK);
  const seen = (eyes: "a" | "b" | null) => record.events.map((event, at) => seenEvent(event, states[at + 1]!, eyes));
  for (const event of seen(null)) {
    if (event.type === "cards-dealt") expect([event.hands, event.pack, event.draws]).toEqual([null, null, null]);
    if (event.type === "card-committed") expect(event.card).toBeNull();
    if (event.type === "cards-kept") expect(event.keep).toBeNull();
  }
  const dealt = record.events.find((event) => event.type === "cards-dealt");
  for (const event of seen("b")) {
    if (event.type === "cards-dealt")
      expect(event).toMatchObject({ hands: { a: [], b: dealt?.hands?.b as Colour[] }, pack: null, draws: null });
    if (event.type === "card-committed") expect(event.card === null).toBe(event.seat === "a");
    if (event.type === "cards-kept") expect(event.keep === null).toBe(event.seat === "a");
  }
});
