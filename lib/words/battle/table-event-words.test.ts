import { describe, expect, test } from "vitest";
import { OTHER_TABLE_EVENTS, TABLE_EVENT_FIXTURES } from "@/tests/build/table-fixtures";
import { type BattleEvent, battleEvent } from "../../model/battle-event";
import { plain } from "../sentence";
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

const three = (event: BattleEvent): readonly string[] => EYES.map((eyes) => plain(eventSentence(event, eyes, BEFORE)));

/** As the defender, the invader and a spectator are told it. */
const SAID: Readonly<Record<string, readonly [string, string, string]>> = {
  "flank-chosen": [
    "You secured a flank with water 3.5 BW wide, on your left.",
    "Polish Crown secured a flank with water 3.5 BW wide, on your right.",
    "Polish Crown secured a flank with water 3.5 BW wide, on the defender’s left.",
  ],
  "flank-chosen of terrain": [
    "You secured a flank with terrain, on your right.",
    "Polish Crown secured a flank with terrain, on your left.",
    "Polish Crown secured a flank with terrain, on the defender’s right.",
  ],
  "kind-chosen": ["You chose a gentle hill.", "Polish Crown chose a gentle hill.", "Polish Crown chose a gentle hill."],
  "choosing-stopped": ["Crimean Tatars chose no more terrain.", "You chose no more terrain.", "Crimean Tatars chose no more terrain."],
  "piece-lost": [
    "You lost the lake: it cannot be in the middle of the table.",
    "Polish Crown lost the lake: it cannot be in the middle of the table.",
    "Polish Crown lost the lake: it cannot be in the middle of the table.",
  ],
  "placing-rolled": [
    "You rolled 3 and 6 for the gentle hill.",
    "Polish Crown rolled 3 and 6 for the gentle hill.",
    "Polish Crown rolled 3 and 6 for the gentle hill.",
  ],
  "piece-placed": [
    "You placed rocky ground (6 by 8.5 BW, turned 30°). Its middle is 12.34 from your left and 4 from your edge.",
    "Polish Crown placed rocky ground (6 by 8.5 BW, turned 30°). Its middle is 32.66 from your left and 26 from your edge.",
    "Polish Crown placed rocky ground (6 by 8.5 BW, turned 30°). Its middle is 12.34 from the defender’s left and 4 from their edge.",
  ],
  "piece-given-up": [
    "Crimean Tatars lost the wood: there was no room for it.",
    "You lost the wood: there was no room for it.",
    "Crimean Tatars lost the wood: there was no room for it.",
  ],
  "adjusting-rolled": [
    "Crimean Tatars rolled 5 to move or remove the rocky ground.",
    "You rolled 5 to move or remove the rocky ground.",
    "Crimean Tatars rolled 5 to move or remove the rocky ground.",
  ],
  "piece-adjusted": [
    "Crimean Tatars moved the rocky ground. Its middle is now 15.43 from your left and 4.5 from your edge, turned 75°.",
    "You moved the rocky ground. Its middle is now 29.57 from your left and 25.5 from your edge, turned 75°.",
    "Crimean Tatars moved the rocky ground. Its middle is now 15.43 from the defender’s left and 4.5 from their edge, turned 75°.",
  ],
  "piece-adjusted, removed": ["You removed the piece.", "Polish Crown removed the piece.", "Polish Crown removed the piece."],
  "camp-placed": [
    "You placed your fortified camp. Its middle is 20.5 from your left and 1 from your edge.",
    "Polish Crown placed their fortified camp. Its middle is 24.5 from your left and 29 from your edge.",
    "Polish Crown placed their fortified camp. Its middle is 20.5 from the defender’s left and 1 from their edge.",
  ],
  "unit-deployed": [
    "Crimean Tatars deployed Blue Brigade, 3 files wide, with stakes. Its middle is 22.5 from your left and 8.05 from your edge.",
    "You deployed Blue Brigade, 3 files wide, with stakes. Its middle is 22.5 from your left and 21.95 from your edge.",
    "Crimean Tatars deployed Blue Brigade, 3 files wide, with stakes. Its middle is 22.5 from the defender’s left and 8.05 from their edge.",
  ],
  "unit-straggling": [
    "There was no room to deploy Peasants. This group is a straggler, off the table.",
    "There was no room to deploy Peasants. This group is a straggler, off the table.",
    "There was no room to deploy Peasants. This group is a straggler, off the table.",
  ],
  "orders-given": [
    "Crimean Tatars ordered 1 flank march and 1 ambush marker, real or bluff.",
    "You ordered 1 flank march and 1 ambush marker, real or bluff.",
    "Crimean Tatars ordered 1 flank march and 1 ambush marker, real or bluff.",
  ],
  "orders-given, secret": [
    "You gave your orders in secret.",
    "Polish Crown gave their orders in secret.",
    "Polish Crown gave their orders in secret.",
  ],
  "artillery-wheeled": [
    "Crimean Tatars wheeled unit group 6 back 30° on its right corner.",
    "You wheeled unit group 6 back 30° on its right corner.",
    "Crimean Tatars wheeled unit group 6 back 30° on its right corner.",
  ],
  "pikes-dropped": [
    "Crimean Tatars dropped the pikes of Blue Brigade.",
    "You dropped the pikes of Blue Brigade.",
    "Crimean Tatars dropped the pikes of Blue Brigade.",
  ],
  passed: ["Crimean Tatars finished moving scouts.", "You finished moving scouts.", "Crimean Tatars finished moving scouts."],
  "order-revealed": [
    "You had to reveal an order: the flank march of your commander B is a bluff.",
    "Polish Crown had to reveal an order: the flank march of their commander B is a bluff.",
    "Polish Crown had to reveal an order: the flank march of their commander B is a bluff.",
  ],
  "order-revealed of an ambush": [
    "Crimean Tatars revealed an order: the ambush 10.5 from your left and 5 from your edge is unit group 9.",
    "You revealed an order: the ambush 34.5 from your left and 25 from your edge is unit group 9.",
    "Crimean Tatars revealed an order: the ambush 10.5 from the defender’s left and 5 from their edge is unit group 9.",
  ],
  "commander-placed": [
    "You placed A Chodkiewicz 22.5 from your left and 6.5 from your edge.",
    "Polish Crown placed their commander A 22.5 from your left and 23.5 from your edge.",
    "Polish Crown placed their commander A 22.5 from the defender’s left and 6.5 from their edge.",
  ],
  "commander-placed in ambush": [
    "Crimean Tatars placed their commander C with ambush 1.",
    "You placed your commander C with ambush 1.",
    "Crimean Tatars placed their commander C with ambush 1.",
  ],
  "commands-declared": [
    "You declared your commands. A Chodkiewicz leads unit groups 1, 2 and 3; your commander C leads ambush 1.",
    "Polish Crown: commands declared. Their commander A leads unit groups 1, 2 and 3; their commander C leads ambush 1.",
    "Polish Crown: commands declared. Their commander A leads unit groups 1, 2 and 3; their commander C leads ambush 1.",
  ],
  "scouts-moved": [
    "Crimean Tatars moved unit group 8 forward 4.5 BW.",
    "You moved unit group 8 forward 4.5 BW.",
    "Crimean Tatars moved unit group 8 forward 4.5 BW.",
  ],
  "close-offered": [
    "You entered a result: you score 15, Crimean Tatars scores 5.",
    "Polish Crown entered a result: you score 5, Polish Crown scores 15.",
    "Polish Crown entered a result: Polish Crown scores 15, Crimean Tatars scores 5.",
  ],
  "battle-closed": [
    "Crimean Tatars closed the battle: you score 15, Crimean Tatars scores 5.",
    "You closed the battle: you score 5, Polish Crown scores 15.",
    "Crimean Tatars closed the battle: Polish Crown scores 15, Crimean Tatars scores 5.",
  ],
};

