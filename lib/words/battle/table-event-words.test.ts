import { describe, expect, test } from "vitest";
import { OTHER_TABLE_EVENTS, TABLE_EVENT_FIXTURES } from "@/tests/build/table-fixtures";
import { type BattleEvent, battleEvent } from "../../model/battle-event";
import { eventSentence } from "./event-words";
import type { SeatNames } from "./seat-names";

const names = { a: "Polish Crown", b: "Crimean Tatars" };
/** Seat a defends, and knows what one of its commanders is called; who is seated counts from his own corner. */
const TABLE = { width: 45, depth: 30 };
const EYES: readonly SeatNames[] = [
  { eyes: "a", defender: "a", names, table: TABLE, commanders: { a: [{ name: "Chodkiewicz" }, { name: null }] } },
  { eyes: "b", defender: "a", names, table: TABLE },
  { eyes: null, defender: "a", names },
];

const parsed = (fixture: unknown): BattleEvent => battleEvent.parse(fixture);
const FIXTURES = new Map<string, BattleEvent>([
  ...Object.entries(TABLE_EVENT_FIXTURES).map(([type, fixture]) => [type, parsed(fixture)] as const),
  ...OTHER_TABLE_EVENTS.map(([name, fixture]) => [name, parsed(fixture)] as const),
]);
/** Rocky ground lies there, and Blue Brigade (3) of seat b stands. */
const BEFORE = ["piece-placed", "unit-deployed"].map((type) => FIXTURES.get(type) as BattleEvent);

const three = (event: BattleEvent): readonly (string | null)[] => EYES.map((eyes) => eventSentence(event, eyes, BEFORE));

