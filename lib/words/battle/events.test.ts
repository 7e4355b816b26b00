import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { OTHER_TABLE_EVENTS, TABLE_EVENT_FIXTURES } from "@/tests/build/table-fixtures";
import { type BattleEvent, battleEvent, type Happening } from "../../model/battle-event";
import { battleView } from "../../model/battle-view";
import { plain } from "../sentence";
import { termsIn } from "../terms";
import { eventSentence, recordSentences } from "./events";
import type { SeatNames } from "./names";

describe("table event", () => {
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

  test("a die for a piece says whether it may be moved, where the battle's tables are at hand", () => {
    const event = FIXTURES.get("adjusting-rolled") as BattleEvent;
    const told = (moveFrom: number) => plain(eventSentence(event, { eyes: "b", defender: "a", names, moveFrom }, BEFORE));
    expect(told(5)).toBe("You rolled 5 for Polish Crown’s rocky ground: it may be moved.");
    expect(told(6)).toBe("You rolled 5 for Polish Crown’s rocky ground: it stays (a move needs 6 or more).");
  });

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
    "choosing-stopped": [
      "Crimean Tatars stopped choosing terrain.",
      "You stopped choosing terrain.",
      "Crimean Tatars stopped choosing terrain.",
    ],
    "piece-lost": [
      "Your lake was discarded, because the dice put it in the middle of the table.",
      "Polish Crown’s lake was discarded, because the dice put it in the middle of the table.",
      "Polish Crown’s lake was discarded, because the dice put it in the middle of the table.",
    ],
    "placing-rolled": [
      "You rolled 3 and 6 to place the gentle hill.",
      "Polish Crown rolled 3 and 6 to place the gentle hill.",
      "Polish Crown rolled 3 and 6 to place the gentle hill.",
    ],
    "piece-placed": [
      "You placed rocky ground (6 by 8.5 BW, turned 30°). Its middle is 12.34 BW from your left and 4 from your edge.",
      "Polish Crown placed rocky ground (6 by 8.5 BW, turned 30°). Its middle is 32.66 BW from your left and 26 from your edge.",
      "Polish Crown placed rocky ground (6 by 8.5 BW, turned 30°). Its middle is 12.34 BW from the defender’s left and 4 from their edge.",
    ],
    "piece-given-up": [
      "Crimean Tatars lost the wood: there was no room for it.",
      "You lost the wood: there was no room for it.",
      "Crimean Tatars lost the wood: there was no room for it.",
    ],
    "adjusting-rolled": [
      "Crimean Tatars rolled 5 for your rocky ground.",
      "You rolled 5 for Polish Crown’s rocky ground.",
      "Crimean Tatars rolled 5 for Polish Crown’s rocky ground.",
    ],
    "piece-adjusted": [
      "Crimean Tatars moved your rocky ground. Its middle is now 15.43 BW from your left and 4.5 from your edge, turned 75°.",
      "You moved Polish Crown’s rocky ground. Its middle is now 29.57 BW from your left and 25.5 from your edge, turned 75°.",
      "Crimean Tatars moved Polish Crown’s rocky ground. Its middle is now 15.43 BW from the defender’s left and 4.5 from their edge, turned 75°.",
    ],
    "piece-adjusted, removed": ["You removed the piece.", "Polish Crown removed the piece.", "Polish Crown removed the piece."],
    "camp-placed": [
      "You placed your fortified camp. Its middle is 20.5 BW from your left and 1 from your edge.",
      "Polish Crown placed their fortified camp. Its middle is 24.5 BW from your left and 29 from your edge.",
      "Polish Crown placed their fortified camp. Its middle is 20.5 BW from the defender’s left and 1 from their edge.",
    ],
    "unit-deployed": [
      "Crimean Tatars deployed Blue Brigade, 3 files wide, with stakes. Its middle is 22.5 BW from your left and 8.05 from your edge.",
      "You deployed Blue Brigade, 3 files wide, with stakes. Its middle is 22.5 BW from your left and 21.95 from your edge.",
      "Crimean Tatars deployed Blue Brigade, 3 files wide, with stakes. Its middle is 22.5 BW from the defender’s left and 8.05 from their edge.",
    ],
    "unit-straggling": [
      "There was no room to deploy Peasants. This group is a straggler, off the table.",
      "There was no room to deploy Peasants. This group is a straggler, off the table.",
      "There was no room to deploy Peasants. This group is a straggler, off the table.",
    ],
    "orders-given": [
      "Crimean Tatars ordered 1 flank march and 1 ambush marker, real or bluff.",
      "You ordered 1 flank march and 1 ambush marker.",
      "Crimean Tatars ordered 1 flank march and 1 ambush marker, real or bluff.",
    ],
    "orders-given, secret": [
      "You gave your orders in secret.",
      "Polish Crown gave their orders in secret.",
      "Polish Crown gave their orders in secret.",
    ],
    "artillery-wheeled": [
      "Crimean Tatars wheeled back unit group 6 by 30°, on its right corner.",
      "You wheeled back unit group 6 by 30°, on its right corner.",
      "Crimean Tatars wheeled back unit group 6 by 30°, on its right corner.",
    ],
    "pikes-dropped": [
      "Crimean Tatars dropped the pikes of Blue Brigade.",
      "You dropped the pikes of Blue Brigade.",
      "Crimean Tatars dropped the pikes of Blue Brigade.",
    ],
    passed: ["Crimean Tatars finished moving scouts.", "You finished moving scouts.", "Crimean Tatars finished moving scouts."],
    "order-revealed": [
      "You had to show an order before commanders are placed: the flank march of your commander B is a bluff.",
      "Polish Crown had to show an order before commanders are placed: the flank march of their commander B is a bluff.",
      "Polish Crown had to show an order before commanders are placed: the flank march of their commander B is a bluff.",
    ],
    "order-revealed of an ambush": [
      "Crimean Tatars revealed an order: the ambush 10.5 BW from your left and 5 from your edge hides unit group 9.",
      "You revealed an order: the ambush 34.5 BW from your left and 25 from your edge hides unit group 9.",
      "Crimean Tatars revealed an order: the ambush 10.5 BW from the defender’s left and 5 from their edge hides unit group 9.",
    ],
    "commander-placed": [
      "You placed Chodkiewicz (A), 22.5 BW from your left and 6.5 from your edge.",
      "Polish Crown placed their commander A, 22.5 BW from your left and 23.5 from your edge.",
      "Polish Crown placed their commander A, 22.5 BW from the defender’s left and 6.5 from their edge.",
    ],
    "commander-placed in ambush": [
      "Crimean Tatars placed their commander C with ambush 1.",
      "You placed your commander C with ambush 1.",
      "Crimean Tatars placed their commander C with ambush 1.",
    ],
    "commands-declared": [
      "You declared your commands. Chodkiewicz (A) leads unit groups 1, 2 and 3; your commander C leads ambush 1.",
      "Polish Crown declared their commands. Their commander A leads unit groups 1, 2 and 3; their commander C leads ambush 1.",
      "Polish Crown declared their commands. Their commander A leads unit groups 1, 2 and 3; their commander C leads ambush 1.",
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
      "Polish Crown placed their fortified camp. Its middle is 20.5 BW from the defender’s left and 1 from their edge.",
      "Polish Crown placed their commander A, 22.5 BW from the defender’s left and 6.5 from their edge.",
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
      expect(told("piece-adjusted", { do: "leave", to: null })).toBe("Crimean Tatars left your rocky ground in place.");
      expect(told("piece-adjusted", { to: { x: 10, y: 3, angle: 0 } })).toBe(
        "Crimean Tatars moved your rocky ground. Its middle is now 10 BW from your left and 3 from your edge.",
      );
    });

    test("passing, by the step, and where nobody was asked", () => {
      expect(told("passed", { step: "finishing" })).toBe("Crimean Tatars passed and can no longer wheel guns or drop pikes.");
      expect(told("passed", { step: "deployment", forced: true })).toBe("Crimean Tatars had nothing left to deploy.");
    });

    test("no orders at all, and a march that goes round an edge", () => {
      expect(told("orders-given", { orders: [] })).toBe("Crimean Tatars ordered no flank march and no ambush.");
      const secret = { kind: "march", commander: 1, edge: "left", units: [4, 7] };
      expect(told("order-revealed", { secret, forced: false })).toBe(
        "You revealed an order: your commander B marches with unit groups 4 and 7 round your left.",
      );
      expect(told("order-revealed", { secret: { kind: "ambush", x: 4, y: 2, unit: null }, forced: false })).toBe(
        "You revealed an order: the ambush 4 BW from your left and 2 from your edge is a bluff.",
      );
    });

    test("how a unit group stands", () => {
      const deployed = FIXTURES.get("unit-deployed");
      const unit = deployed?.type === "unit-deployed" ? deployed.unit : null;
      const change = { form: "foot", caltrops: true, stakes: false, nervous: true };
      expect(told("unit-deployed", { unit: { ...unit, ...change } })).toBe(
        "Crimean Tatars deployed Blue Brigade, 3 files wide, on foot, with caltrops, nervous. Its middle is 22.5 BW from your left and 8.05 from your edge.",
      );
      const walled = unit && { ...unit, stakes: false, troop: { ...unit.troop, characteristics: ["barricades"] } };
      expect(told("unit-deployed", { unit: walled })).toMatch(/^Crimean Tatars deployed Blue Brigade, 3 files wide, behind barricades\. /);
      expect(told("scouts-moved", { number: 3, nervous: true })).toBe(
        "Crimean Tatars moved Blue Brigade forward 4.5 BW. It is nervous there.",
      );
    });

    test("commands without anybody to lead", () => {
      expect(told("commands-declared", { commands: [{ commander: 0, units: [], ambushes: [] }] })).toBe(
        "You declared your commands. Chodkiewicz (A) leads nobody.",
      );
      expect(told("commands-declared", { commands: [] })).toBe("You declared your commands.");
    });
  });
});