test("every event of the table has its sentence", () => {
  expect([...FIXTURES.keys()].sort()).toEqual(Object.keys(SAID).sort());
});

test.each(Object.entries(SAID))("%s", (name, sentences) => {
  expect(three(FIXTURES.get(name) as BattleEvent)).toEqual(sentences);
});

test("a player who reads a record counts from the defender's corner, and knows no names", () => {
  const replayed: SeatNames = { eyes: "b", defender: "a", names };
  const told = (type: string) => plain(eventSentence(FIXTURES.get(type) as BattleEvent, replayed, BEFORE));
  expect([told("camp-placed"), told("commander-placed")]).toEqual([
    "Polish Crown placed their fortified camp. Its middle is 20.5 from the defender’s left and 1 from their edge.",
    "Polish Crown placed their commander A 22.5 from the defender’s left and 6.5 from their edge.",
  ]);
});

test("a piece turned past a quarter is described as it lies", () => {
  const laid = FIXTURES.get("piece-placed");
  const piece = laid?.type === "piece-placed" ? laid.piece : null;
  const event = { ...laid, piece: { ...piece, angle: 150 } } as BattleEvent;
  expect(plain(eventSentence(event, EYES[0] as SeatNames))).toContain("(8.5 by 6 BW, turned 60°)");
});