/** As the defender, the invader and a spectator are told it. */
const SAID: Readonly<Record<string, readonly [string, string, string]>> = {
  "flank-chosen": [
    "You put water 3.5 BW wide on your left.",
    "Polish Crown puts water 3.5 BW wide on your right.",
    "Polish Crown puts water 3.5 BW wide on the defender's left.",
  ],
  "flank-chosen of terrain": [
    "You rest a flank on terrain, on your right.",
    "Polish Crown rests a flank on terrain, on your left.",
    "Polish Crown rests a flank on terrain, on the defender's right.",
  ],
  "kind-chosen": ["You choose a gentle hill.", "Polish Crown chooses a gentle hill.", "Polish Crown chooses a gentle hill."],
  "choosing-stopped": ["Crimean Tatars chooses no more terrain.", "You choose no more terrain.", "Crimean Tatars chooses no more terrain."],
  "piece-lost": [
    "You lose the lake: it may not lie in the middle of the table.",
    "Polish Crown loses the lake: it may not lie in the middle of the table.",
    "Polish Crown loses the lake: it may not lie in the middle of the table.",
  ],
  "placing-rolled": [
    "You roll 3 and 6 for the gentle hill.",
    "Polish Crown rolls 3 and 6 for the gentle hill.",
    "Polish Crown rolls 3 and 6 for the gentle hill.",
  ],
  "piece-placed": [
    "You lay rocky ground, 6 by 8.5 BW, its middle 12.34 from your left and 4 from your edge, turned 30°.",
    "Polish Crown lays rocky ground, 6 by 8.5 BW, its middle 32.66 from your left and 26 from your edge, turned 30°.",
    "Polish Crown lays rocky ground, 6 by 8.5 BW, its middle 12.34 from the defender's left and 4 from his edge, turned 30°.",
  ],
  "piece-given-up": [
    "No place is free for the wood: Crimean Tatars loses it.",
    "No place is free for the wood: you lose it.",
    "No place is free for the wood: Crimean Tatars loses it.",
  ],
  "adjusting-rolled": [
    "Crimean Tatars rolls 5 against the rocky ground.",
    "You roll 5 against the rocky ground.",
    "Crimean Tatars rolls 5 against the rocky ground.",
  ],
  "piece-adjusted": [
    "Crimean Tatars moves the rocky ground: its middle is now 15.43 from your left and 4.5 from your edge, turned 75°.",
    "You move the rocky ground: its middle is now 29.57 from your left and 25.5 from your edge, turned 75°.",
    "Crimean Tatars moves the rocky ground: its middle is now 15.43 from the defender's left and 4.5 from his edge, turned 75°.",
  ],
  "piece-adjusted, removed": ["You remove the piece.", "Polish Crown removes the piece.", "Polish Crown removes the piece."],
  "camp-placed": [
    "You pitch your fortified camp, its middle 20.5 from your left and 1 from your edge.",
    "Polish Crown pitches their fortified camp, its middle 24.5 from your left and 29 from your edge.",
    "Polish Crown pitches their fortified camp, its middle 20.5 from the defender's left and 1 from his edge.",
  ],
  "unit-deployed": [
    "Crimean Tatars deploys Blue Brigade, 3 files wide, with stakes, its middle 22.5 from your left and 8.05 from your edge.",
    "You deploy Blue Brigade, 3 files wide, with stakes, its middle 22.5 from your left and 21.95 from your edge.",
    "Crimean Tatars deploys Blue Brigade, 3 files wide, with stakes, its middle 22.5 from the defender's left and 8.05 from his edge.",
  ],
  "unit-straggling": [
    "No place is free for Peasants: it straggles.",
    "No place is free for Peasants: it straggles.",
    "No place is free for Peasants: it straggles.",
  ],
  "orders-given": [
    "Crimean Tatars orders 1 flank march and 1 ambush marker, real or bluff.",
    "You order 1 flank march and 1 ambush marker, real or bluff.",
    "Crimean Tatars orders 1 flank march and 1 ambush marker, real or bluff.",
  ],
  "orders-given, secret": [
    "You have given your orders in secret.",
    "Polish Crown has given their orders in secret.",
    "Polish Crown has given their orders in secret.",
  ],
  "artillery-wheeled": [
    "Crimean Tatars wheels unit group 6 back 30° on its right corner.",
    "You wheel unit group 6 back 30° on its right corner.",
    "Crimean Tatars wheels unit group 6 back 30° on its right corner.",
  ],
  "pikes-dropped": [
    "Crimean Tatars lets Blue Brigade drop their pikes.",
    "You let Blue Brigade drop their pikes.",
    "Crimean Tatars lets Blue Brigade drop their pikes.",
  ],
  passed: ["Crimean Tatars moves no more scouts.", "You move no more scouts.", "Crimean Tatars moves no more scouts."],
  "order-revealed": [
    "You must show an order: the march of your commander B is a bluff.",
    "Polish Crown must show an order: the march of their commander B is a bluff.",
    "Polish Crown must show an order: the march of their commander B is a bluff.",
  ],
  "order-revealed of an ambush": [
    "Crimean Tatars shows an order: the ambush 10.5 from your left and 5 from your edge is unit group 9.",
    "You show an order: the ambush 34.5 from your left and 25 from your edge is unit group 9.",
    "Crimean Tatars shows an order: the ambush 10.5 from the defender's left and 5 from his edge is unit group 9.",
  ],
  "commander-placed": [
    "You place A Chodkiewicz: 22.5 from your left and 6.5 from your edge.",
    "Polish Crown places their commander A: 22.5 from your left and 23.5 from your edge.",
    "Polish Crown places their commander A: 22.5 from the defender's left and 6.5 from his edge.",
  ],
  "commander-placed in ambush": [
    "Crimean Tatars places their commander C with ambush 1.",
    "You place your commander C with ambush 1.",
    "Crimean Tatars places their commander C with ambush 1.",
  ],
  "commands-declared": [
    "You declare your commands: A Chodkiewicz leads unit groups 1, 2 and 3; your commander C leads ambush 1.",
    "Polish Crown declares their commands: their commander A leads unit groups 1, 2 and 3; their commander C leads ambush 1.",
    "Polish Crown declares their commands: their commander A leads unit groups 1, 2 and 3; their commander C leads ambush 1.",
  ],
  "scouts-moved": [
    "Crimean Tatars moves unit group 8 4.5 BW ahead.",
    "You move unit group 8 4.5 BW ahead.",
    "Crimean Tatars moves unit group 8 4.5 BW ahead.",
  ],
  "close-offered": [
    "You enter a result: you score 15, Crimean Tatars scores 5.",
    "Polish Crown enters a result: you score 5, Polish Crown scores 15.",
    "Polish Crown enters a result: Polish Crown scores 15, Crimean Tatars scores 5.",
  ],
  "battle-closed": [
    "Crimean Tatars closes the battle: you score 15, Crimean Tatars scores 5.",
    "You close the battle: you score 5, Polish Crown scores 15.",
    "Crimean Tatars closes the battle: Polish Crown scores 15, Crimean Tatars scores 5.",
  ],
};

