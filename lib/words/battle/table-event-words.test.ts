import { describe, expect, test } from "vitest";
import { OTHER_TABLE_EVENTS, TABLE_EVENT_FIXTURES } from "@/tests/build/table-fixtures";
import { type BattleEvent, battleEvent } from "../../model/battle-event";
import { eventSentence } from "./event-words";
import type { SeatNames } from "./seat-names";

const names = { a: "Polish Crown", b: "Crimean Tatars" };
/** Seat a defends. */
const EYES: readonly SeatNames[] = [
  { eyes: "a", defender: "a", names },
  { eyes: "b", defender: "a", names },
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
    "They put water 3.5 BW wide on your right.",
    "Polish Crown puts water 3.5 BW wide on the defender's left.",
  ],
  "flank-chosen of terrain": [
    "You rest a flank on terrain, on your right.",
    "They rest a flank on terrain, on your left.",
    "Polish Crown rests a flank on terrain, on the defender's right.",
  ],
  "kind-chosen": ["You choose a gentle hill.", "They choose a gentle hill.", "Polish Crown chooses a gentle hill."],
  "choosing-stopped": ["They choose no more terrain.", "You choose no more terrain.", "Crimean Tatars chooses no more terrain."],
  "piece-lost": [
    "You lose the lake: it may not lie in the middle of the table.",
    "They lose the lake: it may not lie in the middle of the table.",
    "Polish Crown loses the lake: it may not lie in the middle of the table.",
  ],
  "placing-rolled": [
    "You roll 3 and 6 for the gentle hill.",
    "They roll 3 and 6 for the gentle hill.",
    "Polish Crown rolls 3 and 6 for the gentle hill.",
  ],
  "piece-placed": [
    "You lay rocky ground, 6 by 8.5 BW, at 12.34 / 4, turned 30°.",
    "They lay rocky ground, 6 by 8.5 BW, at 12.34 / 4, turned 30°.",
    "Polish Crown lays rocky ground, 6 by 8.5 BW, at 12.34 / 4, turned 30°.",
  ],
  "piece-given-up": [
    "No place is free for the wood: they lose it.",
    "No place is free for the wood: you lose it.",
    "No place is free for the wood: Crimean Tatars loses it.",
  ],
  "adjusting-rolled": [
    "They roll 5 against the rocky ground.",
    "You roll 5 against the rocky ground.",
    "Crimean Tatars rolls 5 against the rocky ground.",
  ],
  "piece-adjusted": [
    "They move the rocky ground to 15.43 / 4.5, turned 75°.",
    "You move the rocky ground to 15.43 / 4.5, turned 75°.",
    "Crimean Tatars moves the rocky ground to 15.43 / 4.5, turned 75°.",
  ],
  "piece-adjusted, removed": ["You remove the piece.", "They remove the piece.", "Polish Crown removes the piece."],
  "camp-placed": [
    "You pitch your fortified camp at 20.5 / 1.",
    "They pitch their fortified camp at 20.5 / 1.",
    "Polish Crown pitches its fortified camp at 20.5 / 1.",
  ],
  "unit-deployed": [
    "They deploy Blue Brigade at 22.5 / 8.05, 3 wide, with stakes.",
    "You deploy Blue Brigade at 22.5 / 8.05, 3 wide, with stakes.",
    "Crimean Tatars deploys Blue Brigade at 22.5 / 8.05, 3 wide, with stakes.",
  ],
  "unit-straggling": [
    "No place is free for Peasants: it straggles.",
    "No place is free for Peasants: it straggles.",
    "No place is free for Peasants: it straggles.",
  ],
  "orders-given": [
    "They order 1 flank march and 1 ambush marker, real or bluff.",
    "You order 1 flank march and 1 ambush marker, real or bluff.",
    "Crimean Tatars orders 1 flank march and 1 ambush marker, real or bluff.",
  ],
  "orders-given, secret": [
    "You have given your orders in secret.",
    "They have given their orders in secret.",
    "Polish Crown has given its orders in secret.",
  ],
  "artillery-wheeled": [
    "They wheel unit group 6 back 30° on its right corner.",
    "You wheel unit group 6 back 30° on its right corner.",
    "Crimean Tatars wheels unit group 6 back 30° on its right corner.",
  ],
  "pikes-dropped": [
    "They let Blue Brigade drop their pikes.",
    "You let Blue Brigade drop their pikes.",
    "Crimean Tatars lets Blue Brigade drop their pikes.",
  ],
  passed: ["They move no more scouts.", "You move no more scouts.", "Crimean Tatars moves no more scouts."],
  "order-revealed": [
    "You must show an order: the march of commander 2 is a bluff.",
    "They must show an order: the march of commander 2 is a bluff.",
    "Polish Crown must show an order: the march of commander 2 is a bluff.",
  ],
  "order-revealed of an ambush": [
    "They show an order: the ambush at 10.5 / 5 is unit group 9.",
    "You show an order: the ambush at 10.5 / 5 is unit group 9.",
    "Crimean Tatars shows an order: the ambush at 10.5 / 5 is unit group 9.",
  ],
  "commander-placed": [
    "You place the army commander at 22.5 / 6.5.",
    "They place the army commander at 22.5 / 6.5.",
    "Polish Crown places the army commander at 22.5 / 6.5.",
  ],
  "commander-placed in ambush": [
    "They place commander 3 with ambush 1.",
    "You place commander 3 with ambush 1.",
    "Crimean Tatars places commander 3 with ambush 1.",
  ],
  "commands-declared": [
    "You declare your commands: the army commander leads unit groups 1, 2 and 3; commander 3 leads ambush 1.",
    "They declare their commands: the army commander leads unit groups 1, 2 and 3; commander 3 leads ambush 1.",
    "Polish Crown declares its commands: the army commander leads unit groups 1, 2 and 3; commander 3 leads ambush 1.",
  ],
  "scouts-moved": [
    "They move unit group 8 4.5 BW ahead.",
    "You move unit group 8 4.5 BW ahead.",
    "Crimean Tatars moves unit group 8 4.5 BW ahead.",
  ],
  "close-offered": [
    "You enter a result: you score 15, they score 5.",
    "They enter a result: you score 5, they score 15.",
    "Polish Crown enters a result: Polish Crown scores 15, Crimean Tatars scores 5.",
  ],
  "battle-closed": [
    "They close the battle: you score 15, they score 5.",
    "You close the battle: you score 5, they score 15.",
    "Crimean Tatars closes the battle: Polish Crown scores 15, Crimean Tatars scores 5.",
  ],
};