describe("event", () => {
  const names = { a: "Polish Crown", b: "Crimean Tatars" };
  const MINE: SeatNames = { eyes: "a", names };
  const THEIRS: SeatNames = { eyes: "b", names };
  const PUBLIC: SeatNames = { eyes: null, names };

  const event = (happening: Happening, seq = 1): BattleEvent => ({ ...happening, seq, step: "days", chain: "0".repeat(64) });
  const said = (happening: Happening, reader: SeatNames) => plain(eventSentence(event(happening), reader));

  const SHOWN = battleView.parse(VIEW).forces.a;
  const NOTHING_DRAWN = { draws: null };
  const shownCards = { a: ["red" as const, "green" as const], b: ["black" as const] };

  describe("the sentence of an event", () => {
    const opened = { type: "battle-opened", seat: null, rules: "1", table: { width: 72, depth: 48 } } as const;
    const sealed = { type: "force-sealed", seat: "a", forceHash: "", force: null, salt: null, holder: null, sameHand: false } as const;
    const dealt = { type: "cards-dealt", seat: null, counts: { a: 2, b: 1 }, hands: null, pack: null, draws: null } as const;
    const scouted = { type: "scouting-dealt", seat: null, dealt: null, cards: shownCards, percent: { a: 80, b: 50 } } as const;

    test.each<[Happening, SeatNames, string]>([
      [{ ...opened, house: { a: false, b: false }, oneHand: false } as never, MINE, "Battle opened on a table of 72 by 48 BW."],
      [
        { ...opened, house: { a: false, b: false }, oneHand: false, openArmies: true } as never,
        MINE,
        "Battle opened on a table of 72 by 48 BW. Both players see both armies once both are in.",
      ],
      [
        { ...opened, house: { a: false, b: true }, oneHand: false } as never,
        MINE,
        "Battle opened on a table of 72 by 48 BW. The computer plays one army.",
      ],
      [
        { ...opened, house: { a: true, b: true }, oneHand: true } as never,
        PUBLIC,
        "Battle opened on a table of 72 by 48 BW. The computer plays both armies. Both armies are played on one device.",
      ],
      [{ ...sealed, shown: null }, MINE, "You brought your army. It cannot be changed any more."],
      [
        { ...sealed, shown: SHOWN, sameHand: true } as never,
        MINE,
        "You brought your army: Polish Crown. It cannot be changed any more. The same player holds both seats.",
      ],
      [{ ...sealed, shown: SHOWN }, THEIRS, "Polish Crown brought their army. It cannot be changed any more."],
      [{ type: "partner-joined", seat: "a", holder: "" }, MINE, "A partner joined you."],
      [{ type: "seat-sat", seat: "a", nonce: "" }, PUBLIC, "Polish Crown joined the battle."],
      [
        { type: "invasion-rolled", seat: null, dice: { a: "special", b: "skull" }, ...NOTHING_DRAWN },
        THEIRS,
        "Invasion roll: you rolled a skull and Polish Crown rolled an S.",
      ],
      [
        { type: "invasion-rolled", seat: null, dice: { a: "wound", b: "wound" }, ...NOTHING_DRAWN },
        PUBLIC,
        "Invasion roll: Polish Crown rolled a sword & arrow and Crimean Tatars rolled a sword & arrow. A tie: the dice are rolled again.",
      ],
      [{ type: "role-chosen", seat: "b", role: "invader" }, THEIRS, "You chose to invade."],
      [{ type: "territory-chosen", seat: "b", territory: "P" }, MINE, "Crimean Tatars chose Plains."],
      [{ type: "intercept-waived", seat: "b" }, MINE, "Crimean Tatars left the marker to the defender."],
      [{ type: "square-chosen", seat: "a", square: "C5" }, MINE, "You placed the marker on C5."],
      [dealt, PUBLIC, "Map cards dealt: 2 to Polish Crown and 1 to Crimean Tatars."],
      [{ ...dealt, hands: { a: ["red", "green"], b: [] } }, MINE, "Map cards dealt: 2 to you (red and green) and 1 to Crimean Tatars."],
      [{ type: "day-declared", seat: "a", day: 2, pass: true, forced: false }, MINE, "You chose to pass on day 2."],
      [{ type: "day-declared", seat: "a", day: 2, pass: false, forced: false }, THEIRS, "Polish Crown chose to play a card on day 2."],
      [{ type: "day-declared", seat: "b", day: 5, pass: true, forced: true }, MINE, "Crimean Tatars had to pass on day 5."],
      [{ type: "card-committed", seat: "a", day: 1, card: null }, THEIRS, "Polish Crown played a card, face down."],
      [{ type: "card-committed", seat: "a", day: 1, card: "green" }, MINE, "You played a green card, face down."],
      [
        { type: "cards-revealed", seat: null, day: 1, cards: { a: "yellow", b: "green" }, difference: 2, mover: "a" },
        MINE,
        "Crimean Tatars revealed green and you revealed yellow. You won by two.",
      ],
      [
        { type: "cards-revealed", seat: null, day: 1, cards: { a: null, b: "red" }, difference: 4, mover: "b" },
        PUBLIC,
        "Polish Crown passed and Crimean Tatars revealed red. Crimean Tatars won by four.",
      ],
      [
        { type: "cards-revealed", seat: null, day: 1, cards: { a: "black", b: null }, difference: 0, mover: null },
        MINE,
        "You revealed black and Crimean Tatars passed. A tie: the marker stays.",
      ],
      [{ type: "marker-moved", seat: "a", day: 1, from: "C5", to: "C4" }, PUBLIC, "Polish Crown moved the marker from C5 to C4."],
      [{ type: "marker-moved", seat: "a", day: 1, from: "C5", to: "C5" }, MINE, "You left the marker on C5."],
      [{ type: "cards-kept", seat: "b", count: 1, keep: null }, MINE, "Crimean Tatars kept 1 card for out-scouting."],
      [{ type: "cards-kept", seat: "b", count: 2, keep: ["red", "white"] }, THEIRS, "You kept 2 cards for out-scouting: red and white."],
      [{ type: "cards-kept", seat: "b", count: 0, keep: [] }, THEIRS, "You kept no cards for out-scouting."],
      [
        { ...scouted, by: "a", difference: 30 },
        THEIRS,
        "You scouted 50% and Polish Crown scouted 80%. Polish Crown out-scouted you by 30%.",
      ],
      [
        { ...scouted, percent: { a: 50, b: 50 }, by: null, difference: 0 },
        PUBLIC,
        "Polish Crown scouted 50% and Crimean Tatars scouted 50%. A tie: nobody is out-scouted.",
      ],
      [{ type: "abandon-offered", seat: "a" }, MINE, "You offered to abandon the battle."],
      [{ type: "abandoned", seat: "b", alone: false }, THEIRS, "You agreed to abandon the battle."],
      [{ type: "abandoned", seat: "b", alone: true }, MINE, "Crimean Tatars abandoned the battle."],
      [{ type: "seed-published", seat: null, seed: "" }, PUBLIC, "You can now see that the dice and cards were fair."],
    ])("%#: %o", (happening, reader, sentence) => {
      expect(said(happening, reader)).toBe(sentence);
    });

    test("names its words of the rules", () => {
      expect(termsIn(eventSentence(event({ type: "role-chosen", seat: "b", role: "invader" }), MINE))).toEqual(["invader"]);
      expect(termsIn(eventSentence(event({ ...scouted, by: "a", difference: 30 }), MINE))).toEqual(["out-scouting"]);
      expect(termsIn(eventSentence(event({ type: "territory-chosen", seat: "b", territory: "F" }), MINE))).toEqual(["forest"]);
    });
  });

  test("a second card on the same day by the same seat is a changed card", () => {
    const commit = (seat: "a" | "b", day: number, card: "red" | null = null): Happening => ({ type: "card-committed", seat, day, card });
    const record = [commit("a", 1), commit("a", 1), commit("b", 1), commit("a", 2), commit("b", 2), commit("b", 2, "red")];
    expect(
      recordSentences(
        record.map((one, index) => event(one, index + 1)),
        MINE,
      ).map(({ sentence }) => plain(sentence)),
    ).toEqual([
      "You played a card, face down.",
      "You changed your card.",
      "Crimean Tatars played a card, face down.",
      "You played a card, face down.",
      "Crimean Tatars played a card, face down.",
      "Crimean Tatars changed their card to red.",
    ]);
  });

  test("the sentences of a record keep the number, the step and the day of their events", () => {
    const sentences = recordSentences(
      [event({ type: "seat-sat", seat: "a", nonce: "" }, 4), event({ type: "marker-moved", seat: "a", day: 3, from: "C5", to: "C4" }, 9)],
      PUBLIC,
    );
    expect(sentences.map(({ seq, step, day }) => ({ seq, step, day }))).toEqual([
      { seq: 4, step: "days", day: null },
      { seq: 9, step: "days", day: 3 },
    ]);
  });
});