describe("what depends on how it was", () => {
  const told = (type: string, change: object) =>
    plain(eventSentence({ ...FIXTURES.get(type), ...change } as BattleEvent, EYES[0] as SeatNames, BEFORE));

  test("a piece left where it lies, and one moved without being turned", () => {
    expect(told("piece-adjusted", { do: "leave", to: null })).toBe("Crimean Tatars left the rocky ground where it was.");
    expect(told("piece-adjusted", { to: { x: 10, y: 3, angle: 0 } })).toBe(
      "Crimean Tatars moved the rocky ground. Its middle is now 10 from your left and 3 from your edge.",
    );
  });

  test("passing, by the step, and where nobody was asked", () => {
    expect(told("passed", { step: "finishing" })).toBe("Crimean Tatars finished with artillery and pikes.");
    expect(told("passed", { step: "deployment", forced: true })).toBe("Crimean Tatars had nothing left to deploy.");
  });

  test("no orders at all, and a march that goes round an edge", () => {
    expect(told("orders-given", { orders: [] })).toBe("Crimean Tatars ordered no flank march and no ambush.");
    const secret = { kind: "march", commander: 1, edge: "left", units: [4, 7] };
    expect(told("order-revealed", { secret, forced: false })).toBe(
      "You revealed an order: your commander B marches with unit groups 4 and 7 round your left.",
    );
    expect(told("order-revealed", { secret: { kind: "ambush", x: 4, y: 2, unit: null }, forced: false })).toBe(
      "You revealed an order: the ambush 4 from your left and 2 from your edge is a bluff.",
    );
  });

  test("how a unit group stands", () => {
    const deployed = FIXTURES.get("unit-deployed");
    const unit = deployed?.type === "unit-deployed" ? deployed.unit : null;
    const change = { form: "foot", caltrops: true, stakes: false, nervous: true };
    expect(told("unit-deployed", { unit: { ...unit, ...change } })).toBe(
      "Crimean Tatars deployed Blue Brigade, 3 files wide, on foot, with caltrops, nervous. Its middle is 22.5 from your left and 8.05 from your edge.",
    );
    expect(told("scouts-moved", { number: 3, nervous: true })).toBe(
      "Crimean Tatars moved Blue Brigade forward 4.5 BW. It is nervous there.",
    );
  });

  test("commands without anybody to lead", () => {
    expect(told("commands-declared", { commands: [{ commander: 0, units: [], ambushes: [] }] })).toBe(
      "You declared your commands. A Chodkiewicz leads nobody.",
    );
    expect(told("commands-declared", { commands: [] })).toBe("You declared your commands.");
  });
});