test("every event of the table has its sentence", () => {
  expect([...FIXTURES.keys()].sort()).toEqual(Object.keys(SAID).sort());
});

test.each(Object.entries(SAID))("%s", (name, sentences) => {
  expect(three(FIXTURES.get(name) as BattleEvent)).toEqual(sentences);
});

test("whoever reads a record as one of the two counts from the defender's corner, and knows no names", () => {
  const replayed: SeatNames = { eyes: "b", defender: "a", names };
  const told = (type: string) => eventSentence(FIXTURES.get(type) as BattleEvent, replayed, BEFORE);
  expect([told("camp-placed"), told("commander-placed")]).toEqual([
    "Polish Crown pitches their fortified camp, its middle 20.5 from the defender's left and 1 from his edge.",
    "Polish Crown places their commander A: 22.5 from the defender's left and 6.5 from his edge.",
  ]);
});

test("a piece that has been turned past a quarter is told as it lies", () => {
  const laid = FIXTURES.get("piece-placed");
  const piece = laid?.type === "piece-placed" ? laid.piece : null;
  const event = { ...laid, piece: { ...piece, angle: 150 } } as BattleEvent;
  expect(eventSentence(event, EYES[0] as SeatNames)).toMatch(/, 8\.5 by 6 BW, .*, turned 60°\.$/);
});

describe("what depends on how it was", () => {
  const told = (type: string, change: object) =>
    eventSentence({ ...FIXTURES.get(type), ...change } as BattleEvent, EYES[0] as SeatNames, BEFORE);

  test("a piece left where it lies, and one moved without being turned", () => {
    expect(told("piece-adjusted", { do: "leave", to: null })).toBe("Crimean Tatars leaves the rocky ground where it lies.");
    expect(told("piece-adjusted", { to: { x: 10, y: 3, angle: 0 } })).toBe(
      "Crimean Tatars moves the rocky ground: its middle is now 10 from your left and 3 from your edge.",
    );
  });

  test("passing, by the step, and where nobody was asked", () => {
    expect(told("passed", { step: "finishing" })).toBe("Crimean Tatars leaves guns and pikes as they are.");
    expect(told("passed", { step: "deployment", forced: true })).toBe("Crimean Tatars has nobody left to deploy.");
  });

  test("no orders at all, and a march that goes round an edge", () => {
    expect(told("orders-given", { orders: [] })).toBe("Crimean Tatars sends nobody on a march or into ambush.");
    const secret = { kind: "march", commander: 1, edge: "left", units: [4, 7] };
    expect(told("order-revealed", { secret, forced: false })).toBe(
      "You show an order: your B marches with unit groups 4 and 7 round your left.",
    );
    expect(told("order-revealed", { secret: { kind: "ambush", x: 4, y: 2, unit: null }, forced: false })).toBe(
      "You show an order: the ambush 4 from your left and 2 from your edge is a bluff.",
    );
  });

  test("how a unit group stands", () => {
    const deployed = FIXTURES.get("unit-deployed");
    const unit = deployed?.type === "unit-deployed" ? deployed.unit : null;
    const change = { form: "foot", caltrops: true, stakes: false, nervous: true };
    expect(told("unit-deployed", { unit: { ...unit, ...change } })).toBe(
      "Crimean Tatars deploys Blue Brigade, 3 files wide, on foot, with caltrops, nervous, its middle 22.5 from your left and 8.05 from your edge.",
    );
    expect(told("scouts-moved", { number: 3, nervous: true })).toBe(
      "Crimean Tatars moves Blue Brigade 4.5 BW ahead, and they are nervous there.",
    );
  });

  test("commands without anybody to lead", () => {
    expect(told("commands-declared", { commands: [{ commander: 0, units: [], ambushes: [] }] })).toBe(
      "You declare your commands: A Chodkiewicz leads nobody.",
    );
    expect(told("commands-declared", { commands: [] })).toBe("You declare your commands.");
  });
});