test("every event of the table has its sentence", () => {
  expect([...FIXTURES.keys()].sort()).toEqual(Object.keys(SAID).sort());
});

test.each(Object.entries(SAID))("%s", (name, sentences) => {
  expect(three(FIXTURES.get(name) as BattleEvent)).toEqual(sentences);
});

describe("what depends on how it was", () => {
  const told = (type: string, change: object) =>
    eventSentence({ ...FIXTURES.get(type), ...change } as BattleEvent, EYES[0] as SeatNames, BEFORE);

  test("a piece left where it lies, and one moved without being turned", () => {
    expect(told("piece-adjusted", { do: "leave", to: null })).toBe("They leave the rocky ground where it lies.");
    expect(told("piece-adjusted", { to: { x: 10, y: 3, angle: 0 } })).toBe("They move the rocky ground to 10 / 3.");
  });

  test("passing, by the step, and where nobody was asked", () => {
    expect(told("passed", { step: "finishing" })).toBe("They leave guns and pikes as they are.");
    expect(told("passed", { step: "deployment", forced: true })).toBe("They have nobody left to deploy.");
  });

  test("no orders at all, and a march that goes round an edge", () => {
    expect(told("orders-given", { orders: [] })).toBe("They send nobody on a march or into ambush.");
    const secret = { kind: "march", commander: 1, edge: "left", units: [4, 7] };
    expect(told("order-revealed", { secret, forced: false })).toBe(
      "You show an order: commander 2 marches with unit groups 4 and 7 round your left.",
    );
    expect(told("order-revealed", { secret: { kind: "ambush", x: 4, y: 2, unit: null }, forced: false })).toBe(
      "You show an order: the ambush at 4 / 2 is a bluff.",
    );
  });

  test("how a unit group stands", () => {
    const deployed = FIXTURES.get("unit-deployed");
    const unit = deployed?.type === "unit-deployed" ? deployed.unit : null;
    const change = { form: "foot", caltrops: true, stakes: false, nervous: true };
    expect(told("unit-deployed", { unit: { ...unit, ...change } })).toBe(
      "They deploy Blue Brigade at 22.5 / 8.05, 3 wide, on foot, with caltrops, nervous.",
    );
    expect(told("scouts-moved", { number: 3, nervous: true })).toBe("They move Blue Brigade 4.5 BW ahead, and they are nervous there.");
  });

  test("commands without anybody to lead", () => {
    expect(told("commands-declared", { commands: [{ commander: 0, units: [], ambushes: [] }] })).toBe(
      "You declare your commands: the army commander leads nobody.",
    );
    expect(told("commands-declared", { commands: [] })).toBe("You declare your commands.");
  });
});
